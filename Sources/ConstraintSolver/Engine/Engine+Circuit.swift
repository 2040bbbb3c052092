// The circuit of a member: its row as a combination of the active ones, one sparse row of the
// inverse. Walking by falling depth, each variable is met after all that contribute to it.
extension Engine {
  /// Computes `entering row = Σ weight · active member`; false when stale variables are reached.
  ///
  /// A variable whose definition changed in this round has depths and values behind it that are not
  /// yet repaired. Reaching one is enough to refuse, even with a weight of zero: it may have been
  /// reached too early to be zero for good.
  mutating func computeCircuit(of member: Int32) -> Bool {
    let links = links.elements.view
    let nodes = nodes.view
    stamp &+= 1
    circuitStamp &+= 1
    circuit.removeAll()
    heap.removeAll()
    statistics.circuits &+= 1
    var isStale = false
    if member >= 0 {
      let row = rows[member]
      var link = row.firstTerm
      let end = link &+ row.termCount
      while link < end {
        let entry = links[link]
        nodes[entry.variable].work += entry.coefficient
        reach(entry.variable, &isStale)
        link &+= 1
      }
    } else {
      nodes[~member].work += 1
      reach(~member, &isStale)
    }
    while heap.count > 0 {
      let variable = popDeepest()
      let node = nodes[variable]
      if node.block >= 0 {
        passBlock(node.block, &isStale)
        continue
      }
      nodes[variable].work = 0
      if isStale || abs(node.work) < Tolerance.cancellation { continue }
      nodes[variable].circuitMark = circuitStamp
      if node.definition < 0 {
        circuit.append(CircuitMember(member: ~variable, weight: node.work))
        continue
      }
      let weight = quotient(node.work, node.pivot)
      circuit.append(CircuitMember(member: node.definition, weight: weight))
      spread(node.definition, weight, except: variable, &isStale)
    }
    statistics.circuitMembers &+= circuit.count
    return !isStale
  }

  /// Subtracts `weight` times a row from what is still to be explained.
  @inline(__always) private mutating func spread(
    _ index: Int32, _ weight: Double, except own: Int32, _ isStale: inout Bool
  ) {
    let links = links.elements.view
    let row = rows[index]
    var link = row.firstTerm
    let end = link &+ row.termCount
    while link < end {
      let entry = links[link]
      link &+= 1
      if entry.variable == own { continue }
      nodes[entry.variable].work -= weight * entry.coefficient
      reach(entry.variable, &isStale)
    }
  }

  @inline(__always) private mutating func reach(_ variable: Int32, _ isStale: inout Bool) {
    let nodes = nodes.view
    let node = nodes[variable]
    if node.mark == stamp { return }
    if node.touched == round { isStale = true }
    if node.block < 0 {
      nodes[variable].mark = stamp
      pushByDepth(variable, node.depth)
      return
    }
    let record = blocks.records[node.block]
    for position in 0..<record.count {
      let member = blocks.member(record, position)
      nodes[member].mark = stamp
      if nodes[member].touched == round { isStale = true }
    }
    pushByDepth(blocks.member(record, 0), node.depth)
  }

  /// Explains what falls on a block: the tears by the transposed tear matrix, the rest in order.
  private mutating func passBlock(_ index: Int32, _ isStale: inout Bool) {
    let links = links.elements.view
    let nodes = nodes.view
    let count = blocks.records[index].count
    var isZero = true
    for position in 0..<count
    where abs(nodes[blocks.member(blocks.records[index], position)].work)
      > Tolerance.cancellation
    { isZero = false }
    if isZero || isStale {
      clearWork(of: index)
      return
    }
    if !blocks.records[index].isFactored { factorBlock(index) }
    let record = blocks.records[index]
    for position in 0..<count {
      let member = blocks.member(record, position)
      nodes[member].circuitMark = circuitStamp
      blocks.response[member] = nodes[member].work
    }
    let placed = count - record.tearCount
    var position = placed
    while position > 0 {
      position -= 1
      let variable = blocks.ordered(record, position)
      let weight = quotient(blocks.response[variable], nodes[variable].pivot)
      if weight == 0 { continue }
      let row = rows[nodes[variable].definition]
      for link in row.firstTerm..<(row.firstTerm &+ row.termCount) {
        let entry = links[link]
        if entry.variable == variable || nodes[entry.variable].block != index { continue }
        blocks.response[entry.variable] -= weight * entry.coefficient
      }
    }
    blocks.right.removeAll()
    for row in 0..<record.tearCount {
      blocks.right.append(blocks.response[blocks.ordered(record, placed + row)])
    }
    blocks.solveTransposed(record)
    for row in 0..<record.tearCount where abs(blocks.right[row]) > Tolerance.cancellation {
      let definition = nodes[blocks.ordered(record, placed + row)].definition
      let weight = blocks.right[row]
      circuit.append(CircuitMember(member: definition, weight: weight))
      spread(definition, weight, except: -1, &isStale)
    }
    position = placed
    while position > 0 {
      position -= 1
      let variable = blocks.ordered(record, position)
      let node = nodes[variable]
      nodes[variable].work = 0
      if abs(node.work) < Tolerance.cancellation { continue }
      let weight = quotient(node.work, node.pivot)
      circuit.append(CircuitMember(member: node.definition, weight: weight))
      spread(node.definition, weight, except: variable, &isStale)
    }
    clearWork(of: index)
  }

  private mutating func clearWork(of index: Int32) {
    let record = blocks.records[index]
    for position in 0..<record.count { nodes[blocks.member(record, position)].work = 0 }
  }

  // MARK: Heap of variables, deepest first

  @inline(__always) private mutating func pushByDepth(_ variable: Int32, _ depth: Int32) {
    let entry = Int64(depth) << 32 | Int64(variable)
    heap.append(entry)
    var position = heap.count &- 1
    while position > 0 {
      let parent = (position &- 1) >> 1
      let other = heap[parent]
      if other >= entry { break }
      heap[position] = other
      position = parent
    }
    heap[position] = entry
  }

  /// Enters a variable so that the least deep comes first.
  @inline(__always) mutating func pushShallow(_ variable: Int32, _ depth: Int32) {
    pushByDepth(variable, Int32.max &- depth)
  }

  @inline(__always) mutating func popDeepest() -> Int32 {
    let top = heap[0]
    let entry = heap.removeLast()
    let count = heap.count
    if count > 0 {
      var position = 0
      while true {
        var child = 2 &* position &+ 1
        if child >= count { break }
        if child &+ 1 < count && heap[child &+ 1] > heap[child] { child &+= 1 }
        let other = heap[child]
        if other <= entry { break }
        heap[position] = other
        position = child
      }
      heap[position] = entry
    }
    return Int32(truncatingIfNeeded: top)
  }
}
