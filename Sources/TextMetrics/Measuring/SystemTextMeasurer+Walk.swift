extension SystemTextMeasurer {
  /// Calls `body` for each character with its length in UTF-8, its advance, the kerning to the next
  /// character (in 1/2048 em; 0 after the last), and the reasons why its advance is an estimate.
  @inline(__always)
  func walk(
    _ text: String, _ face: SystemFace, _ body: (Int, Double, Double, TextEstimates) -> Void
  ) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      walkASCII(text, face, body)
    } else if text.unicodeScalars.allSatisfy({ $0.standsAlone }) {
      walkScalars(text, face, body)
    } else {
      walkCharacters(text, face, body)
    }
  }

  @inline(__always)
  private func walkASCII(
    _ text: String, _ face: SystemFace, _ body: (Int, Double, Double, TextEstimates) -> Void
  ) {
    let table = SystemFontTable.shared
    var pendingAdvance = 0.0
    var left = -1
    var isFirst = true
    for byte in text.utf8 {
      let glyph = byte >= 0x20 && byte < 0x7F ? Int(byte) - 0x20 : -1
      if !isFirst {
        let kerning = left >= 0 && glyph >= 0 ? face.kerning(left, glyph, in: table) : 0
        body(1, pendingAdvance, kerning, [])
      }
      isFirst = false
      pendingAdvance = glyph >= 0 ? face.advance(ofGlyph: glyph, in: table.advances) : 0
      left = glyph
    }
    if !isFirst { body(1, pendingAdvance, 0, []) }
  }

  /// A faster variant of ``walkCharacters`` for text in which every scalar is a character.
  ///
  /// Otherwise most of the time is spent on finding character boundaries.
  @inline(__always)
  private func walkScalars(
    _ text: String, _ face: SystemFace, _ body: (Int, Double, Double, TextEstimates) -> Void
  ) {
    let table = SystemFontTable.shared
    let isJapanese = generation == .variable && isJapanese(text)
    let ideographUnits =
      isJapanese ? SystemFontData.ideographJapanese : SystemFontData.ideographChinese
    var pending = GlyphMeasure()
    var pendingCount = 0
    for scalar in text.unicodeScalars {
      let next = face.measure(scalar, ideographUnits: ideographUnits, table: table)
      if pendingCount > 0 {
        let kerning = kerning(pending, next, face, table, isJapanese: isJapanese)
        body(pendingCount, pending.advance, kerning, pending.estimates)
      }
      pending = next
      pendingCount = UTF8.width(scalar)
    }
    if pendingCount > 0 { body(pendingCount, pending.advance, 0, pending.estimates) }
  }

  @inline(__always)
  private func kerning(
    _ left: GlyphMeasure, _ right: GlyphMeasure, _ face: SystemFace, _ table: SystemFontTable,
    isJapanese: Bool
  ) -> Double {
    if left.glyph >= 0 && right.glyph >= 0 {
      return face.kerning(left.glyph, right.glyph, in: table)
    }
    return isJapanese && left.isBeside(right) ? SystemFontData.gapIdeographToLatin : 0
  }

  @inline(__always)
  private func walkCharacters(
    _ text: String, _ face: SystemFace, _ body: (Int, Double, Double, TextEstimates) -> Void
  ) {
    let table = SystemFontTable.shared
    let isJapanese = generation == .variable && isJapanese(text)
    let ideographUnits =
      isJapanese ? SystemFontData.ideographJapanese : SystemFontData.ideographChinese
    var pending = GlyphMeasure()
    var pendingCount = 0
    var start = text.startIndex
    while start < text.endIndex {
      let end = text.index(after: start)
      let count = text.utf8.distance(from: start, to: end)
      let next = face.measure(
        text[start..<end].unicodeScalars, ideographUnits: ideographUnits, table: table)
      if pendingCount > 0 {
        let kerning = kerning(pending, next, face, table, isJapanese: isJapanese)
        body(pendingCount, pending.advance, kerning, pending.estimates)
      }
      pending = next
      pendingCount = count
      start = end
    }
    if pendingCount > 0 { body(pendingCount, pending.advance, 0, pending.estimates) }
  }

  private func isJapanese(_ text: String) -> Bool {
    switch ideographStyle {
    case .chinese: false
    case .japanese: true
    case .automatic: text.unicodeScalars.contains { $0.isKana }
    }
  }
}

extension GlyphMeasure {
  /// Returns whether one of two adjacent characters is an ideograph and the other a Latin letter or
  /// a digit.
  func isBeside(_ next: GlyphMeasure) -> Bool {
    isIdeograph && next.isLetterOrDigit || isLetterOrDigit && next.isIdeograph
  }

  private var isLetterOrDigit: Bool {
    guard glyph >= 0 else { return false }
    let byte = UInt8(glyph + 0x20)
    return byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      || byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }
}
