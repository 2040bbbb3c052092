/// A measurer for fonts whose files are known; other fonts and missing characters are measured by
/// another measurer.
///
///     var measurer = FontFileMeasurer(FontLibrary(faces))
///     measurer.width(of: "Label", in: .custom("Barlow-Medium", 17)).points
///
/// A font that is not in the library is measured by ``fallback``, usually as the system font and
/// marked with ``TextEstimates/substitutedFont``.
public struct FontFileMeasurer: TextMeasurer {
  /// The fonts that are measured from their files.
  public var library: FontLibrary
  /// The measurer for the system font, missing fonts, and characters that a font does not have.
  public var fallback: any TextMeasurer

  /// Creates a measurer.
  public init(
    _ library: FontLibrary, fallback: any TextMeasurer = SystemTextMeasurer()
  ) {
    self.library = library
    self.fallback = fallback
  }

  private func face(of font: TextFont) -> FontFile? {
    guard case .custom(let name) = font.family else { return nil }
    return library.face(named: name)
  }

  /// Returns the metrics given in the font's file.
  public func metrics(of font: TextFont) -> FontMetrics {
    guard let face = face(of: font) else { return fallback.metrics(of: font) }
    let scale = font.size / face.unitsPerEm
    return FontMetrics(
      ascender: face.ascender * scale, descender: face.descender * scale,
      lineHeight: (face.ascender - face.descender) * scale, leading: face.lineGap * scale,
      capHeight: face.capHeight * scale, xHeight: face.xHeight * scale)
  }

  /// Appends the clusters of `text` with their advances and kerning.
  ///
  /// Characters that the font does not have are measured by ``fallback`` in the system font of the
  /// same size.
  public func appendClusters(
    of text: String, in font: TextFont, to clusters: inout [TextCluster]
  ) {
    guard let face = face(of: font) else {
      fallback.appendClusters(of: text, in: font, to: &clusters)
      return
    }
    clusters.reserveCapacity(clusters.count + text.utf8.count)
    walk(text, face, font) { clusters.append($0) }
  }

  /// Returns the width of `text` on one line; does not allocate memory for characters that the font
  /// has.
  public func width(of text: String, in font: TextFont) -> TextWidth {
    guard let face = face(of: font) else { return fallback.width(of: text, in: font) }
    var width = TextWidth(points: 0)
    walk(text, face, font) { cluster in
      width.points += cluster.advance + cluster.kerning
      width.estimates.formUnion(cluster.estimates)
    }
    return width
  }

  @inline(__always)
  private func walk(
    _ text: String, _ face: FontFile, _ font: TextFont, _ body: (TextCluster) -> Void
  ) {
    let scale = font.size / face.unitsPerEm
    let systemFont = TextFont.system(font.size, weight: face.weight, italic: face.isItalic)
    var pending: TextCluster?
    var left: Int?
    var start = text.startIndex
    while start < text.endIndex {
      let end = text.index(after: start)
      let count = text.utf8.distance(from: start, to: end)
      let part = text[start..<end]
      let (cluster, glyph) = measure(part, count, face, scale, systemFont)
      if var finished = pending {
        if let left, let glyph { finished.kerning = face.kerning(left, glyph) * scale }
        body(finished)
      }
      pending = cluster
      left = glyph
      start = end
    }
    if let pending { body(pending) }
  }

  /// Measures one character.
  ///
  /// The glyph is nil if the character has no kerning.
  @inline(__always)
  private func measure(
    _ character: Substring, _ count: Int, _ face: FontFile, _ scale: Double, _ systemFont: TextFont
  ) -> (TextCluster, glyph: Int?) {
    var cluster = TextCluster(utf8Count: count, advance: 0)
    let scalars = character.unicodeScalars
    guard let first = scalars.first, !first.hasNoAdvance else { return (cluster, nil) }
    guard let glyph = face.glyph(of: first) ?? base(of: first, face) else {
      let width = fallback.width(of: String(character), in: systemFont)
      cluster.advance = width.points
      cluster.estimates = width.estimates
      return (cluster, nil)
    }
    var units = face.advance(ofGlyph: glyph)
    guard count > 1 else { return (TextCluster(utf8Count: 1, advance: units * scale), glyph) }
    var last: Int? = glyph
    for scalar in scalars.dropFirst() where !scalar.hasNoAdvance {
      last = face.glyph(of: scalar)
      if let last { units += face.advance(ofGlyph: last) }
    }
    cluster.advance = units * scale
    return (cluster, last)
  }

  /// Returns the glyph of the base letter, for an accented letter that the font does not have.
  private func base(of scalar: Unicode.Scalar, _ face: FontFile) -> Int? {
    guard scalar.value >= 0x80,
      case .ascii(let base, let estimates) = SystemFontTable.shared.characters.kind(of: scalar),
      estimates.isEmpty
    else { return nil }
    return Unicode.Scalar(UInt32(base + 0x20)).flatMap { face.glyph(of: $0) }
  }
}
