// Blocks (essay, 2.1): finding the blocks of the definition graph, and solving inside one.
extension Engine {
  /// Dissolves a variable's block; its members are collected in `blocks.affected` for `rebuildBlocks`.
  mutating func dissolveBlock(of variable: NodeIndex) {
    let nodes = nodes.view
    let index = nodes[variable].block
    guard index.exists else { return }
    let record = blocks.records[index]
    for position in 0..<record.count {
      let member = blocks.member(record, position)
      nodes[member].block = .null
      nodes[member].touched = epochs.round
      blocks.affected.append(member)
      work.seeds.append(member)
    }
    blocks.release(index)
  }

  /// Finds the blocks among the variables in `blocks.affected` and what they depend on, and their depths.
  mutating func rebuildBlocks() {
    let nodes = nodes.view
    blocks.response.extend(to: nodes.count, with: 0)
    blocks.places.extend(to: nodes.count, with: 0)
    // A cycle through `blocks.affected` stays at or above its least depth, if depths are valid.
    var floor: Int32 = -1
    if !evaluation.depthsAreDirty {
      floor = Int32.max
      for position in 0..<blocks.affected.count {
        floor = min(floor, nodes[blocks.affected[position]].depth)
      }
    }
    epochs.visit &+= 1
    blocks.visits.removeAll()
    blocks.stack.removeAll()
    blocks.left.removeAll()
    let count = blocks.affected.count
    for position in 0..<count where nodes[blocks.affected[position]].mark != epochs.visit {
      searchBlocks(from: blocks.affected[position], floor: floor)
    }
    for position in 0..<count {
      let variable = blocks.affected[position]
      let block = nodes[variable].block
      if block.exists {
        levelBlock(block)
      } else if nodes[variable].definition.isRow {
        let depth = depthByDefinition(of: variable)
        if depth > nodes[variable].depth {
          nodes[variable].depth = depth
          evaluation.depthsAreDirty = true
        }
      }
    }
  }

  /// Gives all members of a block the same depth, above what they depend on.
  private mutating func levelBlock(_ index: BlockIndex) {
    let nodes = nodes.view
    let record = blocks.records[index]
    var highest: Int32 = 0
    var lowest = Int32.max
    for position in 0..<record.count {
      let member = blocks.member(record, position)
      highest = max(highest, nodes[member].depth, depthByDefinition(of: member))
      lowest = min(lowest, nodes[member].depth)
      nodes[member].touched = epochs.round
    }
    guard lowest != highest else { return }
    for position in 0..<record.count { nodes[blocks.member(record, position)].depth = highest }
    evaluation.depthsAreDirty = true
  }

  private mutating func enterSearch(_ variable: NodeIndex) {
    nodes[variable].mark = epochs.visit
    blocks.enter(variable)
    let definition = nodes[variable].definition
    let link = definition.isRow ? rows[definition.row].firstTerm : .null
    blocks.path.append(BlockStep(variable: variable, link: link))
  }

  /// Tarjan's search for strongly connected components, without recursion.
  private mutating func searchBlocks(from root: NodeIndex, floor: Int32) {
    blocks.path.removeAll()
    enterSearch(root)
    while blocks.path.count > 0 {
      let top = blocks.path.count &- 1
      let variable = blocks.path[top].variable
      if descend(from: variable, top: top, floor: floor) { continue }
      blocks.path.truncate(to: top)
      let low = blocks[variable].low
      if top > 0 {
        let parent = blocks.path[top &- 1].variable
        if low < blocks[parent].low { blocks[parent].low = low }
      }
      if low == blocks[variable].index {
        closeBlock(variable)
      } else {
        blocks[variable].state = 2
        blocks.left.append(variable)
      }
    }
  }

  private mutating func descend(from variable: NodeIndex, top: Int, floor: Int32) -> Bool {
    let links = links.elements.view
    let nodes = nodes.view
    let rows = rows.view
    let definition = nodes[variable].definition
    guard definition.isRow else { return false }
    let end = rows[definition.row].firstTerm &+ rows[definition.row].termCount
    var link = blocks.path[top].link
    while link < end {
      let other = links[link].variable
      link &+= 1
      if nodes[other].depth < floor { continue }
      if nodes[other].mark != epochs.visit {
        blocks.path[top].link = link
        enterSearch(other)
        return true
      }
      let visit = blocks[other]
      if visit.state == 0 { continue }
      if visit.index < blocks[variable].low { blocks[variable].low = visit.index }
      if visit.state == 1, other != variable { blocks[other].isTarget = true }
    }
    blocks.path[top].link = link
    return false
  }

  private mutating func closeBlock(_ variable: NodeIndex) {
    let nodes = nodes.view
    var start = blocks.stack.count - 1
    while blocks.stack[start] != variable { start -= 1 }
    let count = blocks.stack.count - start
    defer {
      for position in start..<blocks.stack.count {
        blocks[blocks.stack[position]].state = 0
      }
      blocks.stack.truncate(to: start)
      blocks.left.truncate(to: blocks.left.count - (count - 1))
    }
    guard count > 1 else { return }
    let old = nodes[variable].block
    if old.exists, blocks.records[old].count == Int32(count) {
      var isSame = true
      for position in start..<blocks.stack.count
      where nodes[blocks.stack[position]].block != old { isSame = false }
      if isSame { return }
    }
    for position in start..<blocks.stack.count {
      // A smaller block becomes part of this one.
      let part = nodes[blocks.stack[position]].block
      if part.exists {
        let record = blocks.records[part]
        for inner in 0..<record.count { nodes[blocks.member(record, inner)].block = .null }
        blocks.release(part)
      }
    }
    let index = blocks.make(count: count)
    let run = blocks.records[index].start
    for position in start..<blocks.stack.count {
      let member = blocks.stack[position]
      nodes[member].block = index
      blocks.members.elements[run + Int32(position - start)] = member
      blocks.affected.append(member)
      work.seeds.append(member)
    }
    orderRing(index, root: variable)
  }

  /// Orders the members of a block as the search has left them if all cycles lead through its root, the
  /// tear, as in a ring of equal sizes.
  private mutating func orderRing(_ index: BlockIndex, root: NodeIndex) {
    let record = blocks.records[index]
    for position in 0..<record.count {
      let member = blocks.member(record, position)
      if member != root, blocks[member].isTarget { return }
    }
    let ordered = record.start &+ record.count
    let left = blocks.left.count - Int(record.count - 1)
    for position in 0..<(record.count - 1) {
      blocks.members.elements[ordered &+ position] = blocks.left[left + Int(position)]
    }
    blocks.members.elements[ordered &+ record.count &- 1] = root
    blocks.records[index].isOrdered = true
  }

  // MARK: Solving inside a block

  /// Orders a block's members, chooses its tears and factors the tear matrix.
  ///
  /// If substitution amplifies errors too much, every member becomes a tear: the block is then
  /// factored as a dense system, with row exchanges.
  mutating func factorBlock(_ index: BlockIndex) {
    statistics.factorings &+= 1
    if blocks.records[index].isOrdered, areAllPlaceable(index) {
      blocks.setTears(index, 1)
    } else {
      placeMembers(index)
    }
    var growth = fillTearMatrix(index)
    if growth > Tolerance.largestGrowth || accuracy.isCareful,
      blocks.records[index].count <= Self.largestDenseBlock
    {
      tearAll(index)
      growth = fillTearMatrix(index)
    }
    if !blocks.factor(index, growth: growth) { loseAccuracy(.singular) }
    if blocks.records[index].growth > Limit.ordinaryRatio { accuracy.metGrowth = true }
  }

  /// Number of members up to which a block can be factored as a dense system: 32 MB of
  /// coefficients.
  private static var largestDenseBlock: Int32 { 2000 }

  private mutating func tearAll(_ index: BlockIndex) {
    let record = blocks.records[index]
    let run = record.start &+ record.count
    for position in 0..<record.count {
      blocks.members.elements[run + position] = blocks.member(record, position)
    }
    blocks.setTears(index, Int(record.count))
  }

  /// Orders the members so that each follows from those before it, given the values of the tears.
  private mutating func placeMembers(_ index: BlockIndex) {
    let record = blocks.records[index]
    countInnerReferences(index, record)
    blocks.ready.removeAll()
    for position in 0..<record.count {
      let member = blocks.member(record, position)
      if blocks[member].index == 0 { blocks.ready.append(member) }
    }
    var placed: Int32 = 0
    var tears: Int32 = 0
    let run = record.start &+ record.count
    while placed + tears < record.count {
      if let variable = blocks.ready.popLast() {
        if blocks[variable].state != 0 { continue }
        if !isPlaceable(variable, index) {
          // Dividing by a small pivot would amplify the errors of all others, so the variable
          // becomes a tear.
          blocks[variable].state = 2
          tears += 1
          blocks.members.elements[run + record.count - tears] = variable
          releaseInner(variable, index)
          continue
        }
        blocks[variable].state = 1
        blocks.members.elements[run + placed] = variable
        placed += 1
        releaseInner(variable, index)
        continue
      }
      // No member follows from the known ones: the variable that most others need becomes a tear.
      var best = NodeIndex.null
      for position in 0..<record.count {
        let member = blocks.member(record, position)
        if blocks[member].state != 0 { continue }
        if !best.exists || blocks[member].low > blocks[best].low { best = member }
      }
      blocks[best].state = 2
      tears += 1
      blocks.members.elements[run + record.count - tears] = best
      releaseInner(best, index)
    }
    blocks.setTears(index, Int(tears))
  }

  /// Whether no member of a block but the last, the tear, has a small pivot.
  private mutating func areAllPlaceable(_ index: BlockIndex) -> Bool {
    let record = blocks.records[index]
    for position in 0..<(record.count - 1)
    where !isPlaceable(blocks.ordered(record, position), index) { return false }
    return true
  }

  /// A Boolean value that indicates whether a member's pivot is not small compared with the other
  /// coefficients of its row in the block.
  private mutating func isPlaceable(_ variable: NodeIndex, _ index: BlockIndex) -> Bool {
    let links = links.elements.view
    let nodes = nodes.view
    let limit = abs(nodes[variable].pivot) / Tolerance.placement
    let row = rows[nodes[variable].definition.row]
    for link in row.links {
      let entry = links[link]
      if abs(entry.coefficient) > limit, nodes[entry.variable].block == index { return false }
    }
    return true
  }

  private mutating func countInnerReferences(_ index: BlockIndex, _ record: Blocks.Record) {
    let links = links.elements.view
    let nodes = nodes.view
    blocks.visits.removeAll()
    blocks.visits.extend(to: Int(record.count), with: Blocks.Visit())
    for position in 0..<record.count { blocks.places[blocks.member(record, position)] = position }
    for position in 0..<record.count {
      let member = blocks.member(record, position)
      let row = rows[nodes[member].definition.row]
      for link in row.links {
        let other = links[link].variable
        if other == member || nodes[other].block != index { continue }
        blocks[member].index += 1
        blocks[other].low += 1
      }
    }
  }

  private mutating func releaseInner(_ variable: NodeIndex, _ index: BlockIndex) {
    let links = links.elements.view
    let nodes = nodes.view
    var link = nodes[variable].firstLink
    while link.exists {
      let entry = links[link]
      link = entry.next
      let other = rows[entry.row].defined
      if !other.exists || other == variable || nodes[other].block != index { continue }
      blocks[other].index -= 1
      if blocks[other].index == 0 && blocks[other].state == 0 {
        blocks.ready.append(other)
      }
    }
  }

  /// Computes the response of the tears' rows to each tear, and returns the greatest response of
  /// any member.
  private mutating func fillTearMatrix(_ index: BlockIndex) -> Double {
    var growth = 1.0
    let record = blocks.records[index]
    let n = record.tearCount
    let placed = record.count - n
    blocks.beginRowSizes(n)
    for column in 0..<n {
      for position in 0..<record.count { blocks.response[blocks.member(record, position)] = 0 }
      blocks.response[blocks.ordered(record, placed + column)] = 1
      for position in 0..<placed {
        let variable = blocks.ordered(record, position)
        let sum = innerSum(of: variable, in: index, excluding: variable).sum
        let response = quotient(-sum, nodes[variable].pivot)
        blocks.response[variable] = response
        growth = max(growth, abs(response))
      }
      for row in 0..<n {
        let tear = blocks.ordered(record, placed + row)
        let (sum, size) = innerSum(of: tear, in: index, excluding: .null)
        blocks.reals.elements[record.factors + row * n + column] = sum
        blocks.rowSizes[row] = max(blocks.rowSizes[row], size)
      }
    }
    return growth
  }

  /// Returns Σ coefficient · response over the terms inside the block of a variable's definition,
  /// and the size of the terms: a sum that is much smaller than its terms has lost digits.
  mutating func innerSum(
    of variable: NodeIndex, in index: BlockIndex, excluding own: NodeIndex
  ) -> (sum: Double, size: Double) {
    let links = links.elements.view
    let nodes = nodes.view
    let row = rows[nodes[variable].definition.row]
    var sum = 0.0
    var size = 0.0
    for link in row.links {
      let entry = links[link]
      if entry.variable == own || nodes[entry.variable].block != index { continue }
      let product = entry.coefficient * blocks.response[entry.variable]
      sum += product
      size += abs(product)
    }
    return (sum, size)
  }

  /// Computes in `blocks.response` the response of a block's members when the residual of the
  /// active row `disturbed` inside it increases by 1 and everything outside is constant.
  mutating func respond(_ index: BlockIndex, to disturbed: RowIndex) {
    if !blocks.records[index].isFactored { factorBlock(index) }
    let record = blocks.records[index]
    let n = record.tearCount
    let placed = record.count - n
    for position in 0..<record.count { blocks.response[blocks.member(record, position)] = 0 }
    respondInOrder(record, index, disturbed)
    blocks.right.removeAll()
    for row in 0..<n {
      let tear = blocks.ordered(record, placed + row)
      let goal = nodes[tear].definition.row == disturbed ? 1.0 : 0
      blocks.right.append(goal - innerSum(of: tear, in: index, excluding: .null).sum)
    }
    blocks.solve(record)
    for row in 0..<n { blocks.response[blocks.ordered(record, placed + row)] += blocks.right[row] }
    respondInOrder(record, index, disturbed)
  }

  private mutating func respondInOrder(
    _ record: Blocks.Record, _ index: BlockIndex, _ disturbed: RowIndex
  ) {
    let nodes = nodes.view
    for position in 0..<(record.count - record.tearCount) {
      let variable = blocks.ordered(record, position)
      let goal = nodes[variable].definition.row == disturbed ? 1.0 : 0
      let sum = innerSum(of: variable, in: index, excluding: variable).sum
      blocks.response[variable] = quotient(goal - sum, nodes[variable].pivot)
    }
  }
}
