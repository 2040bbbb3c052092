// Text from documents, logs, sources, paths and settings, on its way into text of Purlin's own.

extension Unicode.Scalar {
  /// Whether terminals, log viewers or editors act on the character instead of showing it.
  ///
  /// These are the control characters (C0, DEL, C1), the line and paragraph separators, and the characters
  /// that change the direction of the text around them.
  ///
  /// Source: ISO/IEC 6429 on C0 and C1; Unicode Standard Annex #9, table "Explicit Directional Formatting
  /// Characters", with the deprecated characters U+206A to U+206F.
  package var isControl: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F: true
    default: false
    }
  }

  /// The character as an escape of a string literal in Swift: `\n`, `\u{9B}`.
  package var escape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    }
  }
}

extension StringProtocol {
  /// The text on one line, with control characters as escapes: `Title\u{9B}31m`.
  ///
  /// A backslash stays as it is, so the value is for reading, and printing it twice changes nothing.
  package var printable: String { replacingControls { $0.escape } }

  /// The text as content of an element or attribute of XML, SVG or HTML.
  ///
  /// Control characters are character references, so nobody reads the markup in another order; those that
  /// XML 1.0 cannot represent, which are most of C0, are escapes as in ``printable``. (HTML reads the
  /// references of C1 as letters of Windows-1252.)
  package var markupText: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      case 0xFFFE, 0xFFFF: result += scalar.escape
      default: result += scalar.isControl ? scalar.markupText : String(scalar)
      }
    }
    return result
  }

  /// The text as a string literal of JSON, in quotes.
  ///
  /// Control characters are escaped, also those that JSON allows, so that nobody reads it in another order.
  package var jsonLiteral: String {
    var result = "\""
    // Most texts need no escape.
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      result += self
    } else {
      for scalar in unicodeScalars {
        switch scalar.value {
        case 0x22: result += "\\\""
        case 0x5C: result += "\\\\"
        case 0x9: result += "\\t"
        case 0xA: result += "\\n"
        case 0xD: result += "\\r"
        default: result += scalar.isControl ? scalar.jsonEscape : String(scalar)
        }
      }
    }
    return result + "\""
  }

  /// Returns the text with each control character replaced.
  package func replacingControls(by replacement: (Unicode.Scalar) -> String) -> String {
    guard unicodeScalars.contains(where: { $0.isControl }) else { return String(self) }
    var result = ""
    for scalar in unicodeScalars {
      result += scalar.isControl ? replacement(scalar) : String(scalar)
    }
    return result
  }
}

extension Unicode.Scalar {
  /// A control character in markup: a reference, or an escape if XML 1.0 has none.
  package var markupText: String {
    switch value {
    case 0x9, 0xA, 0xD: "&#" + String(value) + ";"
    case 0..<0x20: escape
    default: "&#x" + String(value, radix: 16, uppercase: true) + ";"
    }
  }

  /// A control character in a string literal of JSON; all have four digits.
  package var jsonEscape: String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension Sequence where Element: StringProtocol {
  /// The text of a report: each element on a line of its own, which it cannot leave.
  package var printedLines: String {
    var text = ""
    for line in self {
      text += line.printable
      text += "\n"
    }
    return text
  }
}
