public import Foundation

/// What can contain the focus.
///
/// There is no focus here: nothing is focused, and nothing changes.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifocusenvironment>
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus goes first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called when the focus has moved, which it never does.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// How the focus moves.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifocusupdatecontext>
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The view that had the focus.
  open internal(set) weak var previouslyFocusedView: UIView?
  /// The view that gets the focus.
  open internal(set) weak var nextFocusedView: UIView?
}

/// Runs closures with the animation of the focus: here at once.
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
