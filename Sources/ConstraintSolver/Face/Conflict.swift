/// A set of required constraints that cannot hold together, and the one that gave way.
public struct Conflict: Hashable, Sendable {
  /// The member of the greatest rank, which is not applied until the conflict is gone.
  public let setAside: Constraint
  /// The irreducible set: infeasible together with ``bounds``, feasible without any one of them.
  ///
  /// Ordered by rank, so ``setAside`` stands last.
  public let members: [Constraint]
  /// The variables whose own bounds take part in the conflict; bounds never give way.
  public let bounds: [Variable]
}
