// Settling (essay, 2.6): chooses the canonical one of all optimal solutions.
//
// Rule: first the errors of the violated constraints are minimized one after the other, in
// increasing order of rank; so among equal priorities, the constraint of the greatest rank gets the
// whole error. Then the distances of the variables from their resting values (the points within
// their bounds nearest to 0) are minimized in the order of creation. The result depends on the
// constraints only.
extension Engine {
  /// Examines every slack member once; returns true if one was relaxed.
  mutating func settle(_ rule: PivotRule) -> Bool {
    settling.relistTouched(
      primal.changed, moving: plan.moving, byPlan: primal.changedByPlan, &tables)
    settling.gatherLoose(duals, &tables)
    if settling.loose.count == 0 { return false }
    let isFixed = rule == .smallestIndex
    if isFixed { settling.sortLoose() }
    var didMove = false
    // In reverse order: an error or a distance goes to the greatest rank, so this often takes only
    // one step. Members that become active are appended, and wait for the next pass.
    var position = isFixed ? 0 : settling.loose.count - 1
    let step = isFixed ? 1 : -1
    let end = isFixed ? settling.loose.count : -1
    while position != end {
      let member = settling.loose[position]
      position += step
      // A step of this pass may have changed what was gathered.
      guard let slack = duals.freedom(of: member, in: tables) else { continue }
      if settle(member, slack, rule) {
        didMove = true
        // Bland's rule, which cannot cycle: always the first that improves, in a fixed order.
        if isFixed { break }
      } else {
        settling.noteSettled(member, &tables)
      }
    }
    return didMove
  }

  /// Relaxes one slack member if that brings the solution nearer to the canonical one.
  private mutating func settle(
    _ member: Member, _ slack: (up: Bool, down: Bool), _ rule: PivotRule
  ) -> Bool {
    if !member.isRow, !tables.nodes[member.variable].firstLink.exists,
      tables.nodes[member.variable].definition == .superbasic
    {
      // Nothing mentions it, so no rates and no stops are needed.
      moveSuperbasic(member.variable, to: tables.bounds[member.variable].rest)
      evaluate()
      return false
    }
    basis.repairDepths(primal.seeds, &tables)
    statistics.examinations &+= 1
    if !member.isRow, tables.isAtRest(member.variable), isInPlace(member.variable) { return false }
    basis.computeRates(of: member, &tables)
    defer { basis.clearRates(&tables) }
    let isSuperbasic = tables.isSuperbasic(member)
    // A superbasic variable can move both ways; the sign of its goal chooses below.
    var direction = isSuperbasic || slack.up ? 1 : -1
    guard let goal = goal(of: member, direction, isSuperbasic: isSuperbasic) else { return false }
    if isSuperbasic, goal.rate > 0 { direction = -1 }
    // A row or bound can be relaxed to one side only, and that side is no improvement.
    guard isSuperbasic || goal.rate < 0 else { return false }
    var stop = nearestStop(Double(direction), rule)
    offerRests(goal, Double(direction), rule, &stop)
    // Nothing stops it before infinity: the errors and distances along it do not change.
    guard stop.kind != .none else { return false }
    // The region of the direction is about to change while it is listed.
    basis.clearRates(&tables)
    relax(member, direction, until: stop)
    return true
  }

  /// Returns whether a variable is at rest and neither an error nor an earlier variable that is not
  /// at rest depends on it.
  ///
  /// Whatever the rates are, moving it is no improvement, and this check costs less than the rates.
  private mutating func isInPlace(_ variable: NodeIndex) -> Bool {
    let region = basis.region(below: variable, &tables)
    let isInPlace = tables.isInPlace(variable, with: region)
    basis.reuse(region)
    return isInPlace
  }

  /// The quantity that decides whether a direction is an improvement.
  struct Goal {
    /// The variable that decides; null when a constraint's error does.
    var variable: NodeIndex
    /// The rate at which the deciding error or distance grows along the direction.
    var rate: Double
  }

  /// Finds the first error by rank that changes along the direction, or else the first distance.
  private mutating func goal(of member: Member, _ direction: Int, isSuperbasic: Bool) -> Goal? {
    let values = tables.values.view
    var decisive = RowIndex.null
    var rate = 0.0
    if member.isRow, !isSuperbasic, tables.rows[member.row].multiplier.exists {
      // The multiplier is at its limit: relaxing increases the row's own error.
      decisive = member.row
      rate = 1
    }
    tables.beginRowPass()
    var variable = NodeIndex.null
    var walk = RegionWalk()
    while let candidate = walk.next(basis.rates.region, tables.nodes.view, basis.blocks) {
      weigh(candidate, Double(direction), &decisive, &rate, &variable)
    }
    if decisive.exists { return Goal(variable: .null, rate: rate) }
    guard variable.exists else { return nil }
    // It would leave its own resting value for the sake of a later variable.
    if !member.isRow, tables.isAtRest(member.variable),
      tables.ordinal(member.variable) < tables.ordinal(variable)
    {
      return nil
    }
    let distance = values[variable] - tables.bounds[variable].rest
    let approach = basis.rates[variable] * Double(direction)
    return Goal(variable: variable, rate: distance > 0 ? approach : -approach)
  }

  private mutating func weigh(
    _ candidate: NodeIndex, _ direction: Double, _ decisive: inout RowIndex, _ rate: inout Double,
    _ variable: inout NodeIndex
  ) {
    let rows = tables.rowRecords
    if basis.rates[candidate] == 0 { return }
    if !tables.isAtRest(candidate),
      !variable.exists || tables.ordinal(candidate) < tables.ordinal(variable)
    {
      variable = candidate
    }
    var occurrences = tables.occurrences(of: candidate)
    while let entry = occurrences.next() {
      let row = rows[entry.row]
      if row.side == 0 || row.isActive || row.mark == tables.epochs.row { continue }
      rows[entry.row].mark = tables.epochs.row
      if decisive.exists, tables.precedes(decisive, entry.row) { continue }
      let change = basis.rateSum(of: entry.row, &tables) * direction * Double(row.side)
      // An error that the direction leaves as it is decides nothing.
      if change == 0 { continue }
      decisive = entry.row
      rate = change
    }
  }

  /// Offers the resting values that the step must not cross: that of the deciding variable, and
  /// those of earlier variables that are already at rest.
  private mutating func offerRests(
    _ goal: Goal, _ direction: Double, _ rule: PivotRule, _ stop: inout Stop
  ) {
    guard goal.variable.exists else { return }
    let limit = tables.ordinal(goal.variable)
    var walk = RegionWalk()
    while let variable = walk.next(basis.rates.region, tables.nodes.view, basis.blocks) {
      offerRest(variable, goal.variable, limit, direction, rule, &stop)
    }
  }

  private mutating func offerRest(
    _ variable: NodeIndex, _ decisive: NodeIndex, _ limit: Int64, _ direction: Double,
    _ rule: PivotRule, _ stop: inout Stop
  ) {
    let rate = basis.rates[variable] * direction
    if rate == 0 || tables.ordinal(variable) > limit { return }
    var distance = 0.0
    if variable == decisive {
      distance = max(0, (tables.bounds[variable].rest - tables.values[variable]) / rate)
      // A later step may still bring it there; it decides nothing now.
    } else if !tables.isAtRest(variable) {
      return
    }
    stop.takeNearer(
      Stop(kind: .superbasic, variable: variable, distance: distance, rate: abs(rate)), rule)
  }
}
