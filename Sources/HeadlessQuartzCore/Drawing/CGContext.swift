#if !canImport(Darwin)
public import Foundation

/// A drawing context, which records what is drawn, for pictures.
///
/// Fills, strokes, gradients, text and images are recorded. Blend modes and shadows have no effect, and of
/// several clipping paths the last applies.
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
    var dashes: [CGFloat] = []
    var hasRoundEnds = false
    var clip: CGPath?
    /// The clip, if it is a rectangle.
    var clipRect: CGRect?
  }
  private var state = State()
  private var saved: [State] = []
  private let present = CGMutablePath()
  /// What was drawn so far.
  package private(set) var shapes: [DrawnShape] = []

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
  /// Sets the line cap.
  public func setLineCap(_ cap: CGLineCap) { state.hasRoundEnds = cap == .round }
  /// Sets the line join; has no effect.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Sets the miter limit; has no effect.
  public func setMiterLimit(_ limit: CGFloat) {}
  /// Sets the lengths of dashes and gaps, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.dashes = lengths }
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
  public func fillPath(using rule: CGPathFillRule = .winding) {
    record(present, rule: rule, fills: true, strokes: false)
    present.removeAll()
  }
  /// Strokes and clears the path.
  public func strokePath() {
    record(present, fills: false, strokes: true)
    present.removeAll()
  }
  /// Draws and clears the path.
  public func drawPath(using mode: CGPathDrawingMode) {
    record(
      present, rule: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding,
      fills: mode != .stroke, strokes: mode != .fill && mode != .eoFill)
    present.removeAll()
  }
  /// Clips subsequent drawing to the path, and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: present)
    present.removeAll()
  }
  /// Clips subsequent drawing to a rectangle.
  ///
  /// Drawing is clipped to the intersection with an earlier rectangle; an earlier path of another shape no
  /// longer applies.
  public func clip(to rect: CGRect) {
    guard state.transform.b == 0, state.transform.c == 0 else {
      return clip(to: CGPath.rectangle(rect))
    }
    let placed = rect.applying(state.transform)
    let whole = state.clipRect.map { $0.intersection(placed) } ?? placed
    let visible = whole.isNull ? CGRect(origin: placed.origin, size: .zero) : whole
    state.clip = CGPath.rectangle(visible)
    state.clipRect = visible
  }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    record(CGPath.rectangle(rect), fills: true, strokes: false)
  }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {
    record(CGPath.ellipse(rect), fills: true, strokes: false)
  }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) {
    record(CGPath.rectangle(rect), fills: false, strokes: true)
  }
  /// Strokes a rectangle with lines of a width, in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let old = state.lineWidth
    state.lineWidth = width
    stroke(rect)
    state.lineWidth = old
  }
  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    record(CGPath.ellipse(rect), fills: false, strokes: true)
  }
  /// Clears a rectangle: removes everything if it covers the context, and otherwise has no effect.
  public func clear(_ rect: CGRect) {
    if rect.applying(state.transform).contains(CGRect(origin: .zero, size: size)) { shapes = [] }
  }
  /// Draws an image into a rectangle; tiling has no effect.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let scale = CGAffineTransform(translationX: rect.minX, y: rect.minY).scaledBy(
      x: rect.width / CGFloat(max(image.width, 1)), y: rect.height / CGFloat(max(image.height, 1)))
    for shape in image.shapes { append(shape.transformed(scale)) }
  }
  /// Draws a gradient between points.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    record(
      DrawnShape.Gradient(
        colors: gradient.colors, locations: gradient.locations, start: startPoint, end: endPoint))
  }
  /// Draws a gradient between circles: in pictures, from the center of the first.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    record(
      DrawnShape.Gradient(
        colors: gradient.colors, locations: gradient.locations, start: startCenter,
        end: CGPoint(x: endCenter.x + endRadius, y: endCenter.y), radius: endRadius))
  }

  /// Returns what was drawn so far, and forgets it.
  package func takeShapes() -> [DrawnShape] {
    defer { shapes = [] }
    return shapes
  }

  private func clip(to path: CGPath) {
    state.clip = path.transformed(state.transform)
    state.clipRect = nil
  }

  private func record(
    _ path: CGPath, rule: CGPathFillRule = .winding, fills: Bool, strokes: Bool
  ) {
    guard !path.isEmpty else { return }
    var shape = DrawnShape()
    shape.path = path.copy() ?? path
    shape.rule = rule
    // Black is the default color.
    if fills { shape.fill = state.fill ?? CGColor(gray: 0, alpha: 1) }
    if strokes { shape.stroke = state.stroke ?? CGColor(gray: 0, alpha: 1) }
    shape.lineWidth = state.lineWidth
    shape.dashes = state.dashes
    shape.hasRoundEnds = state.hasRoundEnds
    append(shape)
  }

  /// Records a gradient that fills the clipping path, or everything.
  private func record(_ gradient: DrawnShape.Gradient) {
    var shape = DrawnShape()
    shape.path = CGPath.rectangle(
      CGRect(origin: .zero, size: size).applying(state.transform.inverted()))
    shape.gradient = gradient
    append(shape)
  }

  /// Records a shape in the coordinates of the current transform.
  package func append(_ shape: DrawnShape) {
    var placed = shape.transformed(state.transform)
    placed.opacity *= state.alpha
    placed.clip = placed.clip ?? state.clip
    shapes.append(placed)
  }

  /// Returns an image of the drawing so far, with one pixel per point.
  public func makeImage() -> CGImage? { CGImage(size: size, shapes: shapes) }
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

/// An image: a size in pixels, and what was drawn into it; pixels of files are not read.
///
/// Apple: <https://developer.apple.com/documentation/coregraphics/cgimage>
public final class CGImage: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// What was drawn into the image, in pixels.
  package let shapes: [DrawnShape]

  /// Creates an image of a size, in pixels.
  package init(size: CGSize, shapes: [DrawnShape] = []) {
    self.shapes = shapes
    width = Int(size.width.rounded())
    height = Int(size.height.rounded())
  }

  /// Returns a part of the image, in pixels; nil outside the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isEmpty else { return nil }
    let move = CGAffineTransform(translationX: -part.minX, y: -part.minY)
    return CGImage(size: part.size, shapes: shapes.map { $0.transformed(move) })
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
  /// The positions of the colors, from 0 to 1.
  package let locations: [CGFloat]
  /// Creates a gradient from colors; returns nil if there are none.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let known = colors.compactMap { $0 as? CGColor }
    guard !known.isEmpty else { return nil }
    self.colors = known
    let steps = CGFloat(max(known.count - 1, 1))
    self.locations = known.indices.map { index in
      unsafe locations.map { unsafe $0[index] } ?? CGFloat(index) / steps
    }
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

extension CGPath {
  fileprivate static func rectangle(_ rect: CGRect) -> CGPath {
    let path = CGPath()
    path.append(rect: rect, .identity)
    return path
  }

  fileprivate static func ellipse(_ rect: CGRect) -> CGPath {
    let path = CGPath()
    path.append(ellipse: rect, .identity)
    return path
  }
}
#endif
