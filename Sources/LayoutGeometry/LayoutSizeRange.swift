/// A rectangle in the plane of sizes: all sizes with a width and a height of two ranges.
///
/// A single size, such as that of a screen, is a range without extent.
public struct LayoutSizeRange: Hashable, Sendable, Codable {
  /// The widths, in points.
  public var widths: ClosedRange<Double>
  /// The heights, in points.
  public var heights: ClosedRange<Double>

  /// Creates a range of sizes.
  public init(widths: ClosedRange<Double>, heights: ClosedRange<Double>) {
    self.widths = widths
    self.heights = heights
  }

  /// Creates the range of a single size.
  public init(_ size: LayoutSize) {
    self.init(widths: size.width...size.width, heights: size.height...size.height)
  }

  /// Whether the range has a single size.
  public var isSingle: Bool {
    widths.lowerBound == widths.upperBound && heights.lowerBound == heights.upperBound
  }
}
