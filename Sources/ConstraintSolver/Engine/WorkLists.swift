/// What a solve still has to do.
struct WorkLists: ~Copyable {
  /// Variables whose definition or constant changed: evaluation starts here.
  var seeds = List<NodeIndex>()
  /// Inactive rows whose residual may have changed.
  var rows = List<RowIndex>()
  /// Variables that may have left their bounds.
  var bounds = List<NodeIndex>()
  /// The violated rows and bounds of the present round, the most important first.
  var queue = List<Member>()
  /// Violated rows while they are collected.
  var violated = List<ViolatedRow>()
  /// Members that may be relaxed without cost, which settling examines.
  var loose = List<Member>()
  /// What has changed since settling examined members without effect.
  var touched = Touched()
  /// Variables on which violated rows depend that must be reset.
  var resetting = List<NodeIndex>()
  /// The violated rows that depend on one of them.
  var resetRows = List<RowIndex>()

  init() {}

  init(copying other: borrowing WorkLists) {
    seeds = List(copying: other.seeds)
    rows = List(copying: other.rows)
    bounds = List(copying: other.bounds)
    queue = List(copying: other.queue)
    loose = List(copying: other.loose)
    touched = Touched(copying: other.touched)
    resetting = List(copying: other.resetting)
  }

  var bytes: Int {
    seeds.bytes + rows.bytes + bounds.bytes + queue.bytes + violated.bytes + loose.bytes
      + touched.bytes + resetting.bytes + resetRows.bytes
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

/// A priority queue of variables, the greatest key first.
struct VariableHeap: ~Copyable {
  private var entries = List<Int64>()

  init() {}

  var bytes: Int { entries.bytes }
  var count: Int { @inline(__always) get { entries.count } }

  mutating func removeAll() { entries.removeAll() }
  mutating func freeIfLarge() { entries.freeIfLarge() }

  /// Returns the variables in no particular order.
  func variable(at position: Int) -> NodeIndex {
    NodeIndex(Int32(truncatingIfNeeded: entries[position]))
  }

  @inline(__always) mutating func push(_ variable: NodeIndex, key: Int32) {
    let entry = Int64(key) << 32 | Int64(variable.number)
    entries.append(entry)
    var position = entries.count &- 1
    while position > 0 {
      let parent = (position &- 1) >> 1
      let other = entries[parent]
      if other >= entry { break }
      entries[position] = other
      position = parent
    }
    entries[position] = entry
  }

  /// Removes the variable with the greatest key, of several the one with the greatest number.
  @inline(__always) mutating func pop() -> NodeIndex {
    let top = entries[0]
    let entry = entries.removeLast()
    let count = entries.count
    if count > 0 {
      var position = 0
      while true {
        var child = 2 &* position &+ 1
        if child >= count { break }
        if child &+ 1 < count && entries[child &+ 1] > entries[child] { child &+= 1 }
        let other = entries[child]
        if other <= entry { break }
        entries[position] = other
        position = child
      }
      entries[position] = entry
    }
    return NodeIndex(Int32(truncatingIfNeeded: top))
  }
}
