public import Foundation

/// A collection of traits, such as size classes, scale and direction.
///
/// A collection is immutable. A trait that is not specified has its default value, and collections
/// with the same specified values are equal.
///
///     let phone = UITraitCollection { traits in
///       traits.horizontalSizeClass = .compact
///       traits.displayScale = 3
///     }
///
/// Not implemented, because layout does not depend on them: image dynamic range, scene capture
/// state, typesetting language, toolbar item size, and archiving with `NSCoder`.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  // Immutable, so the collection can be shared between threads.
  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
  }

  /// Creates an empty collection.
  public override init() {
    values = TraitValues()
  }

  /// Creates a collection from the traits that `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(Self.values(changing: TraitValues(), by: mutations))
  }

  /// Creates a collection that specifies one trait, which can be a custom trait.
  public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
    self.init { $0[trait] = value }
  }

  /// Creates the union of collections.
  ///
  /// Later collections take precedence over earlier ones.
  ///
  /// A trait that a later collection leaves unspecified keeps its earlier value.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values)
  }

  /// Returns this object, because collections are immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether `object` is a trait collection that specifies the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  /// A hash value that is the same for equal collections.
  open override var hash: Int { values.hashValue }

  /// The specified traits, sorted by name, such as `<UITraitCollection: DisplayScale = 3.0, …>`.
  open override var description: String {
    let traits = values.entries.map { entry in
      let name = entry.trait.name
      let short = name.hasPrefix("UITrait") ? String(name.dropFirst("UITrait".count)) : name
      return "\(short) = \(entry.value)"
    }
    return "<UITraitCollection: \(traits.sorted().joined(separator: ", "))>"
  }

  static func values(
    changing values: TraitValues, by mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitValues {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    guard let changed = traits as? TraitValues else {
      failPrecondition(
        "a trait collection's mutations must change the traits they are given, "
          + "not replace them by a \(type(of: traits))")
    }
    return changed
  }
}

extension UITraitCollection {
  /// Returns a copy with the changes that `mutations` makes.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(Self.values(changing: values, by: mutations))
  }

  /// Returns a copy with another value of a trait.
  public func replacing<T: UITraitDefinition>(
    _ trait: T.Type, value: T.Value
  ) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// The value of a trait, or its default value if it is not specified.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }
}
