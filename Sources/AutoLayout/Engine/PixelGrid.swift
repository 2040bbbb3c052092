/// The grid that frames are rounded to, once solving is over.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point.
  public var scale: Double

  /// Makes a grid of `scale` pixels per point.
  public init(scale: Double) {
    precondition(scale > 0, "a pixel grid has at least some pixels per point, not \(scale)")
    self.scale = scale
  }

  /// The nearest grid line; half way goes up.
  public func round(_ value: Double) -> Double {
    // The slack keeps a value that is half a pixel but for the last bits on the upper side.
    (value * scale + 0.5 + 1e-6).rounded(.down) / scale
  }

  /// The frame with each edge on the grid (`measured:M1`); equal sizes may come to differ by a pixel.
  public func round(_ frame: LayoutRect) -> LayoutRect {
    let (x, y) = (round(frame.x), round(frame.y))
    return LayoutRect(
      x: x, y: y, width: round(frame.x + frame.width) - x, height: round(frame.y + frame.height) - y
    )
  }
}
