/// A parsed constraint of a console log.
package struct LogConstraint: Sendable, Hashable {
  /// An item of a constraint, as described in the log.
  package struct Item: Sendable, Hashable {
    /// The class, as printed; empty if only a name is printed.
    package var className: String
    /// The address, a key of Masonry's, or the name.
    package var key: String
    /// The text or name that was printed.
    package var text: String?
  }

  /// An attribute of an item.
  package struct Operand: Sendable, Hashable {
    /// The item of the attribute.
    package var item: Item
    /// The attribute's printed name.
    package var attribute: String
  }

  /// The class of the constraint.
  package var className: String
  /// The address, with `0x`.
  package var address: String
  /// The file and line of SnapKit's label.
  package var place: String?
  /// The identifier.
  package var identifier: String?
  /// The left side.
  package var first: Operand
  /// The relation.
  package var relation: ConstraintSystem.Relation
  /// The right side, if there is an item.
  package var second: Operand?
  /// The factor of the right side.
  package var multiplier: Double
  /// The number on the right side.
  package var constant: Double
  /// The priority; 1000 if none is printed.
  package var priority: Double
  /// Whether it is active, as far as it is printed.
  package var isActive = true
  /// The item of the vertical bar.
  package var bar: Item?
  /// Whether content hugging and compression resistance are printed.
  package var content: (hugs: Bool, resists: Bool)?

  /// Compares what was printed.
  package static func == (a: LogConstraint, b: LogConstraint) -> Bool {
    a.address == b.address && a.first == b.first && a.second == b.second && a.constant == b.constant
  }

  /// Hashes the address and the constant.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(address)
    hasher.combine(constant)
  }
}
