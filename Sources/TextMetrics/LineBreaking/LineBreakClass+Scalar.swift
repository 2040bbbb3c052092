extension LineBreakClass {
  /// Creates the class of the first scalar of a cluster.
  init(_ scalar: Unicode.Scalar) {
    let code = scalar.value
    if code < 0x80 {
      self = Self.ascii(UInt8(truncatingIfNeeded: code))
    } else if let listed = Self.punctuation(code) {
      self = listed
    } else if Self.mayBeException(code), let kind = LineBreakExceptions.shared.kind(of: code) {
      self = kind
    } else if code >= 0x1100, let eastAsian = Self.eastAsian(scalar) {
      self = eastAsian
    } else {
      self = Self.byCategory(scalar)
    }
  }

  /// Returns whether the character is outside the large blocks whose characters all have the same
  /// class.
  private static func mayBeException(_ code: UInt32) -> Bool {
    switch code {
    case ..<LineBreakExceptions.first, 0x3041...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: false
    default: true
    }
  }

  private static func ascii(_ byte: UInt8) -> LineBreakClass {
    switch byte {
    case 0x0A...0x0D: .mandatory
    case 0x00...0x08, 0x0E...0x1F, 0x7F: .combining
    case UInt8(ascii: "\t"), UInt8(ascii: "|"): .breakAfter
    case UInt8(ascii: " "): .space
    case UInt8(ascii: "!"), UInt8(ascii: "?"): .exclamation
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .quotation
    case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "\\"): .prefix
    case UInt8(ascii: "%"): .postfix
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .open
    case UInt8(ascii: ")"), UInt8(ascii: "]"): .closeParenthesis
    case UInt8(ascii: "}"): .close
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"): .infix
    case UInt8(ascii: "-"): .hyphen
    case UInt8(ascii: "/"): .symbol
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .numeric
    default: .alphabetic
    }
  }

  /// Returns the class of characters of Latin-1 and of the punctuation, currency and letter-like
  /// blocks, if it does not follow from the general category.
  private static func punctuation(_ code: UInt32) -> LineBreakClass? {
    switch code {
    case 0x85, 0x2028, 0x2029: .mandatory
    case 0xA0, 0x2007, 0x202F, 0x2011, 0x34F, 0x35C...0x362, 0xF08, 0x180E: .glue
    case 0xA1, 0xBF, 0x2E18: .open
    case 0xA2, 0xB0, 0x2030...0x2037, 0x2057, 0x20A7, 0x20B6, 0x20BB, 0x20BE, 0x2103, 0x2109,
      0x609...0x60B, 0x66A, 0xFDFC:
      .postfix
    case 0xA3...0xA5, 0xB1, 0x2116, 0x2212, 0x2213: .prefix
    case 0xAD, 0x2000...0x2006, 0x2008...0x200A, 0x2012, 0x2013, 0x2027, 0x2056, 0x2058...0x205B,
      0x205D...0x205F, 0x1680, 0x58A, 0x3000, 0x964, 0x965, 0xE5A, 0xE5B,
      0xF0B, 0x1361:
      .breakAfter
    case 0xB4, 0x2C8, 0x2CC, 0x2DF: .breakBefore
    case 0x200B: .zeroWidthSpace
    case 0x2010: .hyphenCharacter
    case 0x2014: .breakBoth
    case 0x201A, 0x201E: .open
    case 0x2024...0x2026, 0x22EF, 0xFE19: .inseparable
    case 0x203C, 0x203D, 0x2047...0x2049: .nonStarter
    case 0x2044, 0x37E, 0x589, 0x60C, 0x60D: .infix
    case 0x2060, 0xFEFF: .wordJoiner
    case 0x2E3A, 0x2E3B: .breakBoth
    case 0x5BE: .breakAfter
    case 0x5D0...0x5F2, 0xFB1D...0xFB4F: .hebrewLetter
    case 0x66B, 0x66C: .numeric
    case 0x275B...0x2760: .quotation
    case 0x5C6, 0x61B, 0x61D...0x61F, 0x6D4, 0xF0D...0xF11: .exclamation
    case 0xFFFC: .contingent
    default: nil
    }
  }

  private static func eastAsian(_ scalar: Unicode.Scalar) -> LineBreakClass? {
    switch scalar.value {
    case 0x3001, 0x3002, 0xFE10...0xFE12, 0xFE50, 0xFE52, 0xFF0C, 0xFF0E, 0xFF61, 0xFF64: .close
    case 0x3005, 0x301C, 0x303B, 0x303C, 0x309B...0x309E, 0x30A0, 0x30FB...0x30FE, 0xFE13, 0xFE14,
      0xFE54, 0xFE55,
      0xFF1A, 0xFF1B, 0xFF65, 0xFF9E, 0xFF9F:
      .nonStarter
    // Small kana and the prolonged sound mark do not begin a line (class CJ, strict).
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095,
      0x3096, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE,
      0x30F5, 0x30F6, 0x31F0...0x31FF, 0xFF67...0xFF70:
      .nonStarter
    case 0xFE15, 0xFE16, 0xFE56, 0xFE57, 0xFF01, 0xFF1F: .exclamation
    case 0xFE69, 0xFF04, 0xFFE1, 0xFFE5, 0xFFE6: .prefix
    case 0xFE6A, 0xFF05, 0xFFE0: .postfix
    case 0xFF10...0xFF19: .ideograph
    case 0x1F1E6...0x1F1FF: .flag
    default:
      switch scalar.properties.generalCategory {
      case .openPunctuation: .open
      case .closePunctuation: .close
      default: scalar.isWide || 0x1F000...0x1FAFF ~= scalar.value ? .ideograph : nil
      }
    }
  }

  private static func byCategory(_ scalar: Unicode.Scalar) -> LineBreakClass {
    let properties = scalar.properties
    switch scalar.value {
    case 0x23E9...0x23EC, 0x25FD, 0x25FE, 0x2648...0x2653, 0x2757, 0x2B55:
      return .alphabetic  // emoji that were letters before they were emoji
    case 0x231A...0x27BF where properties.isEmojiPresentation || properties.isEmojiModifierBase:
      return .ideograph
    default: break
    }
    return switch properties.generalCategory {
    case .openPunctuation: .open
    case .closePunctuation: .close
    case .initialPunctuation: .initialQuotation
    case .finalPunctuation: .finalQuotation
    case .currencySymbol: .prefix
    case .decimalNumber: .numeric
    case .lineSeparator, .paragraphSeparator: .mandatory
    case .nonspacingMark, .enclosingMark, .spacingMark, .control, .format: .combining
    default: .alphabetic
    }
  }
}
