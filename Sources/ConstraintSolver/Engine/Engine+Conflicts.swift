/// A required conflict that was found: its irreducible infeasible set, and the row that is broken.
struct ConflictRecord: BitwiseCopyable {
  /// The row that is broken, or whose constant is changed by `relief`.
  var row: RowIndex
  /// Run of the members of the set, `row` among them.
  var start: Int32
  var count: Int32
  /// The change of the row's constant because of this set; 0 for a broken row.
  var relief: Double
  /// A bound on the error of the change.
  var error = 0.0
  /// The greatest error of the weight of a member that was left out of the set; 0 if none was.
  ///
  /// Rounding might hide that this member could be relaxed instead.
  var doubt = 0.0
}

/// The conflicts of required rows.
struct Conflicts: ~Copyable {
  private var records = List<ConflictRecord>()
  var members = Arena<Int32, Member>()
  /// Conflicts found in the present round, which are applied after it.
  var pending = List<ConflictRecord>()
  /// For each row the last round in which it was moved, broken or released; allocated by the first round.
  private var marks = Column<RowIndex, Int32>()
  private var round: Int32 = 0
  /// For each row the number of records in whose sets it is.
  private var mentions = Column<RowIndex, Int32>()
  /// For each row the number of records of which it is the broken or moved row.
  private var own = Column<RowIndex, Int32>()

  init() {}

  init(copying other: borrowing Conflicts) {
    records = List(copying: other.records)
    members = Arena(copying: other.members)
    pending = List(copying: other.pending)
    mentions = Column(copying: other.mentions)
    own = Column(copying: other.own)
    // A copy marks rows in rounds of its own.
  }

  var bytes: Int {
    records.bytes + members.bytes + pending.bytes + marks.bytes + mentions.bytes + own.bytes
  }
  var count: Int { @inline(__always) get { records.count } }

  subscript(position: Int) -> ConflictRecord { records[position] }

  /// Begins a round, in which rows are marked.
  mutating func beginRound(rows count: Int) {
    round &+= 1
    marks.extend(to: count, with: 0)
    mentions.extend(to: count, with: 0)
    own.extend(to: count, with: 0)
  }

  /// Marks a row as moved, broken or released.
  mutating func mark(_ row: RowIndex) {
    if row.position < marks.count { marks[row] = round }
  }

  /// Whether a row was moved, broken or released in the present round.
  func isMarked(_ row: RowIndex) -> Bool { marks[row] == round }

  mutating func append(_ record: ConflictRecord) {
    records.append(record)
    count(record, 1)
  }

  /// Removes the last record, and releases its members.
  mutating func popLast() -> ConflictRecord? {
    guard let record = records.popLast() else { return nil }
    forget(record)
    return record
  }

  /// Removes the records of some rows, and returns them without their members.
  mutating func remove(where isRemoved: (RowIndex) -> Bool) -> [ConflictRecord] {
    var removed: [ConflictRecord] = []
    var kept = 0
    for position in 0..<records.count {
      let record = records[position]
      if isRemoved(record.row) {
        removed.append(record)
        forget(record)
      } else {
        records[kept] = record
        kept += 1
      }
    }
    records.truncate(to: kept)
    return removed
  }

  /// Whether a row is broken or moved because of a set.
  func hasRecord(of row: RowIndex) -> Bool { row.position < own.count && own[row] > 0 }

  /// Whether a row is in the set of another row.
  func isMentionedByOthers(_ row: RowIndex) -> Bool {
    row.position < own.count && mentions[row] > own[row]
  }

  private mutating func forget(_ record: ConflictRecord) {
    count(record, -1)
    members.release(record.start, Int(record.count))
  }

  private mutating func count(_ record: ConflictRecord, _ change: Int32) {
    own[record.row] += change
    for place in record.start..<(record.start + record.count) {
      let member = members.elements[place]
      if member.isRow { mentions[member.row] += change }
    }
  }
}

// Required conflicts (essay, 2.5). The row of the greatest rank in each irreducible infeasible set is broken, or
// its constant is changed if the contradiction is small. A broken row is restored when a member of
// its set changes, is removed, has its constant changed or is broken itself. After a solve, each
// broken row is contradicted by unbroken rows of lesser rank only, so the result is the same as if
// required rows were added one by one by rank: it depends on the set of rows only, not on the order
// of events.
//
// Rows of lesser rank leave an interval for the sum of a row. The constant of a row outside it is
// moved to the nearer end, whichever set is found first; so all moves of one row have the same
// sign, and their sum, not the single move, decides whether the contradiction is small.
extension Engine {
  /// Records the conflict of `entering`, whose circuit consists of required members without a
  /// limit.
  mutating func resolveConflict(_ entering: Member, _ direction: Int) {
    statistics.conflicts &+= 1
    var victim = entering
    var victimWeight = -1.0
    for position in 0..<basis.circuit.count {
      let entry = basis.circuit[position]
      guard entry.member.isRow else { continue }
      if !victim.isRow || tables.precedes(victim.row, entry.member.row) {
        victim = entry.member
        victimWeight = entry.weight
      }
    }
    guard victim.isRow else {
      // Only bounds contradict this bound, which is impossible: the circuit is wrong because of
      // rounding.
      basis.accuracy.loss = .noRowInConflict
      return
    }
    let excess =
      tables.arithmetic.confirmsResiduals
      ? basis.exactExcess(of: entering, direction, &tables)
      : entering.isRow
        ? tables.residual(of: entering.row) : tables.boundExcess(of: entering.variable)
    let relief = excess / victimWeight
    let error = basis.excessError(&tables) / abs(victimWeight)
    // A change below the rounding of the constant has no effect.
    if abs(relief) <= Tolerance.constant * abs(tables.rows[victim.row].constant) { return }
    let count = basis.circuit.count + 1
    let start = conflicts.members.allocate(count)
    conflicts.members.elements[start] = entering
    record(.conflict, entering.number, victim.number, relief)
    for position in 0..<basis.circuit.count {
      conflicts.members.elements[start + 1 + Int32(position)] = basis.circuit[position].member
      record(
        .conflict, basis.circuit[position].member.number, victim.number,
        basis.circuit[position].weight)
    }
    conflicts.pending.append(
      ConflictRecord(
        row: victim.row, start: start, count: Int32(count), relief: relief, error: error,
        doubt: basis.circuit.exact.doubt))
    primal.recheckLater(entering, &tables)
  }

  /// Returns the difference between a row's constant and the one that the caller set.
  mutating func relief(of index: RowIndex) -> Double {
    guard tables.rows[index].flags.contains(.relieved) else { return 0 }
    var total = 0.0
    for position in 0..<conflicts.count where conflicts[position].row == index {
      total += conflicts[position].relief
    }
    return total
  }

  /// Returns a bound on the error of ``relief(of:)``.
  mutating func reliefError(of index: RowIndex) -> Double {
    guard conflicts.hasRecord(of: index) else { return 0 }
    var error = 0.0
    for position in 0..<conflicts.count where conflicts[position].row == index {
      error += conflicts[position].error
    }
    return error
  }

  /// Returns whether rounding might be the only reason for which a row is broken or moved.
  mutating func isUncertainConflict(of index: RowIndex) -> Bool {
    guard conflicts.hasRecord(of: index) else { return false }
    for position in 0..<conflicts.count
    where conflicts[position].row == index && conflicts[position].doubt > 0 { return true }
    return false
  }

  // MARK: Between rounds

  /// Applies the conflicts of the last round; returns true if there were any.
  ///
  /// A record that an earlier one of the same round has made obsolete is dropped, and its row
  /// checked again.
  mutating func applyConflicts() -> Bool {
    guard conflicts.pending.count > 0 else { return false }
    conflicts.beginRound(rows: tables.rows.count)
    for position in 0..<conflicts.pending.count {
      let record = conflicts.pending[position]
      if isOvertaken(record) {
        conflicts.members.release(record.start, Int(record.count))
        primal.recheck(record.row, tables)
      } else {
        apply(record)
      }
    }
    conflicts.pending.removeAll()
    return true
  }

  /// Returns whether a row of the set was moved, broken or released since the set was found.
  private mutating func isOvertaken(_ record: ConflictRecord) -> Bool {
    for position in record.start..<(record.start + record.count) {
      let member = conflicts.members.elements[position]
      guard member.isRow else { continue }
      if tables.rows[member.row].flags.contains(.broken) || conflicts.isMarked(member.row) {
        return true
      }
    }
    return false
  }

  private mutating func apply(_ record: ConflictRecord) {
    let index = record.row
    for position in record.start..<(record.start + record.count) {
      let member = conflicts.members.elements[position]
      if member.isRow { tables.rows[member.row].flags.insert(.inConflict) }
    }
    conflicts.mark(index)
    let moved = relief(of: index)
    var applied = record
    // A move back that rounding explains corrects the moves before it.
    let error = Tolerance.residual + reliefError(of: index) + record.error
    if moved * record.relief < 0, abs(record.relief) > error {
      // A move back: the interval is empty, so rows of lesser rank contradict each other. The row is
      // broken until one of these is.
      applied = joined(record)
      breakRow(index)
      applied.relief = 0
    } else if abs(moved + record.relief) <= Tolerance.conflict {
      tables.rows[index].constant += record.relief
      tables.rows[index].flags.insert(.relieved)
      primal.recheck(index, tables)
    } else {
      breakRow(index)
      applied.relief = 0
    }
    self.record(.relief, index.number, 0, applied.relief)
    conflicts.append(applied)
    releaseConflicts(containing: index, exceptOf: index)
  }

  private mutating func breakRow(_ index: RowIndex) {
    detach(index)
    tables.rows[index].flags.insert(.broken)
    forgetRecords(of: index)
  }

  /// Returns a record with the members of all infeasible sets of its row instead of its own.
  private mutating func joined(_ record: ConflictRecord) -> ConflictRecord {
    var members = (0..<record.count).map { conflicts.members.elements[record.start + $0] }
    conflicts.members.release(record.start, Int(record.count))
    for position in 0..<conflicts.count where conflicts[position].row == record.row {
      let other = conflicts[position]
      for place in other.start..<(other.start + other.count) {
        let member = conflicts.members.elements[place]
        if !members.contains(member) { members.append(member) }
      }
    }
    var joined = record
    joined.start = conflicts.members.allocate(members.count)
    joined.count = Int32(members.count)
    for (place, member) in members.enumerated() {
      conflicts.members.elements[joined.start + Int32(place)] = member
    }
    return joined
  }

  // MARK: Release

  /// Restores every row that was broken or moved because of a set with this member, including the
  /// member itself.
  ///
  /// Restoring a row restores, in turn, the rows that depend on it.
  ///
  /// - Complexity: O(members of all conflicts) for each restored row that is in the set of another.
  mutating func releaseConflicts(containing member: RowIndex, exceptOf kept: RowIndex = .null) {
    guard conflicts.count > 0 else { return }
    var members = [member]
    while let next = members.popLast() {
      let rows = victims(ofCoresWith: next, exceptOf: kept)
      release(rows)
      members += rows
    }
  }

  private mutating func victims(
    ofCoresWith row: RowIndex, exceptOf kept: RowIndex
  ) -> [RowIndex] {
    guard conflicts.isMentionedByOthers(row) || row != kept && conflicts.hasRecord(of: row) else {
      return []
    }
    let member = Member(row)
    var rows: [RowIndex] = []
    var known: Set<Int> = []
    for position in 0..<conflicts.count {
      let record = conflicts[position]
      if record.row == kept || known.contains(record.row.position) { continue }
      for place in record.start..<(record.start + record.count)
      where conflicts.members.elements[place] == member {
        rows.append(record.row)
        known.insert(record.row.position)
        break
      }
    }
    return rows
  }

  /// Applies a row again as the caller added it: its conflicts are forgotten until they are found
  /// again.
  private mutating func release(_ index: RowIndex) {
    forgetRecords(of: index)
    recheckReleased(index)
  }

  private mutating func release(_ rows: [RowIndex]) {
    guard rows.count > 1 else {
      if let index = rows.first { release(index) }
      return
    }
    // Once for all rows, because all records are examined.
    for index in rows { tables.rows[index].flags.remove(.relieved) }
    let released = Set(rows.map { $0.position })
    for record in conflicts.remove(where: { released.contains($0.position) }) {
      tables.rows[record.row].constant -= record.relief
    }
    for index in rows {
      dropRounding(ofConstant: index)
      recheckReleased(index)
    }
  }

  private mutating func recheckReleased(_ index: RowIndex) {
    tables.rows[index].flags.remove(.broken)
    conflicts.mark(index)
    primal.recheck(index, tables)
  }

  /// Restores a row's constant before the caller changes it.
  mutating func restoreConstant(of index: RowIndex) {
    if tables.rows[index].flags.contains(.relieved) { release(index) }
  }

  /// Forgets the conflicts in which a row is broken or moved, and restores its constant.
  private mutating func forgetRecords(of index: RowIndex) {
    tables.rows[index].flags.remove(.relieved)
    if conflicts.hasRecord(of: index) {
      for record in conflicts.remove(where: { $0 == index }) {
        tables.rows[index].constant -= record.relief
      }
    }
    dropRounding(ofConstant: index)
  }

  /// Restores the exact constant of a row that is not moved any more: moves there and back add up to a
  /// rounding error.
  private mutating func dropRounding(ofConstant index: RowIndex) {
    if hasGivenConstant(index) {
      tables.rows[index].constant = tables.rowIdentities[index].nextConstant
    }
  }

  /// Returns whether a row has been solved with the constant that was set last.
  mutating func hasGivenConstant(_ index: RowIndex) -> Bool {
    !tables.rows[index].flags.contains(.moved) && !(plan.isAsked && plan.row == index)
  }

  /// Forgets all conflicts, and restores all constants.
  mutating func forgetConflicts() {
    while let record = conflicts.pending.popLast() {
      conflicts.members.release(record.start, Int(record.count))
    }
    while let record = conflicts.popLast() {
      tables.rows[record.row].constant -= record.relief
      dropRounding(ofConstant: record.row)
    }
  }
}
