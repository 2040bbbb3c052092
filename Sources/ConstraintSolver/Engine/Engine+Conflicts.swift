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
    if basis.circuit.exact.doubt > 0 { basis.confirmZeros(of: entering, &tables) }
    guard let (victim, weight) = basis.circuit.members.victim(entering, in: tables) else {
      // Only bounds contradict this bound, which is impossible: the circuit is wrong because of
      // rounding.
      basis.accuracy.lose(by: .noRowInConflict)
      return
    }
    let excess =
      tables.arithmetic.confirmsResiduals
      ? basis.circuit.members.exactExcess(of: entering, direction, tables)
      : entering.isRow
        ? tables.residual(of: entering.row) : tables.boundExcess(of: entering.variable)
    // By the constants all members can hold together, so only the rounding of great values shows a violation, which
    // the verification finds.
    if tables.arithmetic.confirmsResiduals, excess * Double(direction) <= 0 { return }
    let relief = excess / weight
    let error = basis.circuit.members.excessError(tables) / abs(weight)
    // A change below the rounding of the constant has no effect.
    if abs(relief) <= Tolerance.constant * abs(tables.rows[victim].constant) { return }
    record(.conflict, entering.number, victim.number, relief)
    for position in 0..<basis.circuit.count {
      let entry = basis.circuit[position]
      record(.conflict, entry.member.number, victim.number, entry.weight)
    }
    conflicts.postpone(
      ConflictRecord(
        row: victim, start: 0, count: 0, excess: excess, relief: relief, error: error,
        doubt: basis.circuit.exact.doubt), of: entering, basis.circuit.members)
    primal.recheckLater(entering, &tables)
  }

  // MARK: Between rounds

  /// Applies the conflicts of the last round; returns true if there were any.
  ///
  /// A record that an earlier one of the same round has made obsolete is dropped, and its row
  /// checked again.
  mutating func applyConflicts() -> Bool {
    guard conflicts.hasPending else { return false }
    conflicts.beginRound(rows: tables.rows.count)
    while let record = conflicts.popFirstPending() {
      if conflicts.isOvertaken(record, in: tables) {
        conflicts.discard(record)
        primal.recheck(record.row, tables)
      } else {
        apply(record)
      }
    }
    return true
  }

  private mutating func apply(_ record: ConflictRecord) {
    let index = record.row
    for place in record.places {
      let member = conflicts.member(at: place)
      if member.isRow { tables.rowRecords[member.row].flags.insert(.inConflict) }
    }
    // Before the change: records of this round that rely on the row are overtaken.
    conflicts.mark(index)
    let moved = conflicts.relief(of: index)
    var applied = record
    // A move back that rounding explains corrects the moves before it.
    let error = Tolerance.residual + conflicts.reliefError(of: index) + record.error
    if moved * record.relief < 0, abs(record.relief) > error {
      // A move back: the interval is empty, so rows of lesser rank contradict each other. The row is
      // broken until one of these is.
      applied = conflicts.joined(record)
      breakRow(index)
      applied.relief = 0
    } else if abs(moved + record.relief) <= tables.slightRelief(of: index) {
      tables.setConstant(tables.rows[index].constant + record.relief, of: index)
      tables.rowRecords[index].flags.insert(.relieved)
      primal.recheck(index, tables)
    } else {
      breakRow(index)
      applied.relief = 0
    }
    self.record(.relief, index.number, 0, applied.relief)
    conflicts.append(applied)
    // Rows that were broken because this one held can hold again.
    releaseConflicts(containing: index, exceptOf: index)
  }

  private mutating func breakRow(_ index: RowIndex) {
    // First, while the row still counts as applied.
    detach(index)
    tables.rowRecords[index].flags.insert(.broken)
    forgetRecords(of: index)
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
      let rows = conflicts.victims(ofCoresWith: next, exceptOf: kept)
      release(rows)
      members += rows
    }
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
    for index in rows { tables.rowRecords[index].flags.remove(.relieved) }
    let released = Set(rows.map { $0.position })
    for record in conflicts.remove(where: { released.contains($0.position) }) {
      tables.setConstant(tables.rows[record.row].constant - record.relief, of: record.row)
    }
    for index in rows {
      dropRounding(ofConstant: index)
      recheckReleased(index)
    }
  }

  private mutating func recheckReleased(_ index: RowIndex) {
    tables.rowRecords[index].flags.remove(.broken)
    conflicts.mark(index)
    primal.recheck(index, tables)
  }

  /// Restores a row's constant before the caller changes it.
  mutating func restoreConstant(of index: RowIndex) {
    if tables.rows[index].flags.contains(.relieved) { release(index) }
  }

  /// Forgets the conflicts in which a row is broken or moved, and restores its constant.
  private mutating func forgetRecords(of index: RowIndex) {
    tables.rowRecords[index].flags.remove(.relieved)
    if conflicts.hasRecord(of: index) {
      for record in conflicts.remove(where: { $0 == index }) {
        tables.setConstant(tables.rows[index].constant - record.relief, of: index)
      }
    }
    dropRounding(ofConstant: index)
  }

  /// Restores the exact constant of a row that is not moved any more: moves there and back add up to a
  /// rounding error.
  private mutating func dropRounding(ofConstant index: RowIndex) {
    if hasGivenConstant(index) {
      tables.setConstant(tables.rowIdentities[index].nextConstant, of: index)
    }
  }

  /// Returns whether a row has been solved with the constant that was set last.
  @inline(__always) func hasGivenConstant(_ index: RowIndex) -> Bool {
    !tables.rows[index].flags.contains(.moved) && !(plan.isAsked && plan.row == index)
  }

  /// Forgets all conflicts, and restores all constants.
  mutating func forgetConflicts() {
    // Their constants have not been changed yet.
    while let record = conflicts.popFirstPending() { conflicts.discard(record) }
    while let record = conflicts.popLast() {
      tables.setConstant(tables.rows[record.row].constant - record.relief, of: record.row)
      dropRounding(ofConstant: record.row)
    }
  }
}
