/// A reason for which the solution of the last ``Solver/solve()`` is not reliable.
///
/// The variables have values nevertheless. Limits occur only with coefficients of very different
/// magnitude, or with constraints that nearly depend on each other.
public enum SolverLimit: Hashable, Sendable {
  /// The solver stopped before all constraints were handled: the values are not proven optimal.
  case unfinished
  /// The constraint is neither satisfied nor broken by a conflict, and is violated by this much, in the
  /// constraint's own unit.
  case inaccurate(Constraint, by: Double)
  /// The variable lies outside its bounds by this much.
  case outOfBounds(Variable, by: Double)
  /// The variable's value may differ by this much from the exact one: coefficients of very
  /// different magnitude, or constraints that nearly depend on each other, amplify the rounding of
  /// constants. Infinite for a value beyond 2³².
  case imprecise(Variable, by: Double)
}

extension Solver {
  /// The reasons for which the last solution is not reliable; nearly always empty.
  ///
  /// In double precision, some systems with coefficients of very different magnitude cannot be
  /// distinguished from contradictory or dependent ones. The solver then solves again with more
  /// care; if that does not help, this lists ``SolverLimit/unfinished`` and the violated
  /// constraints.
  ///
  /// - Complexity: O(1) when it is empty, otherwise O(terms of the system).
  public var limits: [SolverLimit] {
    engine.settleIfNeeded()
    let isMarked = engine.basis.accuracy.isMarked
    guard isMarked || engine.basis.accuracy.hasInexactValue else { return [] }
    var limits: [SolverLimit] = isMarked ? [.unfinished] : []
    for index in engine.tables.rows.indices {
      let error = engine.tables.unexplainedError(of: index)
      if error > 0 { limits.append(.inaccurate(handle(ofRow: index), by: error)) }
    }
    let errors = engine.basis.valueErrors(engine.primal.seeds, &engine.tables)
    for index in engine.tables.nodes.indices
    where engine.tables.nodes[index].flags.contains(.alive) {
      let value = engine.tables.values[index]
      let error = errors[index]
      if !(error <= Limit.error * (1 + abs(value))) {
        limits.append(.imprecise(handle(ofNode: index), by: error))
      }
      let excess = engine.tables.boundViolation(of: index)
      if excess > 0 { limits.append(.outOfBounds(handle(ofNode: index), by: excess)) }
    }
    return limits
  }
}

extension Tables {
  /// Returns by how much a row that should hold is violated, in the caller's unit: 0 if the error
  /// is within the rounding error, or if the row is not supposed to hold.
  fileprivate func unexplainedError(of index: RowIndex) -> Double {
    let row = rows[index]
    guard row.flags.intersection([.absent, .alive]) == .alive else { return 0 }
    guard row.level == .required || row.isActive else { return 0 }
    let residual = residual(of: index)
    let isMet =
      !row.isActive && (row.relation > 0 ? residual > 0 : row.relation < 0 && residual < 0)
    if isMet || abs(residual) <= 10 * Tolerance.residual { return 0 }
    return abs(residual) * unit(of: index)
  }
}
