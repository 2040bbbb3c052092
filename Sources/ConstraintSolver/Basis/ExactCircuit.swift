// Circuits in double-double precision (essay, 4), for coefficients of very different magnitude, with which a
// multiplier in one double cannot be distinguished from rounding.
//
// The weights of a circuit solve a linear system, and iterative refinement makes them exact: the
// remainder of the entering row is computed in double-double numbers, and the same algorithm is
// applied to it. What then remains uncertain are the coefficients themselves: 0.1 has no exact
// double.

/// The weights of a circuit while they are refined, by the variables that the members define.
struct ExactCircuit: ~Copyable {
  fileprivate var weights = Column<NodeIndex, DoubleDouble>()
  fileprivate var residuals = Column<NodeIndex, DoubleDouble>()
  /// A bound on what rounding, mainly that of coefficients, contributes to each residual.
  fileprivate var uncertainties = Column<NodeIndex, Double>()
  /// The variables with a weight, and those with a residual.
  fileprivate var members = List<NodeIndex>()
  fileprivate var reached = List<NodeIndex>()
  fileprivate var memberMarks = Column<NodeIndex, Int32>()
  fileprivate var reachedMarks = Column<NodeIndex, Int32>()
  fileprivate var mark: Int32 = 0
  /// A bound on the rounding error of each weight.
  fileprivate var errors = Column<NodeIndex, Float>()
  /// The greatest error of a weight that was taken as zero although it is not: it is within the rounding
  /// of coefficients.
  ///
  /// Such a member might be relaxed instead; a required equation cannot, but the members of a conflict
  /// might not contradict each other without it.
  fileprivate(set) var doubt = 0.0
  /// A weight was taken as zero that another basis may distinguish from zero.
  fileprivate(set) var hasDropped = false
  /// Corrections after which refinement is given up.
  static let corrections = 6
  /// The rounding of double-double numbers in relation to that of coefficients, with seven bits for sums.
  fileprivate static let exactShare = 0x1p-40

  var bytes: Int {
    weights.bytes + residuals.bytes + uncertainties.bytes + members.bytes + reached.bytes
      + memberMarks.bytes + reachedMarks.bytes + errors.bytes
  }

  /// Forgets what was doubtful in the last circuit.
  mutating func forgetDoubt() { (doubt, hasDropped) = (0, false) }

  fileprivate mutating func begin(_ variables: Int) {
    weights.extend(to: variables, with: DoubleDouble())
    residuals.extend(to: variables, with: DoubleDouble())
    uncertainties.extend(to: variables, with: 0)
    errors.extend(to: variables, with: 0)
    memberMarks.extend(to: variables, with: 0)
    reachedMarks.extend(to: variables, with: 0)
    members.removeAll()
    mark &+= 1
  }

  fileprivate mutating func addWeight(_ weight: Double, at variable: NodeIndex) {
    if memberMarks[variable] != mark {
      memberMarks[variable] = mark
      weights[variable] = DoubleDouble()
      errors[variable] = 0
      members.append(variable)
    }
    weights[variable] = weights[variable] + DoubleDouble(high: weight)
  }

  /// Adds `weight · coefficient` to a residual.
  fileprivate mutating func addResidual(
    _ weight: DoubleDouble, _ coefficient: Double, at variable: NodeIndex
  ) {
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
    coefficient.significandBitPattern & 0xF_FFFF != 0
      ? Tolerance.unitRoundoff : Tolerance.exactUnitRoundoff
  }
}

extension Basis {
  /// Makes the weights of the circuit just computed exact, up to the rounding of coefficients.
  ///
  /// - Complexity: That of some six circuits and their residuals; more where a block is nearly singular.
  mutating func refineCircuit(of member: Member, _ tables: inout Tables) {
    circuit.exact.begin(tables.nodes.count)
    gatherWeights(&tables)
    findResiduals(of: member, &tables)
    correctWeights(of: member, upTo: 1, &tables)
    // Last, with the remainder of the refinement as a part of the errors.
    findWeightErrors(&tables)
    enterExactWeights(upTo: 0, &tables)
  }

  /// Refines the present circuit further, up to the rounding of double-double numbers: a weight that is zero for the
  /// coefficients as they are is not in doubt.
  ///
  /// Has no effect if errors are a part of the weights that matters, as where rows are nearly dependent.
  mutating func confirmZeros(of member: Member, _ tables: inout Tables) {
    var largest = 1.0
    for position in 0..<circuit.count { largest = max(largest, abs(circuit[position].weight)) }
    guard circuit.exact.doubt <= Limit.error * largest else { return }
    circuit.setKeepsRounding(true)
    correctWeights(of: member, upTo: ExactCircuit.exactShare, &tables)
    circuit.setKeepsRounding(false)
    enterExactWeights(upTo: ExactCircuit.exactShare, &tables)
  }

  /// Adds corrections to the weights until the remainder of each variable is up to this share of what the rounding of
  /// coefficients accounts for.
  private mutating func correctWeights(
    of member: Member, upTo share: Double, _ tables: inout Tables
  ) {
    var corrections = 0
    // Each pass gains the digits of a double, less those that the block loses.
    while corrections < ExactCircuit.corrections, seedResiduals(beyond: share, &tables) {
      var isStale = false
      walkCircuit(&isStale, &tables)
      gatherWeights(&tables)
      findResiduals(of: member, &tables)
      corrections += 1
    }
  }

  private mutating func gatherWeights(_ tables: inout Tables) {
    for position in 0..<circuit.count {
      let entry = circuit[position]
      let variable = tables.defined(by: entry.member)
      circuit.exact.addWeight(entry.weight, at: variable)
    }
  }

  /// Computes the remainder of the entering member with the current weights.
  private mutating func findResiduals(of member: Member, _ tables: inout Tables) {
    circuit.exact.reached.removeAll()
    circuit.exact.mark &+= 1
    for position in 0..<circuit.exact.members.count {
      circuit.exact.memberMarks[circuit.exact.members[position]] = circuit.exact.mark
    }
    addResiduals(of: member, DoubleDouble(high: 1), &tables)
    for position in 0..<circuit.exact.members.count {
      let variable = circuit.exact.members[position]
      // The remainder of the entering row is what its circuit does not express.
      let weight = -circuit.exact.weights[variable]
      addResiduals(of: tables.member(at: variable), weight, &tables)
    }
  }

  private mutating func addResiduals(
    of member: Member, _ weight: DoubleDouble, _ tables: inout Tables
  ) {
    guard member.isRow else { return circuit.exact.addResidual(weight, 1, at: member.variable) }
    var terms = tables.terms(of: member.row)
    while let entry = terms.next() {
      circuit.exact.addResidual(weight, entry.coefficient, at: entry.variable)
    }
  }

  /// Enters the residuals for another pass; returns false if a share of the rounding of coefficients accounts
  /// for all of them.
  private mutating func seedResiduals(beyond share: Double, _ tables: inout Tables) -> Bool {
    var isExplained = true
    for position in 0..<circuit.exact.reached.count {
      let variable = circuit.exact.reached[position]
      let rounding = circuit.exact.uncertainties[variable] * share
      if abs(circuit.exact.residuals[variable].high) > rounding {
        isExplained = false
        break
      }
    }
    // Each correction is a circuit of the remainder, with the same basis and without its own
    // rounding.
    if isExplained { return false }
    beginWalk(&tables)
    var isStale = false
    for position in 0..<circuit.exact.reached.count {
      let variable = circuit.exact.reached[position]
      let residual = circuit.exact.residuals[variable].high
      if residual == 0 { continue }
      tables.nodeRecords[variable].circuit.set(residual)
      reach(variable, &isStale, &tables)
    }
    return true
  }

  /// Computes how errors of coefficients, and the remainder of the refinement, affect the weights.
  ///
  /// Bounds that are added along the graph would be far too large if rows are nearly dependent: an
  /// error of one pivot changes all weights that follow from it, and where these cancel, their errors
  /// cancel as well. So the system is solved for the errors, with several ``SignPattern``s.
  ///
  /// A small error is lost where it is added to a large one that cancels afterwards. It is less than the
  /// rounding error of the sum, so each sum is enlarged by its rounding error.
  private mutating func findWeightErrors(_ tables: inout Tables) {
    circuit.setAddsRounding(true)
    defer { circuit.setAddsRounding(false) }
    for number in 0..<SignPattern.count {
      let pattern = SignPattern(number: number)
      beginWalk(&tables)
      var isStale = false
      for position in 0..<circuit.exact.reached.count {
        let variable = circuit.exact.reached[position]
        let error =
          circuit.exact.uncertainties[variable] + abs(circuit.exact.residuals[variable].high)
        if error == 0 { continue }
        tables.nodeRecords[variable].circuit.set(pattern.part(of: error, at: variable.number))
        reach(variable, &isStale, &tables)
      }
      walkCircuit(&isStale, &tables)
      for position in 0..<circuit.count {
        let entry = circuit[position]
        let variable = tables.defined(by: entry.member)
        // An error alone does not make a member: the weight was zero exactly.
        if circuit.exact.memberMarks[variable] != circuit.exact.mark { continue }
        circuit.exact.errors[variable] += Float(abs(entry.weight) * SignPattern.safety)
      }
    }
  }

  /// Replaces the circuit by its exact weights, without those within their rounding error; beyond a share of it they
  /// are in doubt.
  private mutating func enterExactWeights(upTo share: Double, _ tables: inout Tables) {
    circuit.removeMembers()
    circuit.exact.forgetDoubt()
    for position in 0..<circuit.exact.members.count {
      let variable = circuit.exact.members[position]
      let weight = circuit.exact.weights[variable]
      let error =
        Double(circuit.exact.errors[variable]) + abs(weight.high) * Tolerance.exactUnitRoundoff
      if abs(weight.high) <= max(error, Tolerance.negligible) {
        // Another basis may distinguish it from zero, with multipliers that this one omits.
        if abs(weight.high) > max(error * share, Tolerance.negligible) { noteDropped(error) }
        continue
      }
      circuit.append(
        CircuitMember(member: tables.member(at: variable), error: error, weight: weight.high),
        low: weight.low)
    }
  }

  private mutating func noteDropped(_ error: Double) {
    circuit.exact.hasDropped = true
    circuit.exact.doubt = max(circuit.exact.doubt, error)
  }
}
