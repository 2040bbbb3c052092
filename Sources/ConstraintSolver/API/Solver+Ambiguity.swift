/// A variable with a possible value.
public struct Assignment: Hashable, Sendable, BitwiseCopyable {
  /// The variable.
  public let variable: Variable
  /// Its value.
  public let value: Double

  /// Creates an assignment.
  public init(variable: Variable, value: Double) {
    self.variable = variable
    self.value = value
  }
}

// Ambiguity.
//
// All results refer to the last solve. "Optimal" means as good on every priority level. There are
// two kinds of ambiguity: too few constraints, and constraints of equal priority that compete.
extension Solver {
  /// Returns whether the variable has the same value in every optimal solution.
  ///
  /// A range whose width its own rounding error explains is a single value.
  ///
  /// - Complexity: O(number of terms on which the variable depends) if none of them can be relaxed;
  ///   in addition O(number of terms that depend on these) if relaxing a single one moves it; otherwise
  ///   that of ``range(of:)``.
  public func isDetermined(_ variable: Variable) -> Bool {
    engine.settleIfNeeded()
    return engine.isDetermined(demand(variable))
  }

  /// Returns the range of the variable over all optimal solutions, infinite if it is unbounded.
  ///
  /// - Complexity: A few exchanges in the part of the system that is not determined, and O(size of the
  ///   system) for the copy on which they are made.
  public func range(of variable: Variable) -> ClosedRange<Double> {
    engine.settleIfNeeded()
    let range = engine.range(of: demand(variable))
    return range.lower...range.upper
  }

  /// The reasons for which ``range(of:)`` is not reliable; nearly always empty.
  ///
  /// - Returns: ``SolverLimit/unfinished`` if the solution at an end of the range is not proven
  ///   optimal, ``SolverLimit/imprecise(_:by:)`` with the greater error of the two ends.
  /// - Complexity: That of ``range(of:)``.
  public func rangeLimits(of variable: Variable) -> [SolverLimit] {
    engine.settleIfNeeded()
    let index = demand(variable)
    let range = engine.range(of: index)
    var limits: [SolverLimit] = range.isProven ? [] : [.unfinished]
    let size = max(
      range.lower.isFinite ? abs(range.lower) : 0, range.upper.isFinite ? abs(range.upper) : 0)
    if !(range.error <= Limit.error * (1 + size)) {
      limits.append(.imprecise(variable, by: range.error))
    }
    return limits
  }

  /// Returns another optimal solution that differs in this variable; nil if it is determined.
  ///
  /// The variable moves to the end of its range that is farther away or, if the range is unbounded,
  /// by 100 or its own magnitude. Only variables that differ from the present solution are listed.
  /// It is as reliable as the range; see ``rangeLimits(of:)``.
  public func alternative(moving variable: Variable) -> [Assignment]? {
    let index = demand(variable)
    engine.settleIfNeeded()
    let range = engine.range(of: index)
    let value = value(of: variable)
    if range.isPoint(at: value) { return nil }
    let goesUp = range.upper - value >= value - range.lower
    return engine.alternative(moving: index, upwards: goesUp, distance: max(100, abs(value))).map {
      Assignment(variable: handle(ofNode: $0.variable), value: $0.value)
    }
  }
}
