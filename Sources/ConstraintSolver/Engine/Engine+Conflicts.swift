/// A required conflict that was met: its irreducible core, and the row that gives way.
struct ConflictRecord: BitwiseCopyable {
  /// The row that is set aside, or whose constant is moved by `relief`.
  var row: Int32
  /// Run of the members of the core, `row` among them; `~v` is a bound of variable v.
  var start: Int32
  var count: Int32
  var relief: Double
  /// Not yet acted upon: rows are taken out between rounds only.
  var isPending: Bool
}

// Required conflicts. The row of the greatest rank in each irreducible core gives way; a row returns
// when a member of its core changes, goes or gives way itself. At rest, each row that gave way is
// contradicted by kept rows of lesser rank alone, so the result is that of admitting required rows
// one by one by rank: it depends on the set of rows only, and not on the order of events.
extension Engine {
  /// Records that the circuit of `entering`, all of whose members are required, has no way out.
  mutating func resolveConflict(_ entering: Int32, _ direction: Int) {
    statistics.conflicts &+= 1
    if involvesRelief(entering) {
      recheck(entering)
      return
    }
    var victim: Int32 = entering
    var victimWeight = -1.0
    var count = 1
    for position in 0..<circuit.count {
      count += 1
      let entry = circuit[position]
      guard entry.member >= 0 else { continue }
      if victim < 0 || precedes(victim, entry.member) {
        victim = entry.member
        victimWeight = entry.weight
      }
    }
    guard victim >= 0 else {
      // A bound that only bounds contradict: they are not contradictory, so the circuit is rounding.
      loseAccuracy(.noRowInConflict)
      return
    }
    let start = conflictMembers.allocate(count, filling: 0)
    conflictMembers.elements[start] = entering
    if entering >= 0 { rows[entering].flags.insert(.inConflict) }
    var next = start + 1
    for position in 0..<circuit.count {
      let member = circuit[position].member
      conflictMembers.elements[next] = member
      if member >= 0 { rows[member].flags.insert(.inConflict) }
      next += 1
    }
    let excess = entering >= 0 ? residual(of: entering) : boundExcess(of: ~entering)
    let relief = excess / victimWeight
    let isSlight = !rows[victim].flags.contains(.rigid) && abs(relief) <= Tolerance.conflict
    conflicts.append(
      ConflictRecord(
        row: victim, start: start, count: Int32(count), relief: isSlight ? relief : 0,
        isPending: true))
    recheck(entering)
  }

  /// Lists relieved rows in the core: what they were moved by may be the whole conflict.
  private mutating func involvesRelief(_ entering: Int32) -> Bool {
    let known = rowsToRestore.count
    if entering >= 0, rows[entering].flags.contains(.relieved) { rowsToRestore.append(entering) }
    for position in 0..<circuit.count {
      let member = circuit[position].member
      if member >= 0, rows[member].flags.contains(.relieved) { rowsToRestore.append(member) }
    }
    return rowsToRestore.count > known
  }

  private mutating func boundExcess(of variable: Int32) -> Double {
    let value = values[variable]
    let bound = bounds[variable]
    return value > bound.upper ? value - bound.upper : value - bound.lower
  }

  /// The order in which rows are kept: by rank, then by the order of adding.
  mutating func precedes(_ a: Int32, _ b: Int32) -> Bool {
    let rankA = rowIdentities[a].rank
    let rankB = rowIdentities[b].rank
    if rankA != rankB { return rankA < rankB }
    return rowIdentities[a].sequence < rowIdentities[b].sequence
  }

  /// How far a row's constant stands from where the caller put it.
  mutating func relief(of index: Int32) -> Double {
    guard rows[index].flags.contains(.relieved) else { return 0 }
    var total = 0.0
    for position in 0..<conflicts.count where conflicts[position].row == index {
      total += conflicts[position].relief
    }
    return total
  }

  private mutating func recheck(_ member: Int32) {
    if member >= 0 {
      rowsToCheck.append(member)
    } else if !nodes[~member].flags.contains(.queued) {
      nodes[~member].flags.insert(.queued)
      boundsToCheck.append(~member)
    }
  }

  /// Acts on the conflicts of the last round; true when something changed.
  mutating func applyConflicts() -> Bool {
    var didChange = false
    while let index = rowsToRestore.popLast() {
      didChange = true
      rows[index].flags.insert(.rigid)
      if rows[index].flags.contains(.relieved) { release(index) }
    }
    var position = 0
    while position < conflicts.count {
      guard conflicts[position].isPending else {
        position += 1
        continue
      }
      didChange = true
      let record = conflicts[position]
      if isOutdated(record) {
        removeConflict(at: position)
        if rows[record.row].flags.contains(.alive) { recheckRow(record.row) }
        position = 0
        continue
      }
      conflicts[position].isPending = false
      let index = record.row
      if record.relief != 0 {
        rows[index].constant += record.relief
        rows[index].flags.insert(.relieved)
        recheckRow(index)
        position += 1
        continue
      }
      detach(index)
      rows[index].flags.insert(.setAside)
      dropRelief(of: index)
      releaseConflicts(containing: index, exceptOf: index)
      position = 0
    }
    return didChange
  }

  /// A row of the core has given way meanwhile: the core is none any more.
  private mutating func isOutdated(_ record: ConflictRecord) -> Bool {
    if rows[record.row].flags.contains(.setAside) { return true }
    for position in record.start..<(record.start + record.count) {
      let member = conflictMembers.elements[position]
      if member >= 0, rows[member].flags.contains(.setAside) { return true }
    }
    return false
  }

  private mutating func recheckRow(_ index: Int32) {
    if rows[index].defined >= 0 {
      seeds.append(rows[index].defined)
    } else {
      rowsToCheck.append(index)
    }
  }

  private mutating func removeConflict(at position: Int) {
    let record = conflicts[position]
    conflictMembers.release(record.start, Int(record.count))
    let last = conflicts.removeLast()
    if position < conflicts.count { conflicts[position] = last }
  }

  /// Moves a relieved row's constant back to where the caller put it.
  private mutating func dropRelief(of index: Int32) {
    guard rows[index].flags.contains(.relieved) else { return }
    rows[index].flags.remove(.relieved)
    var position = 0
    while position < conflicts.count {
      if conflicts[position].row == index, conflicts[position].relief != 0 {
        rows[index].constant -= conflicts[position].relief
        removeConflict(at: position)
      } else {
        position += 1
      }
    }
  }

  /// Forgets all conflicts, with every constant where the caller put it.
  mutating func forgetConflicts() {
    rowsToRestore.removeAll()
    while conflicts.count > 0 {
      let record = conflicts.removeLast()
      if record.relief != 0, !record.isPending { rows[record.row].constant -= record.relief }
      conflictMembers.release(record.start, Int(record.count))
    }
  }

  /// Lets every row return that gave way because of a core with this member.
  mutating func releaseConflicts(containing member: Int32, exceptOf kept: Int32 = -1) {
    guard conflicts.count > 0 else { return }
    var position = 0
    while position < conflicts.count {
      let record = conflicts[position]
      if record.row == kept || !contains(record, member) {
        position += 1
        continue
      }
      release(record.row)
      position = 0
    }
  }

  private mutating func contains(_ record: ConflictRecord, _ member: Int32) -> Bool {
    for position in record.start..<(record.start + record.count)
    where conflictMembers.elements[position] == member { return true }
    return false
  }

  /// Applies a row again: its conflicts are forgotten until they are met anew.
  private mutating func release(_ index: Int32) {
    dropRelief(of: index)
    rows[index].flags.remove(.setAside)
    var position = 0
    while position < conflicts.count {
      if conflicts[position].row == index { removeConflict(at: position) } else { position += 1 }
    }
    recheckRow(index)
  }

  /// Moves a relieved row back before the caller changes it.
  mutating func restoreConstant(of index: Int32) {
    if rows[index].flags.contains(.relieved) { release(index) }
  }
}
