// Steps along a direction of the optimal face (essay, 2.6): where a relaxed member stops, and the exchange there.
/// The end of a step along the face, and the member that becomes active there.
struct Stop {
  enum Kind { case none, row, bound, superbasic }
  var kind = Kind.none
  /// The row that becomes active, if it is one.
  var row = RowIndex.null
  /// The variable that reaches a bound or its resting value, otherwise.
  var variable = NodeIndex.null
  /// For a bound: the upper one.
  var isUpper = false
  var distance = Double.infinity
  var rate = 0.0

  /// The row or variable.
  var member: Member { kind == .row ? Member(row) : Member(variable) }

  /// Offers a stop; the nearest one is kept, then the steepest (or the least index, to avoid
  /// cycles).
  ///
  /// Two stops are equally near if rounding explains the difference and going to the farther one
  /// violates the nearer by no more than the tolerance.
  mutating func takeNearer(_ stop: Stop, _ rule: PivotRule) {
    let tolerance = min(
      Tolerance.stop * (1 + abs(distance)), Tolerance.residual / max(stop.rate, rate))
    let isNearer = stop.distance < distance - tolerance
    let isEqual = !isNearer && stop.distance <= distance + tolerance
    if kind == .none || isNearer {
      self = stop
    } else if isEqual {
      let isPreferred =
        rule == .smallestIndex ? stop.member < member : stop.rate > rate
      if isPreferred { self = stop }
    }
  }
}

extension Engine {
  /// Returns the nearest stop in the present direction times `direction` that the face itself has.
  ///
  /// The rates are those of `computeRates(of:)`. If a row is `excluded`, it is no stop, nor are those that will be removed.
  mutating func nearestStop(
    _ direction: Double, _ rule: PivotRule, without excluded: RowIndex = .null
  ) -> Stop {
    var best = Stop()
    tables.beginRowPass()
    var walk = RegionWalk()
    while let variable = walk.next(basis.rates.region, tables.nodes.view, basis.blocks) {
      offerStops(at: variable, direction, rule, without: excluded, &best)
    }
    return best
  }

  private mutating func offerStops(
    at variable: NodeIndex, _ direction: Double, _ rule: PivotRule, without excluded: RowIndex,
    _ best: inout Stop
  ) {
    let rows = tables.rowRecords
    let values = tables.values.view
    let rate = basis.rates[variable] * direction
    let node = tables.nodes[variable]
    if rate == 0 { return }
    if node.flags.contains(.bounded) {
      let bound = tables.bounds[variable]
      let limit = rate > 0 ? bound.upper : bound.lower
      if limit > -.infinity && limit < .infinity, tables.isFree(variable, towardsUpper: rate > 0) {
        let distance = max(0, (limit - values[variable]) / rate)
        best.takeNearer(
          Stop(
            kind: .bound, variable: variable, isUpper: rate > 0, distance: distance, rate: abs(rate)
          ), rule)
      }
    }
    var occurrences = tables.occurrences(of: node)
    while let entry = occurrences.next() {
      let row = rows[entry.row]
      if row.isActive || row.mark == tables.epochs.row { continue }
      rows[entry.row].mark = tables.epochs.row
      if row.flags.intersection([.absent, .alive]) != .alive { continue }
      if excluded.exists {
        if entry.row == excluded || row.flags.contains(.dying) { continue }
        resets.effort &+= 1
      }
      let change = basis.rateSum(of: entry.row, &tables) * direction
      if change == 0 { continue }
      // The side determines which signs of the residual belong to the face.
      let mayRise = row.side > 0 || row.side == 0 && row.relation > 0
      let mayFall = row.side < 0 || row.side == 0 && row.relation < 0
      // The residual stays on the side on which the row is, so it does not end the step.
      if change > 0 ? mayRise : mayFall { continue }
      let residual = tables.residual(of: entry.row)
      let distance = max(0, -residual / change)
      best.takeNearer(Stop(kind: .row, row: entry.row, distance: distance, rate: abs(change)), rule)
    }
  }

  /// Relaxes `member` and makes the member at the stop active; multipliers do not change.
  ///
  /// Has no effect if the direction reaches the stop only because of rounding.
  mutating func relax(_ member: Member, _ direction: Int, until stop: Stop) {
    statistics.settlingSteps &+= 1
    record(.relax, member.number, stop.member.number, Double(direction))
    if stop.kind == .superbasic && stop.member == member {
      basis.matching.setState(of: stop.variable, to: .superbasic, &tables)
      moveSuperbasic(stop.variable, to: tables.bounds[stop.variable].rest)
      evaluate()
      return
    }
    computePresentCircuit(of: stop.member)
    if !exchange(member, direction, at: stop) { basis.accuracy.lose(by: .noPath) }
  }

  /// Makes the member at a stop, whose circuit is the present one, active in place of another.
  ///
  /// Returns false, with nothing changed, if no path of definitions leads there.
  mutating func exchange(_ member: Member, _ direction: Int, at stop: Stop) -> Bool {
    let entering = stop.member
    let freed = tables.defined(by: member)
    guard let path = basis.matching.findPath(from: entering, to: freed, &tables) else {
      return false
    }
    // Its multiplier is at a bound, which becomes the side of the inactive row: I1 does not change.
    leave(member, direction)
    var code = Definition.superbasic
    if stop.kind == .bound { code = stop.isUpper ? .upper : .lower }
    shift(along: path, entering: entering, code: code)
    if stop.kind == .row {
      takeSide(of: entering.row)
      countReferences(entering.row)
    } else if stop.kind == .superbasic {
      moveSuperbasic(stop.variable, to: tables.bounds[stop.variable].rest)
    }
    // It has become active with a multiplier of zero or at a limit, so it can be relaxed again.
    settling.markLoose(entering, &tables)
    // The definitions on which its rates rest have changed.
    plan.invalidate()
    evaluate()
    return true
  }
}
