// Directions in double-double precision: the counterpart of exact circuits, a column of the inverse
// instead of a row. The rates solve `row · rates = goal` for every active row, and are refined in
// the same way.

/// The rates of a direction while they are refined.
struct ExactRates: ~Copyable {
  /// A direction is being refined: nothing is dropped as rounding.
  var isUnderWay = false
  /// The computation corrects the rates that were found before.
  var isCorrection = false
  /// The current correction is the one that computes errors.
  var isLast = false
  /// The remainder of the goal of each row, and a bound on its rounding error.
  var goals = Column<Double>()
  var uncertainties = Column<Double>()
  /// The rates found before, by variable.
  var rates = Column<DoubleDouble>()
  /// The low parts of the engine's rates.
  var lows = Column<Double>()
  /// The variables of the region, those of blocks included.
  var region = Column<Int32>()

  init() {}

  var bytes: Int {
    goals.bytes + uncertainties.bytes + rates.bytes + lows.bytes + region.bytes
  }
}

extension Engine {
  /// Computes the rates of the region in `order`, exact up to the rounding of coefficients.
  ///
  /// - Complexity: That of three directions and their residuals.
  mutating func computeExactRates(_ member: Int32) {
    exactRates.goals.extend(to: rows.count, with: 0)
    exactRates.uncertainties.extend(to: rows.count, with: 0)
    exactRates.rates.extend(to: nodes.count, with: DoubleDouble())
    exactRates.lows.extend(to: nodes.count, with: 0)
    listRegion()
    exactRates.isUnderWay = true
    computeRatesInRegion(member)
    takeRates(isFirst: true)
    exactRates.isCorrection = true
    for isLast in [false, true] {
      for position in 0..<exactRates.region.count {
        findRateGoal(of: nodes[exactRates.region[position]].definition, member)
      }
      clearRateErrors()
      exactRates.isLast = isLast
      computeRatesInRegion(member)
      takeRates(isFirst: false)
    }
    exactRates.isUnderWay = false
    exactRates.isCorrection = false
    exactRates.isLast = false
    enterExactRates()
  }

  private mutating func listRegion() {
    exactRates.region.removeAll()
    for position in 0..<order.count {
      let block = nodes[order[position]].block
      if block < 0 {
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

  private mutating func findRateGoal(of index: Int32, _ member: Int32) {
    guard index >= 0 else { return }
    var goal = DoubleDouble(high: index == member ? 1 : 0)
    var uncertainty = 0.0
    let row = rows[index]
    for link in row.firstTerm..<(row.firstTerm &+ row.termCount) {
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

  private mutating func enterExactRates() {
    for position in 0..<exactRates.region.count {
      let variable = exactRates.region[position]
      let rate = exactRates.rates[variable]
      let error = Double(rateErrors[variable]) + abs(rate.high) * 0x1p-100
      let isKnown = abs(rate.high) > error
      rates[variable] = isKnown ? rate.high : 0
      exactRates.lows[variable] = isKnown ? rate.low : 0
      rateErrors[variable] = isKnown ? Float(error) : 0
    }
  }

  /// Returns Σ coefficient · rate of a row; zero if it is within the rounding error.
  mutating func exactRateSum(of index: Int32) -> Double {
    var sum = DoubleDouble()
    var error = 0.0
    let row = rows[index]
    for link in row.firstTerm..<(row.firstTerm &+ row.termCount) {
      let entry = links.elements[link]
      let rate = DoubleDouble(high: rates[entry.variable], low: exactRates.lows[entry.variable])
      let product = rate * entry.coefficient
      sum = sum + product
      error +=
        abs(entry.coefficient) * Double(rateErrors[entry.variable])
        + abs(product.high) * ExactCircuit.uncertainty(of: entry.coefficient)
    }
    return abs(sum.high) > error ? sum.high : 0
  }

  /// Computes how errors of a block's rows, and of the rates outside it, affect the block's rates.
  mutating func findRateErrors(_ index: Int32, _ record: Blocks.Record) {
    for position in 0..<record.count {
      let row = nodes[blocks.member(record, position)].definition
      var error = exactRates.uncertainties[row]
      for link in rows[row].firstTerm..<(rows[row].firstTerm &+ rows[row].termCount) {
        let entry = links.elements[link]
        if nodes[entry.variable].block == index { continue }
        error += abs(entry.coefficient) * Double(rateErrors[entry.variable])
      }
      if error == 0 { continue }
      respond(index, to: row)
      for inner in 0..<record.count {
        let member = blocks.member(record, inner)
        exactRates.lows[member] += abs(blocks.response[member]) * error
      }
    }
    for position in 0..<record.count {
      let member = blocks.member(record, position)
      rateErrors[member] = Float(exactRates.lows[member])
      exactRates.lows[member] = 0
    }
  }
}
