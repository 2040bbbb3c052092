// Loss of accuracy (essay, 4): the system is solved again, and limits are reported if that does not help.
//
// With coefficients of very different magnitude, a basis can be regular in exact arithmetic but
// singular in double precision. Such a basis is detected because the path of an exchange does not
// exist, a block has no solution, a conflict has no row that could be broken, rounds do not end, or
// the solution is not verified (`Engine+Proof.swift`), none of which happens in exact arithmetic.
// The engine then forgets the basis and solves again from the first row on, with every block
// factored as a whole. If the same happens again, the values are marked: `Solver.limits` lists the
// constraints that are violated.

/// The reliability of the numbers of the last solve.
struct Accuracy: BitwiseCopyable {
  /// An event that cannot occur in exact arithmetic.
  enum Loss: UInt8 {
    /// The leaving member cannot be reached from the entering one.
    case noPath
    /// Only bounds contradict each other.
    case noRowInConflict
    /// The steps do not end.
    case endless
    /// A value is infinite or NaN.
    case overflow
    /// The rows of a block are linearly dependent.
    case singular
  }

  /// The last event that only rounding explains, or nil.
  var loss: Loss?
  /// The system is being solved again, from the first row on.
  var isCareful = false
  /// The last solve had no reliable result: the next one starts from the first row on.
  var isMarked = false
  /// Since all values were last checked, a value was beyond ``Limit/value`` or a block amplified
  /// errors.
  var metGrowth = false
  /// After the last solve, a value is beyond ``Limit/value`` or has a greater error than
  /// ``Limit/error``.
  var hasInexactValue = false
}

extension Engine {
  /// Records an event that cannot occur in exact arithmetic.
  mutating func loseAccuracy(_ loss: Accuracy.Loss) { accuracy.loss = loss }

  /// Records a value beyond ``Limit/value``: harmless during a solve, but reported in the solution.
  @inline(never) mutating func noteGreatValue(of variable: NodeIndex) {
    accuracy.metGrowth = true
    guard !tables.values[variable].isFinite else { return }
    // It would spread to everything that is computed from it.
    tables.values[variable] = tables.bounds[variable].rest
    loseAccuracy(.overflow)
  }

  /// Checks whether a value has a greater error than ``Limit/error``.
  ///
  /// - Complexity: O(terms) if coefficients or blocks could amplify errors, otherwise O(1).
  mutating func lookForInexactValues() {
    guard accuracy.metGrowth || accuracy.hasInexactValue || tables.wideRows > 0 else { return }
    accuracy.metGrowth = false
    let errors = valueErrors()
    accuracy.hasInexactValue = false
    for variable in tables.values.indices
    where tables.nodes[variable].flags.contains(.alive)
      && !(errors[variable] <= Limit.error * (1 + abs(tables.values[variable])))
    {
      accuracy.hasInexactValue = true
    }
  }

  /// Returns bounds on the difference of each value from the exact one of the same basis: infinite
  /// beyond ``Limit/value``.
  ///
  /// A running error analysis along the definitions: each term adds the error and the rounding of
  /// its value, the constant its own, and the pivot divides the sum. The members of a block depend
  /// on the errors of all its rows.
  mutating func valueErrors() -> Column<NodeIndex, Double> {
    repairDepths()
    var errors = Column<NodeIndex, Double>()
    errors.extend(to: tables.values.count, with: 0)
    var sorted: [NodeIndex] = []
    for variable in tables.values.indices where tables.nodes[variable].flags.contains(.alive) {
      if tables.nodes[variable].definition.isRow { sorted.append(variable) }
      if !(abs(tables.values[variable]) <= Limit.value) { errors[variable] = .infinity }
    }
    sorted.sort { a, b in
      let (x, y) = (tables.nodes[a], tables.nodes[b])
      return x.depth != y.depth ? x.depth < y.depth : x.block != y.block ? x.block < y.block : a < b
    }
    var start = 0
    while start < sorted.count {
      let block = tables.nodes[sorted[start]].block
      var end = start + 1
      if block.exists {
        while end < sorted.count, tables.nodes[sorted[end]].block == block { end += 1 }
      }
      if block.exists {
        addBlockErrors(of: block, to: &errors)
      } else {
        let error = definitionError(of: sorted[start], in: .null, errors)
        errors[sorted[start]] = max(errors[sorted[start]], error)
      }
      start = end
    }
    return errors
  }

  private mutating func addBlockErrors(
    of index: BlockIndex, to errors: inout Column<NodeIndex, Double>
  ) {
    let record = blocks.records[index]
    let members = (0..<record.count).map { blocks.member(record, $0) }
    var inputs: [Double] = []
    for member in members { inputs.append(definitionError(of: member, in: index, errors)) }
    guard record.count <= Self.largestAnsweringBlock else {
      let largest = (inputs.max() ?? 0) * record.growth
      for member in members { errors[member] = max(errors[member], largest) }
      return
    }
    var sums = Array(repeating: 0.0, count: members.count)
    for (position, input) in inputs.enumerated() where input > 0 {
      respond(index, to: tables.nodes[members[position]].definition.row)
      for (other, member) in members.enumerated() {
        sums[other] += abs(blocks.response[member]) * input
      }
    }
    for (position, member) in members.enumerated() {
      errors[member] = max(errors[member], sums[position])
    }
  }

  /// Number of members up to which the response of a block to each of its rows is computed.
  private static var largestAnsweringBlock: Int32 { 64 }

  /// The contribution of terms outside a block, and of rounding, to the error of a variable by its
  /// definition.
  private mutating func definitionError(
    of variable: NodeIndex, in block: BlockIndex,
    _ errors: borrowing Column<NodeIndex, Double>
  ) -> Double {
    let row = tables.rows[tables.nodes[variable].definition.row]
    var error = abs(row.constant) * Tolerance.unitRoundoff
    // A small contradiction is resolved only up to the tolerance.
    if row.flags.contains(.relieved) { error += Tolerance.residual }
    for link in row.links {
      let entry = tables.links.elements[link]
      if entry.variable == variable { continue }
      let isInside = block.exists && tables.nodes[entry.variable].block == block
      let inherited = isInside ? 0 : errors[entry.variable]
      error +=
        abs(entry.coefficient)
        * (inherited + Tolerance.constant * abs(tables.values[entry.variable]))
    }
    return block.exists ? error : error / abs(tables.nodes[variable].pivot)
  }

  /// Solves again if the numbers of this solve are not reliable, and marks the result if they still
  /// are not.
  ///
  /// - Complexity: That of a first solve of the whole system, when accuracy was lost; otherwise O(1).
  mutating func recoverIfNeeded() {
    defer { lookForInexactValues() }
    guard isUnreliable() else { return }
    statistics.recoveries &+= 1
    solveCarefully()
    if isUnreliable() { markResult() }
  }

  /// Marks a result that is not reliable, so that the next solve begins with the first row.
  mutating func postponeRecovery() {
    defer { lookForInexactValues() }
    if isUnreliable() { markResult() }
  }

  /// Whether accuracy was lost, or the constraints as the caller gave them contradict the answer.
  private mutating func isUnreliable() -> Bool {
    accuracy.loss != nil || tables.arithmetic.provesSolutions && !isProven()
  }

  private mutating func markResult() {
    accuracy.loss = nil
    accuracy.isMarked = true
    statistics.unfinished &+= 1
  }

  /// Solves from the first row on, with every block factored as a whole.
  mutating func solveCarefully() {
    accuracy.isCareful = true
    beginAfresh()
    crash()
    runRounds()
    if accuracy.loss != .endless { settleCompletely() }
    isUnsettled = false
    accuracy.isCareful = false
  }

  /// Recomputes all multipliers from the violated rows, and resets rows that must not be violated
  /// then.
  ///
  /// Steps add to multipliers, so rounding errors accumulate, particularly if a basis with large
  /// weights occurred.
  ///
  /// - Complexity: O(rows) + a walk for each level; a circuit for each violated row where they are exact.
  mutating func refreshMultipliers() {
    statistics.refreshes &+= 1
    multipliers.areWorn = false
    repairDepths()
    for index in tables.rows.indices where tables.rows[index].multiplier.exists {
      clearMultiplier(of: Member(index))
      markLoose(Member(index))
    }
    for variable in tables.nodes.indices where tables.nodes[variable].multiplier.exists {
      clearMultiplier(of: Member(variable))
      markLoose(Member(variable))
    }
    if !tables.arithmetic.combinesRows {
      balanceSingleRows()
    } else {
      work.resetRows.removeAll()
      for index in tables.rows.indices where tables.rows[index].side != 0 {
        work.resetRows.append(index)
      }
      balanceRows(by: -1)
    }
    drainResets()
    multipliers.areWorn = false
  }

  /// Adds to the multipliers, for each violated row, its circuit.
  private mutating func balanceSingleRows() {
    var touched: [Member] = []
    for index in tables.rows.indices where tables.rows[index].side != 0 {
      tables.epochs.round &+= 1
      _ = computeCircuit(of: Member(index))
      let level = tables.rows[index].level
      let price = Double(tables.rows[index].side) * tables.unit(of: index)
      for position in 0..<circuit.count {
        let entry = circuit[position]
        if !entry.member.isRow && tables.nodes[entry.member.variable].definition == .superbasic {
          work.resetting.append(entry.member.variable)
          continue
        }
        addMultiplier(
          exactWeight(position) * -price, error: abs(price) * Double(entry.error), at: level,
          to: entry.member)
        touched.append(entry.member)
      }
    }
    for member in touched where !isWithinBounds(member) {
      work.resetting.append(!member.isRow ? member.variable : tables.rows[member.row].defined)
    }
  }

  /// Removes every row from the basis and every violation, as if all rows had just been added.
  mutating func beginAfresh() {
    accuracy.loss = nil
    accuracy.isMarked = false
    clearPlan()
    forgetConflicts()
    for index in tables.rows.indices where tables.rows[index].flags.contains(.alive) {
      forgetBasis(of: index)
    }
    for variable in tables.nodes.indices where tables.nodes[variable].flags.contains(.alive) {
      tables.nodes[variable].definition = .superbasic
      tables.nodes[variable].pivot = 1
      tables.nodes[variable].work = 0
      tables.nodes[variable].block = .null
      tables.nodes[variable].depth = 0
      tables.nodes[variable].references = 0
      tables.nodes[variable].flags.subtract([
        .dirty, .determined, .queued, .loose, .settled, .shifted,
      ])
      clearMultiplier(of: Member(variable))
      tables.values[variable] = tables.bounds[variable].rest
      evaluation.changed.append(variable)
    }
    circuit.errors.removeAll()
    activeRows = 0
    hasBasis = false
    evaluation.depthsAreDirty = false
    blocks.releaseAll()
    work.seeds.removeAll()
    work.rows.removeAll()
    work.bounds.removeAll()
    work.queue.removeAll()
    work.loose.removeAll()
    work.touched.removeAll()
    work.resetting.removeAll()
    for variable in tables.nodes.indices
    where tables.nodes[variable].flags.isSuperset(of: [.alive, .bounded]) {
      tables.nodes[variable].flags.insert(.queued)
      work.bounds.append(variable)
    }
    for variable in tables.nodes.indices where tables.nodes[variable].flags.contains(.alive) {
      markLoose(Member(variable))
    }
  }

  private mutating func forgetBasis(of index: RowIndex) {
    clearMultiplier(of: Member(index))
    tables.rows[index].defined = .null
    tables.rows[index].side = 0
    tables.rows[index].flags.subtract([.broken, .queued, .loose, .settled, .inConflict, .relieved])
    if !tables.rows[index].flags.contains(.fresh) {
      tables.rows[index].flags.insert(.fresh)
      requests.added.append(index)
    }
  }
}
