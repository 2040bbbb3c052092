// Questions about blocks, which change nothing.
extension Blocks {
  /// Whether no member of a block but the last, the tear, has a small pivot.
  func areAllPlaceable(_ index: BlockIndex, in tables: borrowing Tables) -> Bool {
    let record = records[index]
    for position in 0..<(record.count - 1)
    where !tables.isPlaceable(ordered(record, position), in: index) { return false }
    return true
  }

  /// Returns the member that is not placed which most others need.
  func mostNeeded(_ record: Record) -> NodeIndex {
    var best: Int32 = -1
    for position in 0..<record.count where !placements[position].isPlaced {
      if best < 0 || placements[position].uses > placements[best].uses { best = position }
    }
    return member(record, best)
  }

  // MARK: Rings

  /// Whether a row determines the free variable of its ring: its terms do not cancel.
  func isRegularRing(_ index: RowIndex, in tables: borrowing Tables) -> Bool {
    var sum = 0.0
    var size = 0.0
    for link in tables.rows[index].links {
      let entry = tables.links.elements[link]
      if tables.nodes[entry.variable].circuitMark != tables.epochs.circuit { continue }
      let product = entry.coefficient * response[entry.variable]
      sum += product
      size += abs(product)
    }
    // Terms that cancel would make a block that cannot be solved accurately.
    return abs(sum) > size / Tolerance.safeGrowth
  }

  /// Whether each variable of the path, except for the last in `affected`, which the closing row
  /// defines, depends on its neighbour alone.
  func isChain(in tables: borrowing Tables) -> Bool {
    let links = tables.links.elements.view
    let nodes = tables.nodes.view
    for position in 0..<(affected.count - 1) {
      let variable = affected[position]
      let neighbour = affected[position + 1]
      for link in tables.rows[nodes[variable].definition.row].links {
        let other = links[link].variable
        if other != variable, other != neighbour, nodes[other].circuitMark == tables.epochs.circuit
        {
          return false
        }
      }
    }
    return true
  }

  /// Returns the depth of a block, nil if it depends on a variable that is not evaluated.
  func depthOutside(_ index: BlockIndex, in tables: borrowing Tables) -> Int32? {
    let links = tables.links.elements.view
    let nodes = tables.nodes.view
    let record = records[index]
    var depth: Int32 = 0
    for position in 0..<record.count {
      let row = tables.rows[nodes[member(record, position)].definition.row]
      for link in row.links {
        let other = nodes[links[link].variable]
        if other.block == index { continue }
        if other.flags.contains(.dirty) { return nil }
        if other.depth >= depth { depth = other.depth &+ 1 }
      }
    }
    return depth
  }
}
