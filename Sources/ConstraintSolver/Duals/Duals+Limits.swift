// The ratio test (essay, 2.4) and the optimal face (2.6): multipliers compared with their limits.
extension Duals {
  /// The order of a vector's first level if its first component is the limit alone, otherwise nil.
  @inline(__always) func leadingLimit(_ reach: Reach) -> Int32? {
    guard reach.extraLevel.exists else { return nil }
    let order = levels[reach.extraLevel].order
    guard reach.head.exists else { return order }
    return order < levels[multipliers.entries[reach.head].level].order ? order : nil
  }

  /// Compares two vectors from the most important level on: −1, 0 or 1.
  @inline(__always) func compare(_ a: Reach, _ b: Reach) -> Int {
    // Nearly always each starts with a limit; the one at the more important level is greater.
    if let x = leadingLimit(a), let y = leadingLimit(b), x != y { return x < y ? 1 : -1 }
    return compareComponents(a, b)
  }

  @inline(never) private func compareComponents(_ a: Reach, _ b: Reach) -> Int {
    // Two limits at one level, whose multipliers are zero: no list has to be read.
    if !a.head.exists, !b.head.exists, a.extraLevel.exists, a.extraLevel == b.extraLevel {
      let error = a.extra * a.scale.high * a.scaleError + b.extra * b.scale.high * b.scaleError
      return multipliers.arithmetic.compare(a.scale * a.extra, b.scale * b.extra, error: error)
    }
    var readerA = ReachReader(a)
    var readerB = ReachReader(b)
    var x = readerA.next(multipliers, levels.entries)
    var y = readerB.next(multipliers, levels.entries)
    while true {
      let orderX = x?.order ?? Int32.max
      let orderY = y?.order ?? Int32.max
      if orderX == Int32.max && orderY == Int32.max { return 0 }
      let order = min(orderX, orderY)
      let valueX = orderX == order ? (x?.value ?? DoubleDouble()) : DoubleDouble()
      let valueY = orderY == order ? (y?.value ?? DoubleDouble()) : DoubleDouble()
      // Limits that differ by the rounding of their weights are equal: a less important level decides.
      let error =
        (orderX == order ? x?.error ?? 0 : 0) + (orderY == order ? y?.error ?? 0 : 0)
        + abs(valueX.high) * a.scaleError + abs(valueY.high) * b.scaleError
      let difference = multipliers.arithmetic.compare(valueX, valueY, error: error)
      if difference != 0 { return difference }
      if orderX == order { x = readerA.next(multipliers, levels.entries) }
      if orderY == order { y = readerB.next(multipliers, levels.entries) }
    }
  }

  /// The sign of the first non-zero component.
  @inline(__always) func sign(_ reach: Reach) -> Int {
    leadingLimit(reach) != nil ? 1 : signOfComponents(reach)
  }

  @inline(never) private func signOfComponents(_ reach: Reach) -> Int {
    var reader = ReachReader(reach)
    guard let first = reader.next(multipliers, levels.entries) else { return 0 }
    return first.value.high > 0 ? 1 : -1
  }

  /// Returns whether a member is a row without a limit in this direction, or with one at a more important
  /// level than that of `order`.
  ///
  /// Nearly all members are, and their multipliers need not be read.
  @inline(__always) func isOutOfReach(
    _ member: Member, upwards: Bool, of order: Int32, in tables: borrowing Tables
  ) -> Bool {
    guard member.isRow else { return false }
    let row = tables.rows[member.row]
    // The multiplier of an inequality is limited by zero on one side.
    if upwards ? row.relation > 0 : row.relation < 0 { return false }
    // Its multiplier is not limited in this direction, as that of any required equation.
    if row.level == .required { return true }
    let own = levels[row.level].order
    guard own < order else { return false }
    return !row.multiplier.exists
      || own < levels[multipliers.entries[row.multiplier].level].order
  }

  /// A Boolean value that indicates whether an active member's multiplier is within its bounds.
  func isWithinBounds(_ member: Member, in tables: borrowing Tables) -> Bool {
    guard tables.multiplier(of: member).exists else { return true }
    if let up = tables.reach(of: member, upwards: true), sign(up) < 0 { return false }
    if let down = tables.reach(of: member, upwards: false), sign(down) < 0 { return false }
    return true
  }

  /// The ways an active member can be relaxed without cost, as signs of its residual.
  ///
  /// A superbasic variable can move both ways. A row or bound whose multiplier is zero can move to
  /// its satisfied side; an optional row whose multiplier is at its limit can move to its violated
  /// side.
  func slackness(of member: Member, in tables: borrowing Tables) -> (up: Bool, down: Bool) {
    guard member.isRow else {
      let node = tables.nodes[member.variable]
      guard node.flags.contains(.alive), !node.definition.isRow else { return (false, false) }
      if node.definition == .superbasic { return (true, true) }
      let relation = tables.relation(of: member)
      // Between equal bounds there is nowhere to go.
      guard relation != 0, !node.multiplier.exists else { return (false, false) }
      return (relation > 0, relation < 0)
    }
    let row = tables.rows[member.row]
    guard row.isActive, row.flags.contains(.alive) else { return (false, false) }
    if row.level == .required {
      guard row.relation != 0, !row.multiplier.exists else { return (false, false) }
      return (row.relation > 0, row.relation < 0)
    }
    if !row.multiplier.exists { return (row.relation > 0, row.relation < 0) }
    var up = false
    var down = false
    if let reach = tables.reach(of: member, upwards: true) { up = sign(reach) <= 0 }
    if let reach = tables.reach(of: member, upwards: false) { down = sign(reach) <= 0 }
    return (up, down)
  }

  /// The ways an active member can be relaxed that settling has to examine; nil if there is none, if it is a
  /// variable on which nothing depends, or if a parallel row keeps it in place.
  func freedom(of member: Member, in tables: borrowing Tables) -> (up: Bool, down: Bool)? {
    let slack = slackness(of: member, in: tables)
    if !slack.up && !slack.down { return nil }
    if tables.isResting(member) { return nil }
    // The row that keeps it in place lists it again when it changes.
    if slack.up != slack.down, tables.isPinned(member, up: slack.up) { return nil }
    return slack
  }

  /// The component of a multiplier at a level; nil if it is zero.
  func component(
    of head: EntryIndex, at level: LevelIndex
  ) -> (value: DoubleDouble, error: Double)? {
    var index = head
    while index.exists {
      let entry = multipliers.entries[index]
      if entry.level == level {
        return (DoubleDouble(high: entry.value, low: Double(entry.low)), Double(entry.error))
      }
      index = entry.next
    }
    return nil
  }
}
