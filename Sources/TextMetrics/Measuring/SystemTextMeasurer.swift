/// Measures the iOS system font without having it, by a model of its measured advances.
///
///     SystemTextMeasurer().width(of: "Label", in: .system(17)).points   // 41.66…
///
/// Widths of ASCII and accented Latin text in regular to black weights are right to about 0.003
/// points up to 40 points; what is less certain is said by ``TextWidth/estimates``.
public struct SystemTextMeasurer: TextMeasurer, Hashable {
  /// How wide ideographs are, which depends on the font the device chose for its languages.
  public enum IdeographStyle: Sendable, Hashable {
    /// Japanese for a text with kana, else Chinese.
    case automatic
    /// One em.
    case chinese
    /// 0.935 em since iOS 14, with an eighth of an em between Latin letters and ideographs.
    case japanese
  }

  /// The release whose font is measured.
  public var generation: SystemFontGeneration
  /// The font that ideographs are measured in.
  public var ideographStyle: IdeographStyle

  /// Creates a measurer for an generation.
  public init(
    generation: SystemFontGeneration = .variable, ideographStyle: IdeographStyle = .automatic
  ) {
    self.generation = generation
    self.ideographStyle = ideographStyle
  }

  /// Returns the system font's measures; they are proportional to the size.
  ///
  /// The line height is 2444/2048 of the size in all weights.
  public func metrics(of font: TextFont) -> FontMetrics {
    let face = SystemFace(font: font, generation: generation, table: .shared)
    let scale = face.pointsPerUnit
    return FontMetrics(
      ascender: SystemFontData.ascender * scale,
      descender: SystemFontData.descender * scale,
      lineHeight: SystemFontData.lineHeight * scale,
      leading: SystemFontData.leading * scale,
      capHeight: SystemFontData.capHeight * scale,
      xHeight: face.xHeightUnits * scale,
      estimates: face.estimates.intersection([.substitutedFont, .helveticaNeue]))
  }

  /// Appends the characters of `text` with their advances.
  ///
  /// - Complexity: O(*n*) in the length of the text; only the clusters are allocated.
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

  /// Returns the width of `text` on one line, without allocating anything.
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
