// What the standard library has and Embedded Swift has not, as far as this module needs it.
#if hasFeature(Embedded)
/// Values have no JSON form there.
protocol Codable {}

extension StringProtocol {
  /// Returns where another text first occurs.
  ///
  /// - Complexity: O(*n* · *m*), as texts are short.
  func firstRange(of other: String) -> Range<Index>? {
    var start = startIndex
    while true {
      let rest = self[start...]
      if rest.starts(with: other) { return start..<index(start, offsetBy: other.count) }
      guard start < endIndex else { return nil }
      formIndex(after: &start)
    }
  }

  /// Returns whether another text occurs.
  func contains(_ other: String) -> Bool { firstRange(of: other) != nil }

  /// Returns the text with another text in place of each occurrence of one.
  func replacing(_ other: String, with replacement: String) -> String {
    var text = ""
    var rest = self[startIndex...]
    while let range = rest.firstRange(of: other), !range.isEmpty {
      text += rest[..<range.lowerBound] + replacement
      rest = rest[range.upperBound...]
    }
    return text + rest
  }
}
#endif
