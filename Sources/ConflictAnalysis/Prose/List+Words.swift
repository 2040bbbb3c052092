extension [String] {
  /// The elements of a list as text: `a, b and c`.
  package var inWords: String { joined(lastBy: "and") }

  /// Returns the elements as text, with a word before the last: `a, b or c`.
  func joined(lastBy word: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
