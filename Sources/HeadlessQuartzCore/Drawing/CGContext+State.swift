#if !canImport(Darwin)
public import Foundation

/// How images are scaled; raw values are Apple's.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As the context does.
  case `default` = 0
  /// Not interpolated.
  case none = 1
  /// Low quality.
  case low = 2
  /// Medium quality.
  case medium = 4
  /// High quality.
  case high = 3
}

/// How text is drawn; raw values are Apple's.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Filled.
  case fill = 0
  /// Stroked.
  case stroke = 1
  /// Filled and stroked.
  case fillStroke = 2
  /// Not drawn.
  case invisible = 3
}

extension CGContext {
  /// The width, in pixels of the context's scale of 1.
  public var width: Int { Int(size.width.rounded()) }
  /// The height, in pixels of the context's scale of 1.
  public var height: Int { Int(size.height.rounded()) }
  /// The transform from points to pixels: the current transform.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }
  /// The bounds of the current path.
  public var boundingBoxOfPath: CGRect { path?.boundingBoxOfPath ?? .null }
  /// Whether the current path is empty.
  public var isPathEmpty: Bool { path == nil }
  /// The last point of the current path.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }
  /// Returns whether a point is in the current path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    path?.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
      ?? false
  }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Strokes lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }
  /// Begins a layer that is composed as a whole; has no effect.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {}
  /// Begins a layer that is composed as a whole; has no effect.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {}
  /// Ends a layer; has no effect.
  public func endTransparencyLayer() {}
  /// Sets how text is drawn; has no effect.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
  /// Sets the color space of fills; has no effect.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Sets the color space of strokes; has no effect.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  /// Sets the accuracy of curves; has no effect.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Sets whether fonts are smoothed; has no effect.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Sets whether smoothing fonts is allowed; has no effect.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Draws what is pending; has no effect.
  public func flush() {}
  /// Draws what is pending later; has no effect.
  public func synchronize() {}
}
#endif
