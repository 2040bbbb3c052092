/// Suggestions for misspelled names.
package enum Spelling {
  /// Returns up to three names that differ from a text in few letters, the most similar first.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - names: The names.
  ///   - limit: The greatest number of letters that differ; by default a third of them.
  /// - Returns: The names.
  /// - Complexity: O(*n* · *m*²), where *n* is the number of names and *m* the letters of the longest.
  package static func nearest(
    to text: String, among names: [String], within limit: Int? = nil
  ) -> [String] {
    // Limits the cost for long input.
    let typed = Array(text.lowercased().prefix(64))
    let ranked = names.enumerated().map { (distance(typed, Array($1.lowercased())), $0, $1) }
      .filter { $0.0 <= limit ?? max(1, typed.count / 3) }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(3).map(\.2)
  }

  /// Returns how many letters must be inserted, removed, replaced or swapped with their neighbor to
  /// turn one text into the other (optimal string alignment distance).
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var rows = [Array(0...right.count)]
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var best = min(
          rows[row][column] + (letter == other ? 0 : 1), rows[row][column + 1] + 1,
          current[column] + 1)
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          best = min(best, rows[row - 1][column - 1] + 1)
        }
        current.append(best)
      }
      rows.append(current)
    }
    return rows[left.count][right.count]
  }
}
