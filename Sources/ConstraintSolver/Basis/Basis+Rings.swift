// Rings of definitions (essay, 2.3), which the crash basis closes: their search, and the blocks that they become.
extension Basis {
  /// Whether the closing row depends on the free variable of its ring, of which `match` has left the path in
  /// `blocks.affected`, also by the new definitions: then all members depend on each other.
  ///
  /// Otherwise some members only follow from the others: a row that depends on one variable alone turns a chain
  /// of definitions around, and what hangs on the chain then depends on a part of it.
  mutating func isOneBlock(_ free: NodeIndex, _ tables: inout Tables) -> Bool {
    let links = tables.links.elements.view
    let nodes = tables.nodes.mutableView
    tables.epochs.search &+= 1
    blocks.ready.removeAll()
    let first = blocks.affected[blocks.affected.count - 1]
    nodes[first].searchMark = tables.epochs.search
    blocks.ready.append(first)
    while let variable = blocks.ready.popLast() {
      for link in tables.rows[nodes[variable].definition.row].links {
        let other = links[link].variable
        if nodes[other].circuitMark != tables.epochs.circuit
          || nodes[other].searchMark == tables.epochs.search
        {
          continue
        }
        if other == free { return true }
        nodes[other].searchMark = tables.epochs.search
        blocks.ready.append(other)
      }
    }
    return false
  }

  /// Makes blocks of those members of a ring that depend on each other; the others are evaluated one by one.
  mutating func makeBlocksOfRing(_ tables: inout Tables) {
    tables.epochs.visit &+= 1
    blocks.beginSearch()
    let count = blocks.affected.count
    for position in 0..<count
    where tables.nodes[blocks.affected[position]].mark != tables.epochs.visit {
      searchBlocks(from: blocks.affected[position], floor: -1, isInCircuit: true, &tables)
    }
  }

  /// Finds the undetermined variables on which a row depends: in `blocks.left`, each after all that it depends
  /// on, those that are defined.
  ///
  /// Returns the one that is not defined, nil if there is none or several.
  mutating func searchRing(_ index: RowIndex, _ budget: inout Int, _ tables: inout Tables)
    -> NodeIndex?
  {
    let links = tables.links.elements.view
    let nodes = tables.nodes.mutableView
    tables.epochs.search &+= 1
    blocks.left.removeAll()
    blocks.path.removeAll()
    blocks.path.append(BlockStep(variable: .null, link: tables.rows[index].firstTerm))
    var free = NodeIndex.null
    while blocks.path.count > 0 {
      let top = blocks.path.count &- 1
      let step = blocks.path[top]
      let row = step.variable.exists ? nodes[step.variable].definition.row : index
      let end = tables.rows[row].firstTerm &+ tables.rows[row].termCount
      var link = step.link
      var next = NodeIndex.null
      while link < end, !next.exists {
        let other = links[link].variable
        link &+= 1
        if nodes[other].searchMark == tables.epochs.search
          || nodes[other].flags.contains(.determined)
        {
          continue
        }
        nodes[other].searchMark = tables.epochs.search
        if nodes[other].definition.isRow {
          next = other
        } else if free.exists {
          return nil
        } else {
          free = other
        }
      }
      // Counted for each visit, so that all searches together are linear in the terms.
      budget &-= 1
      if budget < 0 { return nil }
      if next.exists {
        blocks.path[top].link = link
        let definition = nodes[next].definition.row
        blocks.path.append(BlockStep(variable: next, link: tables.rows[definition].firstTerm))
      } else {
        blocks.path.truncate(to: top)
        if step.variable.exists { blocks.left.append(step.variable) }
      }
    }
    return free.exists ? free : nil
  }

  /// Marks the variables found that depend on the free one as members of a circuit, and computes their
  /// responses to it; returns their number with the free one.
  mutating func markRing(from free: NodeIndex, _ tables: inout Tables) -> Int {
    let links = tables.links.elements.view
    let nodes = tables.nodes.mutableView
    tables.epochs.circuit &+= 1
    nodes[free].circuitMark = tables.epochs.circuit
    blocks.response[free] = 1
    var count = 1
    for position in 0..<blocks.left.count {
      let variable = blocks.left[position]
      let row = tables.rows[nodes[variable].definition.row]
      var sum = 0.0
      var isMember = false
      for link in row.links {
        let entry = links[link]
        if nodes[entry.variable].circuitMark != tables.epochs.circuit { continue }
        isMember = true
        sum += entry.coefficient * blocks.response[entry.variable]
      }
      guard isMember else { continue }
      nodes[variable].circuitMark = tables.epochs.circuit
      blocks.response[variable] = quotient(-sum, nodes[variable].pivot)
      count += 1
    }
    return count
  }

  /// Makes a block of the members of a ring, of which `match` has left the path in `blocks.affected`.
  mutating func makeRing(_ free: NodeIndex, _ count: Int, _ tables: inout Tables) {
    let nodes = tables.nodes.mutableView
    let index = blocks.make(count: count)
    var place = blocks.records[index].start
    let first = place &+ Int32(truncatingIfNeeded: count)
    blocks.members.elements[place] = free
    nodes[free].block = index
    for position in 0..<blocks.left.count {
      let variable = blocks.left[position]
      guard nodes[variable].circuitMark == tables.epochs.circuit else { continue }
      place &+= 1
      blocks.members.elements[place] = variable
      nodes[variable].block = index
    }
    // Otherwise it is ordered when it is factored.
    guard blocks.isChain(in: tables) else { return }
    blocks.records[index].isOrdered = true
    // Given the tear, which the closing row defines, the path follows from it up to the free variable, and
    // the others from that.
    var next = first
    tables.epochs.search &+= 1
    var position = blocks.affected.count
    while position > 0 {
      position -= 1
      let variable = blocks.affected[position]
      nodes[variable].searchMark = tables.epochs.search
      if position == blocks.affected.count - 1 { continue }
      blocks.members.elements[next] = variable
      next &+= 1
    }
    for position in 0..<blocks.left.count {
      let variable = blocks.left[position]
      if nodes[variable].circuitMark != tables.epochs.circuit
        || nodes[variable].searchMark == tables.epochs.search
      {
        continue
      }
      blocks.members.elements[next] = variable
      next &+= 1
    }
    blocks.members.elements[next] = blocks.affected[blocks.affected.count - 1]
  }
}
