/// A layout axis: horizontal or vertical.
///
/// Raw values are Apple's.
public enum LayoutAxis: Int, Sendable, CaseIterable {
  /// The horizontal axis.
  case horizontal = 0
  /// The vertical axis.
  case vertical = 1
}

extension LayoutAxis {
  /// The case's name, as in documents.
  public var name: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }

  /// Creates an axis from its name; returns nil for other strings.
  public init?(name: String) {
    guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}

extension LayoutInsets {
  /// The inset at the minimum edge of `axis`: left or top.
  @inlinable
  public func start(_ axis: LayoutAxis) -> Double { axis == .horizontal ? left : top }

  /// The inset at the maximum edge of `axis`: right or bottom.
  @inlinable
  public func end(_ axis: LayoutAxis) -> Double { axis == .horizontal ? right : bottom }
}

extension LayoutRect {
  /// The rectangle's minimum coordinate along `axis`.
  @inlinable
  public func start(_ axis: LayoutAxis) -> Double { axis == .horizontal ? x : y }

  /// The rectangle's length along `axis`.
  @inlinable
  public func length(_ axis: LayoutAxis) -> Double { axis == .horizontal ? width : height }
}
