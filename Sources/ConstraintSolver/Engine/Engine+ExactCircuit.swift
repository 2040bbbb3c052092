// Circuits in twice the precision, where coefficients of very different size make prices that one
// double cannot tell from rounding.
//
// The weights of a circuit solve a linear system, and iterative refinement makes them exact: what the
// weights leave of the entering row is computed in double-double numbers, and explained once more by the
// same walk. What then remains uncertain are the coefficients themselves: 0.1 has no double.

/// The weights of a circuit while they are refined, by the variables that the members define.
struct ExactCircuit: ~Copyable {
  var weights = Column<DoubleDouble>()
  var residuals = Column<DoubleDouble>()
  /// What rounding, mostly that of coefficients, may contribute to each residual.
  var uncertainties = Column<Double>()
  /// The variables with a weight, and those with a residual.
  var members = Column<Int32>()
  var reached = Column<Int32>()
  var memberMarks = Column<Int32>()
  var reachedMarks = Column<Int32>()
  var mark: Int32 = 0
  /// By how much rounding may have changed each weight.
  var errors = Column<Float>()
  /// The low parts of the weights in the engine's circuit; empty when it was not refined.
  var lows = Column<Double>()
  /// The walk under way is the one that finds errors.
  var isLast = false
  /// The work of a block's members, and its errors as the low parts.
  var work = Column<DoubleDouble>()
  /// What these errors may add to the weights of the block, in the block's order.
  var blockErrors = Column<Double>()
  /// Weights too small to be left over from anything but the arithmetic itself.
  static let negligible = 0x1p-90
  /// Members up to which the errors of a block are explained one by one.
  static let signPatterns: Int32 = 8

  init() {}

  var bytes: Int {
    weights.bytes + residuals.bytes + uncertainties.bytes + members.bytes + reached.bytes
      + memberMarks.bytes + reachedMarks.bytes + errors.bytes + lows.bytes + work.bytes
      + blockErrors.bytes
  }

  mutating func begin(_ variables: Int) {
    weights.extend(to: variables, with: DoubleDouble())
    residuals.extend(to: variables, with: DoubleDouble())
    uncertainties.extend(to: variables, with: 0)
    errors.extend(to: variables, with: 0)
    memberMarks.extend(to: variables, with: 0)
    reachedMarks.extend(to: variables, with: 0)
    members.removeAll()
    mark &+= 1
  }

  mutating func addWeight(_ weight: Double, error: Float, at variable: Int32) {
    if memberMarks[variable] != mark {
      memberMarks[variable] = mark
      weights[variable] = DoubleDouble()
      members.append(variable)
    }
    weights[variable] = weights[variable] + DoubleDouble(high: weight)
    errors[variable] = error
  }

  /// Adds `weight · coefficient` to a residual.
  mutating func addResidual(_ weight: DoubleDouble, _ coefficient: Double, at variable: Int32) {
    if reachedMarks[variable] != mark {
      reachedMarks[variable] = mark
      residuals[variable] = DoubleDouble()
      uncertainties[variable] = 0
      reached.append(variable)
    }
    residuals[variable] = residuals[variable] + weight * coefficient
    uncertainties[variable] +=
      abs(weight.high * coefficient) * Self.uncertainty(of: coefficient)
  }

  /// Part of a coefficient by which it may differ from what was meant.
  ///
  /// One that is as long as a double is the nearest to what was meant; a shorter one, such as an integer
  /// or a half, is exact, and only the arithmetic rounds.
  @inline(__always) static func uncertainty(of coefficient: Double) -> Double {
    coefficient.significandBitPattern & 0xF_FFFF != 0 ? 0x1p-53 : 0x1p-100
  }
}

extension Engine {
  /// A Boolean value that tells whether circuits and multipliers are computed in twice the precision.
  @inline(__always) var isExact: Bool { accuracy.unevenRows > 0 }

  /// By how much the weight of a member of the present circuit differs from its rounded value.
  @inline(__always) mutating func exactWeight(_ position: Int) -> DoubleDouble {
    DoubleDouble(
      high: circuit[position].weight,
      low: exactCircuit.lows.count > 0 ? exactCircuit.lows[position] : 0)
  }

  /// Makes the weights of the circuit just computed exact, up to the rounding of coefficients.
  ///
  /// - Complexity: That of three circuits and their residuals.
  mutating func refineCircuit(of member: Int32) {
    exactCircuit.begin(nodes.count)
    gatherWeights()
    for isLast in [false, true] {
      findResiduals(of: member)
      exactCircuit.isLast = isLast
      guard seedResiduals() else { continue }
      var isStale = false
      walkCircuit(&isStale)
      gatherWeights()
    }
    exactCircuit.isLast = false
    enterExactWeights()
  }

  private mutating func gatherWeights() {
    for position in 0..<circuit.count {
      let entry = circuit[position]
      let variable = entry.member < 0 ? ~entry.member : rows[entry.member].defined
      exactCircuit.addWeight(entry.weight, error: entry.error, at: variable)
    }
  }

  /// Computes what the weights leave of the entering member.
  private mutating func findResiduals(of member: Int32) {
    exactCircuit.reached.removeAll()
    exactCircuit.mark &+= 1
    for position in 0..<exactCircuit.members.count {
      exactCircuit.memberMarks[exactCircuit.members[position]] = exactCircuit.mark
      // What the walks before this one added is refined away.
      exactCircuit.errors[exactCircuit.members[position]] = 0
    }
    addResiduals(of: member, DoubleDouble(high: 1))
    for position in 0..<exactCircuit.members.count {
      let variable = exactCircuit.members[position]
      let weight = -exactCircuit.weights[variable]
      let definition = nodes[variable].definition
      addResiduals(of: definition < 0 ? ~variable : definition, weight)
    }
  }

  private mutating func addResiduals(of member: Int32, _ weight: DoubleDouble) {
    guard member >= 0 else { return exactCircuit.addResidual(weight, 1, at: ~member) }
    let row = rows[member]
    for link in row.firstTerm..<(row.firstTerm &+ row.termCount) {
      let entry = links.elements[link]
      exactCircuit.addResidual(weight, entry.coefficient, at: entry.variable)
    }
  }

  /// Lays the residuals on their variables for a walk; false when there is nothing left to explain.
  private mutating func seedResiduals() -> Bool {
    beginWalk()
    var isStale = false
    for position in 0..<exactCircuit.reached.count {
      let variable = exactCircuit.reached[position]
      let residual = exactCircuit.residuals[variable].high
      let error = exactCircuit.isLast ? exactCircuit.uncertainties[variable] : 0
      if residual == 0 && error == 0 { continue }
      nodes[variable].work = residual
      workErrors[variable] = Float(error)
      reach(variable, &isStale)
    }
    return heap.count > 0
  }

  /// Replaces the circuit by its exact weights, without those that rounding explains.
  private mutating func enterExactWeights() {
    circuit.removeAll()
    exactCircuit.lows.removeAll()
    for position in 0..<exactCircuit.members.count {
      let variable = exactCircuit.members[position]
      let weight = exactCircuit.weights[variable]
      let error = Double(exactCircuit.errors[variable]) + abs(weight.high) * 0x1p-100
      if abs(weight.high) <= error {
        // Another basis may tell it from zero, with prices that this one leaves out.
        if abs(weight.high) > ExactCircuit.negligible { multipliers.areWorn = true }
        continue
      }
      let definition = nodes[variable].definition
      circuit.append(
        CircuitMember(
          member: definition < 0 ? ~variable : definition, error: error, weight: weight.high))
      exactCircuit.lows.append(weight.low)
    }
  }

  /// Explains what falls on a block, and how uncertain that is, dropping nothing.
  mutating func passWholeBlock(_ index: Int32, _ isStale: inout Bool) {
    takeBlockWork(index)
    if isStale { return clearWork(of: index) }
    if !blocks.records[index].isFactored { factorBlock(index) }
    let record = blocks.records[index]
    findBlockErrors(index, record)
    for position in 0..<record.count {
      nodes[blocks.member(record, position)].work = exactCircuit.work[position].high
    }
    explainWhole(index, record)
    clearWork(of: index)
    let placed = record.count - record.tearCount
    for tear in placed..<record.count {
      passMember(index, record, tear, exactCircuit.blockErrors[tear], &isStale)
    }
    var position = placed
    while position > 0 {
      position -= 1
      passMember(index, record, position, exactCircuit.blockErrors[position], &isStale)
    }
  }

  /// Saves the work on a block's members, with its error as the low part.
  private mutating func takeBlockWork(_ index: Int32) {
    let record = blocks.records[index]
    exactCircuit.work.removeAll()
    for position in 0..<record.count {
      let member = blocks.member(record, position)
      exactCircuit.work.append(
        DoubleDouble(high: nodes[member].work, low: takeWorkError(of: member)))
    }
  }

  /// Finds how far the errors of the work on a block make its weights uncertain.
  ///
  /// Each error is explained as if it were work, and the sizes of what explains it are added up. In a
  /// large block all errors are explained at once, with several patterns of signs.
  private mutating func findBlockErrors(_ index: Int32, _ record: Blocks.Record) {
    exactCircuit.blockErrors.removeAll()
    exactCircuit.blockErrors.extend(to: Int(record.count), with: 0)
    guard exactCircuit.isLast else { return }
    let isSmall = record.count <= ExactCircuit.signPatterns
    for pattern in 0..<min(record.count, ExactCircuit.signPatterns) {
      var signs = UInt32(truncatingIfNeeded: pattern) &* 2_654_435_769
      var hasError = false
      for position in 0..<record.count {
        signs = signs &* 1_664_525 &+ 1_013_904_223
        let isTaken = isSmall ? position == pattern : true
        let error = isTaken ? exactCircuit.work[position].low : 0
        if error > 0 { hasError = true }
        nodes[blocks.member(record, position)].work = signs >> 31 == 0 ? error : -error
      }
      if !hasError { continue }
      explainWhole(index, record)
      for position in 0..<Int(record.count) {
        exactCircuit.blockErrors[position] += abs(blocks.weights[position])
      }
    }
  }

  private mutating func explainWhole(_ index: Int32, _ record: Blocks.Record) {
    blocks.weights.removeAll()
    blocks.weights.extend(to: Int(record.count), with: 0)
    _ = explainBlock(index, record)
  }

  /// The residual of a row or bound as its circuit has it: computed from the constants alone.
  mutating func exactExcess(of entering: Int32) -> Double {
    var sum = place(of: entering)
    for position in 0..<circuit.count {
      let other = place(of: circuit[position].member)
      sum = sum + -(exactWeight(position) * other)
    }
    return sum.high
  }

  /// A row's constant; for a bound minus the place where it holds its variable, and 0 for one that enters.
  private mutating func place(of member: Int32) -> DoubleDouble {
    DoubleDouble(high: member >= 0 ? rows[member].constant : -values[~member])
  }
}
