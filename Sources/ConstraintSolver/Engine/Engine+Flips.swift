// Flips (essay, 2.4): rows that stay violated, because satisfying them would cost more.
extension Engine {
  /// Moves the entering row to its other side, where it is violated, and updates the circuit's
  /// multipliers.
  mutating func flip(_ index: RowIndex, _ direction: Int, _ own: Reach) {
    let level = tables.rows[index].level
    // Twice the weight from one violated side to the other.
    let step = own.extra * Double(direction)
    for position in 0..<basis.circuit.count {
      let entry = basis.circuit[position]
      let change = tables.arithmetic.product(basis.circuit.members.exactWeight(position), -step)
      duals.addMultiplier(
        change, error: abs(step) * Double(entry.error), at: level, to: entry.member, in: &tables)
      settling.markLoose(entry.member, &tables)
    }
    // No value changes, so nothing is evaluated.
    setSide(of: index, direction)
  }

  private mutating func setSide(of index: RowIndex, _ direction: Int) {
    statistics.flips &+= 1
    record(.flip, index.number, Int32(truncatingIfNeeded: direction))
    duals.setSide(
      Row.side(of: tables.rows[index].relation, beyond: direction), of: index, in: &tables)
    settling.touch(index, tables)
    plan.noteFlipped(index)
  }

  /// Flips `count` successive rows of the queue, of one level, in one walk; returns false if not all can be flipped.
  ///
  /// Multipliers then change by the sum of what the single flips would change them by. I1 holds for the
  /// sum, and so does I2 if no multiplier passes a limit by it (`areFreeToMove(_:at:in:)`). The rows are violated
  /// on the sides that they take, so nothing else needs to be true of the single flips.
  mutating func flipTogether(from start: Int, _ count: Int, at level: LevelIndex) -> Bool {
    guard computeSum(from: start, count),
      duals.areFreeToMove(basis.circuit.members, at: duals.levels[level].order, in: tables)
    else {
      return false
    }
    for position in 0..<basis.circuit.count {
      let entry = basis.circuit[position]
      duals.addMultiplier(
        DoubleDouble(high: -entry.weight), error: Double(entry.error), at: level, to: entry.member,
        in: &tables)
      settling.markLoose(entry.member, &tables)
    }
    for position in start..<(start + count) {
      let index = primal.queue[position].row
      // Of the same sign as when it was collected: no value has changed since.
      setSide(of: index, tables.sum(of: index) > 0 ? 1 : -1)
    }
    return true
  }

  /// Expresses the sum of rows of the queue, each times the change of its side, by active members, which
  /// become the circuit; returns false if stale variables are reached.
  private mutating func computeSum(from start: Int, _ count: Int) -> Bool {
    var isStale = false
    basis.beginSum(&tables)
    for position in start..<(start + count) {
      let index = primal.queue[position].row
      let row = tables.rows[index]
      let direction: Int8 = tables.sum(of: index) > 0 ? 1 : -1
      let change = Row.side(of: row.relation, beyond: Int(direction)) &- row.side
      basis.addToSum(index, times: Double(change), &isStale, &tables)
    }
    basis.endSum(&isStale, &tables)
    return !isStale
  }
}
