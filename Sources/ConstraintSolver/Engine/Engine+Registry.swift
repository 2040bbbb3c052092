// Adds and removes variables, rows and levels; no values are computed here.
extension Engine {
  mutating func makeNode(_ bound: Bounds, settling: Int64? = nil, stampSeed: UInt32) -> Int32 {
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
      ordinals[index] = ordinal
      return index
    }
    values.append(bound.rest)
    bounds.append(bound)
    nodes.append(node)
    ordinals.append(ordinal)
    parents.append(-1)
    workErrors.append(0)
    return Int32(truncatingIfNeeded: nodes.count &- 1)
  }

  /// Frees the variables removed since the last solve; no row mentions them any more.
  mutating func buryNodes() {
    while let index = dyingNodes.popLast() {
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
    ordinals.reserve(variables)
    parents.reserve(variables)
    workErrors.reserve(variables)
    rows.reserve(constraints)
    rowIdentities.reserve(constraints)
    links.elements.reserve(terms)
    freshRows.reserve(constraints)
    rowsToCheck.reserve(constraints)
    seeds.reserve(variables)
    order.reserve(variables)
    changed.reserve(variables)
  }

  /// Returns how many constraints mention a variable, without those that will be removed.
  mutating func mentions(of variable: Int32) -> Int {
    var count = 0
    var link = nodes[variable].firstLink
    while link >= 0 {
      let entry = links.elements[link]
      link = entry.next
      if !rows[entry.row].flags.contains(.dying) { count += 1 }
    }
    return count
  }

  /// Enters a row whose links are not made yet, and returns its number.
  @inline(__always) mutating func makeRow(_ row: Row, rank: Int64, stampSeed: UInt32) -> Int32 {
    liveRows &+= 1
    let sequence = nextSequence
    nextSequence &+= 1
    levels[row.level].count &+= 1
    let index: Int32
    if let spare = spareRows.popLast() {
      index = spare
      rows[index] = row
      rowIdentities[index].rank = rank
      rowIdentities[index].sequence = sequence
      rowIdentities[index].nextLevel = row.level
      rowIdentities[index].nextConstant = row.constant
    } else {
      index = Int32(truncatingIfNeeded: rows.count)
      rows.append(row)
      rowIdentities.append(
        RowIdentity(
          stamp: stampSeed, nextLevel: row.level, nextConstant: row.constant, rank: rank,
          sequence: sequence))
    }
    freshRows.append(index)
    hasOtherRequests = true
    return index
  }

  /// Removes an inactive row from its variables' lists and frees its slot.
  ///
  /// Variables that it may have kept in place are listed for settling.
  mutating func buryRow(_ index: Int32) {
    let row = rows[index]
    let links = links.elements.view
    let rows = rows.view
    let nodes = nodes.view
    var position = row.firstTerm
    let end = position &+ row.termCount
    while position < end {
      let entry = links[position]
      position &+= 1
      if entry.previous >= 0 {
        links[entry.previous].next = entry.next
      } else {
        nodes[entry.variable].firstLink = entry.next
      }
      if entry.next >= 0 { links[entry.next].previous = entry.previous }
      let definition = nodes[entry.variable].definition
      if definition < 0 {
        markLoose(~entry.variable)
      } else if rows[definition].relation != 0 || rows[definition].multiplier >= 0 {
        markLoose(definition)
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

  /// Returns the level of a priority, and creates it if it is new.
  mutating func level(for priority: Double) -> Int32 {
    if priority == lastPriority { return lastLevel }
    if priority >= 1000 { return 0 }
    let level = findLevel(for: priority)
    lastPriority = priority
    lastLevel = level
    return level
  }

  private mutating func findLevel(for priority: Double) -> Int32 {
    var low = 1
    var high = levelsByOrder.count
    while low < high {
      let middle = (low &+ high) >> 1
      let level = levelsByOrder[middle]
      let other = levels[level].priority
      if other == priority { return level }
      if other > priority { low = middle &+ 1 } else { high = middle }
    }
    let index = Int32(levels.count)
    levels.append(Level(priority: priority, order: 0, count: 0))
    levelsByOrder.insert(index, at: low)
    levelsAreOrdered = false
    return index
  }

  mutating func releaseLevel(_ level: Int32) { levels[level].count &-= 1 }

  /// Numbers the levels from the most important to the least.
  mutating func orderLevels() {
    guard !levelsAreOrdered else { return }
    levelsAreOrdered = true
    for order in 0..<levelsByOrder.count { levels[levelsByOrder[order]].order = Int32(order) }
  }

  /// Removes levels without rows when they outnumber the others; their multipliers are zero.
  mutating func dropUnusedLevels() {
    var live = 0
    for level in 0..<levels.count where levels[level].count > 0 || level == 0 { live += 1 }
    guard levels.count > 32, live * 2 < levels.count else { return }
    lastPriority = 1000
    lastLevel = 0
    orderLevels()
    var map: [Int32] = []
    var kept = Column<Level>()
    for level in 0..<levels.count {
      if levels[level].count > 0 || level == 0 {
        map.append(Int32(kept.count))
        kept.append(levels[level])
      } else {
        map.append(-1)
      }
    }
    for row in 0..<rows.count where rows[row].flags.contains(.alive) {
      var head = rows[row].multiplier
      multipliers.renumber(&head, by: map)
      rows[row].multiplier = head
      rows[row].level = map[Int(rows[row].level)]
      rowIdentities[row].nextLevel = map[Int(rowIdentities[row].nextLevel)]
    }
    for node in 0..<nodes.count where nodes[node].multiplier >= 0 {
      var head = nodes[node].multiplier
      multipliers.renumber(&head, by: map)
      nodes[node].multiplier = head
    }
    var keptByOrder = Column<Int32>()
    for order in 0..<levelsByOrder.count {
      let level = map[Int(levelsByOrder[order])]
      if level >= 0 { keptByOrder.append(level) }
    }
    levels = kept
    levelsByOrder = keptByOrder
    levelsAreOrdered = false
    orderLevels()
  }
}
