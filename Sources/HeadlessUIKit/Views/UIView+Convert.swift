public import Foundation
internal import HeadlessQuartzCore

extension UIView {
  /// The point in `view`'s coordinates, or in the window's without a view.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    (view ?? root).fromRoot(toRoot(point))
  }

  /// The point of `view`'s coordinates, or of the window's without a view, in this view's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    fromRoot((view ?? root).toRoot(point))
  }

  /// The rectangle in `view`'s coordinates; with a rotation in between, the box around it.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    box(rect) { convert($0, to: view) }
  }

  /// The rectangle of `view`'s coordinates in this view's.
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
    guard let superview = superviewStorage else { return point }
    return geometry.fromSuperlayer(superview.fromRoot(point))
  }

  private func box(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    CGRect(around: rect.corners.map(convert))
  }
}
