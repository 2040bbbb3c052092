package import LayoutGeometry

/// An attribute that a directed constraint computes or reads; raw values are Apple's
/// (`caconstraint:K1.1`).
public enum CAConstraintAttribute: Int32, Sendable, CaseIterable {
  /// The smaller x edge.
  case minX = 0
  /// The horizontal middle.
  case midX = 1
  /// The larger x edge.
  case maxX = 2
  /// The width.
  case width = 3
  /// The numerically smaller y edge, whichever way y grows (`caconstraint:K1.9`).
  case minY = 4
  /// The vertical middle.
  case midY = 5
  /// The numerically larger y edge.
  case maxY = 6
  /// The height.
  case height = 7

  /// The axis whose numbers the attribute is made of.
  package var axis: LayoutAxis { rawValue < 4 ? .horizontal : .vertical }
}

extension CAConstraintAttribute: CustomStringConvertible {
  /// The case's name.
  public var description: String {
    ["minX", "midX", "maxX", "width", "minY", "midY", "maxY", "height"][Int(rawValue)]
  }
}
