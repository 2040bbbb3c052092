public import Foundation

/// A set of mutable trait values, which is passed to closures of trait collections.
public protocol UIMutableTraits {
  /// The value of a trait, or its default value if it is not set.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

extension UIMutableTraits {
  /// The user interface idiom.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  /// The interface style.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  /// The layout direction that views inherit.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }

  /// The number of pixels per point, or 0 if no screen is known.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }

  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  /// Whether the display supports Force Touch.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }

  /// The preferred content size category.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }

  /// The color gamut of the display.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }

  /// The Increase Contrast setting.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }

  /// Whether the interface is elevated.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }

  /// The Bold Text setting.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }

  /// Whether the window is active.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
}

extension TraitValues: UIMutableTraits {
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { self[trait as UITrait] as? T.Value ?? T.defaultValue }
    set { set(newValue, for: trait) }
  }
}

/// The traits that override the inherited traits of an environment and its descendants.
///
/// Views, view controllers and window scenes have trait overrides. An override applies until it is
/// removed, even if its value is the default value of the trait.
public struct UITraitOverrides: UIMutableTraits {
  // Stored separately from the values of trait collections, because an override can have the value
  // "unspecified", which is not stored there.
  private var entries: [TraitValues.Entry] = []

  /// Creates overrides without values.
  package init() {}

  /// The value of an override, or the default value of the trait if there is none.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { entries.first { $0.trait == trait }?.value as? T.Value ?? T.defaultValue }
    set {
      remove(trait)
      entries.append(TraitValues.Entry(trait: trait, value: newValue))
    }
  }

  /// Whether there are no overrides.
  package var isEmpty: Bool { entries.isEmpty }

  /// Returns whether there is an override for `trait`.
  public func contains(_ trait: UITrait) -> Bool { entries.contains { $0.trait == trait } }

  /// Removes the override for `trait`, so that the inherited value applies.
  public mutating func remove(_ trait: UITrait) {
    entries.removeAll { $0.trait == trait }
  }

  /// Returns the inherited traits with the overrides.
  package func applied(to inherited: UITraitCollection) -> UITraitCollection {
    guard !entries.isEmpty else { return inherited }
    var values = inherited.values
    for entry in entries { values.set(entry.value, for: entry.trait) }
    return UITraitCollection(values)
  }
}
