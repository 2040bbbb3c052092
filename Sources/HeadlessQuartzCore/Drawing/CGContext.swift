#if !canImport(Darwin)
public import Foundation

/// A place to draw; what is drawn is taken and not shown.
///
/// Paths, transforms and colours are kept as Apple keeps them, so code that reads them back works;
/// nothing becomes pixels.
///
/// Apple: <https://developer.apple.com/documentation/coregraphics/cgcontext>
public final class CGContext {
  /// The size of the place, in points.
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

  /// Creates a place of a size, in points.
  package init(size: CGSize) { self.size = size }

  /// The transform from what is drawn to the place.
  public var ctm: CGAffineTransform { state.transform }
  /// Puts the present state aside.
  public func saveGState() { saved.append(state) }
  /// Takes the state that was put aside last.
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  /// Moves what is drawn next.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }
  /// Scales what is drawn next.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }
  /// Turns what is drawn next, by radians.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  /// Transforms what is drawn next.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// Sets the colour inside.
  public func setFillColor(_ color: CGColor) { state.fill = color }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  /// Sets the colour inside.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the colour of lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Sets how sharp corners may be.
  public func setMiterLimit(_ limit: CGFloat) {}
  /// Sets the lengths of dashes and gaps, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Sets the opacity of what is drawn next.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  /// Sets how colours are combined.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Sets the shadow of what is drawn next.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Sets the shadow of what is drawn next.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Sets whether edges are smoothed.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether edges may be smoothed.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// The present path.
  public var path: CGPath? { present.isEmpty ? nil : present.copy() }
  /// Begins a path.
  public func beginPath() { present.removeAll() }
  /// Begins a line.
  public func move(to point: CGPoint) { present.move(to: point) }
  /// Goes straight to a point.
  public func addLine(to point: CGPoint) { present.addLine(to: point) }
  /// Adds straight lines.
  public func addLines(between points: [CGPoint]) { present.addLines(between: points) }
  /// Goes to a point in a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    present.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Goes to a point in a curve with one control point.
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
  /// Goes straight back to where the line began.
  public func closePath() { present.closeSubpath() }
  /// Draws the inside of the path.
  public func fillPath(using rule: CGPathFillRule = .winding) { present.removeAll() }
  /// Draws the line of the path.
  public func strokePath() { present.removeAll() }
  /// Draws the path.
  public func drawPath(using mode: CGPathDrawingMode) { present.removeAll() }
  /// Keeps what is drawn next inside the path.
  public func clip(using rule: CGPathFillRule = .winding) { present.removeAll() }
  /// Keeps what is drawn next inside a rectangle.
  public func clip(to rect: CGRect) {}
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {}
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {}
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {}
  /// Draws the line of a rectangle.
  public func stroke(_ rect: CGRect) {}
  /// Draws the line of a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  /// Draws the line of an ellipse.
  public func strokeEllipse(in rect: CGRect) {}
  /// Clears a rectangle.
  public func clear(_ rect: CGRect) {}
  /// Draws a picture.
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
  /// Makes a picture of what was drawn: one of nothing but its size.
  public func makeImage() -> CGImage? { CGImage(size: size) }
}

/// How colours are combined; raw values are Apple's.
public enum CGBlendMode: Int32, Sendable {
  /// The new colour covers the old.
  case normal = 0
  /// The product.
  case multiply = 1
  /// The product of complements.
  case screen = 2
  /// Either, by the old colour.
  case overlay = 3
  /// The darker one.
  case darken = 4
  /// The lighter one.
  case lighten = 5
  /// The old colour, brighter.
  case colorDodge = 6
  /// The old colour, darker.
  case colorBurn = 7
  /// Either, softly.
  case softLight = 8
  /// Either, by the new colour.
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
  /// The new colour alone.
  case copy = 17
  /// The new colour where there was one.
  case sourceIn = 18
  /// The new colour where there was none.
  case sourceOut = 19
  /// The new colour over the old where there was one.
  case sourceAtop = 20
  /// The old colour over the new.
  case destinationOver = 21
  /// The old colour where there is a new one.
  case destinationIn = 22
  /// The old colour where there is no new one.
  case destinationOut = 23
  /// The old colour over the new where there is one.
  case destinationAtop = 24
  /// Where only one is.
  case xor = 25
  /// The sum, towards black.
  case plusDarker = 26
  /// The sum, towards white.
  case plusLighter = 27
}

/// A picture as a size in pixels; there are no pixels.
///
/// Apple: <https://developer.apple.com/documentation/coregraphics/cgimage>
public final class CGImage: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// Creates a picture of a size, in pixels.
  package init(size: CGSize) {
    width = Int(size.width.rounded())
    height = Int(size.height.rounded())
  }

  /// A part of the picture, in pixels; nil outside.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    return part.isEmpty ? nil : CGImage(size: part.size)
  }
}

/// A space of colours.
public final class CGColorSpace: Sendable, Hashable {
  /// Apple's name of the space.
  public let name: String?
  init(_ name: String) { self.name = name }
  /// Whether two spaces have the same name.
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool { one.name == other.name }
  /// Feeds the name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace("kCGColorSpaceDeviceRGB") }
/// The space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace("kCGColorSpaceDeviceGray")
}

/// A gradient: colours and their positions.
public final class CGGradient {
  /// The colours.
  package let colors: [CGColor]
  /// Creates a gradient of colours; nil without any.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let known = colors.compactMap { $0 as? CGColor }
    guard !known.isEmpty else { return nil }
    self.colors = known
  }
}

/// A list of objects, by its old name.
public typealias CFArray = [Any]

/// Whether a gradient goes on beyond its ends.
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
