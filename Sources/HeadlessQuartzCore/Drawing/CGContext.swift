#if !canImport(Darwin)
public import Foundation

/// A drawing context, which draws nothing.
///
/// Paths, transforms and colors are stored and can be read, as in Apple's Core Graphics, but
/// nothing is rendered.
///
/// Apple: <https://developer.apple.com/documentation/coregraphics/cgcontext>
public final class CGContext {
  /// The size of the context, in points.
  package let size: CGSize
  private struct State {
    var transform = CGAffineTransform.identity
    var fill: CGColor?
    var stroke: CGColor?
    var lineWidth: CGFloat = 1
    var alpha: CGFloat = 1
  }
  private var state = State()
  private var saved: [State] = []
  private let present = CGMutablePath()

  /// Creates a context of a size, in points.
  package init(size: CGSize) { self.size = size }

  /// The current transform.
  public var ctm: CGAffineTransform { state.transform }
  /// Saves the graphics state.
  public func saveGState() { saved.append(state) }
  /// Restores the last saved graphics state.
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  /// Translates the current transform.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }
  /// Scales the current transform.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }
  /// Rotates the current transform, by an angle in radians.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  /// Concatenates a transform with the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// Sets the fill color.
  public func setFillColor(_ color: CGColor) { state.fill = color }
  /// Sets the stroke color.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  /// Sets the fill color.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the stroke color.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  /// Sets the line cap; has no effect.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Sets the line join; has no effect.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Sets the miter limit; has no effect.
  public func setMiterLimit(_ limit: CGFloat) {}
  /// Sets the lengths of dashes and gaps, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Sets the opacity of subsequent drawing.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  /// Sets the blend mode; has no effect.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Sets the shadow of subsequent drawing; has no effect.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Sets the shadow of subsequent drawing; has no effect.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Sets whether edges are antialiased; has no effect.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether antialiasing is allowed; has no effect.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// The current path; nil if it is empty.
  public var path: CGPath? { present.isEmpty ? nil : present.copy() }
  /// Begins a new path.
  public func beginPath() { present.removeAll() }
  /// Begins a subpath.
  public func move(to point: CGPoint) { present.move(to: point) }
  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { present.addLine(to: point) }
  /// Adds straight lines.
  public func addLines(between points: [CGPoint]) { present.addLines(between: points) }
  /// Adds a cubic curve to a point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    present.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a quadratic curve to a point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    present.addQuadCurve(to: end, control: control)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { present.addRect(rect) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { present.addEllipse(in: rect) }
  /// Adds an arc.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    present.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Adds a path.
  public func addPath(_ path: CGPath) { present.addPath(path) }
  /// Closes the subpath with a line to its start.
  public func closePath() { present.closeSubpath() }
  /// Fills and clears the path.
  public func fillPath(using rule: CGPathFillRule = .winding) { present.removeAll() }
  /// Strokes and clears the path.
  public func strokePath() { present.removeAll() }
  /// Draws and clears the path.
  public func drawPath(using mode: CGPathDrawingMode) { present.removeAll() }
  /// Clips subsequent drawing to the path, and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) { present.removeAll() }
  /// Clips subsequent drawing to a rectangle; has no effect.
  public func clip(to rect: CGRect) {}
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {}
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {}
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {}
  /// Strokes a rectangle; has no effect.
  public func stroke(_ rect: CGRect) {}
  /// Strokes a rectangle; has no effect.
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  /// Strokes an ellipse; has no effect.
  public func strokeEllipse(in rect: CGRect) {}
  /// Clears a rectangle.
  public func clear(_ rect: CGRect) {}
  /// Draws an image; has no effect.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
  /// Draws a gradient between points.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {}
  /// Draws a gradient between circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {}
  /// Returns an image of the drawing, which has only a size.
  public func makeImage() -> CGImage? { CGImage(size: size) }
}

/// The blend mode of colors; raw values are Apple's.
public enum CGBlendMode: Int32, Sendable {
  /// The source color covers the destination.
  case normal = 0
  /// The product.
  case multiply = 1
  /// The product of complements.
  case screen = 2
  /// Multiply or screen, depending on the destination color.
  case overlay = 3
  /// The darker one.
  case darken = 4
  /// The lighter one.
  case lighten = 5
  /// The destination color, brightened.
  case colorDodge = 6
  /// The destination color, darkened.
  case colorBurn = 7
  /// Darken or lighten, depending on the source color.
  case softLight = 8
  /// Multiply or screen, depending on the source color.
  case hardLight = 9
  /// The difference.
  case difference = 10
  /// The difference with less contrast.
  case exclusion = 11
  /// The new hue.
  case hue = 12
  /// The new saturation.
  case saturation = 13
  /// The new hue and saturation.
  case color = 14
  /// The new luminosity.
  case luminosity = 15
  /// Nothing.
  case clear = 16
  /// The source color only.
  case copy = 17
  /// The source inside the destination.
  case sourceIn = 18
  /// The source outside the destination.
  case sourceOut = 19
  /// The source atop the destination.
  case sourceAtop = 20
  /// The destination over the source.
  case destinationOver = 21
  /// The destination inside the source.
  case destinationIn = 22
  /// The destination outside the source.
  case destinationOut = 23
  /// The destination atop the source.
  case destinationAtop = 24
  /// Either source or destination, but not both.
  case xor = 25
  /// The sum, limited to black.
  case plusDarker = 26
  /// The sum, limited to white.
  case plusLighter = 27
}

/// An image with only a size in pixels.
///
/// Apple: <https://developer.apple.com/documentation/coregraphics/cgimage>
public final class CGImage: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// Creates an image of a size, in pixels.
  package init(size: CGSize) {
    width = Int(size.width.rounded())
    height = Int(size.height.rounded())
  }

  /// Returns a part of the image, in pixels; nil outside the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    return part.isEmpty ? nil : CGImage(size: part.size)
  }
}

/// A color space.
public final class CGColorSpace: Sendable, Hashable {
  /// Apple's name of the color space.
  public let name: String?
  init(_ name: String) { self.name = name }
  /// Returns whether two color spaces have the same name.
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool { one.name == other.name }
  /// Feeds the name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns the device RGB color space.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace("kCGColorSpaceDeviceRGB") }
/// Returns the device gray color space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace("kCGColorSpaceDeviceGray")
}

/// A gradient: colors with positions.
public final class CGGradient {
  /// The colors.
  package let colors: [CGColor]
  /// Creates a gradient from colors; returns nil if there are none.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let known = colors.compactMap { $0 as? CGColor }
    guard !known.isEmpty else { return nil }
    self.colors = known
  }
}

/// An array of objects.
public typealias CFArray = [Any]

/// Whether a gradient extends beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: UInt32
  /// Creates options with Apple's raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Before its start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// After its end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
#endif
