/// The vertical measures of a font at its size, in points.
///
///     SystemTextMeasurer().metrics(of: .system(17)).lineHeight   // 20.287109375
public struct FontMetrics: Sendable, Hashable {
  /// The height above the baseline.
  public var ascender: Double
  /// The depth below the baseline as UIKit gives it: negative.
  public var descender: Double
  /// The distance of two baselines.
  public var lineHeight: Double
  /// Extra space between lines that `lineHeight` does not hold; 0 for the system font.
  public var leading: Double
  /// The height of capital letters.
  public var capHeight: Double
  /// The height of a lower-case x.
  public var xHeight: Double
  /// The reasons for which these numbers are not those of the requested font; empty if they are.
  public var estimates: TextEstimates

  /// Creates a set of measures.
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
