/// The solution as one constant changes over a range: piecewise linear, segment by segment.
///
///     for segment in try solver.rangePlan(of: windowWidth, over: 320...1024) {
///       print(segment.constants, segment.value(of: title, at: segment.constants.upperBound))
///     }
///
/// Each step asks the solver for the next segment and restores the constant, so the solver can be
/// used in between, but its constraints must not change.
public struct RangePlan: Sequence, IteratorProtocol {
  /// An interval of the constant in which every variable moves linearly.
  public struct Segment: Sendable {
    /// A variable that moves in the segment.
    public struct Motion: Hashable, Sendable, BitwiseCopyable {
      /// The variable.
      public let variable: Variable
      /// Its value at the lower end of the segment.
      public let start: Double
      /// The change of the value when the constant increases by 1.
      public let rate: Double
    }

    /// The values of the constant.
    public let constants: ClosedRange<Double>
    /// The variables that move, in the order of their creation.
    public let motions: [Motion]
    /// The values of variables that do not move in this segment, by slot.
    let values: [Double]

    /// The value of a variable at a constant within the segment.
    public func value(of variable: Variable, at constant: Double) -> Double {
      var low = 0
      var high = motions.count
      while low < high {
        let middle = (low + high) / 2
        if motions[middle].variable.index < variable.index {
          low = middle + 1
        } else {
          high = middle
        }
      }
      if low < motions.count, motions[low].variable == variable {
        return motions[low].start + (constant - constants.lowerBound) * motions[low].rate
      }
      return values[variable.index.position]
    }
  }

  private let solver: Solver
  private let constraint: Constraint
  private let end: Double
  private var position: Double
  private var isDone = false

  init(_ solver: Solver, _ constraint: Constraint, _ range: ClosedRange<Double>) {
    self.solver = solver
    self.constraint = constraint
    position = range.lowerBound
    end = range.upperBound
  }

  /// Returns the next segment, or nil after the last.
  public mutating func next() -> Segment? {
    guard !isDone else { return nil }
    let segment = solver.segment(of: constraint, from: position, to: end)
    position = segment.constants.upperBound
    isDone = position >= end
    return segment
  }
}

extension Solver {
  /// Returns the segments of the solution as the constraint's constant changes over a range.
  ///
  /// Breakpoints are computed, not searched for: they are the constants at which a satisfied
  /// constraint or bound becomes active, at which a conflict ends, and at which an undetermined
  /// variable reaches its resting value.
  ///
  /// - Complexity: Per segment, that of changing the constant and restoring it.
  public func rangePlan(
    of constraint: Constraint, over constants: ClosedRange<Double>
  ) throws(SolverError) -> RangePlan {
    _ = try check(constraint)
    for constant in [constants.lowerBound, constants.upperBound]
    where abs(constant) > Limit.constant || constant.isNaN {
      throw .unrepresentableConstant(constant)
    }
    return RangePlan(self, constraint, constants)
  }

  /// Returns the segment that begins at `start` and ends at `end` at the latest.
  func segment(of constraint: Constraint, from start: Double, to end: Double) -> RangePlan.Segment {
    let found = engine.segment(of: demand(constraint), from: start, to: end)
    var motions: [RangePlan.Segment.Motion] = []
    for index in engine.tables.nodes.indices
    where found.rates[index.position] != 0 && engine.tables.nodes[index].flags.contains(.alive) {
      let rate = found.rates[index.position]
      motions.append(
        .init(
          variable: handle(ofNode: index),
          start: found.values[index.position] - rate * (found.inside - start), rate: rate))
    }
    return RangePlan.Segment(
      constants: start...found.upper, motions: motions, values: found.values)
  }
}
