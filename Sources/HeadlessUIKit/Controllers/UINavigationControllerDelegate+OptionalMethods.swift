// Optional methods that a subclass can add although its superclass conforms to the protocol; see
// `Documentation/OptionalMethods.md`.

/// Conform to this protocol to have `navigationController(_:willShow:animated:)` of a subclass
/// called.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate_willShow: AnyObject {
  /// See ``UINavigationControllerDelegate``.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
}

/// Conform to this protocol to have `navigationController(_:didShow:animated:)` of a subclass
/// called.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate_didShow: AnyObject {
  /// See ``UINavigationControllerDelegate``.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

/// Calls the implementation of optional methods: that of a subclass, or of the class that conforms
/// to the protocol.
@MainActor
struct UINavigationControllerDelegateCalls {
  let target: any UINavigationControllerDelegate

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let own = target as? any UINavigationControllerDelegate_willShow else {
      return target.navigationController(
        navigationController, willShow: viewController, animated: animated)
    }
    return own.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let own = target as? any UINavigationControllerDelegate_didShow else {
      return target.navigationController(
        navigationController, didShow: viewController, animated: animated)
    }
    return own.navigationController(
      navigationController, didShow: viewController, animated: animated)
  }
}

extension UINavigationControllerDelegate {
  var calls: UINavigationControllerDelegateCalls {
    UINavigationControllerDelegateCalls(target: self)
  }
}
