internal import AutoLayout
public import Foundation

/// A class whose appearance an app can set for all instances.
///
/// An appearance proxy records what is sent to it, which needs Objective-C. Here it is an object of the class
/// that keeps what is set and has no effect on others; a line in the layout log says so once for a class.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiappearance>
public protocol UIAppearance: NSObjectProtocol {}

/// A class in whose instances an appearance can apply.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiappearancecontainer>
public protocol UIAppearanceContainer: NSObjectProtocol {}

@MainActor
private enum AppearanceProxies {
  private static var proxies: [ObjectIdentifier: AnyObject] = [:]

  /// The one object that stands for all of a class.
  static func proxy<Object: AnyObject>(of type: Object.Type, _ make: () -> Object?) -> Object {
    if let known = proxies[ObjectIdentifier(type)] as? Object { return known }
    guard let made = make() else {
      failPrecondition("\(type) has no appearance proxy: init(coder:) returns nil")
    }
    LayoutEnvironment.current.log.write("\(type).appearance() has no effect on other objects")
    proxies[ObjectIdentifier(type)] = made
    return made
  }
}

extension UIAppearance where Self: UIView {
  /// An object that keeps what is set for the class, to no effect.
  @preconcurrency @MainActor
  public static func appearance() -> Self {
    AppearanceProxies.proxy(of: Self.self) { Self(coder: NibCoder()) }
  }

  /// An object that keeps what is set for the class, to no effect.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }

  /// An object that keeps what is set for the class, to no effect.
  @preconcurrency @MainActor
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIAppearance where Self: UIBarItem {
  /// An object that keeps what is set for the class, to no effect.
  @preconcurrency @MainActor
  public static func appearance() -> Self {
    AppearanceProxies.proxy(of: Self.self) { Self(coder: NibCoder()) }
  }

  /// An object that keeps what is set for the class, to no effect.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
