public import Foundation

/// A set of trait values that can be changed, as the closures of trait collections receive it.
public protocol UIMutableTraits {
  /// The value of a trait, or its default value if none is set.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

extension UIMutableTraits {
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  /// Whether the interface is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  /// The reading direction views inherit.
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

  /// Whether the display measures pressure.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }

  /// The text size the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }

  /// The range of colours the display can show.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }

  /// Whether the user asked for increased contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }

  /// Whether the interface is lifted above the ground.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }

  /// Whether the user asked for bold text everywhere.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }

  /// Whether the window has the user's attention.
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

/// The traits an environment states for itself and everything below it, over what it inherits.
///
/// Views, view controllers and window scenes have one. Setting a trait states it; a stated trait
/// counts until it is removed, also when it has its default value.
public struct UITraitOverrides: UIMutableTraits {
  // Kept apart from trait collections' values because an override may say "unspecified", which
  // there is the same as saying nothing.
  private var entries: [TraitValues.Entry] = []

  /// Creates overrides that state nothing.
  package init() {}

  /// The stated value of a trait, or its default value where none is stated.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { entries.first { $0.trait == trait }?.value as? T.Value ?? T.defaultValue }
    set {
      remove(trait)
      entries.append(TraitValues.Entry(trait: trait, value: newValue))
    }
  }

  /// A Boolean value that is true when no trait is stated.
  package var isEmpty: Bool { entries.isEmpty }

  /// Returns whether a value is stated for `trait`.
  public func contains(_ trait: UITrait) -> Bool { entries.contains { $0.trait == trait } }

  /// Takes the statement about `trait` back, so that the inherited value counts again.
  public mutating func remove(_ trait: UITrait) {
    entries.removeAll { $0.trait == trait }
  }

  /// Returns the inherited traits with everything that is stated here in their place.
  package func applied(to inherited: UITraitCollection) -> UITraitCollection {
    guard !entries.isEmpty else { return inherited }
    var values = inherited.values
    for entry in entries { values.set(entry.value, for: entry.trait) }
    return UITraitCollection(values)
  }
}
