// Long steps of the dual method (essay, 2.4): a variable that an exchange would move past its next limit takes
// that limit at once, and the next member of the same circuit is asked for the rest.
//
// A row of one term, or a bound, has the next limit's gradient, and so has a parallel row, such as the least distance
// beside the preferred one. Where a row has more terms than the limit, `Engine+LongStepTerms.swift` expresses these by
// the members that determine them.
//
// Source: bound flipping ratio test (Maros, "Computational Techniques of the Simplex Method", 2003).

/// The next limit of the variable that a member of the circuit defines.
struct NextLimit {
  /// A row with one term or one that is parallel to the member's, or a bound.
  var member: Member
  /// The definition of the variable by a bound; superbasic if the member is a row.
  var code: Definition
  /// The coefficient of the variable in the member.
  var pivot: Double
  /// How far the variable is from it, with a sign.
  var distance: Double
  /// The row is a multiple of the member's.
  var isParallel = false
}

extension Engine {
  /// Passes as many limits as the entering member needs; `choice` becomes the member that leaves then.
  ///
  /// A member leaves that holds a variable at a constant, or at a distance of others. Where the variable's next limit is nearer than what the
  /// entering member needs, it would be violated after the exchange, and be repaired with a circuit of the same
  /// members. Here it takes the place of the member, whose multiplier is spent, and gets what the step moves the
  /// multiplier beyond that. Limits are passed only while there is another candidate, so that conflicts are the
  /// same.
  mutating func passLimits(
    _ entering: Member, _ direction: Int, before own: Reach?, _ choice: inout Leaving
  ) {
    var rest =
      entering.isRow
      ? tables.sum(of: entering.row) : tables.boundExcess(of: entering.variable)
    // Most steps pass no limit, and the heap of all limits is made only where one does.
    guard tables.nextLimit(of: basis.circuit[choice.position], moved: choice.moved, rest) != nil
    else { return }
    let ownOrder = own.map { duals.levels[$0.extraLevel].order } ?? .min
    var limits = duals.limitHeap(direction, ownOrder, basis.circuit.members, in: tables)
    var others = OtherTerms()
    var hasPassed = false
    // The last candidate is not passed; the members of other terms may lose their limits with their weights.
    while limits.count > 1 {
      let limit = limits[0]
      let other = firstLimit(of: others, direction, ownOrder)
      if let other, duals.precedes(other, limit, basis.circuit.members, in: tables) { break }
      if let own, limit.kind == .finite, duals.compare(own, limit.reach) <= 0 { break }
      guard
        let next = tables.nextLimit(of: basis.circuit[limit.position], moved: limit.moved, rest),
        next.isParallel
          || admitTerms(of: basis.circuit[limit.position].member, to: &others, &limits)
      else { break }
      // The members of its other terms are not in the heap any more, and one of them may come before.
      guard limits.count > 1, limits[0].position == limit.position else { continue }
      // Before the member is replaced: the response is that of the variable through the old
      // definition.
      rest += tables.response(to: basis.circuit[limit.position]) * next.distance
      replaceMember(at: limit.position, by: next, direction, others)
      hasPassed = true
      if var again = duals.leaving(
        at: limit.position, direction, ownOrder, basis.circuit.members, in: tables)
      {
        // The value in the tables is that before the step.
        again.moved = limit.moved + next.distance
        limits[0] = again
      } else {
        let last = limits.removeLast()
        limits[0] = last
      }
      duals.sink(0, in: &limits, basis.circuit.members, in: tables)
    }
    // Otherwise the choice among equals stays the one of an ordinary step.
    guard hasPassed else { return }
    let other = firstLimit(of: others, direction, ownOrder)
    if limits.count > 0 { choice = limits[0] }
    if let other,
      limits.count == 0 || duals.precedes(other, choice, basis.circuit.members, in: tables)
    {
      choice = other
    }
  }

  // MARK: Passing

  /// Lets the next limit of its variable take the place of a member; values follow at the next evaluation.
  ///
  /// I1 stays true: the gradient is the same, or other terms of the member are counted for the members that determine
  /// them. I2 is true again after the step, which goes beyond the member's limit.
  private mutating func replaceMember(
    at position: Int, by next: NextLimit, _ direction: Int, _ others: borrowing OtherTerms
  ) {
    let entry = basis.circuit[position]
    let member = entry.member
    let variable = tables.defined(by: member)
    let ratio = (member.isRow ? tables.nodes[variable].pivot : 1) / next.pivot
    statistics.pivots &+= 1
    record(.exchange, next.member.number, member.number, Double(direction))
    duals.beginStep(byTaking: member, times: ratio, in: &tables)
    if member.isRow {
      // Multipliers move against the weights, by −t·αⱼ.
      let upwards = direction > 0 ? entry.weight < 0 : entry.weight > 0
      let row = tables.rows[member.row]
      violate(member.row, upwards: upwards, times: ratio)
      if row.termCount > 1, !next.isParallel {
        countOtherTerms(of: row, except: variable, entry, others, per: ratio)
      }
    }
    if next.member.isRow {
      let index = next.member.row
      duals.addToStep(
        Double(tables.rows[index].side) * tables.unit(of: index), at: tables.rows[index].level)
      duals.setSide(0, of: index, in: &tables)
      basis.matching.rematch(index, to: variable, &tables)
      adaptArithmetic()
      countReferences(index)
    } else {
      basis.matching.setState(of: variable, to: next.code, &tables)
    }
    duals.addStep(to: next.member, in: &tables)
    settling.markLoose(next.member, &tables)
    basis.circuit.replace(
      position,
      by: CircuitMember(
        member: next.member, error: Double(entry.error) * abs(ratio), weight: entry.weight * ratio))
    basis.circuit.staleness.touch(variable, &tables)
    primal.seed(variable)
  }

  /// Makes a row inactive whose multiplier is spent; what I1 counts as its side is not part of the step.
  private mutating func violate(_ index: RowIndex, upwards: Bool, times factor: Double) {
    leave(Member(index), upwards ? 1 : -1)
    let row = tables.rows[index]
    duals.addToStep(-Double(row.side) * tables.unit(of: index) * factor, at: row.level)
  }
}

extension Tables {
  /// The change of the entering member with the variable that a member of its circuit defines.
  func response(to entry: CircuitMember) -> Double {
    guard entry.member.isRow else { return entry.weight }
    return entry.weight * nodes[rows[entry.member.row].defined].pivot
  }

  // MARK: The next limit

  /// The number of a variable's occurrences up to which its next limit is looked for, so that a step does not
  /// depend on how many rows mention a variable, such as the width of a window.
  private static var mostOccurrences: Int { 24 }

  /// Returns the next limit of the variable that a member of the circuit defines, if the entering member needs more
  /// than that.
  fileprivate func nextLimit(
    of entry: CircuitMember, moved: Double, _ rest: Double
  ) -> NextLimit? {
    let member = entry.member
    let variable = defined(by: member)
    // The members of a block depend on each other.
    if nodes[variable].block.exists || isSuperbasic(member) { return nil }
    if member.isRow, rows[member.row].termCount > OtherTerms.mostTerms { return nil }
    let response = response(to: entry)
    let upwards = rest * response < 0
    let value = values[variable] + moved
    var best = nextBound(of: variable, value, upwards)
    var occurrences = occurrences(of: variable)
    var count = 0
    while let other = occurrences.next() {
      count += 1
      // Without its next limit the member leaves in an ordinary step, which is correct as well.
      if count > Self.mostOccurrences { return nil }
      let isParallel = member.isRow && isParallel(other.row, member.row, at: variable)
      guard isParallel || rows[other.row].termCount == 1,
        let distance = distance(to: other, moved, upwards)
      else { continue }
      // Of two equally near limits the bound or the row added last is kept: which one does not
      // matter for I2.
      if let best, abs(best.distance) <= abs(distance) { continue }
      best = NextLimit(
        member: Member(other.row), code: .superbasic, pivot: other.coefficient, distance: distance,
        isParallel: isParallel)
    }
    guard let best else { return nil }
    // What the entering member would still need there; rounding must not make a step of nothing.
    let left = abs(rest) - abs(response * best.distance)
    return left > Tolerance.passing * (1 + abs(rest)) ? best : nil
  }

  private func nextBound(
    of variable: NodeIndex, _ value: Double, _ upwards: Bool
  ) -> NextLimit? {
    guard nodes[variable].flags.contains(.bounded) else { return nil }
    let bound = bounds[variable]
    let end = upwards ? bound.upper : bound.lower
    guard abs(end) < .infinity else { return nil }
    return NextLimit(
      member: Member(variable), code: upwards ? .upper : .lower, pivot: 1,
      distance: upwards ? max(0, end - value) : min(0, end - value))
  }

  /// Whether two rows of several terms are multiples of each other, but for their constants.
  private func isParallel(_ a: RowIndex, _ b: RowIndex, at variable: NodeIndex) -> Bool {
    if a == b || rows[a].termCount != rows[b].termCount || rows[a].termCount == 1 { return false }
    guard let scale = coefficient(of: variable, in: b), let own = coefficient(of: variable, in: a)
    else { return false }
    var terms = terms(of: a)
    while let entry = terms.next() {
      guard let other = coefficient(of: entry.variable, in: b),
        other * own == entry.coefficient * scale
      else { return false }
    }
    return true
  }

  private func coefficient(of variable: NodeIndex, in row: RowIndex) -> Double? {
    var terms = terms(of: row)
    while let entry = terms.next() {
      if entry.variable == variable { return entry.coefficient }
    }
    return nil
  }

  /// Returns how far a variable, which has moved so far already, is from the point at which an inactive row would
  /// change its side if no other variable moved; nil if it does not in this direction.
  private func distance(to entry: Link, _ moved: Double, _ upwards: Bool) -> Double? {
    let row = rows[entry.row]
    if row.isActive { return nil }
    if row.flags.intersection([.absent, .alive]) != .alive { return nil }
    let rises = upwards == (entry.coefficient > 0)
    if rises
      ? row.side >= (row.relation > 0 ? 0 : 1) : row.side <= (row.relation < 0 ? 0 : -1)
    {
      return nil
    }
    let residual = sum(of: entry.row) + entry.coefficient * moved
    if abs(residual) <= Tolerance.residual { return 0 }
    // It is violated already, and waits for its own step.
    if (residual > 0) == rises { return nil }
    return -residual / entry.coefficient
  }
}
