internal import AutoLayout
public import Foundation

/// A class whose appearance an app can set for all instances.
///
/// An appearance proxy records what is sent to it, which needs Objective-C. Here it is an object of the class, and
/// the properties of UIKit's classes that have other values than in a new object are set when a view enters a
/// window, unless the view has a value of its own. A line in the layout log names the classes of which nothing is
/// passed on.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiappearance>
public protocol UIAppearance: NSObjectProtocol {}

/// A class in whose instances an appearance can apply.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiappearancecontainer>
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearanceContainer {
  fileprivate static func contains(_ object: AnyObject?) -> Bool { object is Self }
}

/// The appearance proxies of the app.
@MainActor
enum AppearanceProxies {
  private struct Proxy {
    let type: ObjectIdentifier
    /// The classes in which the appearance applies, the outermost first; none for everywhere.
    let containers: [any UIAppearanceContainer.Type]
    /// What the app sets the values of.
    let object: AnyObject
    /// An object with the values of new objects.
    let blank: AnyObject
    let isKind: (AnyObject) -> Bool
  }

  private static var proxies: [Proxy] = []

  /// The one object that stands for all of a class in some containers.
  static func proxy<Object: AnyObject>(
    of type: Object.Type, in containers: [any UIAppearanceContainer.Type] = [],
    _ make: () -> Object?
  ) -> Object {
    let known = proxies.first {
      $0.type == ObjectIdentifier(type)
        && $0.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
    }
    if let known = known?.object as? Object { return known }
    guard let made = make(), let blank = make() else {
      failPrecondition("\(type) has no appearance proxy: init(coder:) returns nil")
    }
    if made is UIBarItem, !(made is UIBarButtonItem || made is UITabBarItem) || !containers.isEmpty
    {
      LayoutEnvironment.current.log.write("\(type).appearance() has no effect on other objects")
    }
    proxies.append(
      Proxy(
        type: ObjectIdentifier(type), containers: containers, object: made, blank: blank,
        isKind: { $0 is Object }))
    return made
  }

  /// Sets the values of the proxies that apply to a view in a window.
  static func apply(to view: UIView) {
    guard !proxies.isEmpty else { return }
    // Values in a container and of a subclass are set first, and others do not replace them.
    let applying = proxies.filter { $0.isKind(view) && applies($0, in: view) }
      .sorted { one, other in
        one.containers.count != other.containers.count
          ? one.containers.count > other.containers.count
          : other.isKind(one.object) && !one.isKind(other.object)
      }
    for proxy in applying {
      for property in AppearanceProperty.all { property.pass(proxy.object, proxy.blank, view) }
    }
  }

  /// The proxy that applies to items in all containers; nil if the app has none.
  static func item<Item: UIBarItem>(_ type: Item.Type) -> Item? {
    proxies.first { $0.type == ObjectIdentifier(type) && $0.containers.isEmpty }?.object as? Item
  }

  /// Whether the view is in the containers.
  private static func applies(_ proxy: Proxy, in view: UIView) -> Bool {
    var open = proxy.containers[...]
    var step = view.superview
    while let type = open.last, let around = step {
      if type.contains(around) || type.contains(around.viewController) { open = open.dropLast() }
      step = around.superview
    }
    return open.isEmpty
  }
}

extension UIAppearance where Self: UIView {
  /// An object whose values views of the class have when they enter a window.
  @preconcurrency @MainActor
  public static func appearance() -> Self {
    AppearanceProxies.proxy(of: Self.self) { Self(coder: NibCoder()) }
  }

  /// An object whose values views of the class in certain containers have when they enter a window.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(of: Self.self, in: containerTypes) { Self(coder: NibCoder()) }
  }

  /// An object whose values views of the class have; it does not depend on the traits.
  @preconcurrency @MainActor
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIAppearance where Self: UIBarItem {
  /// An object whose colors items of the class have.
  @preconcurrency @MainActor
  public static func appearance() -> Self {
    AppearanceProxies.proxy(of: Self.self) { Self(coder: NibCoder()) }
  }

  /// An object that keeps what is set for items in certain containers, to no effect.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(of: Self.self, in: containerTypes) { Self(coder: NibCoder()) }
  }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
