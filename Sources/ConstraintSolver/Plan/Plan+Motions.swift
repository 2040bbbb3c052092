// The motions and events of a plan (essay, 2.7): rates along the region of its row, and how far they lead.
extension Plan {
  /// Begins a plan for the constant of an active row, from the present solution.
  mutating func begin(_ index: RowIndex, _ tables: inout Tables, _ basis: inout Basis) {
    clear()
    rates.extend(to: tables.nodes.count, with: 0)
    places.extend(to: tables.nodes.count, with: Places())
    rowEvents.extend(to: tables.rows.count, with: -1)
    row = index
    origin = -tables.rows[index].constant
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
    for position in 0..<flipped.count { planEvent(ofRow: flipped[position], &tables) }
    intersectEvents()
  }

  /// Forgets the motions and events.
  mutating func clear() {
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
  mutating func planMotions(
    of region: borrowing Region, _ tables: inout Tables, _ basis: inout Basis
  ) {
    let nodes = tables.nodes.view
    basis.rates.errors.extend(to: nodes.count, with: 0)
    // The plan keeps rates for many steps, and computes them where they are.
    swap(&basis.rates.values, &rates)
    basis.computeRates(of: region, Member(row), &tables)
    swap(&basis.rates.values, &rates)
    basis.clearRateErrors(of: region, &tables)
    let distance = -tables.rows[row].constant - origin
    tables.epochs.row &+= 1
    var walk = RegionWalk(backwards: region)
    while let variable = walk.next(region, nodes, basis.blocks) {
      planMotion(of: variable, distance, &tables)
    }
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
    let links = tables.links.elements.view
    let nodes = tables.nodes.view
    let rows = tables.rows.mutableView
    if nodes[variable].flags.contains(.bounded) { planBoundEvent(of: variable, &tables) }
    var occurrences = Occurrences(of: nodes[variable])
    while let entry = occurrences.next(links) {
      if rows[entry.row].mark == tables.epochs.row { continue }
      rows[entry.row].mark = tables.epochs.row
      planEvent(ofRow: entry.row, &tables)
    }
  }

  private mutating func planEvent(ofRow index: RowIndex, _ tables: inout Tables) {
    let links = tables.links.elements.view
    let rows = tables.rows.view
    let values = tables.values.view
    let row = rows[index]
    var event = Event()
    if !row.isActive, !row.flags.contains(.broken), row.flags.contains(.alive) {
      var residual = row.constant
      var rate = 0.0
      for link in row.links {
        let entry = links[link]
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
