// Circuits in double-double precision, for coefficients of very different magnitude, with which a
// multiplier in one double cannot be distinguished from rounding.
//
// The weights of a circuit solve a linear system, and iterative refinement makes them exact: the
// remainder of the entering row is computed in double-double numbers, and the same algorithm is
// applied to it. What then remains uncertain are the coefficients themselves: 0.1 has no exact
// double.

/// The weights of a circuit while they are refined, by the variables that the members define.
struct ExactCircuit: ~Copyable {
  var weights = Column<DoubleDouble>()
  var residuals = Column<DoubleDouble>()
  /// A bound on what rounding, mainly that of coefficients, contributes to each residual.
  var uncertainties = Column<Double>()
  /// The variables with a weight, and those with a residual.
  var members = Column<Int32>()
  var reached = Column<Int32>()
  var memberMarks = Column<Int32>()
  var reachedMarks = Column<Int32>()
  var mark: Int32 = 0
  /// A bound on the rounding error of each weight.
  var errors = Column<Float>()
  /// The low parts of the weights in the engine's circuit; empty when it was not refined.
  var lows = Column<Double>()
  /// The current pass is the one that computes errors.
  var isLast = false
  /// The work of a block's members, and its errors as the low parts.
  var work = Column<DoubleDouble>()
  /// Bounds on what these errors add to the weights of the block, in the block's order.
  var blockErrors = Column<Double>()
  /// Weights that are so small that they can only result from rounding in the arithmetic itself.
  static let negligible = 0x1p-90
  /// Number of members up to which the errors of a block are solved for one by one.
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

  /// The relative error of a coefficient, compared with what was meant.
  ///
  /// A coefficient that uses all digits of a double is assumed to be rounded; a shorter one, such
  /// as an integer or a half, is exact, and only the arithmetic rounds.
  @inline(__always) static func uncertainty(of coefficient: Double) -> Double {
    coefficient.significandBitPattern & 0xF_FFFF != 0 ? 0x1p-53 : 0x1p-100
  }
}

extension Engine {
  /// A Boolean value that indicates whether circuits and multipliers are computed in double-double
  /// precision.
  @inline(__always) var isExact: Bool { accuracy.unevenRows > 0 }

  /// Returns the difference between the exact and the rounded weight of a member of the present
  /// circuit.
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

  /// Computes the remainder of the entering member with the current weights.
  private mutating func findResiduals(of member: Int32) {
    exactCircuit.reached.removeAll()
    exactCircuit.mark &+= 1
    for position in 0..<exactCircuit.members.count {
      exactCircuit.memberMarks[exactCircuit.members[position]] = exactCircuit.mark
      // Refinement removes what the earlier passes added.
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

  /// Enters the residuals for another pass; returns false if there are none.
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

  /// Replaces the circuit by its exact weights, without those within their rounding error.
  private mutating func enterExactWeights() {
    circuit.removeAll()
    exactCircuit.lows.removeAll()
    for position in 0..<exactCircuit.members.count {
      let variable = exactCircuit.members[position]
      let weight = exactCircuit.weights[variable]
      let error = Double(exactCircuit.errors[variable]) + abs(weight.high) * 0x1p-100
      if abs(weight.high) <= error {
        // Another basis may distinguish it from zero, with multipliers that this one omits.
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

  /// Expresses the work on a block, with its uncertainty, without dropping anything.
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

  /// Computes how far errors of the work on a block make its weights uncertain.
  ///
  /// The system is solved for each error, and the absolute solutions are added. In a large block it
  /// is solved for all errors at once, with several patterns of signs.
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

  /// Returns the residual of a row or bound according to its circuit, from the constants alone.
  mutating func exactExcess(of entering: Int32) -> Double {
    var sum = place(of: entering)
    for position in 0..<circuit.count {
      let other = place(of: circuit[position].member)
      sum = sum + -(exactWeight(position) * other)
    }
    return sum.high
  }

  /// Returns a row's constant; for an active bound minus its value, and 0 for one that enters.
  private mutating func place(of member: Int32) -> DoubleDouble {
    DoubleDouble(high: member >= 0 ? rows[member].constant : -values[~member])
  }
}
