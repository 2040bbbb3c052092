#if !canImport(Darwin)
public import Foundation

/// A drawing context, which records what is drawn, for pictures.
///
/// Fills, strokes, gradients, text and images are recorded. Drawing is clipped to the intersection of all
/// clipping paths. Blend modes and shadows have no effect.
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
    /// The intersection of the clipping rectangles.
    var clipRect: CGRect?
    /// The clipping paths that are not rectangles along the axes.
    var clips: [CGPath] = []
  }
  private var state = State()
  private var saved: [State] = []
  private let present = CGMutablePath()
  /// What was drawn so far.
  package private(set) var shapes: [DrawnShape] = []

  /// Creates a context of a size, in points.
  package init(size: CGSize) { self.size = size }

  /// Creates a context of a size in pixels, which are points here; what is drawn is recorded, and no memory is
  /// written.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    size = CGSize(width: width, height: height)
  }

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
  /// How images are scaled; has no effect.
  public var interpolationQuality = CGInterpolationQuality.default
  /// The transform of text; has no effect.
  public var textMatrix = CGAffineTransform.identity
  /// The position of text; has no effect.
  public var textPosition = CGPoint.zero
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
  public func clip(to rect: CGRect) {
    guard state.transform.b == 0, state.transform.c == 0 else {
      return clip(to: CGPath.rectangle(rect))
    }
    let placed = rect.applying(state.transform)
    let whole = state.clipRect.map { $0.intersection(placed) } ?? placed
    state.clipRect = whole.isNull ? CGRect(origin: placed.origin, size: .zero) : whole
  }
  /// Clips subsequent drawing to the union of rectangles.
  public func clip(to rects: [CGRect]) {
    let union = CGPath()
    for rect in rects { union.append(rect: rect, .identity) }
    clip(to: union)
  }
  /// The bounds of the clipping paths' intersection, estimated by the intersection of their bounds.
  public var boundingBoxOfClipPath: CGRect {
    let all = state.clips.map(\.boundingBoxOfPath) + (state.clipRect.map { [$0] } ?? [])
    let whole = all.reduce(CGRect(origin: .zero, size: size)) { $0.intersection($1) }
    return whole.isNull ? .null : whole.applying(state.transform.inverted())
  }
  /// Removes all clipping paths.
  public func resetClip() {
    state.clipRect = nil
    state.clips = []
  }
  /// Clips subsequent drawing to a rectangle; the mask has no effect, because images have no pixels.
  public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }
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
    state.clips.append(path.transformed(state.transform))
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
    placed.clips += (state.clipRect.map { [.rectangle($0)] } ?? []) + state.clips
    shapes.append(placed)
  }

  /// Returns an image of the drawing so far, with one pixel per point.
  public func makeImage() -> CGImage? { CGImage(size: size, shapes: shapes) }
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
