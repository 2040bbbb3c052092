/// The grid of device pixels to which measured sizes and solved frames are rounded.
///
///     PixelGrid(scale: 2).ceil(20.287)   // 20.5
///     PixelGrid.wholePoints.ceil(20.287) // 21
public struct PixelGrid: Sendable, Hashable {
  /// The number of pixels per point.
  public var scale: Double
  /// The distance, in pixels, within which a value counts as being on a grid line, or halfway
  /// between two.
  ///
  /// Sums of advances have rounding errors of about 1e-12, solved edges of at most 1e-6 points, and
  /// the tables of advances have errors of less than 1e-4 pixels. None of these may enlarge a label
  /// or move an edge by a pixel. A difference of 1e-4 pixels is not visible.
  public static let tolerance = 1e-4

  /// Creates a grid of `scale` pixels per point.
  ///
  /// - Precondition: `scale` is positive and finite.
  public init(scale: Double) {
    precondition(scale > 0 && scale.isFinite, "The scale must be positive and finite, not \(scale)")
    self.scale = scale
  }

  /// The grid of whole points, to which older versions of iOS rounded text sizes.
  public static let wholePoints = PixelGrid(scale: 1)

  /// Returns the value rounded up to a grid line.
  public func ceil(_ value: Double) -> Double {
    (value * scale - Self.tolerance).wholeAbove / scale
  }

  /// Returns the value rounded down to a grid line.
  public func floor(_ value: Double) -> Double {
    (value * scale + Self.tolerance).wholeBelow / scale
  }

  /// Returns the value rounded to the nearest grid line, halves up, as view edges and baselines
  /// are.
  public func round(_ value: Double) -> Double {
    (value * scale + 0.5 + Self.tolerance).wholeBelow / scale
  }

  /// Returns the size with its width and height rounded up.
  public func ceil(_ size: LayoutSize) -> LayoutSize {
    LayoutSize(width: ceil(size.width), height: ceil(size.height))
  }

  /// Returns the frame with each edge rounded to the grid (`measured:M1`).
  ///
  /// Frames of equal size can differ by a pixel afterwards.
  public func round(_ frame: LayoutRect) -> LayoutRect {
    let (x, y) = (round(frame.x), round(frame.y))
    return LayoutRect(
      x: x, y: y, width: round(frame.x + frame.width) - x, height: round(frame.y + frame.height) - y
    )
  }
}
