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
  /// - Complexity: O(*n* · *m*²), where *n* is the number of names of about the text's length and *m* the letters of the
  ///   longest.
  package static func nearest(
    to text: String, among names: [String], within limit: Int? = nil
  ) -> [String] {
    // Limits the cost for long input.
    let typed = Array(text.lowercased().prefix(64))
    let most = limit ?? max(1, typed.count / 3)
    let ascii = typed.compactMap(\.asciiValue)
    func distance(to name: String) -> Int? {
      guard ascii.count == typed.count, name.utf8.allSatisfy({ $0 < 0x80 }) else {
        return typed.editDistance(to: Array(name.lowercased()))
      }
      // Each letter too many is a difference.
      guard abs(name.utf8.count - ascii.count) <= most else { return nil }
      return ascii.editDistance(to: Array(name.lowercased().utf8))
    }
    let ranked = names.enumerated().compactMap { index, name -> (Int, Int, String)? in
      guard let distance = distance(to: name), distance <= most else { return nil }
      return (distance, index, name)
    }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(3).map(\.2)
  }
}
