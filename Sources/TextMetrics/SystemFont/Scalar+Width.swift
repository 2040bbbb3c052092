extension Unicode.Scalar {
  /// Whether the character has no advance: marks, controls and invisible format characters.
  var hasNoAdvance: Bool {
    if value < 0x300 { return value < 0x20 || value >= 0x7F && value < 0xA0 || value == 0xAD }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format, .lineSeparator, .paragraphSeparator:
      return true
    default: return properties.canonicalCombiningClass != .notReordered
    }
  }

  /// Whether the character is a wide character of East Asian text.
  ///
  /// Source: UAX #11, the blocks whose characters are wide or fullwidth.
  var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
      return true
    default: return false
    }
  }

  /// Whether lines break at quotation marks beside the character as in East Asian text; true for
  /// emoji, too.
  var isEastAsian: Bool {
    isWide || value > 0x2000 && properties.isEmojiPresentation && !isRegionalIndicator
  }

  /// Whether the character is kana, which occurs only in Japanese text.
  package var isKana: Bool {
    switch value {
    case 0x3041...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F:
      return true
    default: return false
    }
  }

  /// Whether the scalar never forms a grapheme cluster with another such scalar: Latin letters,
  /// punctuation, currency signs, kana and ideographs.
  ///
  /// Source: UAX #29. All these scalars have the class Other, which is extended only by marks,
  /// joiners and modifiers.
  var standsAlone: Bool {
    switch value {
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20C0,
      0x3001...0x3029, 0x3041...0x3096, 0x30A0...0x30FF, 0x4E00...0x9FFF, 0xFF01...0xFF60:
      // Two of these can be emoji, but only with a variation selector after them.
      return true
    default: return false
    }
  }

  var isRegionalIndicator: Bool { value >= 0x1F1E6 && value <= 0x1F1FF }
}
