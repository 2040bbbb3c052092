internal import TextMetrics

/// Texts as long as a translation may become, and still readable.
enum PseudoText {
  /// Returns the text with accents, a third longer, shorter texts up to twice as long, in brackets.
  ///
  /// What a format or a number needs stays as it is.
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
