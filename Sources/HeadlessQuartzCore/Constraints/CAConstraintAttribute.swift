package import LayoutGeometry

/// An attribute that a directed constraint computes or reads; raw values are Apple's
/// (`caconstraint:K1.1`).
public enum CAConstraintAttribute: Int32, Sendable, CaseIterable {
  /// The edge with the smaller x coordinate.
  case minX = 0
  /// The horizontal center.
  case midX = 1
  /// The edge with the larger x coordinate.
  case maxX = 2
  /// The width.
  case width = 3
  /// The edge with the smaller y coordinate, regardless of the direction of y
  /// (`caconstraint:K1.9`).
  case minY = 4
  /// The vertical center.
  case midY = 5
  /// The edge with the larger y coordinate.
  case maxY = 6
  /// The height.
  case height = 7

  /// The axis of the attribute.
  package var axis: LayoutAxis { rawValue < 4 ? .horizontal : .vertical }
}

extension CAConstraintAttribute: CustomStringConvertible {
  /// The case's name.
  public var description: String {
    ["minX", "midX", "maxX", "width", "minY", "midY", "maxY", "height"][Int(rawValue)]
  }
}
