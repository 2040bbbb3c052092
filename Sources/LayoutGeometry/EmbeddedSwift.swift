// What the standard library has and Embedded Swift has not, as far as the modules need it.
#if hasFeature(Embedded)
/// Stands for the standard library's `Codable`, which Embedded Swift does not have: there, values have
/// no JSON form.
package protocol Codable {}

extension StringProtocol {
  /// Returns where another text first occurs.
  ///
  /// - Complexity: O(*n* · *m*), as texts are short.
  package func firstRange(of other: String) -> Range<Index>? {
    var start = startIndex
    while true {
      let rest = self[start...]
      if rest.starts(with: other) { return start..<index(start, offsetBy: other.count) }
      guard start < endIndex else { return nil }
      formIndex(after: &start)
    }
  }

  /// Returns whether another text occurs.
  package func contains(_ other: String) -> Bool { firstRange(of: other) != nil }
}
#endif
