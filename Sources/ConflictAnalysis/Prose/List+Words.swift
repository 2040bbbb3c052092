extension [String] {
  /// The elements of a list as text: `a, b and c`.
  package var inWords: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
