/// The vertical metrics of a font at its size, in points.
///
///     SystemTextMeasurer().metrics(of: .system(17)).lineHeight   // 20.287109375
public struct FontMetrics: Sendable, Hashable {
  /// The height above the baseline.
  public var ascender: Double
  /// The depth below the baseline, negative as in UIKit.
  public var descender: Double
  /// The distance between two baselines.
  public var lineHeight: Double
  /// Additional space between lines that `lineHeight` does not include; 0 for the system font.
  public var leading: Double
  /// The height of capital letters.
  public var capHeight: Double
  /// The height of a lowercase x.
  public var xHeight: Double
  /// The reasons why these metrics are estimates; empty if they are those of the requested font.
  public var estimates: TextEstimates

  /// Creates font metrics.
  public init(
    ascender: Double, descender: Double, lineHeight: Double, leading: Double = 0,
    capHeight: Double, xHeight: Double, estimates: TextEstimates = []
  ) {
    self.ascender = ascender
    self.descender = descender
    self.lineHeight = lineHeight
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.estimates = estimates
  }
}
