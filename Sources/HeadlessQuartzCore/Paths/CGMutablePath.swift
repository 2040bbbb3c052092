public import Foundation

/// A mutable path of lines and curves.
///
/// Apple: <https://developer.apple.com/documentation/coregraphics/cgmutablepath>
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Begins a new subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.move(point.applying(transform)))
  }
  /// Adds a line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(point.applying(transform)))
  }
  /// Adds lines between points, starting at the first.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      let place = point.applying(transform)
      append(index == 0 ? .move(place) : .line(place))
    }
  }
  /// Adds a quadratic curve to a point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { append(.quad(end.applying(transform), control: control.applying(transform))) }
  /// Adds a cubic curve to a point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append(
      .curve(
        end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform)))
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(rect: rect, transform)
  }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { append(rect: rect, transform) }
  }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(ellipse: rect, transform)
  }
  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    append(roundedRect: rect, CGSize(width: cornerWidth, height: cornerHeight), transform)
  }
  /// Adds an arc.
  ///
  /// Clockwise is as if y increased upward, which is counterclockwise on the screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    append(
      arc: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise, transform)
  }
  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    for element in path.elements { append(element.transformed(transform)) }
  }
  /// Closes the subpath with a line to its start.
  public func closeSubpath() { append(.close) }
}
