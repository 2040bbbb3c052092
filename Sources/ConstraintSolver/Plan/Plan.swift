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

    /// Narrows an event to the interval in which a residual keeps its sign.
    ///
    /// Half the tolerance allows for rounding: an event ends before the row counts as violated.
    mutating func limit(
      _ residual: Double, _ rate: Double, mayRise: Bool, mayFall: Bool, goal: Double
    ) {
      // The residual stays what it is.
      guard abs(rate) > Tolerance.rate else { return }
      if !mayRise {
        let limit = goal + max(0, 0.5 * Tolerance.residual - residual) / rate
        if rate > 0 {
          upper = min(upper, limit)
        } else {
          lower = max(lower, limit)
        }
      }
      if !mayFall {
        let limit = goal + min(0, -0.5 * Tolerance.residual - residual) / rate
        if rate > 0 {
          lower = max(lower, limit)
        } else {
          upper = min(upper, limit)
        }
      }
    }
  }

  private(set) var isValid = false
  /// A new constant for the plan's row has been requested.
  private(set) var isAsked = false
  /// The plan is being updated beyond an event.
  private(set) var isPatching = false
  /// The row whose constant changes; its *goal* is the negative of its constant.
  private(set) var row = RowIndex.null
  private(set) var origin = 0.0
  private(set) var lower = -Double.infinity
  private(set) var upper = Double.infinity
  /// The moving variables, with their values at the origin and their rates.
  private(set) var moving = List<NodeIndex>()
  private(set) var starts = List<Double>()
  private(set) var movingRates = List<Double>()
  /// The limits of all events, in separate columns: a step beyond one examines all of them.
  private var eventLowers = List<Double>()
  private var eventUppers = List<Double>()
  private var eventMembers = List<Member>()
  /// For each variable its rate, and its position among motions and events, or −1.
  private var rates = Column<NodeIndex, Double>()
  private(set) var places = Column<NodeIndex, Places>()
  /// For each row the position of its event, or −1.
  private var rowEvents = Column<RowIndex, Int32>()
  /// Variables whose definition changed during an update, and rows that changed sides.
  private var redefined = List<NodeIndex>()
  private var flipped = List<RowIndex>()
  /// The row that was the only one whose constant changed last.
  private(set) var lastRow = RowIndex.null

  struct Places: BitwiseCopyable {
    var motion: Int32 = -1
    var event: Int32 = -1
  }

  var bytes: Int {
    moving.bytes + starts.bytes + movingRates.bytes + eventLowers.bytes + eventUppers.bytes
      + eventMembers.bytes + rates.bytes + places.bytes + rowEvents.bytes
      + redefined.bytes + flipped.bytes
  }

  /// Reserves capacity for a region of this size at once, and half of it for events, which fewer
  /// variables have.
  private mutating func reserve(_ count: Int) {
    moving.reserve(count)
    starts.reserve(count)
    movingRates.reserve(count)
    eventLowers.reserve(count / 2)
    eventUppers.reserve(count / 2)
    eventMembers.reserve(count / 2)
  }

  /// Sets the event at an index; a negative index adds a new event, whose index is returned.
  private mutating func setEvent(_ event: Event, of member: Member, at place: Int32) -> Int32 {
    if place >= 0 {
      eventLowers[place] = event.lower
      eventUppers[place] = event.upper
      return place
    }
    // It never ends a step, so it need not be examined in each.
    guard event.isLimited else { return place }
    eventLowers.append(event.lower)
    eventUppers.append(event.upper)
    eventMembers.append(member)
    return Int32(truncatingIfNeeded: eventMembers.count &- 1)
  }

  /// Narrows the plan's interval to the intersection of all events.
  private mutating func intersectEvents() {
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
    // The one to three events that are left.
    while position < lowers.count {
      self.lower = max(self.lower, lowers[position])
      self.upper = min(self.upper, uppers[position])
      position &+= 1
    }
  }

  // MARK: Steps

  /// Notes that a new constant for the plan's row is requested.
  @inline(__always) mutating func ask() { isAsked = true }

  /// Takes back the request, which is fulfilled or becomes an ordinary one.
  @inline(__always) mutating func endRequest() { isAsked = false }

  /// Keeps in mind which row was the only one whose constant changed; null if there was none.
  mutating func noteLast(_ row: RowIndex) { lastRow = row }

  /// Ends the plan: something has changed that its motions and events do not account for.
  @inline(__always) mutating func invalidate() {
    isPatching = false
    isValid = false
  }

  /// Begins an update beyond an event.
  mutating func beginPatch() {
    isPatching = true
    redefined.removeAll()
    flipped.removeAll()
  }

  /// Notes that an update changes the definitions of variables.
  mutating func noteRedefined(_ variables: borrowing List<NodeIndex>) {
    for position in 0..<variables.count { redefined.append(variables[position]) }
  }

  /// Notes that a row changes sides; of interest to an update only.
  @inline(__always) mutating func noteFlipped(_ row: RowIndex) {
    if isPatching { flipped.append(row) }
  }

  // MARK: Motions and events

  /// Begins a plan for the constant of an active row, from the present solution.
  mutating func begin(_ index: RowIndex, _ tables: inout Tables, _ basis: inout Basis) {
    clear()
    rates.extend(to: tables.nodes.count, with: 0)
    places.extend(to: tables.nodes.count, with: Places())
    rowEvents.extend(to: tables.rows.count, with: -1)
    row = index
    origin = -tables.rows[index].constant
    // All that the constant can move: what depends on the variable that its row defines.
    let region = basis.region(below: tables.rows[index].defined, &tables)
    reserve(region.count)
    planMotions(of: region, &tables, &basis)
    basis.reuse(region)
    intersectEvents()
    isValid = true
  }

  /// Lists the rows and bounds whose events a goal has crossed to be checked.
  @inline(__always) func recheckCrossed(
    by goal: Double, _ primal: inout Primal, _ tables: inout Tables
  ) {
    let lowers = eventLowers.view
    let uppers = eventUppers.view
    var position = 0
    while position < lowers.count {
      // Nearly all steps cross no event, and four comparisons take as long as one.
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
          primal.recheckLater(eventMembers[position], &tables)
        }
        position &+= 1
      }
    }
  }

  /// Recomputes what rounds beyond an event have changed: motions behind new definitions, and events of rows
  /// that changed sides.
  mutating func update(_ tables: inout Tables, _ basis: inout Basis) {
    isPatching = false
    let region = basis.region(belowAll: redefined, &tables)
    planMotions(of: region, &tables, &basis)
    basis.reuse(region)
    // No value of theirs has another rate, so they are not in the region.
    for position in 0..<flipped.count { planEvent(ofRow: flipped[position], &tables) }
    intersectEvents()
  }

  /// Forgets the motions and events.
  mutating func clear() {
    // Entry by entry: the columns are as long as the system, and a plan may be a few variables.
    for position in 0..<moving.count {
      let variable = moving[position]
      rates[variable] = 0
      places[variable].motion = -1
    }
    for position in 0..<eventMembers.count {
      let member = eventMembers[position]
      if member.isRow {
        rowEvents[member.row] = -1
      } else {
        places[member.variable].event = -1
      }
    }
    moving.removeAll()
    starts.removeAll()
    movingRates.removeAll()
    eventLowers.removeAll()
    eventUppers.removeAll()
    eventMembers.removeAll()
    isValid = false
    isPatching = false
  }

  /// Computes rates, starts and events of a region.
  private mutating func planMotions(
    of region: borrowing Region, _ tables: inout Tables, _ basis: inout Basis
  ) {
    let nodes = tables.nodes.view
    // The plan keeps rates for many steps, and lets them be computed where they are.
    basis.computeRates(of: region, Member(row), in: &rates, &tables)
    let distance = -tables.rows[row].constant - origin
    tables.beginRowPass()
    var walk = RegionWalk(backwards: region)
    while let variable = walk.next(region, nodes, basis.blocks) {
      planMotion(of: variable, distance, &tables)
    }
    // A second walk: the event of a row needs the rates of all its variables.
    walk = RegionWalk(backwards: region)
    while let variable = walk.next(region, nodes, basis.blocks) {
      planEvents(at: variable, &tables)
    }
  }

  private mutating func planMotion(
    of variable: NodeIndex, _ distance: Double, _ tables: inout Tables
  ) {
    let rate = rates[variable]
    // As if it had moved like this from the origin: all steps are measured from there, so errors do
    // not add up.
    let start = tables.values[variable] - rate * distance
    let place = places[variable].motion
    if place >= 0 {
      starts[place] = start
      movingRates[place] = rate
    } else if rate != 0 {
      places[variable].motion = Int32(truncatingIfNeeded: moving.count)
      moving.append(variable)
      starts.append(start)
      movingRates.append(rate)
    }
  }

  private mutating func planEvents(at variable: NodeIndex, _ tables: inout Tables) {
    let nodes = tables.nodes.view
    let rows = tables.rowRecords
    if nodes[variable].flags.contains(.bounded) { planBoundEvent(of: variable, &tables) }
    var occurrences = tables.occurrences(of: variable)
    while let entry = occurrences.next() {
      if rows[entry.row].mark == tables.epochs.row { continue }
      rows[entry.row].mark = tables.epochs.row
      planEvent(ofRow: entry.row, &tables)
    }
  }

  private mutating func planEvent(ofRow index: RowIndex, _ tables: inout Tables) {
    let rows = tables.rows.view
    let values = tables.values.view
    let row = rows[index]
    var event = Event()
    // The others keep their residual, or are not applied.
    if !row.isActive, !row.flags.contains(.broken), row.flags.contains(.alive) {
      var residual = row.constant
      var rate = 0.0
      var terms = tables.terms(of: row)
      while let entry = terms.next() {
        residual += entry.coefficient * values[entry.variable]
        rate += entry.coefficient * rates[entry.variable]
      }
      let mayRise = row.side >= (row.relation > 0 ? 0 : 1)
      let mayFall = row.side <= (row.relation < 0 ? 0 : -1)
      event.limit(
        residual, rate, mayRise: mayRise, mayFall: mayFall, goal: -tables.rows[self.row].constant)
    }
    rowEvents[index] = setEvent(
      event, of: Member(index), at: rowEvents[index])
  }

  private mutating func planBoundEvent(of variable: NodeIndex, _ tables: inout Tables) {
    var event = Event()
    let rate = rates[variable]
    let bound = tables.bounds[variable]
    if bound.upper < .infinity {
      event.limit(
        tables.values[variable] - bound.upper, rate, mayRise: false, mayFall: true,
        goal: -tables.rows[row].constant)
    }
    if bound.lower > -.infinity {
      event.limit(
        tables.values[variable] - bound.lower, rate, mayRise: true, mayFall: false,
        goal: -tables.rows[row].constant)
    }
    places[variable].event = setEvent(
      event, of: Member(variable), at: places[variable].event)
  }
}
