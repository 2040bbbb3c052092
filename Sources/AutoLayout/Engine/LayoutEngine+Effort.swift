internal import ConstraintSolver

/// The work that an engine has done, in counts that are the same on all machines.
public struct LayoutEffort: Hashable, Sendable {
  /// Equations and inequalities added to the solver, including those of frames and intrinsic
  /// content sizes.
  public var entered = 0
  /// Equations and inequalities removed.
  public var left = 0
  /// Recomputed values.
  public var evaluations = 0
  /// Decisions of the solver about which constraint is violated.
  public var decisions = 0
  /// Constraints and values that were examined because another solution might be as good.
  public var examinations = 0
  /// Constraints on which an examined value depends.
  public var circuitMembers = 0

  /// Returns the work since an earlier measurement.
  public func since(_ earlier: LayoutEffort) -> LayoutEffort {
    LayoutEffort(
      entered: entered - earlier.entered, left: left - earlier.left,
      evaluations: evaluations - earlier.evaluations, decisions: decisions - earlier.decisions,
      examinations: examinations - earlier.examinations,
      circuitMembers: circuitMembers - earlier.circuitMembers)
  }
}

extension LayoutEngine {
  /// The work since the engine was created.
  ///
  /// Tests limit it instead of the time.
  public var effort: LayoutEffort {
    let statistics = solver.statistics
    return LayoutEffort(
      entered: entered, left: left, evaluations: statistics.evaluations,
      decisions: statistics.pivots + statistics.flips, examinations: statistics.examinations,
      circuitMembers: statistics.circuitMembers)
  }
}
