internal import LayoutGeometry

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
    let ranked = names.enumerated().map { (typed.editDistance(to: Array($1.lowercased())), $0, $1) }
      .filter { $0.0 <= limit ?? max(1, typed.count / 3) }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(3).map(\.2)
  }
}
