// Directions in twice the precision: the counterpart of exact circuits, a column of the inverse in place of
// a row. The rates solve `row · rates = goal` for every active row, and are refined in the same way.

/// The rates of a direction while they are refined.
struct ExactDrift: ~Copyable {
  /// A direction is being refined: nothing is taken for rounding.
  var isUnderWay = false
  /// What is computed corrects the rates found before.
  var isCorrection = false
  /// What the rates leave of the goal of each row, and what rounding may have added to it.
  var goals = Column<Double>()
  var uncertainties = Column<Double>()
  /// What is left, while errors are found in place of rates.
  var residuals = Column<Double>()
  /// The rates found before, by variable.
  var rates = Column<DoubleDouble>()
  /// The low parts of the engine's rates.
  var lows = Column<Double>()
  /// The variables of the region, those of blocks included.
  var region = Column<Int32>()

  init() {}

  var bytes: Int {
    goals.bytes + uncertainties.bytes + residuals.bytes + rates.bytes + lows.bytes + region.bytes
  }
}

extension Engine {
  /// Computes the rates of the region in `order`, exact up to the rounding of coefficients.
  ///
  /// - Complexity: That of some six directions and their residuals; more where a block is nearly singular.
  mutating func driftExactly(_ member: Int32) {
    exactDrift.goals.extend(to: rows.count, with: 0)
    exactDrift.uncertainties.extend(to: rows.count, with: 0)
    exactDrift.residuals.extend(to: rows.count, with: 0)
    exactDrift.rates.extend(to: nodes.count, with: DoubleDouble())
    exactDrift.lows.extend(to: nodes.count, with: 0)
    listRegion()
    exactDrift.isUnderWay = true
    driftInRegion(member)
    takeRates(isFirst: true)
    exactDrift.isCorrection = true
    var corrections = 0
    while !findDriftGoals(member), corrections < ExactCircuit.corrections {
      driftInRegion(member)
      takeRates(isFirst: false)
      corrections += 1
    }
    findDriftErrors(member)
    exactDrift.isUnderWay = false
    exactDrift.isCorrection = false
    enterExactRates()
  }

  private mutating func listRegion() {
    exactDrift.region.removeAll()
    for position in 0..<order.count {
      let block = nodes[order[position]].block
      if block < 0 {
        exactDrift.region.append(order[position])
        continue
      }
      let record = blocks.records[block]
      for inner in 0..<record.count { exactDrift.region.append(blocks.member(record, inner)) }
    }
  }

  private mutating func takeRates(isFirst: Bool) {
    for position in 0..<exactDrift.region.count {
      let variable = exactDrift.region[position]
      let rate = DoubleDouble(high: drift[variable])
      exactDrift.rates[variable] = isFirst ? rate : exactDrift.rates[variable] + rate
    }
  }

  /// Computes what the rates leave of the goal of each row; true when coefficients explain all of it.
  private mutating func findDriftGoals(_ member: Int32) -> Bool {
    var isExplained = true
    for position in 0..<exactDrift.region.count {
      let index = nodes[exactDrift.region[position]].definition
      if index < 0 { continue }
      findDriftGoal(of: index, member)
      if abs(exactDrift.goals[index]) > exactDrift.uncertainties[index] { isExplained = false }
    }
    return isExplained
  }

  private mutating func findDriftGoal(of index: Int32, _ member: Int32) {
    var goal = DoubleDouble(high: index == member ? 1 : 0)
    var uncertainty = 0.0
    let row = rows[index]
    for link in row.firstTerm..<(row.firstTerm &+ row.termCount) {
      let entry = links.elements[link]
      // Outside the region rates are zero, and old ones are still in the list.
      if nodes[entry.variable].mark != stamp { continue }
      let product = exactDrift.rates[entry.variable] * entry.coefficient
      goal = goal + -product
      uncertainty += abs(product.high) * ExactCircuit.uncertainty(of: entry.coefficient)
    }
    exactDrift.goals[index] = goal.high
    exactDrift.uncertainties[index] = uncertainty
  }

  /// Finds how far errors of coefficients, and what refinement left, make the rates uncertain: as for
  /// circuits, with several ``SignPattern``s.
  private mutating func findDriftErrors(_ member: Int32) {
    for position in 0..<exactDrift.region.count {
      let variable = exactDrift.region[position]
      exactDrift.lows[variable] = 0
      let index = nodes[variable].definition
      if index >= 0 { exactDrift.residuals[index] = abs(exactDrift.goals[index]) }
    }
    for number in 0..<SignPattern.count {
      let pattern = SignPattern(number: number)
      for position in 0..<exactDrift.region.count {
        let index = nodes[exactDrift.region[position]].definition
        if index < 0 { continue }
        let error = exactDrift.uncertainties[index] + exactDrift.residuals[index]
        exactDrift.goals[index] = pattern.part(of: error, at: index)
      }
      driftInRegion(member)
      for position in 0..<exactDrift.region.count {
        let variable = exactDrift.region[position]
        exactDrift.lows[variable] += abs(drift[variable])
      }
    }
    for position in 0..<exactDrift.region.count {
      let variable = exactDrift.region[position]
      driftErrors[variable] = Float(exactDrift.lows[variable] * SignPattern.safety)
    }
  }

  private mutating func enterExactRates() {
    for position in 0..<exactDrift.region.count {
      let variable = exactDrift.region[position]
      let rate = exactDrift.rates[variable]
      let error = Double(driftErrors[variable]) + abs(rate.high) * 0x1p-100
      let isKnown = abs(rate.high) > error
      drift[variable] = isKnown ? rate.high : 0
      exactDrift.lows[variable] = isKnown ? rate.low : 0
      driftErrors[variable] = isKnown ? Float(error) : 0
    }
  }

  /// Σ coefficient · drift of a row; zero when rounding alone explains it.
  mutating func exactDriftSum(of index: Int32) -> Double {
    var sum = DoubleDouble()
    var error = 0.0
    let row = rows[index]
    for link in row.firstTerm..<(row.firstTerm &+ row.termCount) {
      let entry = links.elements[link]
      let rate = DoubleDouble(high: drift[entry.variable], low: exactDrift.lows[entry.variable])
      let product = rate * entry.coefficient
      sum = sum + product
      error +=
        abs(entry.coefficient) * Double(driftErrors[entry.variable])
        + abs(product.high) * ExactCircuit.uncertainty(of: entry.coefficient)
    }
    return abs(sum.high) > error ? sum.high : 0
  }
}
