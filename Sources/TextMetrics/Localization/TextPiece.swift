/// A part of a localized string: text, or a placeholder for a value.
enum TextPiece: Hashable {
  case text(String)
  case placeholder(String)

  var string: String {
    switch self {
    case .text(let string), .placeholder(let string): string
    }
  }

  func mapText(_ transform: (String) -> String) -> TextPiece {
    switch self {
    case .text(let string): .text(transform(string))
    case .placeholder: self
    }
  }

  /// Splits a text into pieces.
  ///
  ///     placeholder = "%" [digits "$"] flags [width] ["." precision] [length] conversion
  ///                 | "%#@" name "@" | "%%" | "{" name "}" | "\" escape
  ///
  /// Anything else that begins with a percent sign, as in “100 % of”, is text: a space is a flag
  /// only in C.
  static func pieces(of text: String) -> [TextPiece] {
    var pieces: [TextPiece] = []
    var plain = ""
    var rest = Substring(text)
    while let character = rest.first {
      if let length = placeholderLength(rest) {
        if !plain.isEmpty { pieces.append(.text(plain)) }
        plain = ""
        pieces.append(.placeholder(String(rest.prefix(length))))
        rest = rest.dropFirst(length)
      } else {
        plain.append(character)
        rest = rest.dropFirst()
      }
    }
    if !plain.isEmpty { pieces.append(.text(plain)) }
    return pieces
  }

  private static func placeholderLength(_ text: Substring) -> Int? {
    switch text.first {
    case "%": return formatLength(text)
    case "\\": return text.count > 1 ? 2 : nil
    case "{":
      let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      return text.dropFirst(name.count + 1).first == "}" ? name.count + 2 : nil
    default: return nil
    }
  }

  private static func formatLength(_ text: Substring) -> Int? {
    var rest = text.dropFirst()
    if rest.first == "%" { return 2 }
    if rest.hasPrefix("#@") {
      let name = rest.dropFirst(2).prefix { $0 != "@" && !$0.isWhitespace }
      return rest.dropFirst(2 + name.count).first == "@" ? name.count + 4 : nil
    }
    rest = rest.drop { "0123456789$#+-'.*".contains($0) }
    rest = rest.drop { "hlqLztj".contains($0) }
    guard let conversion = rest.first, "@dDuUxXoOfFeEgGaAcCsSpi".contains(conversion) else {
      return nil
    }
    return text.count - rest.count + 1
  }
}
