public import Foundation
public import HeadlessQuartzCore

/// Lines and curves with the width and the ends they are drawn with.
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

  /// Creates a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    made.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// Creates a rectangle of which some corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    func radius(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? cornerRadii : .zero }
    made.append(
      roundedRect: rect, topLeft: radius(.topLeft), topRight: radius(.topRight),
      bottomRight: radius(.bottomRight), bottomLeft: radius(.bottomLeft))
  }

  /// Creates an arc; angles are in radians, from the right, clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path of another's lines.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    made.addPath(CGPath)
  }

  /// Creates an empty path; archives are not read.
  public convenience init?(coder: NSCoder) { self.init() }

  /// The lines alone; a copy.
  open var cgPath: CGPath {
    get { made.copy() ?? CGMutablePath() }
    set { made.replace(by: newValue) }
  }

  /// Begins a new line.
  open func move(to point: CGPoint) { made.move(to: point) }
  /// Goes straight to a point.
  open func addLine(to point: CGPoint) { made.addLine(to: point) }
  /// Goes to a point in a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    made.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Goes to a point in a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    made.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc, with a line to where it begins.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    made.append(arc: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)
  }
  /// Goes straight back to where the line began.
  open func close() { made.closeSubpath() }
  /// Removes all lines.
  open func removeAllPoints() { made.removeAll() }
  /// Adds another path's lines.
  open func append(_ bezierPath: UIBezierPath) { made.addPath(bezierPath.made) }
  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) { made.replace(by: made.transformed(transform)) }
  /// The same lines the other way round, as polygons.
  open func reversing() -> UIBezierPath {
    let path = UIBezierPath()
    for polygon in made.flattened() { path.made.addLines(between: polygon.reversed()) }
    return path
  }

  /// Whether there are no lines.
  open var isEmpty: Bool { made.isEmpty }
  /// The least rectangle around the lines.
  open var bounds: CGRect { made.boundingBoxOfPath }
  /// Where the last line has got to.
  open var currentPoint: CGPoint { made.currentPoint }
  /// Whether a point lies inside.
  open func contains(_ point: CGPoint) -> Bool {
    made.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// The width of lines, in points.
  open var lineWidth: CGFloat = 1
  /// How lines end.
  open var lineCapStyle = CGLineCap.butt
  /// How lines meet.
  open var lineJoinStyle = CGLineJoin.miter
  /// How sharp corners may be before they are cut.
  open var miterLimit: CGFloat = 10
  /// How exactly curves are drawn.
  open var flatness: CGFloat = 0.6
  /// Whether points are inside by even and odd instead of by winding.
  open var usesEvenOddFillRule = false
  private var dashes: [CGFloat] = []

  /// Sets the lengths of dashes and gaps, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = unsafe pattern.map { unsafe Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
  }

  /// Draws the inside; nothing draws.
  open func fill() {}
  /// Draws the lines; nothing draws.
  open func stroke() {}
  /// Draws the inside; nothing draws.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Draws the lines; nothing draws.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Clips subsequent drawing; nothing is drawn.
  open func addClip() {}

  /// A path of the same lines and widths.
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
