// Directions in double-double precision: the counterpart of exact circuits, a column of the inverse
// instead of a row. The rates solve `row · rates = goal` for every active row, and are refined in
// the same way.

/// The rates of a direction while they are refined.
struct ExactRates: ~Copyable {
  /// A direction is being refined: nothing is dropped as rounding.
  fileprivate(set) var isUnderWay = false
  /// A rate was taken as zero although it is not: it is within the rounding of coefficients.
  fileprivate(set) var isUncertain = false
  /// The computation corrects the rates that were found before.
  fileprivate(set) var isCorrection = false
  /// The remainder of the goal of each row, and a bound on its rounding error.
  fileprivate(set) var goals = Column<RowIndex, Double>()
  fileprivate var uncertainties = Column<RowIndex, Double>()
  /// The remainders, while the goals are errors.
  fileprivate var residuals = Column<RowIndex, Double>()
  /// The rates found before, by variable.
  fileprivate var rates = Column<NodeIndex, DoubleDouble>()
  /// The low parts of the engine's rates.
  fileprivate var lows = Column<NodeIndex, Double>()
  /// The variables of the region, those of blocks included.
  fileprivate var region = List<NodeIndex>()

  /// Forgets the low part of a variable's rate.
  @inline(__always) mutating func clear(_ variable: NodeIndex) {
    if lows.count > 0 { lows[variable] = 0 }
  }

  var bytes: Int {
    goals.bytes + uncertainties.bytes + residuals.bytes + rates.bytes + lows.bytes + region.bytes
  }
}

extension Basis {
  /// Computes the rates of a region, exact up to the rounding of coefficients.
  ///
  /// - Complexity: That of some six directions and their residuals; more where a block is nearly singular.
  mutating func computeExactRates(
    of region: borrowing Region, _ member: Member, _ tables: inout Tables
  ) {
    rates.exact.goals.extend(to: tables.rows.count, with: 0)
    rates.exact.uncertainties.extend(to: tables.rows.count, with: 0)
    rates.exact.residuals.extend(to: tables.rows.count, with: 0)
    rates.exact.rates.extend(to: tables.nodes.count, with: DoubleDouble())
    rates.exact.lows.extend(to: tables.nodes.count, with: 0)
    listMembers(of: region, &tables)
    rates.exact.isUncertain = false
    rates.exact.isUnderWay = true
    computeRates(of: region, member, &tables)
    // The goals of the corrections are what these rates leave.
    takeRates(isFirst: true)
    rates.exact.isCorrection = true
    var corrections = 0
    while !findRateGoals(member, &tables), corrections < ExactCircuit.corrections {
      computeRates(of: region, member, &tables)
      takeRates(isFirst: false)
      corrections += 1
    }
    findRateErrors(of: region, member, &tables)
    rates.exact.isUnderWay = false
    rates.exact.isCorrection = false
    enterExactRates()
  }

  private mutating func listMembers(of region: borrowing Region, _ tables: inout Tables) {
    rates.exact.region.removeAll()
    var walk = RegionWalk()
    while let variable = walk.next(region, tables.nodes.view, blocks) {
      rates.exact.region.append(variable)
    }
  }

  private mutating func takeRates(isFirst: Bool) {
    for position in 0..<rates.exact.region.count {
      let variable = rates.exact.region[position]
      let rate = DoubleDouble(high: rates[variable])
      rates.exact.rates[variable] = isFirst ? rate : rates.exact.rates[variable] + rate
    }
  }

  /// Computes the remainder of the goal of each row; returns true if the rounding of coefficients
  /// accounts for all of them.
  private mutating func findRateGoals(_ member: Member, _ tables: inout Tables) -> Bool {
    var isExplained = true
    for position in 0..<rates.exact.region.count {
      let definition = tables.nodes[rates.exact.region[position]].definition
      if !definition.isRow { continue }
      let index = definition.row
      findRateGoal(of: index, member, &tables)
      if abs(rates.exact.goals[index]) > rates.exact.uncertainties[index] { isExplained = false }
    }
    return isExplained
  }

  private mutating func findRateGoal(of index: RowIndex, _ member: Member, _ tables: inout Tables) {
    var goal = DoubleDouble(high: Member(index) == member ? 1 : 0)
    var uncertainty = 0.0
    var terms = tables.terms(of: index)
    while let entry = terms.next() {
      // Outside the region rates are zero, and old ones are still in the list.
      if tables.nodes[entry.variable].mark != tables.epochs.visit { continue }
      let product = rates.exact.rates[entry.variable] * entry.coefficient
      goal = goal + -product
      uncertainty += abs(product.high) * ExactCircuit.uncertainty(of: entry.coefficient)
    }
    rates.exact.goals[index] = goal.high
    rates.exact.uncertainties[index] = uncertainty
  }

  /// Computes how errors of coefficients, and the remainder of the refinement, affect the rates: as
  /// for circuits, with several ``SignPattern``s.
  private mutating func findRateErrors(
    of region: borrowing Region, _ member: Member, _ tables: inout Tables
  ) {
    for position in 0..<rates.exact.region.count {
      let variable = rates.exact.region[position]
      // The low parts are not known yet, and their place holds the sums of errors.
      rates.exact.lows[variable] = 0
      let definition = tables.nodes[variable].definition
      if definition.isRow {
        rates.exact.residuals[definition.row] = abs(rates.exact.goals[definition.row])
      }
    }
    for number in 0..<SignPattern.count {
      let pattern = SignPattern(number: number)
      for position in 0..<rates.exact.region.count {
        let definition = tables.nodes[rates.exact.region[position]].definition
        if !definition.isRow { continue }
        let index = definition.row
        let error = rates.exact.uncertainties[index] + rates.exact.residuals[index]
        rates.exact.goals[index] = pattern.part(of: error, at: index.number)
      }
      computeRates(of: region, member, &tables)
      for position in 0..<rates.exact.region.count {
        let variable = rates.exact.region[position]
        rates.exact.lows[variable] += abs(rates[variable])
      }
    }
    for position in 0..<rates.exact.region.count {
      let variable = rates.exact.region[position]
      rates.setError(rates.exact.lows[variable] * SignPattern.safety, of: variable)
    }
  }

  private mutating func enterExactRates() {
    for position in 0..<rates.exact.region.count {
      let variable = rates.exact.region[position]
      let rate = rates.exact.rates[variable]
      let error = rates.error(of: variable) + abs(rate.high) * Tolerance.exactUnitRoundoff
      let isKnown = abs(rate.high) > max(error, Tolerance.negligible)
      if !isKnown { noteDropped(rate) }
      rates.set(isKnown ? rate.high : 0, error: isKnown ? error : 0, of: variable)
      rates.exact.lows[variable] = isKnown ? rate.low : 0
    }
  }

  /// Returns Σ coefficient · rate of a row; zero if it is within the rounding error.
  mutating func exactRateSum(of index: RowIndex, _ tables: inout Tables) -> Double {
    var sum = DoubleDouble()
    var error = 0.0
    var terms = tables.terms(of: index)
    while let entry = terms.next() {
      let rate = DoubleDouble(high: rates[entry.variable], low: rates.exact.lows[entry.variable])
      let product = rate * entry.coefficient
      sum = sum + product
      error +=
        abs(entry.coefficient) * rates.error(of: entry.variable)
        + abs(product.high) * ExactCircuit.uncertainty(of: entry.coefficient)
    }
    // Otherwise it is noted: another basis may distinguish the sum from zero.
    if abs(sum.high) > error { return sum.high }
    noteDropped(sum)
    return 0
  }

  private mutating func noteDropped(_ rate: DoubleDouble) {
    if abs(rate.high) > Tolerance.negligible { rates.exact.isUncertain = true }
  }
}
