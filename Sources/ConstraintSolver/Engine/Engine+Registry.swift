// Adds and removes variables, rows and levels; no values are computed here.
extension Engine {
  /// Enters a variable; not inlined, see `add`.
  @inline(never) mutating func makeNode(
    _ bound: Bounds, settling: Int64? = nil, stampSeed: UInt32
  ) -> NodeIndex {
    let isBounded = bound.lower > -.infinity || bound.upper < .infinity
    var node = Node(stamp: stampSeed)
    node.flags = isBounded ? [.alive, .bounded] : .alive
    liveNodes &+= 1
    // Negative numbers precede all positions.
    let ordinal = settling.map { Int64.min &+ $0 } ?? nextOrdinal
    nextOrdinal &+= 1
    if let index = spareNodes.popLast() {
      values[index] = bound.rest
      bounds[index] = bound
      node.stamp = nodes[index].stamp
      nodes[index] = node
      setOrdinal(ordinal, of: index)
      return index
    }
    values.append(bound.rest)
    bounds.append(bound)
    nodes.append(node)
    let index = NodeIndex(position: nodes.count &- 1)
    if ordinals.count > 0 || ordinal != Int64(index.number) { setOrdinal(ordinal, of: index) }
    return index
  }

  /// Sets a variable's position in the order of creation where it is not the index of each.
  @inline(never) private mutating func setOrdinal(_ ordinal: Int64, of variable: NodeIndex) {
    while ordinals.count < nodes.count { ordinals.append(Int64(ordinals.count)) }
    ordinals[variable] = ordinal
  }

  /// A variable's position in the order of creation.
  @inline(__always) mutating func ordinal(_ variable: NodeIndex) -> Int64 {
    ordinals.count > 0 ? ordinals[variable] : Int64(variable.number)
  }

  /// Frees the variables removed since the last solve; no row mentions them any more.
  mutating func buryNodes() {
    while let index = requests.removedVariables.popLast() {
      nodes[index].flags = []
      spareNodes.append(index)
      liveNodes -= 1
    }
  }

  /// Reserves capacity for the parts of a system that grow with it.
  mutating func reserve(_ variables: Int, _ constraints: Int, _ terms: Int) {
    values.reserve(variables)
    bounds.reserve(variables)
    nodes.reserve(variables)
    rows.reserve(constraints)
    rowIdentities.reserve(constraints)
    links.elements.reserve(terms)
    requests.added.reserve(constraints)
    evaluation.changed.reserve(variables)
  }

  /// Returns how many constraints mention a variable, without those that will be removed.
  mutating func mentions(of variable: NodeIndex) -> Int {
    var count = 0
    var link = nodes[variable].firstLink
    while link.exists {
      let entry = links.elements[link]
      link = entry.next
      if !rows[entry.row].flags.contains(.dying) { count += 1 }
    }
    return count
  }

  /// The number of the next row that is entered.
  @inline(__always) var nextRow: RowIndex {
    mutating get {
      spareRows.count > 0 ? spareRows[spareRows.count &- 1] : RowIndex(position: rows.count)
    }
  }

  /// Enters a row, whose terms are written, at `nextRow`.
  @inline(__always) mutating func enter(
    _ row: Row, at index: RowIndex, weight: Float, rank: Int64, stampSeed: UInt32
  ) {
    liveRows &+= 1
    if nextSequence == .max { renumberSequence() }
    levels[row.level].count &+= 1
    var identity = RowIdentity(
      stamp: stampSeed, weight: weight, nextLevel: row.level, sequence: nextSequence,
      nextConstant: row.constant, rank: rank)
    nextSequence &+= 1
    if spareRows.popLast() != nil {
      rows[index] = row
      identity.stamp = rowIdentities[index].stamp
      rowIdentities[index] = identity
    } else {
      rows.append(row)
      rowIdentities.append(identity)
    }
    requests.added.append(index)
    requests.hasOthers = true
  }

  /// A row's error in the caller's unit, if its residual is 1.
  @inline(__always) mutating func unit(of index: RowIndex) -> Double {
    Double(rowIdentities[index].weight)
  }

  /// Numbers the rows again in the same order, after four billion were added.
  @inline(never) private mutating func renumberSequence() {
    let identities = rowIdentities.mutableView
    var order = List<RowIndex>()
    for index in rows.indices where rows[index].flags.contains(.alive) { order.append(index) }
    order.sort { identities[$0].sequence < identities[$1].sequence }
    nextSequence = 0
    for position in 0..<order.count {
      identities[order[position]].sequence = nextSequence
      nextSequence &+= 1
    }
  }

  /// Removes an inactive row from its variables' lists and frees its slot.
  ///
  /// Variables that it may have kept in place are listed for settling.
  mutating func buryRow(_ index: RowIndex) {
    let row = rows[index]
    let links = links.elements.mutableView
    let rows = rows.mutableView
    let nodes = nodes.mutableView
    var position = row.firstTerm
    let end = position &+ row.termCount
    while position < end {
      let entry = links[position]
      position &+= 1
      if entry.previous.exists {
        links[entry.previous].next = entry.next
      } else {
        nodes[entry.variable].firstLink = entry.next
      }
      if entry.next.exists { links[entry.next].previous = entry.previous }
      let definition = nodes[entry.variable].definition
      if !definition.isRow {
        markLoose(Member(entry.variable))
      } else if rows[definition.row].relation != 0 || rows[definition.row].multiplier.exists {
        markLoose(Member(definition.row))
      }
    }
    if row.termCount > 0 { self.links.release(row.firstTerm, Int(row.termCount)) }
    releaseLevel(row.level)
    if row.flags.contains(.wide) { accuracy.wideRows &-= 1 }
    if row.flags.contains(.uneven) {
      accuracy.unevenRows &-= 1
      if accuracy.unevenRows == 0 { multipliers.roundoff = Tolerance.roundoff }
    }
    rows[index].flags = []
    rows[index].termCount = 0
    spareRows.append(index)
    liveRows -= 1
  }

  // MARK: Levels

  mutating func releaseLevel(_ level: LevelIndex) { levels[level].count &-= 1 }

  /// Removes levels without rows when they outnumber the others; their multipliers are zero.
  mutating func dropUnusedLevels() {
    guard let map = levels.dropUnused() else { return }
    for row in rows.indices where rows[row].flags.contains(.alive) {
      var head = rows[row].multiplier
      multipliers.renumber(&head, by: map)
      rows[row].multiplier = head
      rows[row].level = map[rows[row].level.position]
      rowIdentities[row].nextLevel = map[rowIdentities[row].nextLevel.position]
    }
    for node in nodes.indices where nodes[node].multiplier.exists {
      var head = nodes[node].multiplier
      multipliers.renumber(&head, by: map)
      nodes[node].multiplier = head
    }
  }
}
