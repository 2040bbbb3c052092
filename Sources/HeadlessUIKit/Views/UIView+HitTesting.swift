public import Foundation

/// Something that happened: there are no touches here, so nobody makes one.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uievent>
@preconcurrency @MainActor
open class UIEvent: NSObject {}

extension UIView {
  /// Looks in front first; what is hidden, nearly clear or takes no touches is looked through.
  func hit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
}
