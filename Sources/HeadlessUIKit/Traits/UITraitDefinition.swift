/// A trait: a property of the environment that views inherit.
///
/// UIKit's traits are the `UITrait…` types of this module. An app defines custom traits with a type
/// that conforms to this protocol:
///
///     enum Density: UITraitDefinition { static let defaultValue = 1.0 }
///     let traits = UITraitCollection { $0[Density.self] = 1.5 }
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value

  /// The default value.
  static var defaultValue: Value { get }

  /// Whether colors can depend on the trait.
  static var affectsColorAppearance: Bool { get }

  /// The name of the trait in descriptions; by default the name of the type.
  static var name: String { get }

  /// A stable identifier; by default the qualified name of the type.
  static var identifier: String { get }
}

extension UITraitDefinition {
  /// `false`: colors do not depend on the trait.
  public static var affectsColorAppearance: Bool { false }

  /// The name of the type.
  public static var name: String { String(describing: Self.self) }

  /// The qualified name of the type.
  public static var identifier: String { String(reflecting: Self.self) }
}

/// A trait as a value, such as `UITraitHorizontalSizeClass.self`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of UIKit, whose default value means that it is not specified.
package protocol SystemTrait: UITraitDefinition where Value: Hashable & Sendable {}
