/// The relation between the two sides of a constraint; raw values are Apple's (`constraints:C3.1`).
public enum LayoutRelation: Int, Sendable, CaseIterable {
  /// The first side is less than or equal to the second.
  case lessThanOrEqual = -1
  /// The two sides are equal.
  case equal = 0
  /// The first side is greater than or equal to the second.
  case greaterThanOrEqual = 1
}

extension LayoutRelation {
  /// The case's name, as in documents.
  public var name: String {
    switch self {
    case .lessThanOrEqual: "lessThanOrEqual"
    case .equal: "equal"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }

  /// Creates a relation from its name; returns nil for other strings.
  public init?(name: String) {
    guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  /// The relation of the two sides exchanged, or multiplied by a negative number.
  package var reversed: Self { Self(rawValue: -rawValue) ?? .equal }

  /// The relation's sign in formulas and snapshots: `<=`, `=` or `>=`.
  public var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "="
    case .greaterThanOrEqual: ">="
    }
  }

  /// Creates a relation from its sign; returns nil for other strings.
  public init?(sign: String) {
    guard let found = Self.allCases.first(where: { $0.sign == sign }) else { return nil }
    self = found
  }
}
