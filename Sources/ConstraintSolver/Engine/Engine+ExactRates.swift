// Directions in double-double precision: the counterpart of exact circuits, a column of the inverse
// instead of a row. The rates solve `row · rates = goal` for every active row, and are refined in
// the same way.

/// The rates of a direction while they are refined.
struct ExactRates: ~Copyable {
  /// A direction is being refined: nothing is dropped as rounding.
  var isUnderWay = false
  /// A rate was taken as zero although it is not: it is within the rounding of coefficients.
  var isUncertain = false
  /// The computation corrects the rates that were found before.
  var isCorrection = false
  /// The remainder of the goal of each row, and a bound on its rounding error.
  var goals = Column<RowIndex, Double>()
  var uncertainties = Column<RowIndex, Double>()
  /// The remainders, while the goals are errors.
  var residuals = Column<RowIndex, Double>()
  /// The rates found before, by variable.
  var rates = Column<NodeIndex, DoubleDouble>()
  /// The low parts of the engine's rates.
  var lows = Column<NodeIndex, Double>()
  /// The variables of the region, those of blocks included.
  var region = List<NodeIndex>()

  init() {}

  var bytes: Int {
    goals.bytes + uncertainties.bytes + residuals.bytes + rates.bytes + lows.bytes + region.bytes
  }
}

extension Engine {
  /// Computes the rates of the region in `order`, exact up to the rounding of coefficients.
  ///
  /// - Complexity: That of some six directions and their residuals; more where a block is nearly singular.
  mutating func computeExactRates(_ member: Member) {
    exactRates.goals.extend(to: rows.count, with: 0)
    exactRates.uncertainties.extend(to: rows.count, with: 0)
    exactRates.residuals.extend(to: rows.count, with: 0)
    exactRates.rates.extend(to: nodes.count, with: DoubleDouble())
    exactRates.lows.extend(to: nodes.count, with: 0)
    listRegion()
    exactRates.isUncertain = false
    exactRates.isUnderWay = true
    computeRatesInRegion(member)
    takeRates(isFirst: true)
    exactRates.isCorrection = true
    var corrections = 0
    while !findRateGoals(member), corrections < ExactCircuit.corrections {
      computeRatesInRegion(member)
      takeRates(isFirst: false)
      corrections += 1
    }
    findRateErrors(member)
    exactRates.isUnderWay = false
    exactRates.isCorrection = false
    enterExactRates()
  }

  private mutating func listRegion() {
    exactRates.region.removeAll()
    for position in 0..<order.count {
      let block = nodes[order[position]].block
      if !block.exists {
        exactRates.region.append(order[position])
        continue
      }
      let record = blocks.records[block]
      for inner in 0..<record.count { exactRates.region.append(blocks.member(record, inner)) }
    }
  }

  private mutating func takeRates(isFirst: Bool) {
    for position in 0..<exactRates.region.count {
      let variable = exactRates.region[position]
      let rate = DoubleDouble(high: rates[variable])
      exactRates.rates[variable] = isFirst ? rate : exactRates.rates[variable] + rate
    }
  }

  /// Computes the remainder of the goal of each row; returns true if the rounding of coefficients
  /// accounts for all of them.
  private mutating func findRateGoals(_ member: Member) -> Bool {
    var isExplained = true
    for position in 0..<exactRates.region.count {
      let definition = nodes[exactRates.region[position]].definition
      if !definition.isRow { continue }
      let index = definition.row
      findRateGoal(of: index, member)
      if abs(exactRates.goals[index]) > exactRates.uncertainties[index] { isExplained = false }
    }
    return isExplained
  }

  private mutating func findRateGoal(of index: RowIndex, _ member: Member) {
    var goal = DoubleDouble(high: Member(index) == member ? 1 : 0)
    var uncertainty = 0.0
    let row = rows[index]
    for link in row.links {
      let entry = links.elements[link]
      // Outside the region rates are zero, and old ones are still in the list.
      if nodes[entry.variable].mark != stamp { continue }
      let product = exactRates.rates[entry.variable] * entry.coefficient
      goal = goal + -product
      uncertainty += abs(product.high) * ExactCircuit.uncertainty(of: entry.coefficient)
    }
    exactRates.goals[index] = goal.high
    exactRates.uncertainties[index] = uncertainty
  }

  /// Computes how errors of coefficients, and the remainder of the refinement, affect the rates: as
  /// for circuits, with several ``SignPattern``s.
  private mutating func findRateErrors(_ member: Member) {
    for position in 0..<exactRates.region.count {
      let variable = exactRates.region[position]
      exactRates.lows[variable] = 0
      let definition = nodes[variable].definition
      if definition.isRow {
        exactRates.residuals[definition.row] = abs(exactRates.goals[definition.row])
      }
    }
    for number in 0..<SignPattern.count {
      let pattern = SignPattern(number: number)
      for position in 0..<exactRates.region.count {
        let definition = nodes[exactRates.region[position]].definition
        if !definition.isRow { continue }
        let index = definition.row
        let error = exactRates.uncertainties[index] + exactRates.residuals[index]
        exactRates.goals[index] = pattern.part(of: error, at: index.number)
      }
      computeRatesInRegion(member)
      for position in 0..<exactRates.region.count {
        let variable = exactRates.region[position]
        exactRates.lows[variable] += abs(rates[variable])
      }
    }
    for position in 0..<exactRates.region.count {
      let variable = exactRates.region[position]
      rateErrors[variable] = Float(exactRates.lows[variable] * SignPattern.safety)
    }
  }

  private mutating func enterExactRates() {
    for position in 0..<exactRates.region.count {
      let variable = exactRates.region[position]
      let rate = exactRates.rates[variable]
      let error = Double(rateErrors[variable]) + abs(rate.high) * 0x1p-100
      let isKnown = abs(rate.high) > max(error, ExactCircuit.negligible)
      if !isKnown { noteDropped(rate) }
      rates[variable] = isKnown ? rate.high : 0
      exactRates.lows[variable] = isKnown ? rate.low : 0
      rateErrors[variable] = isKnown ? Float(error) : 0
    }
  }

  /// Returns Σ coefficient · rate of a row; zero if it is within the rounding error.
  mutating func exactRateSum(of index: RowIndex) -> Double {
    var sum = DoubleDouble()
    var error = 0.0
    let row = rows[index]
    for link in row.links {
      let entry = links.elements[link]
      let rate = DoubleDouble(high: rates[entry.variable], low: exactRates.lows[entry.variable])
      let product = rate * entry.coefficient
      sum = sum + product
      error +=
        abs(entry.coefficient) * Double(rateErrors[entry.variable])
        + abs(product.high) * ExactCircuit.uncertainty(of: entry.coefficient)
    }
    if abs(sum.high) > error { return sum.high }
    noteDropped(sum)
    return 0
  }

  private mutating func noteDropped(_ rate: DoubleDouble) {
    if abs(rate.high) > ExactCircuit.negligible { exactRates.isUncertain = true }
  }
}
