/// A named property of an interface's environment that flows from windows down to views.
///
/// UIKit's own traits are the `UITrait…` types of this module; an app adds its own by conforming
/// a type, which is only ever used as a name:
///
///     enum Density: UITraitDefinition { static let defaultValue = 1.0 }
///     let traits = UITraitCollection { $0[Density.self] = 1.5 }
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value

  /// The default value.
  static var defaultValue: Value { get }

  /// A Boolean value that is true when colours may look different after the trait changed.
  static var affectsColorAppearance: Bool { get }

  /// The trait's name in descriptions; the type's name unless stated.
  static var name: String { get }

  /// A text that stays the same between launches; the type's qualified name unless stated.
  static var identifier: String { get }
}

extension UITraitDefinition {
  /// `false`: colours do not depend on the trait.
  public static var affectsColorAppearance: Bool { false }

  /// The name of the type.
  public static var name: String { String(describing: Self.self) }

  /// The name of the type with its module.
  public static var identifier: String { String(reflecting: Self.self) }
}

/// A trait as a value, such as `UITraitHorizontalSizeClass.self`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of UIKit's own, whose default value means "not specified".
package protocol SystemTrait: UITraitDefinition where Value: Hashable & Sendable {}
