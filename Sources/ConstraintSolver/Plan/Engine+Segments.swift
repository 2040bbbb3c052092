// The segments of a range plan (essay, 2.7): the solution as one constant changes over a range.

/// An interval of a constant in which every variable moves linearly.
struct PlanSegment {
  /// The end of the interval.
  var upper: Double
  /// A constant in the interval, and the values and rates there, by variable.
  var inside: Double
  var values: [Double]
  var rates: [Double]
}

extension Engine {
  /// Returns the segment that begins at `start` and ends at `end` at the latest.
  mutating func segment(of index: RowIndex, from start: Double, to end: Double) -> PlanSegment {
    let weight = tables.unit(of: index)
    let original = -tables.rowIdentities[index].nextConstant * weight
    // The solver is as before between two segments.
    defer { move(index, to: original) }
    // Slightly inside, where the solution is that of the segment and not of the breakpoint before
    // it.
    let inside = min(
      end, start + max(Tolerance.insidePoints, Tolerance.insideRelative * abs(start)))
    let (first, rates, events) = sample(index, at: inside, weight)
    let limit = min(
      events, conflicts.endOfConflicts(with: index, at: inside, in: tables),
      settling.loose.count > 0 ? tables.endOfRest(first, rates, at: inside) : .infinity)
    var upper = max(inside, min(limit, end))
    // Both halves are examined if breakpoints other than events are possible.
    let places = conflicts.count > 0 || settling.loose.count > 0 ? 2 : 1
    var low = inside
    for place in 1...places {
      let next = inside + (upper - inside) * Double(place) / Double(places)
      if predicts(next, first, rates, from: inside, index) {
        low = next
        continue
      }
      var high = next
      while high - low > Tolerance.breakpoint * (1 + abs(low)) {
        let middle = low + (high - low) / 2
        if predicts(middle, first, rates, from: inside, index) {
          low = middle
        } else {
          high = middle
        }
      }
      upper = low + (high - low) / 2
      break
    }
    return PlanSegment(upper: upper, inside: inside, values: first, rates: rates)
  }

  /// Returns whether all values at a constant are what the rates predict.
  private mutating func predicts(
    _ constant: Double, _ values: [Double], _ rates: [Double], from origin: Double,
    _ index: RowIndex
  ) -> Bool {
    move(index, to: constant)
    for variable in tables.nodes.indices where tables.nodes[variable].flags.contains(.alive) {
      let place = variable.position
      let value = values[place] + rates[place] * (constant - origin)
      if abs(tables.values[variable] - value) > Tolerance.prediction * (1 + abs(value)) {
        return false
      }
    }
    return true
  }

  private mutating func move(_ index: RowIndex, to constant: Double) {
    requestConstant(constant, index)
    solve()
    settleIfNeeded()
  }

  /// Returns values and rates at a constant, and the limit up to which events allow them.
  private mutating func sample(
    _ index: RowIndex, at constant: Double, _ weight: Double
  ) -> (values: [Double], rates: [Double], limit: Double) {
    move(index, to: constant)
    var values: [Double] = []
    values.reserveCapacity(tables.values.count)
    for slot in tables.values.indices { values.append(tables.values[slot]) }
    var rates = Array(repeating: 0.0, count: values.count)
    guard tables.rows[index].isActive else {
      return (values, rates, tables.limitOfInactive(index, constant, weight))
    }
    beginPlan(index)
    for position in 0..<plan.moving.count {
      rates[plan.moving[position].position] = plan.movingRates[position] / weight
    }
    let limit = plan.upper * weight
    // Conflicts may begin and end without an event, so such a plan can only be read.
    if conflicts.count > 0 || tables.rows[index].relation != 0 {
      plan.invalidate()
    }
    return (values, rates, limit)
  }
}

extension Tables {
  /// An inactive constraint has no effect until its own residual changes sign.
  fileprivate func limitOfInactive(
    _ index: RowIndex, _ constant: Double, _ weight: Double
  ) -> Double {
    let residual = sum(of: index) * weight
    return residual > Tolerance.prediction ? constant + residual : .infinity
  }

  /// Returns the constant at which the first free variable reaches its resting value.
  ///
  /// An undetermined variable is as near to its resting value as possible; once it is there, it
  /// stays.
  fileprivate func endOfRest(_ values: [Double], _ rates: [Double], at constant: Double) -> Double {
    var end = Double.infinity
    for index in nodes.indices
    where rates[index.position] != 0 && nodes[index].flags.contains(.alive) {
      let place = index.position
      let distance = (bounds[index].rest - values[place]) / rates[place]
      if distance > Tolerance.endOfRest { end = min(end, constant + distance) }
    }
    return end
  }
}
