// The range of one variable over all optimal solutions.
extension Engine {
  /// A Boolean value that indicates whether a member on which the variable depends could be
  /// relaxed.
  ///
  /// If none can, the variable is determined; otherwise it may still be determined by several
  /// together.
  mutating func mayMove(_ variable: Int32) -> Bool {
    round &+= 1
    repairDepths()
    _ = computeCircuit(of: ~variable)
    for position in 0..<circuit.count {
      let member = circuit[position].member
      let slack = slackness(of: member)
      if slack.up && slack.down { return true }
      if slack.up != slack.down, !isPinned(member, up: slack.up) { return true }
    }
    return false
  }

  /// Moves along the optimal face until the variable can move no further up (or down).
  ///
  /// The caller settles again afterwards. If `isUnbounded` is returned, `rates` and `order` contain
  /// a direction in which the variable is unbounded, which the caller clears.
  mutating func walk(_ variable: Int32, upwards: Bool) -> (isUnbounded: Bool, direction: Double) {
    let sign = upwards ? 1.0 : -1.0
    settlesBySmallestIndex = false
    let limit = 200 + 20 * (liveNodes + liveRows)
    for step in 0..<limit {
      if step > 64 { settlesBySmallestIndex = true }
      guard let (member, direction) = improvingMember(for: variable, sign) else { break }
      computeRates(of: member)
      let stop = nearestStop(Double(direction))
      if stop.kind == .none { return (true, Double(direction)) }
      clearRates()
      relax(member, direction, until: stop)
    }
    settlesBySmallestIndex = false
    return (false, 0)
  }

  /// Returns a slack member whose relaxation moves the variable in the direction of `sign`.
  private mutating func improvingMember(
    for variable: Int32, _ sign: Double
  ) -> (member: Int32, direction: Int)? {
    round &+= 1
    repairDepths()
    _ = computeCircuit(of: ~variable)
    var best: (member: Int32, direction: Int)?
    var bestSize = 0.0
    for position in 0..<circuit.count {
      let entry = circuit[position]
      let size = abs(entry.weight)
      let slack = slackness(of: entry.member)
      let direction = entry.weight * sign > 0 ? 1 : -1
      guard direction > 0 ? slack.up : slack.down else { continue }
      if let best, settlesBySmallestIndex ? entry.member > best.member : size <= bestSize {
        continue
      }
      best = (entry.member, direction)
      bestSize = size
    }
    return best
  }

  /// Returns the least and greatest value of a variable over all optimal solutions.
  mutating func range(of variable: Int32) -> Bounds {
    let value = values[variable]
    guard mayMove(variable) else { return Bounds(lower: value, upper: value) }
    let known = changed.count
    let lower = extreme(of: variable, upwards: false)
    let upper = extreme(of: variable, upwards: true)
    returnFromWalk(known)
    return Bounds(lower: min(lower, value), upper: max(upper, value))
  }

  /// Restores the solution from which a walk along the face started.
  ///
  /// If coefficients are of very different magnitude, the way back may end at a solution that
  /// differs by more than rounding; then the system is solved from the first row on.
  private mutating func returnFromWalk(_ known: Int) {
    if isExact {
      beginAfresh()
      crash()
    }
    runRounds()
    settleCompletely()
    recoverIfNeeded()
    changed.truncate(to: known)
  }

  private mutating func extreme(of variable: Int32, upwards: Bool) -> Double {
    if walk(variable, upwards: upwards).isUnbounded {
      clearRates()
      return upwards ? .infinity : -.infinity
    }
    return values[variable]
  }

  /// Returns another optimal solution, in which the variable is at the end of its range, or
  /// `distance` away if the range is unbounded; only values that differ are listed.
  mutating func alternative(
    moving variable: Int32, upwards: Bool, distance: Double
  ) -> [(variable: Int32, value: Double)] {
    let known = changed.count
    var before: [Double] = []
    before.reserveCapacity(values.count)
    for index in 0..<values.count { before.append(values[index]) }
    let end = walk(variable, upwards: upwards)
    var speed = end.isUnbounded ? abs(rates[variable]) : 1
    if speed == 0 { speed = 1 }
    var after: [(variable: Int32, value: Double)] = []
    for index in 0..<values.count where nodes[index].flags.contains(.alive) {
      var value = values[index]
      if end.isUnbounded {
        let rate = index < rates.count ? rates[index] : 0
        value += end.direction * rate * distance / speed
      }
      if abs(value - before[index]) > Tolerance.residual * (1 + abs(value)) {
        after.append((Int32(index), value))
      }
    }
    if end.isUnbounded { clearRates() }
    returnFromWalk(known)
    return after
  }
}
