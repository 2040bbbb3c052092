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

/// The conflicts of required rows (essay, 2.5): irreducible infeasible sets, and the row of each that is broken or
/// whose constant is changed.
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
    hasRecord(of: index) && sum(of: index) { $0.doubt > 0 ? 1 : 0 } > 0
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
    for position in record.start..<(record.start + record.count) {
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
    guard isMentionedByOthers(row) || row != kept && hasRecord(of: row) else {
      return []
    }
    let member = Member(row)
    var rows: [RowIndex] = []
    var known: Set<Int> = []
    for position in 0..<count {
      let record = records[position]
      if record.row == kept || known.contains(record.row.position) { continue }
      for place in record.start..<(record.start + record.count)
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
    members.release(record.start, Int(record.count))
  }

  private mutating func count(_ record: ConflictRecord, _ change: Int32) {
    own[record.row] += change
    for place in record.start..<(record.start + record.count) {
      let member = members.elements[place]
      if member.isRow { mentions[member.row] += change }
    }
  }

  /// Returns a record with the members of all infeasible sets of its row instead of its own.
  mutating func joined(_ record: ConflictRecord) -> ConflictRecord {
    var all = (0..<record.count).map { members.elements[record.start + $0] }
    members.release(record.start, Int(record.count))
    for position in 0..<count where records[position].row == record.row {
      let other = records[position]
      for place in other.start..<(other.start + other.count) {
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
}
