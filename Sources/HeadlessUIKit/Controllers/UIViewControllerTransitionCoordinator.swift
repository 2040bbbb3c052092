public import Foundation

/// A key for the controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a key with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The context of a transition.
///
/// Without animation, the transition ends immediately.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext>
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition was canceled.
  var isCancelled: Bool { get }
  /// Whether the transition is interactive.
  var isInteractive: Bool { get }
  /// The duration in seconds.
  var transitionDuration: TimeInterval { get }
  /// The view that contains the views of the transition.
  var containerView: UIView { get }
  /// The rotation of the window: always the identity, because the window is resized instead.
  var targetTransform: CGAffineTransform { get }
  /// Returns a controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// An object for animations alongside a change of size or controllers.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator>
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Calls `animation` after the new geometry is set, and `completion` after layout.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Calls `animation` after the new geometry is set.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
  /// Calls `animation` after the new geometry is set, also for a view outside the transition's
  /// container, and `completion` after layout.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }
}

/// The change of a window's size, or of its traits.
final class WindowTransition: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void
  private var animations: [Step] = []
  private var completions: [Step] = []
  private let window: UIWindow

  init(in window: UIWindow) { self.window = window }

  var isAnimated: Bool { false }
  var isCancelled: Bool { false }
  var isInteractive: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var containerView: UIView { window }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    window.rootViewController
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Calls the closures alongside the change, after the new geometry is set.
  func runAlongside() {
    let steps = animations
    animations.removeAll()
    for step in steps { step(self) }
  }

  func finish() {
    let steps = completions
    completions.removeAll()
    for step in steps { step(self) }
  }
}
