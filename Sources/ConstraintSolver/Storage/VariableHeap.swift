/// A priority queue of variables, the greatest key first.
struct VariableHeap: ~Copyable {
  private var entries = List<Int64>()

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
        // Of the two children the greater one takes the place of its parent.
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
