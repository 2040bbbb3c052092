/// The origin of a row of the engine: a constraint, or an item that implies it.
public enum ConstraintOrigin {
  /// A constraint that was activated.
  case constraint(EngineConstraint)
  /// An item's frame and mask, along one axis, and which of the two equations they amount to.
  case placement(EngineItem, NSLayoutConstraint.Axis, AutoresizingEquation)
  /// An item's intrinsic content size, which it must not exceed.
  case hugging(EngineItem, NSLayoutConstraint.Axis)
  /// An item's intrinsic content size, which it must not fall short of.
  case compression(EngineItem, NSLayoutConstraint.Axis)
}

/// Required constraints that cannot be satisfied together, and the one that was broken for the
/// others.
public struct LayoutConflict {
  /// The constraint that is not applied while the conflict lasts.
  public let broken: ConstraintOrigin
  /// The smallest set that cannot hold: without any one of them, the rest can.
  public let members: [ConstraintOrigin]
}
