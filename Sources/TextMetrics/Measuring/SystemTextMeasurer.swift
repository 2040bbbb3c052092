/// Measures text in the iOS system font by a model of its advances, without the font file, and in
/// a few other fonts of iOS.
///
///     SystemTextMeasurer().width(of: "Label", in: .system(17)).points   // 41.66…
///
/// Widths of ASCII and accented Latin text in weights from regular to black are accurate to about
/// 0.003 points for sizes up to 40 points. Less accurate results are marked in
/// ``TextWidth/estimates``.
public struct SystemTextMeasurer: TextMeasurer, Hashable {
  /// The width of ideographs, which depends on the font that the device selects for its languages.
  public enum IdeographStyle: Sendable, Hashable {
    /// Japanese for text with kana, otherwise Chinese.
    case automatic
    /// One em.
    case chinese
    /// 0.935 em since iOS 14, with 1/8 em between Latin letters and ideographs.
    case japanese
  }

  /// The generation of the font.
  public var generation: SystemFontGeneration
  /// The style in which ideographs are measured.
  public var ideographStyle: IdeographStyle

  /// Creates a measurer for a generation of the system font.
  public init(
    generation: SystemFontGeneration = .variable, ideographStyle: IdeographStyle = .automatic
  ) {
    self.generation = generation
    self.ideographStyle = ideographStyle
  }

  /// Returns the metrics of the system font, which are proportional to the size.
  ///
  /// The line height is 2444/2048 of the size for all weights. For a named font of iOS whose heights
  /// are known, its own metrics are returned.
  public func metrics(of font: TextFont) -> FontMetrics {
    let face = SystemFace(font: font, generation: generation, table: .shared)
    let scale = face.pointsPerUnit
    if case .custom(let name) = font.family, let device = DeviceFont.named(name) {
      return FontMetrics(
        ascender: device.ascender * font.size, descender: device.descender * font.size,
        lineHeight: (device.ascender - device.descender) * font.size,
        capHeight: SystemFontData.capHeight * scale, xHeight: face.xHeightUnits * scale)
    }
    return FontMetrics(
      ascender: SystemFontData.ascender * scale,
      descender: SystemFontData.descender * scale,
      lineHeight: SystemFontData.lineHeight * scale,
      leading: SystemFontData.leading * scale,
      capHeight: SystemFontData.capHeight * scale,
      xHeight: face.xHeightUnits * scale,
      estimates: face.estimates.intersection([.substitutedFont, .helveticaNeue]))
  }

  /// Appends the clusters of `text` with their advances.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text. Only the clusters are allocated.
  public func appendClusters(
    of text: String, in font: TextFont, to clusters: inout [TextCluster]
  ) {
    clusters.reserveCapacity(clusters.count + text.utf8.count)
    let face = SystemFace(font: font, generation: generation, table: .shared)
    let scale = face.pointsPerUnit
    walk(text, face) { count, advance, kerning, estimates in
      clusters.append(
        TextCluster(
          utf8Count: count, advance: advance * scale, kerning: kerning * scale,
          estimates: advance == 0 ? [] : estimates.union(face.estimates)))
    }
  }

  /// Returns the width of `text` on one line; does not allocate memory.
  public func width(of text: String, in font: TextFont) -> TextWidth {
    let face = SystemFace(font: font, generation: generation, table: .shared)
    var units = 0.0
    var estimates: TextEstimates = []
    walk(text, face) { _, advance, kerning, reasons in
      units += advance + kerning
      estimates.formUnion(reasons)
    }
    if units != 0 { estimates.formUnion(face.estimates) }
    return TextWidth(points: units * face.pointsPerUnit, estimates: estimates)
  }
}
