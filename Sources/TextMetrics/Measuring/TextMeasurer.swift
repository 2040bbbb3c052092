/// Measures the width of text in a font.
///
/// A measurer measures text in a single font. ``Typesetter`` breaks lines with the results.
public protocol TextMeasurer: Sendable {
  /// Returns the vertical measures of a font.
  func metrics(of font: TextFont) -> FontMetrics

  /// Appends the grapheme clusters of `text` with their advances, in order.
  ///
  /// Newlines and tabs have no advance; the typesetter handles them.
  ///
  /// - Postcondition: The appended `utf8Count`s add up to that of `text`, and no cluster ends
  ///   inside a character.
  func appendClusters(of text: String, in font: TextFont, to clusters: inout [TextCluster])

  /// Returns the width of `text` on one line, in points, not rounded.
  ///
  /// Newlines and tabs have no width; use a ``Typesetter`` for text that contains them.
  func width(of text: String, in font: TextFont) -> TextWidth
}

extension TextMeasurer {
  /// Returns the sum of the clusters' advances and the kerning between them.
  public func width(of text: String, in font: TextFont) -> TextWidth {
    var clusters: [TextCluster] = []
    appendClusters(of: text, in: font, to: &clusters)
    var width = TextWidth(points: 0)
    for cluster in clusters {
      width.points += cluster.advance + cluster.kerning
      width.estimates.formUnion(cluster.estimates)
    }
    width.points -= clusters.last?.kerning ?? 0
    return width
  }
}

/// A grapheme cluster and its advance.
public struct TextCluster: Sendable, Hashable {
  /// The length of the cluster in UTF-8.
  public var utf8Count: Int
  /// The width in points, including tracking.
  public var advance: Double
  /// The kerning to the next cluster of the run on the same line; often negative.
  public var kerning: Double
  /// The reasons why the advance is an estimate.
  public var estimates: TextEstimates

  /// Creates a cluster.
  public init(
    utf8Count: Int, advance: Double, kerning: Double = 0, estimates: TextEstimates = []
  ) {
    self.utf8Count = utf8Count
    self.advance = advance
    self.kerning = kerning
    self.estimates = estimates
  }
}

/// The width of a text, with the reasons why it is an estimate.
public struct TextWidth: Sendable, Hashable {
  /// The width in points, not rounded.
  public var points: Double
  /// The reasons why the width is an estimate; empty if all of it was measured.
  public var estimates: TextEstimates

  /// Creates a width.
  public init(points: Double, estimates: TextEstimates = []) {
    self.points = points
    self.estimates = estimates
  }
}
