/// The values of the traits of a trait collection.
///
/// Entries are in the order in which they were first set, which comparing and hashing ignore.
struct TraitValues {
  struct Entry {
    let trait: UITrait
    var value: Any
  }

  private(set) var entries: [Entry] = []

  /// The value of `trait`; nil if it is not set.
  subscript(trait: UITrait) -> Any? { entries.first { $0.trait == trait }?.value }

  /// Sets a value.
  ///
  /// The default value of a system trait removes the entry.
  mutating func set(_ value: Any, for trait: UITrait) {
    if let system = trait as? any SystemTrait.Type, system.isDefault(value) {
      remove(trait)
    } else if let index = entries.firstIndex(where: { $0.trait == trait }) {
      entries[index].value = value
    } else {
      entries.append(Entry(trait: trait, value: value))
    }
  }

  mutating func remove(_ trait: UITrait) {
    entries.removeAll { $0.trait == trait }
  }

  /// Sets all values of `other`, and keeps the rest.
  mutating func merge(_ other: TraitValues) {
    for entry in other.entries { set(entry.value, for: entry.trait) }
  }

  /// Returns whether all values of `other` are also set here.
  func contains(_ other: TraitValues) -> Bool {
    other.entries.allSatisfy { entry in
      self[entry.trait].map { areEqual($0, entry.value) } ?? false
    }
  }

  /// Returns the traits whose values differ.
  ///
  /// The value of a trait that is not set is its default value.
  func traitsDiffering(from other: TraitValues) -> [UITrait] {
    let candidates = entries + other.entries.filter { self[$0.trait] == nil }
    return candidates.map(\.trait).filter { trait in
      !areEqual(
        self[trait] ?? trait.anyDefaultValue, other[trait] ?? trait.anyDefaultValue)
    }
  }
}

extension TraitValues: Hashable {
  static func == (left: TraitValues, right: TraitValues) -> Bool {
    left.entries.count == right.entries.count && left.contains(right)
  }

  func hash(into hasher: inout Hasher) {
    // Hashes are combined by a sum, so that the order of entries does not matter. For values that
    // are not hashable, only the trait is hashed.
    var sum = 0
    for entry in entries {
      var own = Hasher()
      own.combine(ObjectIdentifier(entry.trait))
      if let value = entry.value as? any Hashable { own.combine(AnyHashable(value)) }
      sum &+= own.finalize()
    }
    hasher.combine(sum)
  }
}

extension SystemTrait {
  fileprivate static func isDefault(_ value: Any) -> Bool { value as? Value == defaultValue }
}

extension UITraitDefinition {
  fileprivate static var anyDefaultValue: Any { defaultValue }
}

/// Returns whether two values are equal: false if their type is not equatable.
private func areEqual(_ left: Any, _ right: Any) -> Bool {
  guard let left = left as? any Equatable else { return false }
  return left.isEqual(to: right)
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
