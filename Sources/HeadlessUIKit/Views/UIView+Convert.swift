public import Foundation
internal import HeadlessQuartzCore

extension UIView {
  /// Converts a point to the coordinates of a view, or of the window if the view is nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    (view ?? root).fromRoot(toRoot(point))
  }

  /// Converts a point from the coordinates of a view, or of the window if the view is nil.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    fromRoot((view ?? root).toRoot(point))
  }

  /// Converts a rectangle to the coordinates of a view; if it is rotated, the result is its
  /// bounding rectangle.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    box(rect) { convert($0, to: view) }
  }

  /// Converts a rectangle from the coordinates of a view.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    box(rect) { convert($0, from: view) }
  }

  private func toRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var view = self
    while let next = view.superviewStorage {
      point = view.geometry.toSuperlayer(point)
      view = next
    }
    return point
  }

  private func fromRoot(_ point: CGPoint) -> CGPoint {
    // Without recursion, so that a deep tree does not overflow the stack.
    var path: [UIView] = []
    var view = self
    while let superview = view.superviewStorage {
      path.append(view)
      view = superview
    }
    return path.reversed().reduce(point) { $1.geometry.fromSuperlayer($0) }
  }

  private func box(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    CGRect(around: rect.corners.map(convert))
  }
}
