internal import TextMetrics

/// Readable texts of the length of translations.
enum PseudoText {
  /// Returns the text with accents and in brackets, a third longer, or up to twice as long if it is
  /// short.
  ///
  /// Format specifiers and numbers are not changed.
  static func lengthened(_ text: String) -> String {
    guard text.contains(where: \.isLetter) else { return text }
    let factor: Double =
      switch text.count {
      case ...10: 2
      case ...20: 1.8
      case ...30: 1.6
      case ...50: 1.4
      default: 1.3
      }
    return PseudoLocalization(growth: .factor(factor), addsAccents: true, addsBounds: true)(text)
  }
}
