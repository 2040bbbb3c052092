/// A priority in use.
struct Level: BitwiseCopyable {
  var priority: Double
  /// Position from the most important (0: required) to the least.
  var order: Int32
  /// Number of rows that have it.
  var count: Int32
}

/// The priorities in use, each with a level; level 0 is required.
struct Levels: ~Copyable {
  private(set) var entries = Column<LevelIndex, Level>()
  /// The levels from the most important to the least.
  private(set) var byOrder = List<LevelIndex>()
  /// ``Level/order`` agrees with `byOrder`.
  private var isOrdered = true
  /// The last two optional priorities that were looked up: successive constraints often have the same,
  /// and those of content sizes alternate.
  private var last = Lookup()
  private var previous = Lookup()

  private struct Lookup {
    var priority = 1000.0
    var level = LevelIndex.required
  }

  init() {
    entries.append(Level(priority: 1000, order: 0, count: 0))
    byOrder.append(.required)
  }

  init(copying other: borrowing Levels) {
    entries = Column(copying: other.entries)
    byOrder = List(copying: other.byOrder)
    isOrdered = other.isOrdered
    last = other.last
    previous = other.previous
  }

  var bytes: Int { entries.bytes + byOrder.bytes }
  var count: Int { entries.count }
  var indices: IndexRun<LevelIndex> { entries.indices }

  subscript(level: LevelIndex) -> Level {
    @inline(__always) get { entries[level] }
  }

  /// Counts rows more or fewer at a level.
  @inline(__always) mutating func count(at level: LevelIndex, _ change: Int32) {
    entries[level].count &+= change
  }

  /// Returns the level of a priority, and creates it if it is new.
  mutating func level(for priority: Double) -> LevelIndex {
    if priority >= 1000 { return .required }
    // Nearly all lookups end here.
    if priority == last.priority { return last.level }
    swap(&last, &previous)
    if priority != last.priority { last = Lookup(priority: priority, level: find(priority)) }
    return last.level
  }

  private mutating func find(_ priority: Double) -> LevelIndex {
    var low = 1
    var high = byOrder.count
    while low < high {
      let middle = (low &+ high) >> 1
      let level = byOrder[middle]
      let other = entries[level].priority
      if other == priority { return level }
      if other > priority { low = middle &+ 1 } else { high = middle }
    }
    // The index of a level is stable; its place among the others is found when orders are next
    // compared.
    let index = LevelIndex(position: entries.count)
    entries.append(Level(priority: priority, order: 0, count: 0))
    byOrder.insert(index, at: low)
    isOrdered = false
    return index
  }

  /// Numbers the levels from the most important to the least.
  mutating func order() {
    guard !isOrdered else { return }
    isOrdered = true
    for order in 0..<byOrder.count { entries[byOrder[order]].order = Int32(order) }
  }

  /// Removes levels without rows when they outnumber the others.
  ///
  /// Returns the new index of each level, null for a removed one; nil if nothing changed.
  mutating func dropUnused() -> [LevelIndex]? {
    var live = 0
    for level in entries.indices where entries[level].count > 0 || level == .required { live += 1 }
    guard entries.count > 32, live * 2 < entries.count else { return nil }
    // They may refer to a level that is removed.
    last = Lookup()
    previous = Lookup()
    order()
    var map: [LevelIndex] = []
    var kept = Column<LevelIndex, Level>()
    for level in entries.indices {
      if entries[level].count > 0 || level == .required {
        map.append(LevelIndex(position: kept.count))
        kept.append(entries[level])
      } else {
        map.append(.null)
      }
    }
    var keptByOrder = List<LevelIndex>()
    for order in 0..<byOrder.count {
      let level = map[byOrder[order].position]
      if level.exists { keptByOrder.append(level) }
    }
    entries = kept
    byOrder = keptByOrder
    isOrdered = false
    order()
    return map
  }
}
