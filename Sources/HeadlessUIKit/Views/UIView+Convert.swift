public import Foundation

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
      point = view.toSuperview(point)
      view = next
    }
    return point
  }

  private func fromRoot(_ point: CGPoint) -> CGPoint {
    guard let superview = superviewStorage else { return point }
    return fromSuperview(superview.fromRoot(point))
  }

  private func toSuperview(_ point: CGPoint) -> CGPoint {
    let bounds = geometry.bounds
    guard !transform.isIdentity else {
      let origin = geometry.untransformedFrame.origin
      return CGPoint(
        x: point.x - bounds.origin.x + origin.x, y: point.y - bounds.origin.y + origin.y)
    }
    let middle = geometry.center
    let turned = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY).applying(transform)
    return CGPoint(x: turned.x + middle.x, y: turned.y + middle.y)
  }

  private func fromSuperview(_ point: CGPoint) -> CGPoint {
    let bounds = geometry.bounds
    guard !transform.isIdentity else {
      let origin = geometry.untransformedFrame.origin
      return CGPoint(
        x: point.x + bounds.origin.x - origin.x, y: point.y + bounds.origin.y - origin.y)
    }
    let middle = geometry.center
    let turned = CGPoint(x: point.x - middle.x, y: point.y - middle.y)
      .applying(transform.inverted())
    return CGPoint(x: turned.x + bounds.midX, y: turned.y + bounds.midY)
  }

  private func box(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(convert)
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
