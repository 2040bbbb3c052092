// The ratio test (essay, 2.4): which member of a circuit leaves the basis when the entering side moves.

/// A member that may leave the basis.
struct Leaving: BitwiseCopyable {
  enum Kind { case none, superbasic, zero, finite }
  var kind = Kind.none
  var position = -1
  var size = 0.0
  var reach = Reach(head: .null, factor: 0, extraLevel: .null, extra: 0)
  /// How far its variable has been moved past limits in the present step.
  var moved = 0.0
}

/// How a choice between equally good members is made.
enum PivotRule {
  /// The largest coefficient, for accuracy.
  case largest
  /// The least number, which cannot cycle (Bland's rule).
  case smallestIndex
}

extension Tables {
  /// How far the entering member's own multiplier can move before violating the row costs the same.
  func ownReach(of entering: Member, _ direction: Int) -> Reach? {
    guard entering.isRow else { return nil }
    let row = rows[entering.row]
    guard row.level != .required else { return nil }
    let distance = abs(Int(Row.side(of: row.relation, beyond: direction)) - Int(row.side))
    return Reach(
      head: .null, factor: 0, extraLevel: row.level,
      extra: Double(distance) * unit(of: entering.row))
  }
}

extension Duals {
  /// Chooses the member of the circuit that leaves the basis when the entering side moves.
  ///
  /// Superbasic variables have no multipliers and leave first; then rows that are already at their
  /// limit; then the least limit, compared from the most important level on: no number of rows at
  /// 250 can displace one at 251. Limits at more important levels than that of the entering row, `own`,
  /// are not considered, because the row flips before.
  func chooseLeaving(
    _ direction: Int, _ rule: PivotRule, before own: Reach?, _ members: borrowing CircuitMembers,
    in tables: borrowing Tables
  ) -> Leaving {
    var best = Leaving()
    // A required row or a bound has no limit of its own, so no level is out of reach.
    let ownOrder = own.map { levels[$0.extraLevel].order } ?? .min
    for position in 0..<members.count {
      let entry = members[position]
      let upwards = direction > 0 ? entry.weight < 0 : entry.weight > 0
      if !isOutOfReach(entry.member, upwards: upwards, of: ownOrder, in: tables) {
        consider(position, upwards: upwards, rule, &best, members, in: tables)
      }
    }
    return best
  }

  /// Makes a member of the circuit the best choice if it is better.
  @inline(__always) private func consider(
    _ position: Int, upwards: Bool, _ rule: PivotRule, _ best: inout Leaving,
    _ members: borrowing CircuitMembers, in tables: borrowing Tables
  ) {
    let member = members[position].member
    let size = abs(members[position].weight)
    if tables.isSuperbasic(member) {
      if best.kind != .superbasic
        || isPreferred(position, size, to: best, .largest, members, in: tables)
      {
        best = Leaving(kind: .superbasic, position: position, size: size)
      }
      return
    }
    // It leaves without cost, and no multiplier has to be compared.
    if best.kind == .superbasic { return }
    let (weight, error) = (members.exactWeight(position), members[position].error)
    guard let reach = tables.reach(of: member, upwards: upwards, weight: weight, error: error)
    else {
      return
    }
    if sign(reach) <= 0 {
      if best.kind != .zero || isPreferred(position, size, to: best, rule, members, in: tables) {
        best = Leaving(kind: .zero, position: position, size: size)
      }
      return
    }
    // A step of zero is the least possible.
    if best.kind == .zero { return }
    if best.kind == .finite {
      let order = compare(reach, best.reach)
      if order > 0
        || order == 0 && !isPreferred(position, size, to: best, rule, members, in: tables)
      {
        return
      }
    }
    best = Leaving(kind: .finite, position: position, size: size, reach: reach)
  }

  @inline(__always) private func isPreferred(
    _ position: Int, _ size: Double, to best: Leaving, _ rule: PivotRule,
    _ members: borrowing CircuitMembers, in tables: borrowing Tables
  ) -> Bool {
    if rule == .smallestIndex {
      return members[position].member < members[best.position].member
    }
    return size != best.size
      ? size > best.size : members.isEarlier(position, than: best.position, tables)
  }

  // MARK: Successive limits

  /// Returns the limits of the circuit's members that are not out of reach, as a binary heap: few are passed, and
  /// most need not be in order.
  func limitHeap(
    _ direction: Int, _ ownOrder: Int32, _ members: borrowing CircuitMembers,
    in tables: borrowing Tables
  ) -> List<Leaving> {
    var limits = List<Leaving>()
    for position in 0..<members.count {
      if let limit = leaving(at: position, direction, ownOrder, members, in: tables) {
        limits.append(limit)
      }
    }
    makeHeap(&limits, members, in: tables)
    return limits
  }

  /// Orders limits as a binary heap.
  func makeHeap(
    _ limits: inout List<Leaving>, _ members: borrowing CircuitMembers, in tables: borrowing Tables
  ) {
    var position = limits.count / 2
    while position > 0 {
      position -= 1
      sink(position, in: &limits, members, in: tables)
    }
  }

  /// Moves a limit of a heap down until it precedes those below it.
  func sink(
    _ start: Int, in limits: inout List<Leaving>, _ members: borrowing CircuitMembers,
    in tables: borrowing Tables
  ) {
    let limit = limits[start]
    var position = start
    while true {
      var child = 2 * position + 1
      guard child < limits.count else { break }
      if child + 1 < limits.count, precedes(limits[child + 1], limits[child], members, in: tables) {
        // The lesser of the two children.
        child += 1
      }
      guard precedes(limits[child], limit, members, in: tables) else { break }
      limits[position] = limits[child]
      position = child
    }
    limits[position] = limit
  }

  func leaving(
    at position: Int, _ direction: Int, _ ownOrder: Int32, _ members: borrowing CircuitMembers,
    in tables: borrowing Tables
  ) -> Leaving? {
    let entry = members[position]
    // Multipliers move by −t·αⱼ.
    let upwards = direction > 0 ? entry.weight < 0 : entry.weight > 0
    if isOutOfReach(entry.member, upwards: upwards, of: ownOrder, in: tables) { return nil }
    guard
      let reach = tables.reach(
        of: entry.member, upwards: upwards, weight: members.exactWeight(position),
        error: entry.error)
    else { return nil }
    return Leaving(
      kind: sign(reach) <= 0 ? .zero : .finite, position: position, size: abs(entry.weight),
      reach: reach)
  }

  @inline(__always) func precedes(
    _ a: Leaving, _ b: Leaving, _ members: borrowing CircuitMembers, in tables: borrowing Tables
  ) -> Bool {
    if a.kind != b.kind { return a.kind == .zero }
    if a.kind == .finite {
      let order = compare(a.reach, b.reach)
      if order != 0 { return order < 0 }
    }
    return a.size != b.size
      ? a.size > b.size : members.isEarlier(a.position, than: b.position, tables)
  }

  /// Whether all multipliers of the circuit can change at a level, each by its weight, without passing a limit.
  func areFreeToMove(
    _ members: borrowing CircuitMembers, at order: Int32, in tables: borrowing Tables
  ) -> Bool {
    for position in 0..<members.count {
      let entry = members[position]
      let upwards = entry.weight < 0
      if isOutOfReach(entry.member, upwards: upwards, of: order, in: tables) { continue }
      guard !tables.isSuperbasic(entry.member) else { return false }
      guard let reach = tables.reach(of: entry.member, upwards: upwards) else { continue }
      var reader = ReachReader(reach)
      guard let limit = reader.next(multipliers, levels.entries) else { return false }
      if limit.order > order || limit.value.high <= 0 { return false }
      if limit.order == order,
        limit.value.high - limit.error <= abs(entry.weight) + Double(entry.error)
      {
        return false
      }
    }
    return true
  }
}
