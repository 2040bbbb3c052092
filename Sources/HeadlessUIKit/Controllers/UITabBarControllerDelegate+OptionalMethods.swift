// Optional methods that a subclass can add although its superclass conforms to the protocol; see
// `Documentation/OptionalMethods.md`.

/// Conform to this protocol to have `tabBarController(_:shouldSelect:)` of a subclass called.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate_shouldSelect: AnyObject {
  /// See ``UITabBarControllerDelegate``.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
}

/// Conform to this protocol to have `tabBarController(_:didSelect:)` of a subclass called.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate_didSelect: AnyObject {
  /// See ``UITabBarControllerDelegate``.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}
