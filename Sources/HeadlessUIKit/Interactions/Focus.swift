public import Foundation

/// An object that can contain the focus.
///
/// There is no focus engine: nothing gets the focus, and no method is called.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifocusenvironment>
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments to which the focus moves first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Returns whether the focus can move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called when the focus has moved; never called.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// A change of the focus.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifocusupdatecontext>
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The view that had the focus.
  open internal(set) weak var previouslyFocusedView: UIView?
  /// The view that gets the focus.
  open internal(set) weak var nextFocusedView: UIView?
}

/// Runs closures along with the animation of the focus, immediately.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifocusanimationcoordinator>
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Runs a closure, and then the completion.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

extension UIView: UIFocusEnvironment {}
