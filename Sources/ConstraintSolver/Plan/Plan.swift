/// The solution as a function of one constant, up to the nearest breakpoint (essay, 2.7).
///
/// While one constant changes repeatedly (a window is resized, an animation runs), the same rows
/// stay active over whole intervals, in which all values are linear: `start + distance · rate`.
/// Each inactive row contributes an *event*: the interval in which it stays on its side. Inside the
/// intersection of all events, a step is one multiplication per moving variable, from fixed starts,
/// so that errors do not accumulate. Beyond it, only the crossed rows are examined, and the plan is
/// updated for them.
struct Plan: ~Copyable {
  /// The range of the target in which the row or bound is satisfied.
  struct Event {
    var lower = -Double.infinity
    var upper = Double.infinity

    var isLimited: Bool { lower > -.infinity || upper < .infinity }
  }

  var isValid = false
  /// A new constant for the plan's row has been requested.
  var isAsked = false
  /// The plan is being updated beyond an event.
  var isPatching = false
  /// The row whose constant changes; its *goal* is the negative of its constant.
  var row = RowIndex.null
  var origin = 0.0
  var lower = -Double.infinity
  var upper = Double.infinity
  /// The moving variables, with their values at the origin and their rates.
  var moving = List<NodeIndex>()
  var starts = List<Double>()
  var movingRates = List<Double>()
  /// The limits of all events, in separate columns: a step beyond one examines all of them.
  var eventLowers = List<Double>()
  var eventUppers = List<Double>()
  var eventMembers = List<Member>()
  /// For each variable its rate, and its position among motions and events, or −1.
  var rates = Column<NodeIndex, Double>()
  var places = Column<NodeIndex, Places>()
  /// For each row the position of its event, or −1.
  var rowEvents = Column<RowIndex, Int32>()
  /// Variables whose definition changed during an update, and rows that changed sides.
  var redefined = List<NodeIndex>()
  var flipped = List<RowIndex>()
  /// The row that was the only one whose constant changed last.
  var lastRow = RowIndex.null

  struct Places: BitwiseCopyable {
    var motion: Int32 = -1
    var event: Int32 = -1
  }

  init() {}

  var bytes: Int {
    moving.bytes + starts.bytes + movingRates.bytes + eventLowers.bytes + eventUppers.bytes
      + eventMembers.bytes + rates.bytes + places.bytes + rowEvents.bytes
      + redefined.bytes + flipped.bytes
  }

  /// Reserves capacity for a region of this size at once, and half of it for events, which fewer
  /// variables have.
  mutating func reserve(_ count: Int) {
    moving.reserve(count)
    starts.reserve(count)
    movingRates.reserve(count)
    eventLowers.reserve(count / 2)
    eventUppers.reserve(count / 2)
    eventMembers.reserve(count / 2)
  }

  /// Sets the event at an index; a negative index adds a new event, whose index is returned.
  mutating func setEvent(_ event: Event, of member: Member, at place: Int32) -> Int32 {
    if place >= 0 {
      eventLowers[place] = event.lower
      eventUppers[place] = event.upper
      return place
    }
    guard event.isLimited else { return place }
    eventLowers.append(event.lower)
    eventUppers.append(event.upper)
    eventMembers.append(member)
    return Int32(truncatingIfNeeded: eventMembers.count &- 1)
  }

  /// Narrows the plan's interval to the intersection of all events.
  mutating func intersectEvents() {
    let lowers = eventLowers.view
    let uppers = eventUppers.view
    var low = SIMD4(repeating: -Double.infinity)
    var high = SIMD4(repeating: Double.infinity)
    var position = 0
    let fourth = lowers.count & ~3
    while position < fourth {
      let (lower, upper) = (lowers.four(from: position), uppers.four(from: position))
      low.replace(with: lower, where: lower .> low)
      high.replace(with: upper, where: upper .< high)
      position &+= 4
    }
    self.lower = low.max()
    self.upper = high.min()
    while position < lowers.count {
      self.lower = max(self.lower, lowers[position])
      self.upper = min(self.upper, uppers[position])
      position &+= 1
    }
  }
}

extension Engine {
  /// Solves for a new constant of the plan's row, if nothing else was requested.
  @inline(__always) mutating func stepAlongPlan() {
    plan.isAsked = false
    let index = plan.row
    let constant = tables.rowIdentities[index].nextConstant
    tables.rows[index].constant = constant
    let goal = -constant
    tables.values.move(
      plan.moving, from: plan.starts, by: plan.movingRates, distance: goal - plan.origin)
    primal.changedByPlan = true
    statistics.planSteps &+= 1
    if goal >= plan.lower && goal <= plan.upper {
      settling.isUnsettled = settling.isAwaited
    } else {
      patchPlan(goal)
    }
  }

  /// Solves beyond the plan's interval, starting from the crossed rows, and updates the plan.
  @inline(never) private mutating func patchPlan(_ goal: Double) {
    let lowers = plan.eventLowers.view
    let uppers = plan.eventUppers.view
    var position = 0
    while position < lowers.count {
      if position &+ 4 <= lowers.count {
        let isCrossed =
          lowers.four(from: position) .> goal .| uppers.four(from: position) .< goal
        if !any(isCrossed) {
          position &+= 4
          continue
        }
      }
      let end = min(position &+ 4, lowers.count)
      while position < end {
        if goal < lowers[position] || goal > uppers[position] {
          primal.recheckLater(plan.eventMembers[position], &tables)
        }
        position &+= 1
      }
    }
    plan.isPatching = true
    plan.redefined.removeAll()
    plan.flipped.removeAll()
    record(.plan, plan.row.number, 1, goal)
    let conflictsBefore = statistics.conflicts
    runRounds()
    settling.isUnsettled = settling.loose.count > 0
    guard plan.isPatching, plan.isValid, tables.rows[plan.row].isActive,
      statistics.conflicts == conflictsBefore
    else {
      plan.isPatching = false
      plan.isValid = false
      return
    }
    plan.isPatching = false
    var region = basis.beginRegion(&tables)
    for position in 0..<plan.redefined.count {
      basis.extend(&region, below: plan.redefined[position], &tables)
    }
    planMotions(of: region)
    basis.reuse(region)
    for position in 0..<plan.flipped.count { planEvent(ofRow: plan.flipped[position]) }
    plan.intersectEvents()
  }

  /// Begins a plan at the second successive change of the same constant, instead of an ordinary
  /// solve.
  mutating func beginsPlan() -> Bool {
    guard requests.moved.count == 1, !requests.hasOthers, conflicts.count == 0,
      !basis.accuracy.isMarked, requests.moved[0] == plan.lastRow, mayPlan(plan.lastRow)
    else { return false }
    tables.rows[plan.lastRow].flags.remove(.moved)
    requests.moved.removeAll()
    beginPlan(plan.lastRow)
    return true
  }

  /// Begins a plan after an ordinary solve, if there are conflicts.
  mutating func finishPlan(movedAlone index: RowIndex) {
    guard index.exists, mayPlan(index) else {
      plan.lastRow = .null
      return
    }
    if plan.lastRow == index { beginPlan(index) }
    plan.lastRow = index
  }

  /// Not for a member of a conflict: each of its changes may restore the broken row.
  ///
  /// Nor if coefficients of very different magnitude amplify the error of predicted values.
  private mutating func mayPlan(_ index: RowIndex) -> Bool {
    if tables.arithmetic.refines { return false }
    let row = tables.rows[index]
    return row.flags.contains(.alive) && row.relation == 0 && row.isActive
      && row.flags.isDisjoint(with: [.inConflict, .relieved])
  }

  mutating func beginPlan(_ index: RowIndex) {
    record(.plan, index.number)
    clearPlan()
    plan.rates.extend(to: tables.nodes.count, with: 0)
    plan.places.extend(to: tables.nodes.count, with: Plan.Places())
    plan.rowEvents.extend(to: tables.rows.count, with: -1)
    plan.row = index
    plan.origin = -tables.rows[index].constant
    let region = basis.region(below: tables.rows[index].defined, &tables)
    plan.reserve(region.count)
    planMotions(of: region)
    basis.reuse(region)
    plan.intersectEvents()
    plan.isValid = true
  }

  mutating func clearPlan() {
    for position in 0..<plan.moving.count {
      let variable = plan.moving[position]
      plan.rates[variable] = 0
      plan.places[variable].motion = -1
    }
    for position in 0..<plan.eventMembers.count {
      let member = plan.eventMembers[position]
      if member.isRow {
        plan.rowEvents[member.row] = -1
      } else {
        plan.places[member.variable].event = -1
      }
    }
    plan.moving.removeAll()
    plan.starts.removeAll()
    plan.movingRates.removeAll()
    plan.eventLowers.removeAll()
    plan.eventUppers.removeAll()
    plan.eventMembers.removeAll()
    plan.isValid = false
    plan.isPatching = false
  }

  /// Computes rates, starts and events of a region.
  private mutating func planMotions(of region: borrowing Region) {
    let nodes = tables.nodes.view
    basis.rates.errors.extend(to: nodes.count, with: 0)
    swap(&basis.rates.values, &plan.rates)
    basis.computeRates(of: region, Member(plan.row), &tables)
    swap(&basis.rates.values, &plan.rates)
    basis.clearRateErrors(of: region, &tables)
    let distance = -tables.rows[plan.row].constant - plan.origin
    tables.epochs.row &+= 1
    var walk = RegionWalk(backwards: region)
    while let variable = walk.next(region, nodes, basis.blocks) {
      planMotion(of: variable, distance)
    }
    walk = RegionWalk(backwards: region)
    while let variable = walk.next(region, nodes, basis.blocks) { planEvents(at: variable) }
  }

  private mutating func planMotion(of variable: NodeIndex, _ distance: Double) {
    let rate = plan.rates[variable]
    let start = tables.values[variable] - rate * distance
    let place = plan.places[variable].motion
    if place >= 0 {
      plan.starts[place] = start
      plan.movingRates[place] = rate
    } else if rate != 0 {
      plan.places[variable].motion = Int32(truncatingIfNeeded: plan.moving.count)
      plan.moving.append(variable)
      plan.starts.append(start)
      plan.movingRates.append(rate)
    }
  }

  private mutating func planEvents(at variable: NodeIndex) {
    let links = tables.links.elements.view
    let nodes = tables.nodes.view
    let rows = tables.rows.mutableView
    if nodes[variable].flags.contains(.bounded) { planBoundEvent(of: variable) }
    var occurrences = Occurrences(of: nodes[variable])
    while let entry = occurrences.next(links) {
      if rows[entry.row].mark == tables.epochs.row { continue }
      rows[entry.row].mark = tables.epochs.row
      planEvent(ofRow: entry.row)
    }
  }

  private mutating func planEvent(ofRow index: RowIndex) {
    let links = tables.links.elements.view
    let rows = tables.rows.mutableView
    let values = tables.values.view
    let row = rows[index]
    var event = Plan.Event()
    if !row.isActive, !row.flags.contains(.broken), row.flags.contains(.alive) {
      var residual = row.constant
      var rate = 0.0
      for link in row.links {
        let entry = links[link]
        residual += entry.coefficient * values[entry.variable]
        rate += entry.coefficient * plan.rates[entry.variable]
      }
      let mayRise = row.side >= (row.relation > 0 ? 0 : 1)
      let mayFall = row.side <= (row.relation < 0 ? 0 : -1)
      limit(&event, residual, rate, mayRise: mayRise, mayFall: mayFall)
    }
    plan.rowEvents[index] = plan.setEvent(
      event, of: Member(index), at: plan.rowEvents[index])
  }

  private mutating func planBoundEvent(of variable: NodeIndex) {
    var event = Plan.Event()
    let rate = plan.rates[variable]
    let bound = tables.bounds[variable]
    if bound.upper < .infinity {
      limit(&event, tables.values[variable] - bound.upper, rate, mayRise: false, mayFall: true)
    }
    if bound.lower > -.infinity {
      limit(&event, tables.values[variable] - bound.lower, rate, mayRise: true, mayFall: false)
    }
    plan.places[variable].event = plan.setEvent(
      event, of: Member(variable), at: plan.places[variable].event)
  }

  /// Narrows an event to the interval in which a residual keeps its sign.
  ///
  /// Half the tolerance allows for rounding: an event ends before the row counts as violated.
  private mutating func limit(
    _ event: inout Plan.Event, _ residual: Double, _ rate: Double, mayRise: Bool, mayFall: Bool
  ) {
    guard abs(rate) > Tolerance.rate else { return }
    let goal = -tables.rows[plan.row].constant
    if !mayRise {
      let limit = goal + max(0, 0.5 * Tolerance.residual - residual) / rate
      if rate > 0 {
        event.upper = min(event.upper, limit)
      } else {
        event.lower = max(event.lower, limit)
      }
    }
    if !mayFall {
      let limit = goal + min(0, -0.5 * Tolerance.residual - residual) / rate
      if rate > 0 {
        event.lower = max(event.lower, limit)
      } else {
        event.upper = min(event.upper, limit)
      }
    }
  }
}

extension Column<NodeIndex, Double> {
  /// Sets each moving value to its start plus `distance` times its rate.
  @inline(__always) mutating func move(
    _ moving: borrowing List<NodeIndex>, from starts: borrowing List<Double>,
    by rates: borrowing List<Double>, distance: Double
  ) {
    let values = mutableView
    let moving = moving.view
    let starts = starts.view
    let rates = rates.view
    var position = 0
    // Four at a time: one load and one product for several neighbours.
    let fourth = moving.count & ~3
    while position < fourth {
      let reached = starts.four(from: position) + distance * rates.four(from: position)
      // Indices are read one by one: taking them out of a vector takes longer.
      values[moving[position]] = reached[0]
      values[moving[position &+ 1]] = reached[1]
      values[moving[position &+ 2]] = reached[2]
      values[moving[position &+ 3]] = reached[3]
      position &+= 4
    }
    while position < moving.count {
      values[moving[position]] = starts[position] + distance * rates[position]
      position &+= 1
    }
  }
}
