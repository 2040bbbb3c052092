/// The origin of a row of the engine: a constraint, or an implicit constraint of an item.
public enum ConstraintOrigin {
  /// A constraint that was activated.
  case constraint(EngineConstraint)
  /// The frame and autoresizing mask of an item along one axis, with one of the two equations.
  indirect case placement(EngineItem, NSLayoutConstraint.Axis, AutoresizingEquation)
  /// The content hugging of an item: its intrinsic content size as the maximum.
  case hugging(EngineItem, NSLayoutConstraint.Axis)
  /// The compression resistance of an item: its intrinsic content size as the minimum.
  case compression(EngineItem, NSLayoutConstraint.Axis)
}

extension ConstraintOrigin {
  /// The items that it places, each with the axis.
  package var ends: [(item: EngineItem, axis: NSLayoutConstraint.Axis)] {
    switch self {
    case .constraint(let constraint):
      [constraint.first, constraint.second].compactMap(\.self).flatMap(\.ends).map {
        ($0.0, $0.1.isHorizontal ? .horizontal : .vertical)
      }
    case .placement(let item, let axis, _), .hugging(let item, let axis),
      .compression(let item, let axis):
      [(item, axis)]
    }
  }
}

extension EngineConstraint.Quantity {
  fileprivate var ends: [(EngineItem, NSLayoutConstraint.Attribute)] {
    switch self {
    case .attribute(let item, let attribute): [(item, attribute)]
    case .distance(let from, let to): [from, to]
    }
  }
}

extension ConstraintOrigin: Hashable {
  /// Whether both are the same constraint, or the same one of an item.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.constraint(let one), .constraint(let other)): one === other
    case (.placement(let one, let axis, let equation), .placement(let item, let along, let other)):
      one === item && axis == along && equation == other
    case (.hugging(let one, let axis), .hugging(let other, let along)),
      (.compression(let one, let axis), .compression(let other, let along)):
      one === other && axis == along
    default: false
    }
  }

  /// Hashes what the constraint belongs to.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .constraint(let one): hasher.combine(ObjectIdentifier(one))
    case .placement(let item, let axis, _), .hugging(let item, let axis),
      .compression(let item, let axis):
      hasher.combine(ObjectIdentifier(item))
      hasher.combine(axis)
    }
  }
}

/// Required constraints that cannot be satisfied together, and the one that was broken.
public struct LayoutConflict {
  /// The constraint that is not applied while the conflict lasts.
  public let broken: ConstraintOrigin
  /// The minimal conflict: without any one of these constraints, the others can be satisfied.
  public let members: [ConstraintOrigin]

  /// Creates a conflict.
  package init(broken: ConstraintOrigin, members: [ConstraintOrigin]) {
    self.broken = broken
    self.members = members
  }
}
