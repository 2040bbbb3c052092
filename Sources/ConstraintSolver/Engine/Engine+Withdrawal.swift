// Removes a row that others depend on (essay, 2.8) by primal steps: the solution follows while its price falls to
// zero.
//
// To reset the violated rows below the removed one costs a repair of each of them. But all multipliers are right
// until the row is gone, and mostly a few members take its place. So the row becomes inactive and keeps its
// multiplier as a *price*, which I1 counts as before, and the solution moves along the direction that the row
// held back, up to the nearest stop. As the price falls, the multipliers of its circuit change, and the first
// member to reach a limit is relaxed next: the parametric simplex method for the right-hand side of the dual.

extension Engine {
  /// Makes a row inactive and satisfied by steps that keep the solution optimal for a price that falls to zero.
  ///
  /// Returns false, with nothing changed, if it is active and resetting the violated rows that depend on it costs
  /// less.
  mutating func withdraw(_ index: RowIndex) -> Bool {
    guard tables.arithmetic.combinesRows else { return false }
    // Until it is removed, it is no stop of a direction.
    let flags = tables.rows[index].flags
    tables.rows[index].flags.insert(.fresh)
    defer { tables.rows[index].flags = flags }
    guard tables.rows[index].isActive else {
      statistics.resets &+= 1
      record(.reset, index.number)
      settling.touch(index, tables)
      primal.rows.append(index)
      let side = Double(tables.rows[index].side)
      takeSide(of: index)
      lowerPrice(of: index, side, until: nil)
      return true
    }
    let price = tables.rows[index].multiplier
    let sign = duals.sign(Reach(head: price, factor: 1, extraLevel: .null, extra: 0))
    guard sign != 0, let effort = effortOfResets(below: tables.rows[index].defined) else {
      return false
    }
    let limit = effortOfSteps + effort
    tables.rows[index].multiplier = .null
    let didLeave = follow(Member(index), upwards: sign > 0) && !tables.rows[index].isActive
    tables.rows[index].multiplier = price
    guard didLeave else { return false }
    tables.rows[index].side = 0
    lowerPrice(of: index, Double(sign), until: limit)
    return true
  }

  /// Lets the price of an inactive row fall to zero; the members whose multipliers reach a limit are relaxed.
  ///
  /// At the limit of effort, or from the beginning where few rows depend on it, the rows whose multipliers assumed
  /// the rest of the price are reset.
  private mutating func lowerPrice(of index: RowIndex, _ sign: Double, until given: Int?) {
    let direction = sign > 0 ? -1 : 1
    var limit = given
    while tables.rows[index].multiplier.exists {
      computePresentCircuit(of: Member(index))
      let price = Reach(
        head: tables.rows[index].multiplier, factor: sign, extraLevel: .null, extra: 0)
      let choice = duals.chooseLeaving(
        direction, .largest, before: nil, basis.circuit.members, in: tables)
      if choice.kind == .none || choice.kind == .finite && duals.compare(price, choice.reach) <= 0 {
        return dropPrice(of: index)
      }
      let leaving = basis.circuit[choice.position]
      if limit == nil {
        guard let effort = effortOfResets(below: tables.defined(by: leaving.member)) else {
          return dropPrice(of: index)
        }
        limit = effortOfSteps + effort
      }
      if choice.kind == .finite {
        spendMultipliers(Member(index), direction, choice.reach, ofMemberAt: choice.position)
      }
      let upwards = direction > 0 ? leaving.weight < 0 : leaving.weight > 0
      guard let limit, effortOfSteps < limit, follow(leaving.member, upwards: upwards) else {
        computePresentCircuit(of: Member(index))
        return dropPrice(of: index)
      }
    }
  }

  /// Moves the rest of a price to the members of the row's circuit, and resets the violated rows that depend on one
  /// that is beyond its bounds then.
  private mutating func dropPrice(of index: RowIndex) {
    duals.multipliers.step.removeAll()
    var head = tables.rows[index].multiplier
    while head.exists {
      let part = duals.multipliers.entries[head]
      duals.multipliers.step.append(
        StepPart(
          level: part.level, value: DoubleDouble(high: part.value, low: Double(part.low)),
          error: Double(part.error)))
      head = part.next
    }
    duals.clearMultiplier(of: Member(index), in: &tables)
    for position in 0..<basis.circuit.count {
      let entry = basis.circuit[position]
      if tables.isSuperbasic(entry.member) {
        resets.variables.append(entry.member.variable)
        continue
      }
      for part in 0..<duals.multipliers.step.count {
        let step = duals.multipliers.step[part]
        duals.addMultiplier(
          basis.circuit.members.exactWeight(position) * step.value,
          error: abs(step.value.high) * Double(entry.error) + step.error * abs(entry.weight),
          at: step.level, to: entry.member, in: &tables)
      }
      settling.markLoose(entry.member, &tables)
      if !duals.isWithinBounds(entry.member, in: tables) {
        resets.variables.append(tables.defined(by: entry.member))
      }
    }
    drainResets()
  }

  /// Moves along the direction in which a member is relaxed, up to the nearest stop, which takes its place.
  ///
  /// Returns false if there is no stop, or rounding hides the way to it.
  private mutating func follow(_ member: Member, upwards: Bool) -> Bool {
    evaluate()
    basis.repairDepths(primal.seeds, &tables)
    basis.computeRates(of: member, &tables)
    primal.counts.evaluations &+= basis.rates.region.count
    let direction = upwards ? 1 : -1
    let stop = nearestStop(Double(direction), .largest, ignoring: [.absent, .dying])
    basis.clearRates(&tables)
    guard stop.kind != .none else { return false }
    relax(member, direction, until: stop)
    statistics.pivots &+= 1
    return basis.accuracy.loss == nil
  }

  /// What steps have cost so far: members of circuits, evaluations, and residuals.
  private var effortOfSteps: Int {
    basis.counts.circuitMembers + primal.counts.evaluations + primal.counts.checks
  }

  /// What resetting the violated rows below a variable costs, about; nil if they are few.
  private mutating func effortOfResets(below variable: NodeIndex) -> Int? {
    let links = tables.links.elements.view
    let rows = tables.rows.mutableView
    let region = basis.region(below: variable, &tables)
    tables.epochs.row &+= 1
    var violated = 0
    var size = 0
    var walk = RegionWalk()
    while let member = walk.next(region, tables.nodes.view, basis.blocks) {
      size &+= 1
      var occurrences = Occurrences(of: tables.nodes[member])
      while let entry = occurrences.next(links) {
        let row = rows[entry.row]
        if row.isActive || row.side == 0 || row.mark == tables.epochs.row { continue }
        rows[entry.row].mark = tables.epochs.row
        violated &+= 1
      }
    }
    basis.reuse(region)
    return violated < Self.fewResets ? nil : Self.repairEffort * violated + size
  }

  /// The number of violated rows below which they are reset at once, which costs less than the first direction.
  private static var fewResets: Int { 16 }
  /// What the repair of a reset row costs, about: circuits of several rows through the same part.
  private static var repairEffort: Int { 128 }
}
