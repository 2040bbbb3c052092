public import Foundation
public import HeadlessQuartzCore

/// A path of lines and curves, with its line width and caps.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibezierpath>
open class UIBezierPath: NSObject, NSCopying {
  private let made = CGMutablePath()

  /// Creates an empty path.
  public override init() { super.init() }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    made.addRect(rect)
  }

  /// Creates an ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    made.addEllipse(in: rect)
  }

  /// Creates a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    made.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// Creates a rectangle with some corners rounded.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    func radius(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? cornerRadii : .zero }
    made.append(
      roundedRect: rect, topLeft: radius(.topLeft), topRight: radius(.topRight),
      bottomRight: radius(.bottomRight), bottomLeft: radius(.bottomLeft))
  }

  /// Creates an arc.
  ///
  /// Angles are in radians, clockwise from the positive x axis.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path with the elements of a Core Graphics path.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    made.addPath(CGPath)
  }

  /// Creates an empty path; archives are not read.
  public convenience init?(coder: NSCoder) { self.init() }

  /// The elements of the path as a Core Graphics path; a copy.
  open var cgPath: CGPath {
    get { made.copy() ?? CGMutablePath() }
    set { made.replace(by: newValue) }
  }

  /// Begins a new subpath.
  open func move(to point: CGPoint) { made.move(to: point) }
  /// Adds a line to a point.
  open func addLine(to point: CGPoint) { made.addLine(to: point) }
  /// Adds a cubic curve to a point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    made.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    made.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc, with a line to its start.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    made.append(arc: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)
  }
  /// Closes the subpath with a line to its start.
  open func close() { made.closeSubpath() }
  /// Removes all elements.
  open func removeAllPoints() { made.removeAll() }
  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { made.addPath(bezierPath.made) }
  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) { made.replace(by: made.transformed(transform)) }
  /// Returns the path in the opposite direction, as polygons.
  open func reversing() -> UIBezierPath {
    let path = UIBezierPath()
    for polygon in made.flattened() { path.made.addLines(between: polygon.reversed()) }
    return path
  }

  /// Whether the path is empty.
  open var isEmpty: Bool { made.isEmpty }
  /// The bounding rectangle of the path.
  open var bounds: CGRect { made.boundingBoxOfPath }
  /// The current point: the end of the last element.
  open var currentPoint: CGPoint { made.currentPoint }
  /// Returns whether a point is inside the path.
  open func contains(_ point: CGPoint) -> Bool {
    made.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// The width of lines, in points.
  open var lineWidth: CGFloat = 1
  /// The style of line caps.
  open var lineCapStyle = CGLineCap.butt
  /// The style of line joins.
  open var lineJoinStyle = CGLineJoin.miter
  /// The limit for miter joins.
  open var miterLimit: CGFloat = 10
  /// The accuracy of curves.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule is used instead of the nonzero winding rule.
  open var usesEvenOddFillRule = false
  private var dashes: [CGFloat] = []

  /// Sets the lengths of dashes and gaps, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = unsafe pattern.map { unsafe Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
  }

  /// Fills the path in the current context.
  open func fill() { draw { $0.fillPath(using: rule) } }
  /// Strokes the path in the current context.
  open func stroke() { draw { $0.strokePath() } }
  /// Fills the path with an opacity; the blend mode is ignored.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw {
      $0.setAlpha(alpha)
      $0.fillPath(using: rule)
    }
  }
  /// Strokes the path with an opacity; the blend mode is ignored.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw {
      $0.setAlpha(alpha)
      $0.strokePath()
    }
  }
  /// Clips subsequent drawing to the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(made)
    context.clip(using: rule)
  }

  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private func draw(_ paint: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineDash(phase: 0, lengths: dashes)
    context.beginPath()
    context.addPath(made)
    paint(context)
    context.restoreGState()
  }

  /// Returns a copy.
  public func copy(with zone: NSZone? = nil) -> Any {
    let path = UIBezierPath(cgPath: made)
    path.lineWidth = lineWidth
    path.lineCapStyle = lineCapStyle
    path.lineJoinStyle = lineJoinStyle
    path.miterLimit = miterLimit
    path.usesEvenOddFillRule = usesEvenOddFillRule
    return path
  }
}
