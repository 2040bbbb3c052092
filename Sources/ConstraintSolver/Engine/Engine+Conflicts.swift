/// A required conflict that was met: its irreducible core, and the row that is broken.
struct ConflictRecord: BitwiseCopyable {
  /// The row that is broken, or whose constant is moved by `relief`.
  var row: Int32
  /// Run of the members of the core, `row` among them; `~v` is a bound of variable v.
  var start: Int32
  var count: Int32
  /// By how much the row's constant was moved because of this core; 0 for a broken row.
  var relief: Double
}

// Required conflicts. The row of the greatest rank in each irreducible core is broken, or its constant
// is moved when the contradiction is slight; a row returns when a member of its core changes, goes, is
// moved or broken itself. At rest, each such row is contradicted by kept rows of lesser rank alone, so
// the result is that of admitting required rows one by one by rank: it depends on the set of rows only,
// and not on the order of events.
//
// Rows of lesser rank leave an interval for the sum of a row. A row whose constant lies outside has to
// move to the nearer end, whichever core says so first; so the moves of one row all have one sign, and
// their sum, not the single move, decides whether the contradiction is slight.
extension Engine {
  /// Records that the circuit of `entering`, all of whose members are required, has no way out.
  mutating func resolveConflict(_ entering: Int32, _ direction: Int) {
    statistics.conflicts &+= 1
    var victim: Int32 = entering
    var victimWeight = -1.0
    for position in 0..<circuit.count {
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
    var excess = entering >= 0 ? residual(of: entering) : boundExcess(of: ~entering)
    if isExact, entering >= 0 { excess = exactExcess(of: entering) }
    let relief = excess / victimWeight
    // What the constant's own rounding explains is nothing that moving it could mend.
    if abs(relief) <= Tolerance.constant * abs(rows[victim].constant) { return }
    let count = circuit.count + 1
    let start = conflictMembers.allocate(count, filling: 0)
    conflictMembers.elements[start] = entering
    for position in 0..<circuit.count {
      conflictMembers.elements[start + 1 + Int32(position)] = circuit[position].member
    }
    pendingConflicts.append(
      ConflictRecord(row: victim, start: start, count: Int32(count), relief: relief))
    recheckLater(entering)
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

  /// How far a row's constant is from where the caller put it.
  mutating func relief(of index: Int32) -> Double {
    guard rows[index].flags.contains(.relieved) else { return 0 }
    var total = 0.0
    for position in 0..<conflicts.count where conflicts[position].row == index {
      total += conflicts[position].relief
    }
    return total
  }

  // MARK: Between rounds

  /// Acts on the conflicts of the last round; true when there were any.
  ///
  /// A record that an earlier one of the same round has overtaken is dropped, and its row checked again.
  mutating func applyConflicts() -> Bool {
    guard pendingConflicts.count > 0 else { return false }
    conflictStamp &+= 1
    for position in 0..<pendingConflicts.count {
      let record = pendingConflicts[position]
      if isOvertaken(record) {
        conflictMembers.release(record.start, Int(record.count))
        recheckRow(record.row)
      } else {
        apply(record)
      }
    }
    pendingConflicts.removeAll()
    return true
  }

  /// A row of the core was moved, broken or released since the core was found.
  private mutating func isOvertaken(_ record: ConflictRecord) -> Bool {
    for position in record.start..<(record.start + record.count) {
      let member = conflictMembers.elements[position]
      guard member >= 0 else { continue }
      if rows[member].flags.contains(.setAside) || rowIdentities[member].mark == conflictStamp {
        return true
      }
    }
    return false
  }

  private mutating func apply(_ record: ConflictRecord) {
    let index = record.row
    for position in record.start..<(record.start + record.count) {
      let member = conflictMembers.elements[position]
      if member >= 0 { rows[member].flags.insert(.inConflict) }
    }
    rowIdentities[index].mark = conflictStamp
    let moved = relief(of: index)
    var applied = record
    if moved * record.relief < 0, abs(record.relief) > Tolerance.residual {
      // Moved back: the interval is empty, so rows of lesser rank contradict each other, through this
      // one. It makes room until that is resolved.
      applied = joined(record)
      breakRow(index)
      applied.relief = 0
    } else if abs(moved + record.relief) <= Tolerance.conflict {
      rows[index].constant += record.relief
      rows[index].flags.insert(.relieved)
      recheckRow(index)
    } else {
      breakRow(index)
      applied.relief = 0
    }
    conflicts.append(applied)
    releaseConflicts(containing: index, exceptOf: index)
  }

  private mutating func breakRow(_ index: Int32) {
    detach(index)
    rows[index].flags.insert(.setAside)
    forgetRecords(of: index)
  }

  /// A record with the members of all cores of its row, in place of its own.
  private mutating func joined(_ record: ConflictRecord) -> ConflictRecord {
    var members = (0..<record.count).map { conflictMembers.elements[record.start + $0] }
    conflictMembers.release(record.start, Int(record.count))
    for position in 0..<conflicts.count where conflicts[position].row == record.row {
      let other = conflicts[position]
      for place in other.start..<(other.start + other.count) {
        let member = conflictMembers.elements[place]
        if !members.contains(member) { members.append(member) }
      }
    }
    var joined = record
    joined.start = conflictMembers.allocate(members.count, filling: 0)
    joined.count = Int32(members.count)
    for (place, member) in members.enumerated() {
      conflictMembers.elements[joined.start + Int32(place)] = member
    }
    return joined
  }

  private mutating func recheckRow(_ index: Int32) {
    guard rows[index].flags.contains(.alive) else { return }
    if rows[index].defined >= 0 {
      seeds.append(rows[index].defined)
    } else {
      rowsToCheck.append(index)
    }
  }

  // MARK: Release

  /// Lets every row return that was broken or moved because of a core with this member: the member
  /// itself, too.
  ///
  /// A row that returns changes in turn what is behind it.
  ///
  /// - Complexity: O(members of all conflicts) for each row that returns.
  mutating func releaseConflicts(containing member: Int32, exceptOf kept: Int32 = -1) {
    guard conflicts.count > 0 else { return }
    var members = [member]
    while let next = members.popLast() {
      for row in victims(ofCoresWith: next) where row != kept {
        release(row)
        members.append(row)
      }
    }
  }

  private mutating func victims(ofCoresWith member: Int32) -> [Int32] {
    var rows: [Int32] = []
    for position in 0..<conflicts.count {
      let record = conflicts[position]
      if rows.contains(record.row) { continue }
      for place in record.start..<(record.start + record.count)
      where conflictMembers.elements[place] == member {
        rows.append(record.row)
        break
      }
    }
    return rows
  }

  /// Applies a row again as the caller gave it: its conflicts are forgotten until they are met anew.
  private mutating func release(_ index: Int32) {
    forgetRecords(of: index)
    rows[index].flags.remove(.setAside)
    rowIdentities[index].mark = conflictStamp
    recheckRow(index)
  }

  /// Moves a row's constant back before the caller changes it.
  mutating func restoreConstant(of index: Int32) {
    if rows[index].flags.contains(.relieved) { release(index) }
  }

  /// Forgets the conflicts in which a row is broken or moved, and moves its constant back.
  private mutating func forgetRecords(of index: Int32) {
    rows[index].flags.remove(.relieved)
    var kept = 0
    for position in 0..<conflicts.count {
      let record = conflicts[position]
      if record.row == index {
        rows[index].constant -= record.relief
        conflictMembers.release(record.start, Int(record.count))
      } else {
        conflicts[kept] = record
        kept += 1
      }
    }
    conflicts.truncate(to: kept)
    dropRounding(ofConstant: index)
  }

  /// Gives a row that is not moved any more the constant that it was given: moves back and forth add up
  /// to rounding.
  private mutating func dropRounding(ofConstant index: Int32) {
    if hasGivenConstant(index) { rows[index].constant = rowIdentities[index].nextConstant }
  }

  /// A Boolean value that tells whether a row has been solved with the constant that was given last.
  mutating func hasGivenConstant(_ index: Int32) -> Bool {
    !rows[index].flags.contains(.moved) && !(plan.isAsked && plan.row == index)
  }

  /// Forgets all conflicts, with every constant where the caller put it.
  mutating func forgetConflicts() {
    while let record = pendingConflicts.popLast() {
      conflictMembers.release(record.start, Int(record.count))
    }
    while let record = conflicts.popLast() {
      rows[record.row].constant -= record.relief
      dropRounding(ofConstant: record.row)
      conflictMembers.release(record.start, Int(record.count))
    }
  }
}
