#if PURLIN_CHECKS
// The invariants after a solve; compiled with -DPURLIN_CHECKS and checked after each one.
extension Engine {
  /// Traps if the basis, the values or the multipliers violate an invariant of the method.
  mutating func checkInvariants() {
    checkMatching()
    checkLists()
    checkDepths()
    // The following checks compare numbers. If coefficients differ by orders of magnitude, the
    // running error analysis is more precise than fixed limits.
    guard tables.wideRows == 0, !basis.accuracy.isMarked, !basis.accuracy.hasInexactValue else {
      return
    }
    checkValues()
    checkMultipliers()
  }

  private mutating func demand(_ condition: Bool, _ claim: @autoclosure () -> String) {
    if !condition { preconditionFailure("invariant broken: \(claim())") }
  }

  /// Each variable has at most one definition, and each active row defines exactly one variable.
  private mutating func checkMatching() {
    var active = 0
    for index in tables.rows.indices where tables.rows[index].flags.contains(.alive) {
      let row = tables.rows[index]
      if row.isActive {
        active += 1
        demand(
          tables.nodes[row.defined].definition == Definition(index),
          "row \(index) defines its variable")
        demand(row.side == 0, "active row \(index) has no side")
      } else {
        demand(!row.multiplier.exists, "inactive row \(index) has no multiplier")
      }
    }
    demand(active == basis.matching.activeRows, "the count of active rows")
    for variable in tables.nodes.indices where tables.nodes[variable].flags.contains(.alive) {
      let node = tables.nodes[variable]
      demand(!node.flags.contains(.dirty), "\(variable) is up to date")
      demand(node.work == 0, "work of \(variable) is zero between circuits")
      if node.definition.isRow {
        demand(tables.rows[node.definition.row].defined == variable, "definition of \(variable)")
        demand(coefficient(node.definition.row, variable) == node.pivot, "pivot of \(variable)")
      } else {
        demand(!node.block.exists, "\(variable) is in no block")
      }
    }
  }

  private mutating func coefficient(_ row: RowIndex, _ variable: NodeIndex) -> Double {
    for link in tables.rows[row].links
    where tables.links.elements[link].variable == variable {
      return tables.links.elements[link].coefficient
    }
    return 0
  }

  /// Occurrence lists hold exactly the terms of living rows; references count active ones.
  private mutating func checkLists() {
    var terms = 0
    for index in tables.rows.indices where tables.rows[index].flags.contains(.alive) {
      terms += Int(tables.rows[index].termCount)
    }
    var listed = 0
    for variable in tables.nodes.indices where tables.nodes[variable].flags.contains(.alive) {
      var references: Int32 = 0
      var link = tables.nodes[variable].firstLink
      var previous = LinkIndex.null
      while link.exists {
        let entry = tables.links.elements[link]
        demand(entry.variable == variable, "a link's variable")
        demand(entry.previous == previous, "a link's predecessor")
        if tables.rows[entry.row].isActive { references += 1 }
        listed += 1
        previous = link
        link = entry.next
      }
      demand(references == tables.nodes[variable].references, "references of \(variable)")
    }
    demand(listed == terms, "every term is listed once")
  }

  /// A variable is deeper than the variables that define it; all members of a block have equal
  /// depth.
  private mutating func checkDepths() {
    demand(!basis.depths.areDirty, "depths are exact between solves")
    for variable in tables.nodes.indices
    where tables.nodes[variable].flags.contains(.alive) && tables.nodes[variable].definition.isRow {
      var terms = tables.terms(of: tables.nodes[variable].definition.row)
      while let other = terms.next()?.variable {
        if other == variable { continue }
        let isInside =
          tables.nodes[variable].block.exists
          && tables.nodes[other].block == tables.nodes[variable].block
        demand(
          isInside
            ? tables.nodes[other].depth == tables.nodes[variable].depth
            : tables.nodes[other].depth < tables.nodes[variable].depth, "depth of \(variable)")
      }
    }
  }

  /// Active rows hold with equality, values are within their bounds, inactive rows are on their
  /// side.
  private mutating func checkValues() {
    for index in tables.rows.indices where tables.rows[index].flags.contains(.alive) {
      let row = tables.rows[index]
      // Rows that were added since the last solve have not been checked yet.
      if !row.flags.isDisjoint(with: .absent) { continue }
      let residual = tables.residual(of: index)
      if row.isActive {
        demand(abs(residual) <= 1e-6 * scale(index), "active row \(index): \(residual)")
        continue
      }
      let limit = 2 * Tolerance.residual * scale(index)
      if row.side <= 0 && row.relation <= 0 || row.side < 0 {
        demand(residual <= limit, "row \(index) lies at or below: \(residual)")
      }
      if row.side >= 0 && row.relation >= 0 || row.side > 0 {
        demand(residual >= -limit, "row \(index) lies at or above: \(residual)")
      }
    }
    for variable in tables.nodes.indices where tables.nodes[variable].flags.contains(.alive) {
      let (value, bound) = (tables.values[variable], tables.bounds[variable])
      demand(!value.isNaN, "value of \(variable)")
      let limit = 2 * Tolerance.residual * (1 + abs(value) * 1e-6)
      demand(
        value >= bound.lower - limit && value <= bound.upper + limit, "bounds of \(variable)"
      )
    }
  }

  private mutating func scale(_ index: RowIndex) -> Double {
    var size = 1.0
    var terms = tables.terms(of: index)
    while let entry = terms.next() {
      size = max(size, 1e-6 * abs(entry.coefficient * tables.values[entry.variable]))
    }
    return size
  }

  /// (I1) Σ side · weight · row + Σ multiplier · row = 0 at every level; (I2) multipliers are
  /// within their bounds, and superbasic variables have none.
  private mutating func checkMultipliers() {
    var sums: [LevelIndex: [Double]] = [:]
    func add(_ value: Double, at level: LevelIndex, _ index: RowIndex) {
      var sum = sums[level] ?? Array(repeating: 0, count: tables.nodes.count)
      var terms = tables.terms(of: index)
      while let entry = terms.next() {
        sum[entry.variable.position] += value * entry.coefficient
      }
      sums[level] = sum
    }
    for index in tables.rows.indices where tables.rows[index].flags.contains(.alive) {
      let row = tables.rows[index]
      if row.side != 0 { add(Double(row.side) * tables.unit(of: index), at: row.level, index) }
      var entry = row.multiplier
      while entry.exists {
        add(
          duals.multipliers.entries[entry].value, at: duals.multipliers.entries[entry].level, index)
        entry = duals.multipliers.entries[entry].next
      }
      if row.isActive {
        demand(duals.isWithinBounds(Member(index), in: tables), "multiplier of row \(index)")
      }
    }
    for variable in tables.nodes.indices where tables.nodes[variable].flags.contains(.alive) {
      var entry = tables.nodes[variable].multiplier
      if entry.exists {
        let definition = tables.nodes[variable].definition
        // A superbasic variable is between its bounds, where a multiplier would mean that it can
        // improve.
        demand(definition == .lower || definition == .upper, "only bounds have multipliers")
        demand(
          duals.isWithinBounds(Member(variable), in: tables), "multiplier of bound \(variable)")
      }
      while entry.exists {
        let part = duals.multipliers.entries[entry]
        var sum = sums[part.level] ?? Array(repeating: 0, count: tables.nodes.count)
        sum[variable.position] += part.value
        sums[part.level] = sum
        entry = part.next
      }
    }
    for (level, sum) in sums {
      for (variable, value) in sum.enumerated() {
        demand(abs(value) <= 1e-5, "stationarity of \(variable) at level \(level): \(value)")
      }
    }
  }
}
#endif
