/// A set of required constraints that cannot be satisfied together, and the one that is broken.
public struct Conflict: Hashable, Sendable {
  /// The member of the greatest rank, which is not applied until the conflict is resolved.
  public let broken: Constraint
  /// The irreducible set: infeasible together with ``bounds``, feasible without any one of them.
  ///
  /// Ordered by rank, so ``broken`` is last. Coefficients of very different magnitude can leave a member to spare, see
  /// ``isMinimal``.
  public let members: [Constraint]
  /// The variables whose own bounds take part in the conflict; bounds are never broken.
  public let bounds: [Variable]
  /// Whether each of ``members`` is known to be needed.
  ///
  /// False only where double precision does not decide it: where values or multipliers differ by more than some
  /// thirteen digits.
  public let isMinimal: Bool
}

/// By how much a broken constraint contradicts the others, as a linear function
/// of constants: where it is above 0 they cannot hold together, whatever else changes.
///
/// Source: Farkas' lemma, for the irreducible set that was met.
package struct Contradiction {
  /// The broken constraint.
  package let broken: Constraint
  /// By how much its constant would have to change at least, in its own unit; above 0.
  package let amount: Double
  /// How much that grows with a point more in each constant that was asked about.
  package let rates: [Double]
}
