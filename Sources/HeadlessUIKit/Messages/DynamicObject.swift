#if !canImport(Darwin)
internal import AutoLayout
internal import Foundation

/// An object of unknown class whose properties are looked up by name, as in Objective-C for `AnyObject`.
///
/// The context determines the type of a property; the value is nil if the object has no property with
/// that name and type.
@dynamicMemberLookup
public struct DynamicObject {
  let object: AnyObject

  // As Swift imports what an `AnyObject` may have:
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The property with a name.
  @preconcurrency @MainActor
  public subscript<Value>(dynamicMember name: String) -> Value! {
    UIKitProperties.value(of: object, name) as? Value
      ?? SelectorSending.deliver(Selector(name), to: object, []).result as? Value
  }
}

// PurlinSources wraps expressions that the source declares as `AnyObject` in `PurlinMessages.object(…)`;
// the compiler chooses the overload.
extension ModuleMessages {
  /// Returns the object for lookup by name.
  nonisolated public static func object(_ object: AnyObject) -> DynamicObject {
    DynamicObject(object: object)
  }

  /// Returns the object, if there is one, for lookup by name.
  nonisolated public static func object(_ object: AnyObject?) -> DynamicObject? {
    object.map { DynamicObject(object: $0) }
  }

  /// Returns a value of a known type unchanged.
  nonisolated public static func object<Value>(_ value: Value) -> Value { value }
}

/// The properties of UIKit's classes by name, with their Objective-C types: a priority is a number.
@MainActor
enum UIKitProperties {
  static func value(of object: AnyObject, _ name: String) -> Any? {
    switch object {
    case let constraint as NSLayoutConstraint: constraintProperties[name]?(constraint)
    case let view as UIView: viewProperties[name]?(view)
    case let controller as UIViewController: controllerProperties[name]?(controller)
    default: nil
    }
  }

  private static let constraintProperties: [String: (NSLayoutConstraint) -> Any?] = [
    "priority": { $0.priority.rawValue },
    "constant": { $0.constant },
    "multiplier": { $0.multiplier },
    "active": { $0.isActive },
    "isActive": { $0.isActive },
    "identifier": { $0.identifier },
    "firstItem": { $0.firstItem },
    "secondItem": { $0.secondItem },
    "firstAttribute": { $0.firstAttribute },
    "secondAttribute": { $0.secondAttribute },
    "relation": { $0.relation },
  ]

  private static let viewProperties: [String: (UIView) -> Any?] = [
    "frame": { $0.frame },
    "bounds": { $0.bounds },
    "center": { $0.center },
    "alpha": { $0.alpha },
    "tag": { $0.tag },
    "hidden": { $0.isHidden },
    "isHidden": { $0.isHidden },
    "backgroundColor": { $0.backgroundColor },
    "tintColor": { $0.tintColor },
    "superview": { $0.superview },
    "subviews": { $0.subviews },
    "constraints": { $0.constraints },
    "window": { $0.window },
    "text": { view in
      switch view {
      case let label as UILabel: label.text
      case let field as UITextField: field.text
      case let text as UITextView: text.text
      default: nil
      }
    },
    "image": { ($0 as? UIImageView)?.image },
  ]

  private static let controllerProperties: [String: (UIViewController) -> Any?] = [
    "title": { $0.title },
    "view": { $0.view },
    "children": { $0.children },
    "navigationItem": { $0.navigationItem },
    "tabBarItem": { $0.tabBarItem },
  ]
}
#endif
