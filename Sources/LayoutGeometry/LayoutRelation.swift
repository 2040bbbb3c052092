/// How the two sides of a constraint compare; raw values are Apple's (`constraints:C3.1`).
public enum LayoutRelation: Int, Sendable, CaseIterable {
  /// The first side is at most the second.
  case lessThanOrEqual = -1
  /// Both sides are equal.
  case equal = 0
  /// The first side is at least the second.
  case greaterThanOrEqual = 1
}

extension LayoutRelation {
  /// The case's name, as documents write it.
  package var name: String { "\(self)" }

  /// The relation with a name; nil for other words.
  package init?(name: String) {
    guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  /// The relation in formulas and snapshots: `<=`, `=` or `>=`.
  package var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The relation with a sign; nil for other text.
  package init?(sign: String) {
    guard let found = Self.allCases.first(where: { $0.sign == sign }) else { return nil }
    self = found
  }
}
