/// The measurement of a cluster, in units of 1/2048 em.
struct GlyphMeasure {
  var advance = 0.0
  /// The ASCII glyph for kerning, or −1.
  var glyph = -1
  var isIdeograph = false
  var estimates: TextEstimates = []
}

extension SystemFace {
  @inline(__always)
  func advance(ofGlyph glyph: Int, in advances: [SIMD8<Double>]) -> Double {
    if isMonospaced { return monospaced }
    if let ownAdvances { return ownAdvances[glyph] }
    let isDigit = glyph >= 0x10 && glyph <= 0x19
    return (advances[isDigit && hasMonospacedDigits ? 0x10 : glyph] * masters).sum() + tracking
  }

  /// Returns the kerning of two consecutive glyphs.
  @inline(__always)
  func kerning(_ left: Int, _ right: Int, in table: SystemFontTable) -> Double {
    let entry = table.kerningPairs[left * SystemFontTable.glyphCount + right]
    guard entry != 0, !isMonospaced, ownAdvances == nil else { return 0 }
    return (table.kernings[Int(entry)] * kerningMasters).sum()
  }

  /// Measures a character of one or more scalars.
  ///
  /// A sequence of emoji is one emoji, and marks have no advance. Other scalars in a cluster, such
  /// as a spacing vowel sign, add their advance.
  func measure(
    _ scalars: Substring.UnicodeScalarView, ideographUnits: Double, table: SystemFontTable
  ) -> GlyphMeasure {
    guard let first = scalars.first else { return GlyphMeasure() }
    var measure = self.measure(first, ideographUnits: ideographUnits, table: table)
    for scalar in scalars.dropFirst() {
      if scalar.value == 0xFE0F && first.properties.isEmoji || scalar.value == 0x20E3
        || scalar.isRegionalIndicator
      {
        return GlyphMeasure(advance: emoji, estimates: .emoji)
      }
      // Conjoining vowels and finals are part of the square of a Hangul syllable.
      let joins = scalar.value >= 0x1160 && scalar.value <= 0x11FF
      if joins || measure.estimates.contains(.emoji) || scalar.hasNoAdvance { continue }
      let part = self.measure(scalar, ideographUnits: ideographUnits, table: table)
      measure.advance += part.advance
      measure.estimates.formUnion(part.estimates)
      measure.glyph = -1
    }
    return measure
  }

  /// The advance of a Hangul syllable, 0.865 em, which has the saved widths of 47 of 49 labels of two apps to the pixel.
  private static let hangul = 0.865 * SystemFontData.unitsPerEm

  /// Measures a character of one scalar.
  func measure(
    _ scalar: Unicode.Scalar, ideographUnits: Double, table: SystemFontTable
  ) -> GlyphMeasure {
    switch table.characters.kind(of: scalar) {
    case .ascii(let glyph, let estimates):
      return GlyphMeasure(
        advance: advance(ofGlyph: glyph, in: table.advances), glyph: glyph, estimates: estimates)
    case .fixed(let units, let black, let estimates):
      let advance =
        isMonospaced
        ? monospaced : units + (black - units) * boldness + tracking
      return GlyphMeasure(advance: advance, estimates: estimates)
    case .symbol(let variable, let twoCuts):
      return GlyphMeasure(
        advance: isVariable ? variable : twoCuts, estimates: .unknownCharacters)
    case .ideograph:
      return GlyphMeasure(advance: ideographUnits, isIdeograph: true, estimates: .ideographs)
    case .halfIdeograph:
      return GlyphMeasure(advance: ideographUnits / 2, isIdeograph: true, estimates: .ideographs)
    case .hangul:
      return GlyphMeasure(advance: Self.hangul, estimates: .ideographs)
    case .emoji:
      return GlyphMeasure(advance: emoji, estimates: .emoji)
    case .nothing:
      return GlyphMeasure()
    }
  }
}
