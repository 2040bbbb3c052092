/// Counts of the work that was done, which are the same on every machine.
public struct Statistics: Hashable, Sendable, BitwiseCopyable {
  /// Exchanges of one active constraint for another.
  public internal(set) var pivots = 0
  /// Constraints that changed between satisfied and violated without an exchange.
  public internal(set) var flips = 0
  /// Rounds in which all affected constraints are checked.
  public internal(set) var rounds = 0
  /// Circuits that were computed, each of which is one sparse row of the inverse.
  public internal(set) var circuits = 0
  /// Members of these circuits.
  public internal(set) var circuitMembers = 0
  /// Evaluations of a variable by its definition.
  public internal(set) var evaluations = 0
  /// Residuals of constraints that were computed.
  public internal(set) var checks = 0
  /// Required conflicts that were found, including those found again.
  public internal(set) var conflicts = 0
  /// Violated constraints that were reset because a constraint they depended on was removed.
  public internal(set) var resets = 0
  /// Steps along the optimal face towards the canonical solution.
  public internal(set) var settlingSteps = 0
  /// Constraints and variables examined for such a step, most of them without effect.
  public internal(set) var examinations = 0
  /// Blocks that were factored: their tears chosen, and the tear matrix decomposed.
  public internal(set) var factorings = 0
  /// Solutions that were computed by a range plan, without changing the basis.
  public internal(set) var planSteps = 0
  /// The number of times that all multipliers were recomputed because of accumulated rounding
  /// errors.
  public internal(set) var refreshes = 0
  /// Solutions verified against the constraints, because coefficients differ in magnitude.
  public internal(set) var proofs = 0
  /// Solves that started again because rounding had made the basis unusable.
  public internal(set) var recoveries = 0
  /// Solves that reached the limit of rounds; the values are then not proven optimal.
  public internal(set) var unfinished = 0

  /// Returns the work since an earlier reading.
  public func since(_ earlier: Statistics) -> Statistics {
    var difference = self
    difference.pivots -= earlier.pivots
    difference.flips -= earlier.flips
    difference.rounds -= earlier.rounds
    difference.circuits -= earlier.circuits
    difference.circuitMembers -= earlier.circuitMembers
    difference.evaluations -= earlier.evaluations
    difference.checks -= earlier.checks
    difference.conflicts -= earlier.conflicts
    difference.resets -= earlier.resets
    difference.settlingSteps -= earlier.settlingSteps
    difference.examinations -= earlier.examinations
    difference.factorings -= earlier.factorings
    difference.planSteps -= earlier.planSteps
    difference.refreshes -= earlier.refreshes
    difference.proofs -= earlier.proofs
    difference.recoveries -= earlier.recoveries
    difference.unfinished -= earlier.unfinished
    return difference
  }
}
