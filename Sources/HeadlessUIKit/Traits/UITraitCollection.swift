public import Foundation

/// The traits of an environment at one moment: size classes, scale, direction and their kind.
///
/// A collection never changes. It may be partial: a trait nobody has specified reads as its
/// default value, and collections with the same specified values are equal.
///
///     let phone = UITraitCollection { traits in
///       traits.horizontalSizeClass = .compact
///       traits.displayScale = 3
///     }
///
/// Left out, because layout does not depend on them: image dynamic range, scene capture state,
/// typesetting language, toolbar item size, and archiving with `NSCoder`.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  // Immutable, which is what makes sharing between threads safe.
  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
  }

  /// Creates a collection that specifies nothing.
  public override init() {
    values = TraitValues()
  }

  /// Creates a collection from the traits that `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(Self.values(changing: TraitValues(), by: mutations))
  }

  /// Creates a collection that specifies one trait, which may be one of the app's own.
  public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
    self.init { $0[trait] = value }
  }

  /// Creates the union of collections, where a later collection wins over an earlier one.
  ///
  /// A trait that a later collection leaves unspecified keeps its earlier value.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values)
  }

  /// Returns this very collection, since it cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether `object` is a trait collection that specifies the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  /// A hash that equal collections share, in whatever order their traits were specified.
  open override var hash: Int { values.hashValue }

  /// The specified traits by name, sorted, as `<UITraitCollection: DisplayScale = 3.0, …>`.
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
      preconditionFailure(
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

  /// Returns a copy in which one trait has another value.
  public func replacing<T: UITraitDefinition>(
    _ trait: T.Type, value: T.Value
  ) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// The value of a trait, which is its default value where it is not specified.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }
}
