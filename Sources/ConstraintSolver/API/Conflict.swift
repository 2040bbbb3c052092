/// A set of required constraints that cannot be satisfied together, and the one that is broken.
public struct Conflict: Hashable, Sendable {
  /// The member of the greatest rank, which is not applied until the conflict is resolved.
  public let broken: Constraint
  /// The irreducible set: infeasible together with ``bounds``, feasible without any one of them.
  ///
  /// Ordered by rank, so ``broken`` is last.
  public let members: [Constraint]
  /// The variables whose own bounds take part in the conflict; bounds are never broken.
  public let bounds: [Variable]
}
