// One step of the dual method (essay, 2.4): an inactive row with the wrong sign is moved until it is satisfied,
// or until violating it costs less than making any active member inactive.
extension Engine {
  /// Repairs one violated row or bound; returns false if its circuit is stale, and the row must
  /// wait.
  mutating func dualStep(_ entering: Member, _ rule: PivotRule) -> Bool {
    let direction: Int
    if entering.isRow {
      direction = primal.need(of: entering.row, tables)
    } else {
      direction = tables.boundNeed(of: entering.variable)
    }
    // An earlier step of the round has made it active, or has changed its side.
    if direction == 0 { return true }
    guard computeCircuit(of: entering) else { return false }
    if tables.arithmetic.confirmsResiduals,
      basis.circuit.members.isRounding(of: entering, direction, tables)
    {
      return true
    }
    let own = tables.ownReach(of: entering, direction)
    var choice = duals.chooseLeaving(
      direction, rule, before: own, basis.circuit.members, in: tables)
    // By least index, which cannot cycle, members leave one by one.
    if rule == .largest, tables.arithmetic.combinesRows,
      choice.kind == .zero || choice.kind == .finite
    {
      passLimits(entering, direction, before: own, &choice)
    }
    // No active member can yield: the row is violated for good if it is optional, and else
    // contradicts.
    if choice.kind == .none {
      if let own {
        flip(entering.row, direction, own)
      } else {
        resolveConflict(entering, direction)
      }
      return true
    }
    if choice.kind == .finite, let own, duals.compare(own, choice.reach) <= 0 {
      flip(entering.row, direction, own)
      return true
    }
    return exchange(entering, direction, choice)
  }

  // MARK: Exchange

  /// Makes the entering member active and the chosen one inactive; values follow at the next
  /// evaluation.
  ///
  /// With `row i = Σ αⱼ · row j`, I1 stays true when side i changes by t and multiplier j by −t·αⱼ. The
  /// step t is the leaving member's limit, so its multiplier ends at a bound, which is the side that it
  /// has as an inactive row.
  private mutating func exchange(_ entering: Member, _ direction: Int, _ choice: Leaving) -> Bool {
    let leaving = basis.circuit[choice.position].member
    let leavingWeight = basis.circuit[choice.position].weight
    let freed = tables.defined(by: leaving)
    // Before anything changes, so that a step that is not possible has no effect.
    guard let path = basis.matching.findPath(from: entering, to: freed, &tables) else {
      basis.accuracy.lose(by: .noPath)
      return true
    }
    // From here on the step is made.
    statistics.pivots &+= 1
    record(.exchange, entering.number, leaving.number, Double(direction))
    // A superbasic variable has no multiplier, and a member at its limit leaves with a step of zero.
    if choice.kind == .finite { spendMultipliers(entering, direction, choice.reach) }
    // Before its definition changes: as an active row it has a multiplier, and no side.
    if entering.isRow { takeSide(of: entering.row) }
    let upwards = direction > 0 ? leavingWeight < 0 : leavingWeight > 0
    leave(leaving, upwards ? 1 : -1)
    shift(along: path, entering: entering, code: direction > 0 ? .upper : .lower)
    if entering.isRow {
      countReferences(entering.row)
      if tables.rows[entering.row].relation != 0 || tables.rows[entering.row].level != .required {
        settling.markLoose(entering, &tables)
      }
    } else {
      settling.markLoose(entering, &tables)
    }
    return true
  }

  /// Moves all multipliers of the circuit by the lexicographic step that frees the leaving member.
  mutating func spendMultipliers(_ entering: Member, _ direction: Int, _ reach: Reach) {
    duals.beginStep(to: reach, direction)
    for part in 0..<duals.step.count {
      record(
        .step, duals.step[part].level.number, 0, duals.step[part].value.high * Double(direction))
    }
    for position in 0..<basis.circuit.count {
      let entry = basis.circuit[position]
      duals.spendStep(
        on: entry, weight: basis.circuit.members.exactWeight(position), in: &tables)
      settling.markLoose(entry.member, &tables)
    }
    duals.addStep(to: entering, in: &tables)
  }
}
