// What the choice of a crash basis works with (essay, 2.3).

/// The rows that wait for an assignment, by kind and level.
struct Crash: ~Copyable {
  /// Tops of the stacks of rows with one undefined variable, by positions in `ready`, or −1: equalities,
  /// then optional inequalities.
  private var tops = List<Int32>()
  private var ready = List<ReadyRow>()
  /// The equalities that had two, and those that had more undefined variables when no row had one.
  private var pairs = PostponedRows()
  private var others = PostponedRows()
  private var levelCount: Int32 = 0
  private var lowest: Int32 = 0
  private(set) var hasPostponed = false
  /// The number of equalities that have several undefined variables.
  var waiting = 0
  /// The variables on which a row has been found to depend.
  var frontier = List<NodeIndex>()
  /// Nothing is active before: values are computed here.
  var evaluates = false
  /// Required equalities that may close a ring.
  var rings = List<RowIndex>()
  /// The variables that are evaluated after the rings have been closed, as rows were assigned to them.
  var late = List<NodeIndex>()

  var bytes: Int {
    tops.bytes + ready.bytes + pairs.bytes + others.bytes + frontier.bytes + rings.bytes
      + late.bytes
  }

  /// Empties the lists, for this number of levels.
  mutating func begin(levels: Int) {
    tops.removeAll()
    ready.removeAll()
    pairs.removeAll()
    others.removeAll()
    hasPostponed = false
    waiting = 0
    rings.removeAll()
    late.removeAll()
    levelCount = Int32(levels)
    lowest = Int32(levels) * 2
    tops.extend(to: levels * 2, with: -1)
  }

  /// Lists a row with one undefined variable, if it can define it.
  @inline(__always) mutating func list(_ index: RowIndex, _ row: Row, order: Int32) {
    var bucket = order
    if row.relation != 0 {
      // A required inequality is a limit, not a value to take.
      if row.level == .required { return }
      bucket = levelCount &+ order
    }
    ready.append(ReadyRow(row: index, next: tops[bucket]))
    tops[bucket] = Int32(truncatingIfNeeded: ready.count &- 1)
    if bucket < lowest { lowest = bucket }
  }

  /// Returns the next row with one undefined variable, the most important first.
  @inline(__always) mutating func pop() -> RowIndex? {
    while lowest < tops.count {
      let top = tops[lowest]
      if top >= 0 {
        tops[lowest] = ready[top].next
        return ready[top].row
      }
      lowest &+= 1
    }
    return nil
  }

  /// Reserves capacity for the rows that wait.
  mutating func reservePostponed() {
    pairs.reserve(waiting)
    others.reserve(waiting)
  }

  mutating func postpone(_ position: Int, order: Int32, hasTwo: Bool) {
    let key = Int64(order) << 32 | Int64(position)
    if hasTwo { pairs.append(key) } else { others.append(key) }
  }

  /// Ends the collection of postponed rows.
  mutating func sortPostponed() {
    hasPostponed = true
    pairs.sort()
    others.sort()
  }

  /// Returns the position of a row among those that were added.
  mutating func popPostponed() -> Int? {
    if let key = pairs.first, key >> 32 <= others.first.map({ $0 >> 32 }) ?? .max {
      return pairs.pop()
    }
    return others.pop()
  }

  /// Frees the lists of many rows.
  mutating func end() {
    ready.freeIfLarge()
    pairs.freeIfLarge()
    others.freeIfLarge()
  }
}

/// A row on one of the stacks of rows with one undefined variable, and the position of the one below.
struct ReadyRow: BitwiseCopyable {
  var row: RowIndex
  var next: Int32
}

/// Rows in the order of levels, as numbers that consist of the order of the level and the position among the
/// added rows.
private struct PostponedRows: ~Copyable {
  private var keys = List<Int64>()
  private var next = 0
  private var isSorted = true

  var bytes: Int { keys.bytes }
  var first: Int64? { next < keys.count ? keys[next] : nil }

  mutating func removeAll() {
    keys.removeAll()
    next = 0
    isSorted = true
  }

  mutating func reserve(_ count: Int) { keys.reserve(count) }

  mutating func freeIfLarge() { keys.freeIfLarge() }

  mutating func append(_ key: Int64) {
    if keys.count > 0, key < keys[keys.count - 1] { isSorted = false }
    keys.append(key)
  }

  mutating func sort() {
    // Nearly always all have one level, and are sorted already.
    if !isSorted { keys.sort(by: <) }
  }

  mutating func pop() -> Int? {
    guard let key = first else { return nil }
    next += 1
    return Int(truncatingIfNeeded: key & 0xffff_ffff)
  }
}
