// The range of one variable over all optimal solutions.
extension Engine {
  /// A Boolean value that indicates whether a member on which the variable depends could be
  /// relaxed.
  ///
  /// If none can, the variable is determined; otherwise it may still be determined by several
  /// together.
  mutating func mayMove(_ variable: NodeIndex) -> Bool {
    computePresentCircuit(of: Member(variable))
    for position in 0..<basis.circuit.count {
      let member = basis.circuit[position].member
      let slack = duals.slackness(of: member, in: tables)
      // A superbasic variable or a tie: no row holds it.
      if slack.up && slack.down { return true }
      if slack.up != slack.down, !tables.isPinned(member, up: slack.up) { return true }
    }
    return false
  }

  /// Whether the length of a step along the face is reliable: only where rounding errors are small.
  @inline(__always) var hasReliableSteps: Bool {
    !tables.arithmetic.refines && basis.accuracy.loss == nil && tables.wideRows == 0
      && !basis.accuracy.metGrowth
  }

  /// Returns whether all optimal solutions have the same value of the variable.
  mutating func isDetermined(_ variable: NodeIndex) -> Bool {
    guard mayMove(variable) else { return true }
    return !movesInOneStep(variable) && range(of: variable).isPoint(at: tables.values[variable])
  }

  /// Returns whether relaxing a single member moves the variable; if not, several together still may.
  ///
  /// The member is not relaxed, so this needs no copy of the engine. Call after `mayMove(_:)`, which leaves the
  /// variable's circuit.
  ///
  /// - Complexity: O(terms of the regions of the circuit's slack members).
  private mutating func movesInOneStep(_ variable: NodeIndex) -> Bool {
    guard hasReliableSteps else { return false }
    for position in 0..<basis.circuit.count {
      let member = basis.circuit[position].member
      let slack = duals.slackness(of: member, in: tables)
      for direction in [1, -1] where direction > 0 ? slack.up : slack.down {
        basis.computeRates(of: member, &tables)
        let stop = nearestStop(Double(direction), .largest)
        let rate = abs(basis.rates[variable])
        let way = VariableRange(lower: 0, upper: rate > 0 ? stop.distance * rate : 0)
        basis.clearRates(&tables)
        // A block that was factored for the rates may have large errors.
        if basis.accuracy.metGrowth { return false }
        if !way.isPoint(at: tables.values[variable]) { return true }
      }
    }
    return false
  }

  /// Moves along the optimal face until the variable can move no further up (or down).
  ///
  /// Called on a copy of the engine, because nothing settles afterwards. If `isUnbounded` is
  /// returned, `rates` contain a direction in which the variable is unbounded.
  mutating func walk(_ variable: NodeIndex, upwards: Bool) -> (isUnbounded: Bool, direction: Double)
  {
    let sign = upwards ? 1.0 : -1.0
    // Steps of length zero can repeat; the verification afterwards finds an end that was not
    // reached.
    let limit = 200 + 20 * (tables.liveNodes + tables.liveRows)
    for step in 0..<limit {
      let rule = step > 64 ? PivotRule.smallestIndex : .largest
      guard let (member, direction) = improvingMember(for: variable, sign, rule) else { break }
      basis.computeRates(of: member, &tables)
      let stop = nearestStop(Double(direction), rule)
      // Nothing ends the direction, and the rates stay for the caller: the alternative is far along
      // them.
      if stop.kind == .none { return (true, Double(direction)) }
      basis.clearRates(&tables)
      relax(member, direction, until: stop)
    }
    return (false, 0)
  }

  /// Returns a slack member whose relaxation moves the variable in the direction of `sign`.
  private mutating func improvingMember(
    for variable: NodeIndex, _ sign: Double, _ rule: PivotRule
  ) -> (member: Member, direction: Int)? {
    computePresentCircuit(of: Member(variable))
    var best: (member: Member, direction: Int)?
    var bestSize = 0.0
    for position in 0..<basis.circuit.count {
      let entry = basis.circuit[position]
      let size = abs(entry.weight)
      let slack = duals.slackness(of: entry.member, in: tables)
      let direction = entry.weight * sign > 0 ? 1 : -1
      // The face ends here in this direction: its multiplier would leave its bounds.
      guard direction > 0 ? slack.up : slack.down else { continue }
      // The largest weight moves the variable by the shortest step; the least index cannot cycle.
      if let best, rule == .smallestIndex ? entry.member > best.member : size <= bestSize {
        continue
      }
      best = (entry.member, direction)
      bestSize = size
    }
    return best
  }

  /// Returns the least and greatest value of a variable over all optimal solutions.
  ///
  /// The walk works on a copy: the way back would not always end at the same solution if
  /// coefficients are of very different magnitude.
  mutating func range(of variable: NodeIndex) -> VariableRange {
    let value = tables.values[variable]
    guard mayMove(variable) else { return VariableRange(lower: value, upper: value) }
    var trial = Engine(copying: self)
    let lower = trial.extreme(of: variable, upwards: false)
    // The copy walks on, and the rates of a direction without end are still set.
    if lower.isUnbounded { trial.basis.clearRates(&trial.tables) }
    let upper = trial.extreme(of: variable, upwards: true)
    takeStatistics(of: trial)
    return VariableRange(
      lower: min(lower.value, value), upper: max(upper.value, value),
      isProven: lower.isProven && upper.isProven, error: max(lower.error, upper.error))
  }

  /// Walks to one end of a variable's range and verifies the solution there.
  ///
  /// If that fails, the system is solved from the first row on, and the walk is repeated. If the range
  /// is unbounded, `rates` contain a direction in which it is.
  private mutating func extreme(of variable: NodeIndex, upwards: Bool) -> RangeEnd {
    let end = rangeEnd(of: variable, upwards: upwards)
    // Requests since the last solve are not part of the solution.
    if end.isProven || hasRequests { return end }
    if end.isUnbounded { basis.clearRates(&tables) }
    solveCarefully()
    return rangeEnd(of: variable, upwards: upwards)
  }

  private var hasRequests: Bool {
    requests.hasOthers || requests.added.count > 0 || requests.moved.count > 0
  }

  private mutating func rangeEnd(of variable: NodeIndex, upwards: Bool) -> RangeEnd {
    basis.accuracy.forgetGrowth()
    let (isUnbounded, direction) = walk(variable, upwards: upwards)
    var end = RangeEnd(
      value: isUnbounded ? upwards ? .infinity : -.infinity : tables.values[variable])
    end.direction = direction
    // A row whose rate is within rounding might end the direction.
    let isUncertain =
      isUnbounded && tables.arithmetic.refines && basis.rates.exact.isUncertain
    end.isProven =
      basis.accuracy.loss == nil && !isUncertain
      && (!tables.arithmetic.provesSolutions || isProven())
    if !isUnbounded, basis.accuracy.metGrowth || tables.wideRows > 0 {
      end.error = basis.valueErrors(primal.seeds, &tables)[variable]
    }
    return end
  }

  /// Returns another optimal solution, in which the variable is at the end of its range, or
  /// `distance` away if the range is unbounded; only values that differ are listed.
  mutating func alternative(
    moving variable: NodeIndex, upwards: Bool, distance: Double
  ) -> [(variable: NodeIndex, value: Double)] {
    var trial = Engine(copying: self)
    let end = trial.extreme(of: variable, upwards: upwards)
    var speed = end.isUnbounded ? abs(trial.basis.rates[variable]) : 1
    if speed == 0 { speed = 1 }
    var after: [(variable: NodeIndex, value: Double)] = []
    for index in tables.values.indices where tables.nodes[index].flags.contains(.alive) {
      var value = trial.tables.values[index]
      if end.isUnbounded {
        let rate = index.position < trial.basis.rates.values.count ? trial.basis.rates[index] : 0
        value += end.direction * rate * distance / speed
      }
      if abs(value - tables.values[index]) > Tolerance.residual * (1 + abs(value)) {
        after.append((index, value))
      }
    }
    takeStatistics(of: trial)
    return after
  }
}

/// One end of a variable's range.
private struct RangeEnd {
  var value: Double
  /// The sign of the direction in which the range is unbounded, or 0.
  var direction = 0.0
  /// The solution at this end is verified.
  var isProven = true
  /// A bound on the rounding error of the value.
  var error = 0.0

  var isUnbounded: Bool { direction != 0 }
}

/// The values that a variable has in optimal solutions.
struct VariableRange {
  var lower: Double
  var upper: Double
  /// The solutions at both ends are verified.
  var isProven = true
  /// A bound on the rounding error of the ends.
  var error = 0.0

  /// Returns whether rounding explains the width, so that all optimal solutions have the same value.
  func isPoint(at value: Double) -> Bool {
    // An infinite error distinguishes nothing.
    let rounding = error.isFinite ? 2 * error : 0
    return upper - lower <= max(Tolerance.determined * (1 + abs(value)), rounding)
  }
}
