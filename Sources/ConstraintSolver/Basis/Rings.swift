// Rings of definitions (essay, 2.3), which the crash basis closes: their search, and the blocks that they become.
/// What the search for rings has found.
struct Rings: ~Copyable {
  /// The variables on which the present row depends, each after all that it depends on.
  fileprivate(set) var found = List<NodeIndex>()
  /// The path from the row.
  fileprivate var path = List<BlockStep>()
  fileprivate var ready = List<NodeIndex>()
  /// The members of the block that is made, the free variable first.
  fileprivate var members = List<NodeIndex>()

  var bytes: Int { found.bytes + path.bytes + ready.bytes + members.bytes }

  /// Frees the lists, which only a first solve uses.
  mutating func end() { self = Rings() }
}

extension Basis {
  /// Whether the closing row depends on the free variable of its ring, of which `match` has left the path in
  /// `matching.changed`, also by the new definitions: then all members depend on each other.
  ///
  /// Otherwise some members only follow from the others: a row that depends on one variable alone turns a chain
  /// of definitions around, and what hangs on the chain then depends on a part of it.
  mutating func isOneBlock(_ free: NodeIndex, _ tables: inout Tables) -> Bool {
    let nodes = tables.nodeRecords
    tables.beginSearch()
    rings.ready.removeAll()
    let first = matching.changed[matching.changed.count - 1]
    nodes[first].searchMark = tables.epochs.search
    rings.ready.append(first)
    while let variable = rings.ready.popLast() {
      var terms = tables.terms(of: nodes[variable].definition.row)
      while let other = terms.next()?.variable {
        if nodes[other].circuitMark != tables.epochs.circuit
          || nodes[other].searchMark == tables.epochs.search
        {
          continue
        }
        // One way back is enough: the path leads from the free variable to all of them.
        if other == free { return true }
        nodes[other].searchMark = tables.epochs.search
        rings.ready.append(other)
      }
    }
    return false
  }

  /// Makes blocks of those members of a ring that depend on each other; the others are evaluated one by one.
  mutating func makeBlocksOfRing(_ tables: inout Tables) {
    tables.beginVisit()
    search.begin()
    let count = matching.changed.count
    for position in 0..<count
    where tables.nodes[matching.changed[position]].mark != tables.epochs.visit {
      searchBlocks(from: matching.changed[position], floor: -1, isInCircuit: true, &tables)
    }
  }

  /// Finds the undetermined variables on which a row depends: in `rings.found`, each after all that it depends
  /// on, those that are defined.
  ///
  /// Returns the one that is not defined, nil if there is none or several.
  mutating func searchRing(_ index: RowIndex, _ budget: inout Int, _ tables: inout Tables)
    -> NodeIndex?
  {
    let links = tables.links.elements.view
    let nodes = tables.nodeRecords
    tables.beginSearch()
    rings.found.removeAll()
    rings.path.removeAll()
    rings.path.append(BlockStep(variable: .null, terms: tables.rows[index].links))
    var free = NodeIndex.null
    while rings.path.count > 0 {
      let top = rings.path.count &- 1
      var step = rings.path[top]
      var next = NodeIndex.null
      while !next.exists, let link = step.terms.next() {
        let other = links[link].variable
        if nodes[other].searchMark == tables.epochs.search
          || nodes[other].flags.contains(.determined)
        {
          continue
        }
        nodes[other].searchMark = tables.epochs.search
        if nodes[other].definition.isRow {
          next = other
        } else if free.exists {
          // Two free variables: this row alone cannot determine both.
          return nil
        } else {
          free = other
        }
      }
      // Counted for each visit, so that all searches together are linear in the terms.
      budget &-= 1
      if budget < 0 { return nil }
      if next.exists {
        rings.path[top] = step
        let definition = nodes[next].definition.row
        rings.path.append(BlockStep(variable: next, terms: tables.rows[definition].links))
      } else {
        rings.path.truncate(to: top)
        if step.variable.exists { rings.found.append(step.variable) }
      }
    }
    return free.exists ? free : nil
  }

  /// Marks the variables found that depend on the free one as members of a circuit, and computes their
  /// responses to it; returns their number with the free one.
  mutating func markRing(from free: NodeIndex, _ tables: inout Tables) -> Int {
    let nodes = tables.nodeRecords
    tables.beginCircuit()
    nodes[free].circuit.enter(tables.epochs.circuit)
    blocks.solution.set(1, of: free)
    var count = 1
    for position in 0..<rings.found.count {
      let variable = rings.found[position]
      var sum = 0.0
      var isMember = false
      var terms = tables.terms(of: nodes[variable].definition.row)
      while let entry = terms.next() {
        if nodes[entry.variable].circuitMark != tables.epochs.circuit { continue }
        isMember = true
        sum += entry.coefficient * blocks.solution[entry.variable]
      }
      // It depends on variables that are determined outside of the ring.
      guard isMember else { continue }
      nodes[variable].circuit.enter(tables.epochs.circuit)
      blocks.solution.set(quotient(-sum, nodes[variable].pivot), of: variable)
      count += 1
    }
    return count
  }

  /// Makes a block of the members of a ring, of which `match` has left the path in `matching.changed`.
  mutating func makeRing(_ free: NodeIndex, _ tables: inout Tables) {
    rings.members.removeAll()
    rings.members.append(free)
    for position in 0..<rings.found.count
    where tables.nodes[rings.found[position]].circuitMark == tables.epochs.circuit {
      rings.members.append(rings.found[position])
    }
    let index = blocks.make(of: rings.members, from: 0, &tables)
    // Otherwise it is ordered when it is factored.
    guard isChain(tables) else { return }
    blocks.noteOrdered(index)
    let nodes = tables.nodeRecords
    let record = blocks.records[index]
    // Given the tear, which the closing row defines, the path follows from it up to the free variable, and
    // the others from that.
    var next: Int32 = 0
    tables.beginSearch()
    var position = matching.changed.count
    while position > 0 {
      position -= 1
      let variable = matching.changed[position]
      nodes[variable].searchMark = tables.epochs.search
      if position == matching.changed.count - 1 { continue }
      blocks.place(variable, at: next, of: record)
      next &+= 1
    }
    for position in 1..<rings.members.count
    where nodes[rings.members[position]].searchMark != tables.epochs.search {
      blocks.place(rings.members[position], at: next, of: record)
      next &+= 1
    }
    blocks.place(matching.changed[matching.changed.count - 1], at: next, of: record)
  }

  /// Whether a row determines the free variable of its ring: its terms do not cancel.
  func isRegularRing(_ index: RowIndex, _ tables: borrowing Tables) -> Bool {
    var sum = 0.0
    var size = 0.0
    var terms = tables.terms(of: index)
    while let entry = terms.next() {
      if tables.nodes[entry.variable].circuitMark != tables.epochs.circuit { continue }
      let product = entry.coefficient * blocks.solution[entry.variable]
      sum += product
      size += abs(product)
    }
    // Terms that cancel would make a block that cannot be solved accurately.
    return abs(sum) > size / Tolerance.safeGrowth
  }

  /// Whether each variable of the path, except for the last in `matching.changed`, which the closing row
  /// defines, depends on its neighbour alone.
  private func isChain(_ tables: borrowing Tables) -> Bool {
    let nodes = tables.nodes.view
    for position in 0..<(matching.changed.count - 1) {
      let variable = matching.changed[position]
      let neighbour = matching.changed[position + 1]
      var terms = tables.terms(of: nodes[variable].definition.row)
      while let other = terms.next()?.variable {
        if other != variable, other != neighbour, nodes[other].circuitMark == tables.epochs.circuit
        {
          return false
        }
      }
    }
    return true
  }
}
