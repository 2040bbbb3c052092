/// Where a row of the engine comes from: a constraint somebody made, or what an item implies.
public enum ConstraintOrigin {
  /// A constraint that was activated.
  case constraint(EngineConstraint)
  /// An item's frame and mask, along one axis, and which of the two equations they amount to.
  case placement(EngineItem, NSLayoutConstraint.Axis, AutoresizingEquation)
  /// An item's natural size, which it must not exceed.
  case hugging(EngineItem, NSLayoutConstraint.Axis)
  /// An item's natural size, which it must not fall short of.
  case compression(EngineItem, NSLayoutConstraint.Axis)
}

/// Required constraints that cannot hold together, and the one that was set aside for the others.
public struct LayoutConflict {
  /// The constraint that is not applied while the conflict lasts.
  public let broken: ConstraintOrigin
  /// The smallest set that cannot hold: without any one of them, the rest can.
  public let members: [ConstraintOrigin]
}
