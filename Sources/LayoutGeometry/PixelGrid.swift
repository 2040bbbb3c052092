/// The grid of device pixels that measured sizes and solved frames are rounded to.
///
///     PixelGrid(scale: 2).ceil(20.287)   // 20.5
///     PixelGrid.wholePoints.ceil(20.287) // 21
public struct PixelGrid: Sendable, Hashable {
  /// Pixels per point.
  public var scale: Double
  /// How far, in pixels, a value may lie off a grid line, or off the middle between two, and still count
  /// as on it.
  ///
  /// Sums of advances carry rounding noise of about 1e-12, solved edges of at most 1e-6 points, and the
  /// tables of advances err by less than 1e-4 pixels: no label may grow and no edge may move by a
  /// pixel for any of these. A person sees no ten-thousandth of a pixel.
  public static let tolerance = 1e-4

  /// Creates a grid of `scale` pixels per point.
  ///
  /// - Precondition: `scale` is positive and finite.
  public init(scale: Double) {
    precondition(scale > 0 && scale.isFinite, "A scale must be positive; it is \(scale)")
    self.scale = scale
  }

  /// The grid of whole points, to which older releases rounded text.
  public static let wholePoints = PixelGrid(scale: 1)

  /// Rounds up to a grid line.
  public func ceil(_ value: Double) -> Double {
    (value * scale - Self.tolerance).wholeAbove / scale
  }

  /// Rounds down to a grid line.
  public func floor(_ value: Double) -> Double {
    (value * scale + Self.tolerance).wholeBelow / scale
  }

  /// Rounds to the nearest grid line, halves up, as view edges and baselines are.
  public func round(_ value: Double) -> Double {
    (value * scale + 0.5 + Self.tolerance).wholeBelow / scale
  }

  /// Rounds both sides up.
  public func ceil(_ size: LayoutSize) -> LayoutSize {
    LayoutSize(width: ceil(size.width), height: ceil(size.height))
  }

  /// Returns the frame with each edge on the grid (`measured:M1`); equal sizes may then differ by a
  /// pixel.
  public func round(_ frame: LayoutRect) -> LayoutRect {
    let (x, y) = (round(frame.x), round(frame.y))
    return LayoutRect(
      x: x, y: y, width: round(frame.x + frame.width) - x, height: round(frame.y + frame.height) - y
    )
  }
}
