internal import Foundation

extension UIView {
  /// Returns the frontmost view at a point, ignoring views that are hidden, nearly transparent or
  /// do not allow user interaction.
  func hit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
}
