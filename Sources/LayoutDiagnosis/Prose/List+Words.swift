extension [String] {
  /// The parts of a list as people say them: `a, b and c`.
  package var inWords: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
