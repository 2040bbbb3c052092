/// The direction from the leading to the trailing edge.
///
/// Raw values are Apple's.
public enum LayoutDirection: Int, Sendable, CaseIterable {
  /// The leading edge is the left one.
  case leftToRight = 0
  /// The leading edge is the right one.
  case rightToLeft = 1
}

extension LayoutDirection {
  /// The case's name, as in snapshots.
  public var name: String {
    switch self {
    case .leftToRight: "leftToRight"
    case .rightToLeft: "rightToLeft"
    }
  }

  /// Creates a direction from its name; returns nil for other strings.
  public init?(name: String) {
    guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}
