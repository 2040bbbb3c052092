/// The line breaking class of a character: the classes of UAX #14 that occur in labels.
///
/// Classes that behave alike here are one case: `ideograph` includes Hangul syllables and emoji,
/// `alphabetic` the ambiguous characters and the scripts that require a dictionary.
///
/// Source: Unicode Standard Annex #14, Unicode Line Breaking Algorithm, table 1.
enum LineBreakClass: UInt8, Sendable {
  case mandatory  // BK, CR, LF, NL
  case space  // SP
  case zeroWidthSpace  // ZW
  case wordJoiner  // WJ
  case glue  // GL
  case open  // OP
  case close  // CL
  case closeParenthesis  // CP
  case initialQuotation  // QU, general category Pi
  case finalQuotation  // QU, general category Pf
  case quotation  // QU otherwise
  case exclamation  // EX
  case infix  // IS
  case symbol  // SY
  case numeric  // NU
  case prefix  // PR
  case postfix  // PO
  case alphabetic  // AL
  case hebrewLetter  // HL
  case ideograph  // ID
  case flag  // a pair of RI
  case inseparable  // IN
  case hyphen  // HY
  case hyphenCharacter  // U+2010, a BA that may begin a word
  case breakAfter  // BA
  case breakBefore  // BB
  case breakBoth  // B2
  case nonStarter  // NS, CJ
  case contingent  // CB
  case combining  // CM, ZWJ, where no character stands before them
}

extension LineBreakClass {
  var isQuotation: Bool {
    self == .quotation || self == .initialQuotation || self == .finalQuotation
  }

  /// Whether the character is a letter for rules 23 to 30.
  var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }

  var isCurrencyOrPercent: Bool { self == .prefix || self == .postfix }
}
