extension Array where Element: Equatable {
  /// Returns how many elements must be inserted, removed, replaced or swapped with their neighbor to turn
  /// one list into the other.
  ///
  /// This is the optimal string alignment distance: no element is edited twice.
  ///
  /// - Complexity: O(*m* · *n*), where *m* and *n* are the counts of the lists.
  package func editDistance(to other: [Element]) -> Int {
    var (before, last) = ([Int](), Array<Int>(0...other.count))
    for row in indices {
      var current = [row + 1]
      current.reserveCapacity(other.count + 1)
      for column in other.indices {
        let isSame = self[row] == other[column]
        var least = Swift.min(
          last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, self[row] == other[column - 1], self[row - 1] == other[column] {
          least = Swift.min(least, before[column - 1] + 1)
        }
        current.append(least)
      }
      (before, last) = (last, current)
    }
    return last[other.count]
  }
}
