/// The grid of device pixels that measured sizes are rounded to.
///
///     PixelGrid(scale: 2).ceil(20.287)   // 20.5
///     PixelGrid.wholePoints.ceil(20.287) // 21
public struct PixelGrid: Sendable, Hashable {
  /// Pixels per point.
  public var scale: Double
  /// How far, in pixels, a value may lie above a grid line and still count as on it.
  ///
  /// Sums of advances carry rounding noise of about 1e-12, and the tables' own error is below
  /// 1e-4 pixels; a label must not grow by a pixel for either.
  public var tolerance: Double

  /// Makes a grid.
  ///
  /// - Precondition: `scale` is positive and finite.
  public init(scale: Double, tolerance: Double = 1e-4) {
    precondition(scale > 0 && scale.isFinite, "A scale must be positive; it is \(scale)")
    self.scale = scale
    self.tolerance = tolerance
  }

  /// The grid of whole points, to which older releases rounded text.
  public static let wholePoints = PixelGrid(scale: 1)

  /// Rounds up to a grid line.
  public func ceil(_ value: Double) -> Double {
    (value * scale - tolerance).wholeAbove / scale
  }

  /// Rounds down to a grid line.
  public func floor(_ value: Double) -> Double {
    (value * scale + tolerance).wholeBelow / scale
  }

  /// Rounds to the nearest grid line, halves up, as view edges and baselines are.
  public func round(_ value: Double) -> Double {
    (value * scale + 0.5 + tolerance).wholeBelow / scale
  }

  /// Rounds both sides up.
  public func ceil(_ size: TextSize) -> TextSize {
    TextSize(width: ceil(size.width), height: ceil(size.height))
  }
}

/// A width and a height in points.
public struct TextSize: Sendable, Hashable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of no text.
  public static let zero = TextSize(width: 0, height: 0)
}
