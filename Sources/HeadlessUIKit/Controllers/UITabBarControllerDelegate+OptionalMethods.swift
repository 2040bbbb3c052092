// Optional methods that a subclass may add although its base class adopts the protocol; see
// `Documentation/OptionalMethods.md`.

/// Adopt to have `tabBarController(_:shouldSelect:)` of a subclass called.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate_shouldSelect: AnyObject {
  /// See ``UITabBarControllerDelegate``.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
}

/// Adopt to have `tabBarController(_:didSelect:)` of a subclass called.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate_didSelect: AnyObject {
  /// See ``UITabBarControllerDelegate``.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}
