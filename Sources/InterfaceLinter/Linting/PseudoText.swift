/// Texts as long as a translation may become, and still readable.
enum PseudoText {
  /// Returns the text with accents, and a third longer, shorter texts up to twice as long.
  ///
  /// What a format or a number needs stays as it is.
  static func lengthened(_ text: String) -> String {
    guard text.contains(where: \.isLetter) else { return text }
    let expansion: Double =
      switch text.count {
      case ...10: 1
      case ...20: 0.8
      case ...30: 0.6
      case ...50: 0.4
      default: 0.3
      }
    let extra = Int((Double(text.count) * expansion).rounded())
    let words = "lorem ipsum dolor sit amet "
    var padding = ""
    while padding.count < extra { padding += words }
    return "[" + String(text.map { accents[$0] ?? $0 }) + padding.prefix(max(0, extra - 2)) + "]"
  }

  private static let accents: [Character: Character] = [
    "a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú", "A": "Å", "E": "É", "I": "Î", "O": "Ö",
    "U": "Ü", "n": "ñ", "c": "ç", "s": "š", "y": "ý",
  ]
}
