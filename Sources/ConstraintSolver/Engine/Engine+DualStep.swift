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
    let leavingVariable = !leaving.isRow ? leaving.variable : tables.rows[leaving.row].defined
    guard let path = basis.findPath(from: entering, to: leavingVariable, &tables) else {
      basis.accuracy.loss = .noPath
      return true
    }
    statistics.pivots &+= 1
    record(.exchange, entering.number, leaving.number, Double(direction))
    // A superbasic variable has no multiplier, and a member at its limit leaves with a step of zero.
    if choice.kind == .finite { spendMultipliers(entering, direction, choice.reach) }
    if entering.isRow {
      // Its error ended at `side`: I1 counts the same number as the multiplier of an active row.
      let side = tables.rows[entering.row].side
      if side != 0 {
        let level = tables.rows[entering.row].level
        duals.addMultiplier(
          DoubleDouble(high: Double(side) * tables.unit(of: entering.row)), at: level,
          to: entering, in: &tables)
      }
      tables.rows[entering.row].side = 0
    }
    let code = direction > 0 ? Definition.upper : .lower
    // I1 counts it as the side from now on: −w, 0 or w, which is where the multiplier ended.
    duals.clearMultiplier(of: leaving, in: &tables)
    if leaving.isRow {
      deactivate(leaving.row)
      let upwards = direction > 0 ? leavingWeight < 0 : leavingWeight > 0
      let row = tables.rows[leaving.row]
      tables.rows[leaving.row].side =
        row.level == .required ? 0 : Row.side(of: row.relation, beyond: upwards ? 1 : -1)
      primal.rows.append(leaving.row)
      if tables.rows[leaving.row].side != 0 { settling.loosenSuperbasics(of: leaving.row, &tables) }
    }
    shift(along: path, entering: entering, code: code)
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
  private mutating func spendMultipliers(_ entering: Member, _ direction: Int, _ reach: Reach) {
    var reader = ReachReader(reach)
    duals.multipliers.step.removeAll()
    while let part = reader.next(duals.multipliers, duals.levels.entries) {
      record(.step, part.level.number, 0, part.value.high)
      duals.multipliers.step.append(
        StepPart(level: part.level, value: part.value * Double(direction), error: part.error))
    }
    for position in 0..<basis.circuit.count {
      let entry = basis.circuit[position]
      for part in 0..<duals.multipliers.step.count {
        let step = duals.multipliers.step[part]
        let error = abs(step.value.high) * Double(entry.error) + step.error * abs(entry.weight)
        duals.addMultiplier(
          -(basis.circuit.members.exactWeight(position) * step.value), error: error, at: step.level,
          to: entry.member, in: &tables)
      }
      settling.markLoose(entry.member, &tables)
    }
    for part in 0..<duals.multipliers.step.count {
      let step = duals.multipliers.step[part]
      duals.addMultiplier(step.value, error: step.error, at: step.level, to: entering, in: &tables)
    }
  }
}
