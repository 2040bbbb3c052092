/// A constraint as a console printed it, taken apart.
public struct LogConstraint: Sendable, Hashable {
  /// Something constrained, by what the log tells of it.
  public struct Item: Sendable, Hashable {
    /// The class, as printed; empty where only a name is.
    public var className: String
    /// The address, a key of Masonry's, or the name.
    public var key: String
    /// The text or name that was printed.
    public var text: String?
  }

  /// An attribute of an item.
  public struct Operand: Sendable, Hashable {
    /// Whose attribute.
    public var item: Item
    /// The attribute's printed name.
    public var attribute: String
  }

  /// The class of the constraint.
  public var className: String
  /// The address, with `0x`.
  public var address: String
  /// The file and line of SnapKit's label.
  public var place: String?
  /// The identifier.
  public var identifier: String?
  /// The left side.
  public var first: Operand
  /// How the sides compare.
  public var relation: ConstraintSystem.Relation
  /// The right side, where there is an item.
  public var second: Operand?
  /// The factor of the right side.
  public var multiplier: Double
  /// The number on the right side.
  public var constant: Double
  /// The priority; 1000 where none is printed.
  public var priority: Double
  /// The item that the bar stands for.
  public var bar: Item?
  /// Whether the size of the content must not be exceeded, and not be fallen short of.
  public var content: (hugs: Bool, resists: Bool)?

  /// Compares what was printed.
  public static func == (a: LogConstraint, b: LogConstraint) -> Bool {
    a.address == b.address && a.first == b.first && a.second == b.second && a.constant == b.constant
  }

  /// Hashes the address.
  public func hash(into hasher: inout Hasher) { hasher.combine(address) }
}
