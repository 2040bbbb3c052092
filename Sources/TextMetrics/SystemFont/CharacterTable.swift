/// The source of a character's advance.
enum GlyphKind: Sendable, Equatable {
  /// The glyph of an ASCII character, with its kerning.
  case ascii(Int, estimates: TextEstimates = [])
  /// A separate advance, with tracking, without kerning; `black` is that of the heaviest weight.
  case fixed(units: Double, black: Double, estimates: TextEstimates)
  /// A glyph of a fallback font: its advance in each generation, without tracking.
  case symbol(variable: Double, twoCuts: Double)
  /// One em or slightly less, depending on the language of the text; without tracking.
  case ideograph
  case halfIdeograph
  /// A syllable, in one square; without tracking.
  case hangul
  case emoji
  case nothing
}

/// The glyphs of characters outside ASCII.
struct CharacterTable: Sendable {
  private let latin: [UInt8]
  private let latinExtended: [UInt8]
  private let codes: [UInt32]
  private let kinds: [GlyphKind]

  init() {
    latin = Self.letters(SystemFontData.latinBasesFrom00C0)
    latinExtended = Self.letters(SystemFontData.latinBasesFrom1E00)
    let entries = NumberList.words(SystemFontData.others).map { Self.entry($0) }
    codes = entries.map { $0.code }
    kinds = entries.map { $0.kind }
  }

  func kind(of scalar: Unicode.Scalar) -> GlyphKind {
    let code = scalar.value
    switch code {
    case 0x20...0x7E: return .ascii(Int(code) - 0x20)
    case ..<0xA0: return .nothing
    case 0xC0...0x24F:
      if let base = Self.base(latin[Int(code) - 0xC0]) { return .ascii(base) }
    case 0x1E00...0x1EFF:
      if let base = Self.base(latinExtended[Int(code) - 0x1E00]) { return .ascii(base) }
    case 0x3041...0xA4CF: return .ideograph
    case 0x1100...0x115F, 0xA960...0xA97F, 0xAC00...0xD7A3: return .hangul
    default: break
    }
    if let kind = listed(code) { return kind }
    if scalar.hasNoAdvance { return .nothing }
    if scalar.properties.isEmojiPresentation { return .emoji }
    if code >= 0xFF61 && code <= 0xFFDC { return .halfIdeograph }
    if scalar.isWide { return .ideograph }
    if code >= 0x1F000 { return .emoji }
    // Arrows and dingbats in a symbol font are about one em wide.
    if code >= 0x2600 && code <= 0x27BF {
      return .symbol(variable: SystemFontData.unitsPerEm, twoCuts: SystemFontData.unitsPerEm)
    }
    return Self.fixed(SystemFontData.fallback, estimates: .unknownCharacters)
  }

  private func listed(_ code: UInt32) -> GlyphKind? {
    var low = 0
    var high = codes.count
    while low < high {
      let middle = (low + high) / 2
      if codes[middle] < code { low = middle + 1 } else { high = middle }
    }
    return low < codes.count && codes[low] == code ? kinds[low] : nil
  }

  private static func base(_ letter: UInt8) -> Int? {
    letter == UInt8(ascii: ".") ? nil : Int(letter) - 0x20
  }

  private static func letters(_ text: String) -> [UInt8] {
    text.utf8.filter { $0 != UInt8(ascii: "\n") }
  }

  private static func fixed(_ units: Double, estimates: TextEstimates) -> GlyphKind {
    .fixed(units: units, black: units, estimates: estimates)
  }

  /// Parses `code:!glyph`, `code:glyph`, `code:units`, `code:regular|black` or `code:units/units`; a
  /// tilde represents the space.
  private static func entry(_ word: Substring) -> (code: UInt32, kind: GlyphKind) {
    let colon = word.firstIndex(of: ":") ?? word.endIndex
    guard let code = UInt32(word[..<colon], radix: 16) else {
      preconditionFailure("The generated font table contains “\(word)” instead of a character")
    }
    var value = word[colon...].dropFirst()
    if let slash = value.firstIndex(of: "/"), value.count > 1 {
      return (
        code,
        .symbol(
          variable: NumberList.number(value[..<slash]),
          twoCuts: NumberList.number(value[slash...].dropFirst()))
      )
    }
    if let bar = value.firstIndex(of: "|"), value.count > 1 {
      return (
        code,
        .fixed(
          units: NumberList.number(value[..<bar]),
          black: NumberList.number(value[bar...].dropFirst()), estimates: .punctuation)
      )
    }
    let isExact = value.count == 2 && value.first == "!"
    if isExact { value = value.dropFirst() }
    guard value.count == 1, let ascii = value.utf8.first else {
      return (code, fixed(NumberList.number(value), estimates: .punctuation))
    }
    let glyph = ascii == UInt8(ascii: "~") ? 0 : Int(ascii) - 0x20
    let isLetter = (value.first?.isLetter ?? false)
    let estimates: TextEstimates = isExact ? [] : isLetter ? .borrowedLetters : .punctuation
    return (code, .ascii(glyph, estimates: estimates))
  }
}
