/// The violated rows and bounds of a round (essay, 2.4), the most important first.
struct ViolationQueue: ~Copyable {
  private var members = List<Member>()
  /// Violated rows while they are collected.
  private var violated = List<ViolatedRow>()

  init() {}

  init(copying other: borrowing ViolationQueue) { members = List(copying: other.members) }

  var bytes: Int { members.bytes + violated.bytes }
  var count: Int { @inline(__always) get { members.count } }

  subscript(position: Int) -> Member { @inline(__always) get { members[position] } }

  mutating func removeAll() { members.removeAll() }

  /// Orders the queue by kind and number.
  mutating func sort() { members.sort(by: <) }

  /// Collects violated rows, the most important first, and of a level the one with the greatest error.
  ///
  /// What is violated most changes the most values, and what others need may disappear with it (Dantzig's rule).
  ///
  /// Required equalities come first, and bounds wait until they hold (unless `isSingle`, to be sure that
  /// the rounds end): a bound that is violated in passing would become active without need, and in rings
  /// inside rings nearly every second exchange would be undone. The row added last comes first, because
  /// an exchange in an outer ring makes the circuits of those inside it stale.
  mutating func collect(
    _ rows: inout List<RowIndex>, _ bounds: inout List<NodeIndex>, isSingle: Bool, bySize: Bool,
    hasConflicts: Bool, _ levels: borrowing Levels, counting checks: inout Int,
    _ tables: inout Tables
  ) {
    // What a round has left in the queue is in the lists to check.
    members.removeAll()
    sortViolated(
      rows, bySize: bySize, hasConflicts: hasConflicts, levels, counting: &checks, &tables)
    rows.removeAll()
    let equalities = queueEqualities(&tables)
    if equalities == 0 || isSingle { queueBounds(&bounds, &tables) }
    let start = members.count
    queueRows(from: equalities, &tables)
    // Then no equality has been put first.
    if hasConflicts { orderRequired(from: start, violated.count, tables) }
    violated.removeAll()
  }

  /// Finds the violated rows; the keys of required equalities are negative.
  private mutating func sortViolated(
    _ rows: borrowing List<RowIndex>, bySize: Bool, hasConflicts: Bool, _ levels: borrowing Levels,
    counting checks: inout Int, _ tables: inout Tables
  ) {
    let table = tables.rowRecords
    violated.removeAll()
    for position in 0..<rows.count {
      let index = rows[position]
      let row = table[index]
      // A row is listed once for each variable that changes.
      if row.flags.contains(.queued) || tables.need(of: index, counting: &checks) == 0 { continue }
      table[index].flags.insert(.queued)
      let isFirst = row.level == .required && row.relation == 0 && !hasConflicts
      violated.append(
        ViolatedRow(
          key: isFirst
            ? -1 - Int64(index.number)
            : Int64(levels[row.level].order) << 32 | Int64(index.number),
          size: isFirst || !bySize ? 0 : abs(tables.sum(of: index))))
    }
    violated.sort(by: <)
  }

  /// Queues the violated required equalities, and returns their number.
  @inline(__always) private mutating func queueEqualities(_ tables: inout Tables) -> Int {
    var position = 0
    while position < violated.count, violated[position].key < 0 {
      enqueue(RowIndex(Int32(truncatingIfNeeded: -1 - violated[position].key)), &tables)
      position += 1
    }
    return position
  }

  /// Queues the violated bounds, of a round without equalities the one with the greatest error first.
  @inline(__always) private mutating func queueBounds(
    _ bounds: inout List<NodeIndex>, _ tables: inout Tables
  ) {
    defer { bounds.removeAll() }
    // With equalities before them, bounds are repaired one by one, and their order does not matter.
    let isSorted = members.count == 0
    for position in 0..<bounds.count {
      let variable = bounds[position]
      tables.nodeRecords[variable].flags.remove(.queued)
      if tables.boundNeed(of: variable) != 0 { members.append(Member(variable)) }
    }
    guard isSorted else { return }
    members.sort { a, b in
      let (x, y) = (
        abs(tables.boundExcess(of: a.variable)), abs(tables.boundExcess(of: b.variable))
      )
      return x != y ? x > y : a < b
    }
  }

  @inline(__always) private mutating func queueRows(from start: Int, _ tables: inout Tables) {
    var position = start
    while position < violated.count {
      enqueue(RowIndex(Int32(truncatingIfNeeded: violated[position].key)), &tables)
      position += 1
    }
  }

  @inline(__always) private mutating func enqueue(_ index: RowIndex, _ tables: inout Tables) {
    // Steps of this round may list it again.
    tables.rowRecords[index].flags.remove(.queued)
    members.append(Member(index))
  }

  /// Orders violated required rows by rank.
  ///
  /// After a conflict is resolved, many rows may be restored at once. In the order of rank each of
  /// them either stays or is broken for good; in any other order they could break each other
  /// repeatedly.
  private mutating func orderRequired(
    from start: Int, _ count: Int, _ tables: borrowing Tables
  ) {
    var required = List<RowIndex>()
    for position in start..<(start + count)
    where tables.rows[members[position].row].level == .required {
      required.append(members[position].row)
    }
    // The identities are not read by inner loops, and nearly always need not be read here.
    guard required.count > 1 else { return }
    let identities = tables.rowIdentities.view
    required.sort { a, b in
      let (x, y) = (identities[a], identities[b])
      return x.rank != y.rank ? x.rank < y.rank : x.sequence < y.sequence
    }
    for position in 0..<required.count {
      members[start + position] = Member(required[position])
    }
  }

  /// The number of successive rows of one level in the members, up to `most`.
  func countRows(
    from start: Int, upTo most: Int, at level: LevelIndex, in tables: borrowing Tables
  ) -> Int {
    let end = start + min(members.count - start, most)
    var position = start
    while position < end, members[position].isRow,
      tables.rows[members[position].row].level == level,
      !tables.rows[members[position].row].isActive
    {
      position += 1
    }
    return position - start
  }
}

extension Tables {
  /// The direction in which an inactive row's side must move: 0 if it is correct.
  ///
  /// An optional row can be violated above (+1) or below (−1) its constant; the sign of the
  /// residual must agree with the side.
  @inline(__always) func need(of index: RowIndex, counting checks: inout Int) -> Int {
    let row = rows[index]
    if row.isActive || row.flags.intersection([.absent, .alive]) != .alive { return 0 }
    checks &+= 1
    let residual = residual(of: index, rounding: arithmetic.residualRounding)
    if abs(residual) <= Tolerance.residual { return 0 }
    if residual > 0 { return row.side < (row.relation > 0 ? 0 : 1) ? 1 : 0 }
    return row.side > (row.relation < 0 ? 0 : -1) ? -1 : 0
  }
}

/// A violated row while violated rows are collected.
struct ViolatedRow: BitwiseCopyable {
  /// The order of its level and its number.
  var key: Int64
  /// By how much it is violated.
  var size: Double

  /// Whether a row comes before another: the more important one, of a level the one with the greatest error.
  static func < (a: Self, b: Self) -> Bool {
    a.key >> 32 == b.key >> 32 && a.size != b.size ? a.size > b.size : a.key < b.key
  }
}
