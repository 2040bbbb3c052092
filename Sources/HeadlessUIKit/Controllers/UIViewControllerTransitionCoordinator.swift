public import Foundation

/// The two sides of a transition between controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// Apple's name for the side.
  public let rawValue: String
  /// Creates a key with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What showed before.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// What shows after.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The facts of a transition; without animation it is over as soon as it has begun.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext>
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it would be seen.
  var isAnimated: Bool { get }
  /// Whether it was given up.
  var isCancelled: Bool { get }
  /// Whether it follows a finger.
  var isInteractive: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The view in which it takes place.
  var containerView: UIView { get }
  /// By how much the window turns; not at all, as windows are resized here.
  var targetTransform: CGAffineTransform { get }
  /// One of the controllers that change places.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// What accompanies a change of size or of what shows.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator>
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` once the new geometry is set and `completion` once it is laid out.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` once the new geometry is set.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
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

  /// Runs what accompanies the change, after the new geometry is set.
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
