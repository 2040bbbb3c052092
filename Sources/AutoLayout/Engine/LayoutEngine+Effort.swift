internal import ConstraintSolver

/// How much work an engine has done: counts that are the same on every machine.
public struct LayoutEffort: Hashable, Sendable {
  /// Equations and inequalities handed to the solver, those of frames and intrinsic content sizes
  /// included.
  public var entered = 0
  /// Equations and inequalities taken back.
  public var left = 0
  /// Values computed again.
  public var evaluations = 0
  /// Decisions of the solver about which constraint is violated.
  public var decisions = 0

  /// The work since an earlier reading.
  public func since(_ earlier: LayoutEffort) -> LayoutEffort {
    LayoutEffort(
      entered: entered - earlier.entered, left: left - earlier.left,
      evaluations: evaluations - earlier.evaluations, decisions: decisions - earlier.decisions)
  }
}

extension LayoutEngine {
  /// All work since the engine was made; tests hold it to a number where time cannot be.
  public var effort: LayoutEffort {
    let statistics = solver.statistics
    return LayoutEffort(
      entered: entered, left: left, evaluations: statistics.evaluations,
      decisions: statistics.pivots + statistics.flips)
  }
}
