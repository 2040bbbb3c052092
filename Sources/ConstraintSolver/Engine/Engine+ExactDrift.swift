// Directions in double-double precision: the counterpart of exact circuits, a column of the inverse
// instead of a row. The rates solve `row · rates = goal` for every active row, and are refined in
// the same way.

/// The rates of a direction while they are refined.
struct ExactDrift: ~Copyable {
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
  mutating func driftExactly(_ member: Int32) {
    exactDrift.goals.extend(to: rows.count, with: 0)
    exactDrift.uncertainties.extend(to: rows.count, with: 0)
    exactDrift.rates.extend(to: nodes.count, with: DoubleDouble())
    exactDrift.lows.extend(to: nodes.count, with: 0)
    listRegion()
    exactDrift.isUnderWay = true
    driftInRegion(member)
    takeRates(isFirst: true)
    exactDrift.isCorrection = true
    for isLast in [false, true] {
      for position in 0..<exactDrift.region.count {
        findDriftGoal(of: nodes[exactDrift.region[position]].definition, member)
      }
      clearDriftErrors()
      exactDrift.isLast = isLast
      driftInRegion(member)
      takeRates(isFirst: false)
    }
    exactDrift.isUnderWay = false
    exactDrift.isCorrection = false
    exactDrift.isLast = false
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

  private mutating func findDriftGoal(of index: Int32, _ member: Int32) {
    guard index >= 0 else { return }
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

  /// Returns Σ coefficient · rate of a row; zero if it is within the rounding error.
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

  /// Computes how errors of a block's rows, and of the rates outside it, affect the block's rates.
  mutating func findDriftErrors(_ index: Int32, _ record: Blocks.Record) {
    for position in 0..<record.count {
      let row = nodes[blocks.member(record, position)].definition
      var error = exactDrift.uncertainties[row]
      for link in rows[row].firstTerm..<(rows[row].firstTerm &+ rows[row].termCount) {
        let entry = links.elements[link]
        if nodes[entry.variable].block == index { continue }
        error += abs(entry.coefficient) * Double(driftErrors[entry.variable])
      }
      if error == 0 { continue }
      respond(index, to: row)
      for inner in 0..<record.count {
        let member = blocks.member(record, inner)
        exactDrift.lows[member] += abs(blocks.response[member]) * error
      }
    }
    for position in 0..<record.count {
      let member = blocks.member(record, position)
      driftErrors[member] = Float(exactDrift.lows[member])
      exactDrift.lows[member] = 0
    }
  }
}
