/// The direction in which leading lies before trailing.
///
/// Raw values are Apple's.
public enum LayoutDirection: Int, Sendable, CaseIterable {
  /// The leading edge is the left one.
  case leftToRight = 0
  /// The leading edge is the right one.
  case rightToLeft = 1
}

extension LayoutDirection {
  /// The case's name, as snapshots write it.
  package var name: String { "\(self)" }

  /// The direction with a name; nil for other words.
  package init?(name: String) {
    guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}
