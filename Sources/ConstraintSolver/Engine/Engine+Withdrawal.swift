// Removes a row on which others depend (essay, 2.8) by primal steps: the solution follows while the row's price falls
// to zero.
//
// To reset the violated rows below the removed one costs a repair of each. But all multipliers are right until the row
// is gone, and mostly a few members take its place. So the row becomes inactive and keeps its multiplier as a
// *price*, which I1 counts as before, and the solution moves in the direction that the row held back, up to the
// nearest stop. As the price falls, the multipliers of its circuit change, and the first member that reaches a
// limit is relaxed next: the parametric simplex method for the right-hand side of the dual.
//
// I1 and I2 hold after each step, so the steps can end at any time: what is left of the price is dropped.

extension Engine {
  /// Makes a row inactive and satisfied by steps that keep the multipliers of all others valid.
  ///
  /// Returns false, with nothing changed but values, if resetting the violated rows that depend on it costs less.
  mutating func withdraw(_ index: RowIndex) -> Bool {
    guard tables.arithmetic.combinesRows else { return false }
    let row = tables.rows[index]
    guard row.isActive else { return withdrawViolated(index) }
    let sign = duals.sign(Reach(head: row.multiplier, factor: 1, extraLevel: .null, extra: 0))
    guard sign != 0, let effort = effortOfResets(below: row.defined) else { return false }
    let limit = effortOfSteps + effort
    // Its relaxation begins with the whole price, which the row has again when it is inactive.
    duals.beginStep(byTaking: Member(index), times: 1, in: &tables)
    let isInactive = follow(Member(index), upwards: sign > 0, without: index)
    if isInactive { duals.setSide(0, of: index, in: &tables) }
    duals.addStep(to: Member(index), in: &tables)
    guard isInactive else { return false }
    lowerPrice(of: index, sign, until: limit)
    return true
  }

  private mutating func withdrawViolated(_ index: RowIndex) -> Bool {
    statistics.resets &+= 1
    record(.reset, index.number)
    settling.touch(index, tables)
    primal.recheckInactive(index)
    let sign = Int(tables.rows[index].side)
    takeSide(of: index)
    lowerPrice(of: index, sign, until: nil)
    return true
  }

  /// Lets the price of an inactive row, which has this sign, fall to zero; the members whose multipliers reach a limit
  /// are relaxed.
  ///
  /// At the limit of effort, or at once where few rows depend on it, the rest of the price is dropped.
  private mutating func lowerPrice(of index: RowIndex, _ sign: Int, until given: Int?) {
    var limit = given
    while tables.rows[index].multiplier.exists {
      computePresentCircuit(of: Member(index))
      let price = Reach(
        head: tables.rows[index].multiplier, factor: Double(sign), extraLevel: .null, extra: 0)
      let choice = duals.chooseLeaving(
        -sign, .largest, before: nil, basis.circuit.members, in: tables)
      if choice.kind == .none || choice.kind == .finite && duals.compare(price, choice.reach) <= 0 {
        break
      }
      let leaving = basis.circuit[choice.position]
      if limit == nil {
        guard let effort = effortOfResets(below: tables.defined(by: leaving.member)) else { break }
        limit = effortOfSteps + effort
      }
      if choice.kind == .finite {
        spendMultipliers(Member(index), -sign, choice.reach)
      }
      guard let limit, effortOfSteps < limit,
        follow(leaving.member, upwards: (leaving.weight > 0) == (sign > 0), without: index)
      else {
        computePresentCircuit(of: Member(index))
        break
      }
    }
    dropPrice(of: index)
  }

  /// Moves the price of a row to the members of its circuit, and resets the violated rows that depend on one that is
  /// beyond its bounds then.
  private mutating func dropPrice(of index: RowIndex) {
    guard tables.rows[index].multiplier.exists else { return }
    duals.beginStep(byTaking: Member(index), times: -1, in: &tables)
    for position in 0..<basis.circuit.count {
      let entry = basis.circuit[position]
      if tables.isSuperbasic(entry.member) {
        resets.variables.append(entry.member.variable)
        continue
      }
      duals.spendStep(
        on: entry, weight: basis.circuit.members.exactWeight(position), in: &tables)
      settling.markLoose(entry.member, &tables)
      if !duals.isWithinBounds(entry.member, in: tables) {
        resets.variables.append(tables.defined(by: entry.member))
      }
    }
    drainResets()
  }

  /// Moves along the direction in which a member is relaxed, up to the nearest stop, which takes its place.
  ///
  /// Returns false if there is no stop, or rounding hides the way to it. The row that is withdrawn is no stop, nor are
  /// those that will be removed.
  private mutating func follow(_ member: Member, upwards: Bool, without index: RowIndex) -> Bool {
    evaluate()
    basis.repairDepths(primal.seeds, &tables)
    basis.computeRates(of: member, &tables)
    primal.countEvaluations(basis.rates.region.count)
    resets.effort &+= basis.rates.region.count
    let stop = nearestStop(upwards ? 1 : -1, .largest, without: index)
    basis.clearRates(&tables)
    guard stop.kind != .none else { return false }
    computePresentCircuit(of: stop.member)
    // In many levels of stack views, a weight can be within the bound on its rounding error.
    guard basis.circuit.members.contains(member), exchange(member, upwards ? 1 : -1, at: stop)
    else { return false }
    statistics.pivots &+= 1
    record(.relax, member.number, stop.member.number, upwards ? 1 : -1)
    return true
  }

  /// What steps have cost so far: members of circuits, evaluations, residuals, and what directions take besides.
  private var effortOfSteps: Int {
    basis.circuit.counts.members + primal.counts.evaluations + primal.counts.checks + resets.effort
  }

  /// Returns what resetting the violated rows below a variable costs, about; nil if they are few.
  private mutating func effortOfResets(below variable: NodeIndex) -> Int? {
    let rows = tables.rowRecords
    let region = basis.region(below: variable, &tables)
    tables.beginRowPass()
    var violated = 0
    var walk = RegionWalk()
    while let member = walk.next(region, tables.nodes.view, basis.blocks) {
      var occurrences = tables.occurrences(of: member)
      while let entry = occurrences.next() {
        let row = rows[entry.row]
        if row.isActive || row.side == 0 || row.mark == tables.epochs.row { continue }
        rows[entry.row].mark = tables.epochs.row
        violated &+= 1
      }
    }
    let size = region.count
    basis.reuse(region)
    return violated < Self.fewResets ? nil : Self.repairEffort * violated + size
  }

  /// The number of violated rows below which they are reset at once, which costs less than the first direction.
  private static var fewResets: Int { 16 }
  /// What the repair of a reset row costs, about: circuits of several rows through the same part.
  private static var repairEffort: Int { 64 }
}
