/// An axis of layout: along the width, or along the height.
///
/// Raw values are Apple's.
public enum LayoutAxis: Int, Sendable, CaseIterable {
  /// Along the width.
  case horizontal = 0
  /// Along the height.
  case vertical = 1
}

extension LayoutAxis {
  /// The case's name, as documents write it.
  package var name: String { "\(self)" }

  /// The axis with a name; nil for other words.
  package init?(name: String) {
    guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}

extension LayoutInsets {
  /// The distance at the side where coordinates along `axis` begin.
  @inlinable
  package func start(_ axis: LayoutAxis) -> Double { axis == .horizontal ? left : top }

  /// The distance at the side where coordinates along `axis` end.
  @inlinable
  package func end(_ axis: LayoutAxis) -> Double { axis == .horizontal ? right : bottom }
}

extension LayoutRect {
  /// Where the rectangle begins along `axis`.
  @inlinable
  package func start(_ axis: LayoutAxis) -> Double { axis == .horizontal ? x : y }

  /// How long the rectangle is along `axis`.
  @inlinable
  package func length(_ axis: LayoutAxis) -> Double { axis == .horizontal ? width : height }
}
