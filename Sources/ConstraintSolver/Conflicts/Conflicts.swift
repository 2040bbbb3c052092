/// A required conflict that was found: its irreducible infeasible set, and the row that is broken.
struct ConflictRecord: BitwiseCopyable {
  /// The row that is broken, or whose constant is changed by `relief`.
  var row: RowIndex
  /// Run of the members of the set, `row` among them.
  var start: Int32
  var count: Int32
  /// By how much the member that was found to be violated contradicts the others, in its own unit.
  var excess: Double
  /// The change of the row's constant because of this set; 0 for a broken row.
  var relief: Double
  /// A bound on the error of the change.
  var error = 0.0
  /// The greatest error of the weight of a member that was left out of the set; 0 if none was.
  ///
  /// Rounding might hide that this member could be relaxed instead.
  var doubt = 0.0
  /// No weight that rounding hides can make a difference with values that are solved accurately.
  var isCertain: Bool { doubt * Limit.value <= Tolerance.conflict }
  /// A member that was left out might end the contradiction, at a value that can be computed to a point.
  var isUncertain: Bool { abs(excess) <= doubt * Limit.whole && doubt > 0 }

  /// Where the members of the set are; see ``Conflicts/member(at:)``.
  @inline(__always) var places: Range<Int32> { start..<(start &+ count) }
}

/// The conflicts of required rows (essay, 2.5): irreducible infeasible sets, and the row of each that is broken or
/// whose constant is changed.
struct Conflicts: ~Copyable {
  private var records = List<ConflictRecord>()
  private var members = Arena<Int32, Member>()
  /// Conflicts found in the present round, which are applied after it.
  private var pending = List<ConflictRecord>()
  /// The first of them that has not been applied.
  private var nextPending = 0
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

  /// Returns a member of a set, at one of ``ConflictRecord/places``.
  func member(at place: Int32) -> Member { members.elements[place] }

  /// Returns the members of a set.
  func members(of record: ConflictRecord) -> [Member] { record.places.map { member(at: $0) } }

  // MARK: The present round

  /// Whether conflicts were found in the present round.
  var hasPending: Bool { pending.count > 0 }

  /// Returns the conflicts of the round one by one, in the order in which they were found.
  mutating func popFirstPending() -> ConflictRecord? {
    guard nextPending < pending.count else {
      pending.removeAll()
      nextPending = 0
      return nil
    }
    nextPending += 1
    return pending[nextPending - 1]
  }

  /// Releases the members of a conflict that is not applied.
  mutating func discard(_ record: ConflictRecord) {
    members.release(record.start, Int(record.count))
  }

  /// Begins a round, in which rows are marked.
  mutating func beginRound(rows count: Int) {
    round &+= 1
    marks.extend(to: count, with: 0)
    mentions.extend(to: count, with: 0)
    own.extend(to: count, with: 0)
  }

  /// Marks a row as moved, broken or released.
  mutating func mark(_ row: RowIndex) {
    // Rows of a system without conflicts have no marks.
    if row.position < marks.count { marks[row] = round }
  }

  /// Whether a row was moved, broken or released in the present round.
  func isMarked(_ row: RowIndex) -> Bool { marks[row] == round }

  /// Lists a conflict that is applied after the round: of a member with those of its circuit.
  mutating func postpone(
    _ record: ConflictRecord, of entering: Member, _ circuit: borrowing CircuitMembers
  ) {
    var record = record
    record.count = Int32(circuit.count + 1)
    record.start = members.allocate(circuit.count + 1)
    members.elements[record.start] = entering
    for position in 0..<circuit.count {
      members.elements[record.start + 1 + Int32(position)] = circuit[position].member
    }
    pending.append(record)
  }

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

  // MARK: Questions

  /// Returns the difference between a row's constant and the one that the caller set.
  @inline(__always) func relief(of index: RowIndex) -> Double {
    hasRecord(of: index) ? sum(of: index) { $0.relief } : 0
  }

  /// Returns a bound on the error of ``relief(of:)``.
  func reliefError(of index: RowIndex) -> Double {
    hasRecord(of: index) ? sum(of: index) { $0.error } : 0
  }

  /// Returns whether rounding might be the only reason for which a row is broken or moved.
  func isUncertain(_ index: RowIndex) -> Bool {
    hasRecord(of: index) && sum(of: index) { $0.isUncertain ? 1 : 0 } > 0
  }

  private func sum(of index: RowIndex, _ number: (ConflictRecord) -> Double) -> Double {
    var total = 0.0
    for position in 0..<count where records[position].row == index {
      total += number(records[position])
    }
    return total
  }

  /// Returns whether a row of the set was moved, broken or released since the set was found.
  func isOvertaken(_ record: ConflictRecord, in tables: borrowing Tables) -> Bool {
    for position in record.places {
      let member = members.elements[position]
      guard member.isRow else { continue }
      if tables.rows[member.row].flags.contains(.broken) || isMarked(member.row) {
        return true
      }
    }
    return false
  }

  /// Returns the rows that are broken or moved because of a set with this row.
  func victims(
    ofCoresWith row: RowIndex, exceptOf kept: RowIndex
  ) -> [RowIndex] {
    // Counted, so that a removed row without conflicts does not go through all records.
    guard isMentionedByOthers(row) || row != kept && hasRecord(of: row) else {
      return []
    }
    let member = Member(row)
    var rows: [RowIndex] = []
    var known: Set<Int> = []
    for position in 0..<count {
      let record = records[position]
      if record.row == kept || known.contains(record.row.position) { continue }
      for place in record.places
      where members.elements[place] == member {
        rows.append(record.row)
        known.insert(record.row.position)
        break
      }
    }
    return rows
  }

  private mutating func forget(_ record: ConflictRecord) {
    count(record, -1)
    discard(record)
  }

  private mutating func count(_ record: ConflictRecord, _ change: Int32) {
    own[record.row] += change
    for place in record.places {
      let member = members.elements[place]
      if member.isRow { mentions[member.row] += change }
    }
  }

  /// Returns a record with the members of all infeasible sets of its row instead of its own.
  mutating func joined(_ record: ConflictRecord) -> ConflictRecord {
    var all = members(of: record)
    // Before the new set is entered, so that a member is counted once.
    discard(record)
    for position in 0..<count where records[position].row == record.row {
      let other = records[position]
      for place in other.places {
        let member = members.elements[place]
        if !all.contains(member) { all.append(member) }
      }
    }
    var joined = record
    joined.start = members.allocate(all.count)
    joined.count = Int32(all.count)
    for (place, member) in all.enumerated() {
      members.elements[joined.start + Int32(place)] = member
    }
    return joined
  }

  // MARK: Breakpoints

  /// Returns the constant beyond `constant` at which the first conflict with this row ends or
  /// begins.
  ///
  /// The members of an irreducible infeasible set have one linear dependency: `Σ λ · row = 0`. They
  /// contradict each other as long as `Σ λ · constant` keeps its sign, and that sum is linear in
  /// each constant. A contradiction within the tolerance is no conflict.
  ///
  /// Source: Farkas' lemma, for an irreducible set of rows; the multipliers are unique up to a factor.
  func endOfConflicts(with index: RowIndex, at constant: Double, in tables: borrowing Tables)
    -> Double
  {
    var end = Double.infinity
    for position in 0..<count {
      let record = self[position]
      let members = members(of: record)
      guard members.contains(Member(index)),
        let (sum, rates, victim) = contradiction(
          of: members, moving: [index], victim: record.row, in: tables),
        rates[0] != 0
      else { continue }
      let rate = rates[0]
      let slight = tables.slightRelief(of: record.row) * tables.unit(of: record.row) * abs(victim)
      // The conflict is reported beyond the tolerance on either side; within it, the constant that
      // is changed follows.
      for target in [-slight, 0, slight] {
        let distance = (target - sum) / rate
        if distance > Tolerance.endOfConflict { end = min(end, constant + distance) }
      }
    }
    return end
  }

  /// Returns by how much the members contradict each other, and its rates of change with rows'
  /// constants.
  func contradiction(
    of members: [Member], moving indices: [RowIndex], victim: RowIndex,
    in tables: borrowing Tables
  ) -> (sum: Double, rates: [Double], victim: Double)? {
    // One equation per variable: the sum of the members' multipliers times its coefficients is 0.
    var equations: [NodeIndex: [Double]] = [:]
    for (column, member) in members.enumerated() {
      if !member.isRow {
        equations[member.variable, default: Array(repeating: 0, count: members.count)][column] += 1
        continue
      }
      var terms = tables.terms(of: member.row)
      while let entry = terms.next() {
        equations[entry.variable, default: Array(repeating: 0, count: members.count)][column] +=
          entry.coefficient * tables.unit(of: member.row)
      }
    }
    let rows = equations.sorted { $0.key < $1.key }.map { $0.value }
    guard let multipliers = Self.kernel(of: rows, count: members.count) else { return nil }
    var sum = 0.0
    var rates = indices.map { _ in 0.0 }
    var share = 0.0
    for (member, multiplier) in zip(members, multipliers) {
      guard member.isRow else {
        let bound = tables.bounds[member.variable]
        sum += multiplier * (bound.lower > -.infinity ? bound.lower : bound.upper)
        continue
      }
      let weight = tables.unit(of: member.row)
      sum +=
        multiplier * -(tables.rows[member.row].constant - relief(of: member.row)) * weight
      for (place, index) in indices.enumerated() where member == Member(index) {
        rates[place] = multiplier
      }
      if member == Member(victim) { share = multiplier }
    }
    return (sum, rates, share)
  }

  /// Returns the vector in the kernel of all equations; nil unless it is unique up to a factor.
  private static func kernel(of equations: [[Double]], count: Int) -> [Double]? {
    var rows = equations
    var pivots: [(row: Int, column: Int)] = []
    for column in 0..<count {
      let first = pivots.count
      guard first < rows.count,
        let best = (first..<rows.count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[best][column]) > Tolerance.dependency
      else { continue }
      rows.swapAt(first, best)
      let pivot = rows[first][column]
      for other in rows.indices where other != first && rows[other][column] != 0 {
        let factor = rows[other][column] / pivot
        for place in 0..<count { rows[other][place] -= factor * rows[first][place] }
      }
      pivots.append((first, column))
    }
    // More than one vector: the set is not irreducible, because rounding hides a member.
    guard pivots.count == count - 1,
      let free = (0..<count).first(where: { column in !pivots.contains { $0.column == column } })
    else { return nil }
    var vector = Array(repeating: 0.0, count: count)
    vector[free] = 1
    for (row, column) in pivots { vector[column] = -rows[row][free] / rows[row][column] }
    return vector
  }
}
