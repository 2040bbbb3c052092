/// How much work was done: counts that are the same on every machine.
public struct Statistics: Hashable, Sendable, BitwiseCopyable {
  /// Exchanges of one active constraint for another.
  public internal(set) var pivots = 0
  /// Constraints that changed between satisfied and violated without an exchange.
  public internal(set) var flips = 0
  /// Rounds of checking all touched constraints.
  public internal(set) var rounds = 0
  /// Circuits computed: one sparse row of the inverse each.
  public internal(set) var circuits = 0
  /// Members of these circuits.
  public internal(set) var circuitMembers = 0
  /// Evaluations of a variable by its definition.
  public internal(set) var evaluations = 0
  /// Residuals of constraints computed.
  public internal(set) var checks = 0
  /// Required conflicts met, counting one that was met again.
  public internal(set) var conflicts = 0
  /// Violated constraints taken back because something they rested on was removed.
  public internal(set) var unwinds = 0
  /// Steps along the optimal face towards the canonical solution.
  public internal(set) var settlingSteps = 0
  /// Blocks factored: their tears chosen, and the tear matrix decomposed.
  public internal(set) var factorings = 0
  /// Solutions that came from a range plan, without touching the basis.
  public internal(set) var planSteps = 0
  /// Times that all multipliers were computed afresh because rounding had gathered in them.
  public internal(set) var refreshes = 0
  /// Answers proven from the constraints as they were given, because coefficients differ in size.
  public internal(set) var proofs = 0
  /// Solves that started again because rounding had made the basis useless.
  public internal(set) var recoveries = 0
  /// Solves that reached the limit of rounds; the values are then not proven optimal.
  public internal(set) var unfinished = 0

  /// The work since an earlier reading.
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
    difference.unwinds -= earlier.unwinds
    difference.settlingSteps -= earlier.settlingSteps
    difference.factorings -= earlier.factorings
    difference.planSteps -= earlier.planSteps
    difference.refreshes -= earlier.refreshes
    difference.proofs -= earlier.proofs
    difference.recoveries -= earlier.recoveries
    difference.unfinished -= earlier.unfinished
    return difference
  }
}
