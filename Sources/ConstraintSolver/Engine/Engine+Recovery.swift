// When the numbers cannot be trusted: starting again, and saying so if that does not help.
//
// Coefficients of very different size can make a basis that exact arithmetic distinguishes from a
// singular one and double precision does not. Such a basis shows itself: a path that the circuit
// promises does not exist, a block has no solution, a conflict has no row that could be broken,
// rounds do not end, or the answer cannot be proven (`Engine+Proof.swift`). None of these happens in exact arithmetic. The engine then forgets the basis and
// solves once more from the first row on, with every block factored as a whole. If that meets the
// same, the values are marked: `Solver.limits` lists what does not hold.

/// How far the numbers of the last solve can be trusted.
struct Accuracy: BitwiseCopyable {
  /// What exact arithmetic never meets.
  enum Loss: UInt8 {
    /// The member that leaves cannot be reached from the one that enters.
    case noPath
    /// Only bounds contradict each other.
    case noRowInConflict
    /// The steps do not end.
    case endless
    /// A value is infinite or no number.
    case overflow
    /// The rows of a block depend on each other.
    case singular
    /// The constraints as the caller gave them contradict the answer.
    case disproved
  }

  /// Something was met that only rounding explains: what was met last.
  var loss: Loss?
  /// Solving once more, from the first row on.
  var isCareful = false
  /// The last solve ended without an answer that could be trusted: the next one starts afresh.
  var isMarked = false
  /// Rows whose coefficients differ by more than ``Limit/ordinaryRatio``.
  var wideRows = 0
  /// Rows whose coefficients differ by more than ``Limit/evenRatio``.
  var unevenRows = 0
  /// A value was beyond ``Limit/value``, or a block magnified errors, since the last look at all values.
  var metGrowth = false
  /// A value is beyond ``Limit/value``, or less exact than ``Limit/error``, after the last solve.
  var hasInexactValue = false
}

extension Engine {
  /// Notes that something was met that cannot be in exact arithmetic.
  mutating func loseAccuracy(_ loss: Accuracy.Loss) { accuracy.loss = loss }

  /// Notes a value beyond ``Limit/value``: on the way it does no harm, in the solution it is reported.
  @inline(never) mutating func noteGreatValue(of variable: Int32) {
    accuracy.metGrowth = true
    guard !values[variable].isFinite else { return }
    // It would spread to everything that is computed from it.
    values[variable] = bounds[variable].rest
    loseAccuracy(.overflow)
  }

  /// Looks whether a value is less exact than ``Limit/error``.
  ///
  /// - Complexity: O(terms) where coefficients or blocks could magnify errors, otherwise O(1).
  mutating func lookForInexactValues() {
    guard accuracy.metGrowth || accuracy.hasInexactValue || accuracy.wideRows > 0 else { return }
    accuracy.metGrowth = false
    let errors = valueErrors()
    accuracy.hasInexactValue = false
    for variable in 0..<values.count
    where nodes[variable].flags.contains(.alive)
      && !(errors[variable] <= Limit.error * (1 + abs(values[variable])))
    {
      accuracy.hasInexactValue = true
    }
  }

  /// How far each value may be from the exact one of the same basis: infinite beyond ``Limit/value``.
  ///
  /// A running error analysis along the definitions: each term adds the error and the rounding of its
  /// value, the constant its own, and the pivot divides the sum. The members of a block answer to the
  /// errors of all its rows.
  mutating func valueErrors() -> [Double] {
    repairDepths()
    var errors = Array(repeating: 0.0, count: values.count)
    var sorted: [Int32] = []
    for variable in 0..<Int32(values.count) where nodes[variable].flags.contains(.alive) {
      if nodes[variable].definition >= 0 { sorted.append(variable) }
      if !(abs(values[variable]) <= Limit.value) { errors[Int(variable)] = .infinity }
    }
    sorted.sort { a, b in
      let (x, y) = (nodes[a], nodes[b])
      return x.depth != y.depth ? x.depth < y.depth : x.block != y.block ? x.block < y.block : a < b
    }
    var start = 0
    while start < sorted.count {
      let block = nodes[sorted[start]].block
      var end = start + 1
      if block >= 0 {
        while end < sorted.count, nodes[sorted[end]].block == block { end += 1 }
      }
      if block >= 0 {
        addBlockErrors(of: block, to: &errors)
      } else {
        let error = definitionError(of: sorted[start], in: -1, errors)
        errors[Int(sorted[start])] = max(errors[Int(sorted[start])], error)
      }
      start = end
    }
    return errors
  }

  private mutating func addBlockErrors(of index: Int32, to errors: inout [Double]) {
    let record = blocks.records[index]
    let members = (0..<record.count).map { blocks.member(record, $0) }
    let inputs = members.map { definitionError(of: $0, in: index, errors) }
    guard record.count <= Self.largestAnsweringBlock else {
      let largest = (inputs.max() ?? 0) * record.growth
      for member in members { errors[Int(member)] = max(errors[Int(member)], largest) }
      return
    }
    var sums = Array(repeating: 0.0, count: members.count)
    for (position, input) in inputs.enumerated() where input > 0 {
      respond(index, to: nodes[members[position]].definition)
      for (other, member) in members.enumerated() {
        sums[other] += abs(blocks.response[member]) * input
      }
    }
    for (position, member) in members.enumerated() {
      errors[Int(member)] = max(errors[Int(member)], sums[position])
    }
  }

  /// Members up to which the answer of a block to each of its rows is computed.
  private static var largestAnsweringBlock: Int32 { 64 }

  /// What the terms outside a block, and rounding, add to the error of a variable by its definition.
  private mutating func definitionError(
    of variable: Int32, in block: Int32, _ errors: [Double]
  ) -> Double {
    let row = rows[nodes[variable].definition]
    var error = abs(row.constant) * 0x1p-53
    // A contradiction is smoothed until it is met within the tolerance.
    if row.flags.contains(.relieved) { error += Tolerance.residual }
    for link in row.firstTerm..<(row.firstTerm &+ row.termCount) {
      let entry = links.elements[link]
      if entry.variable == variable { continue }
      let isInside = block >= 0 && nodes[entry.variable].block == block
      let inherited = isInside ? 0 : errors[Int(entry.variable)]
      error += abs(entry.coefficient) * (inherited + 0x1p-52 * abs(values[entry.variable]))
    }
    return block >= 0 ? error : error / abs(nodes[variable].pivot)
  }

  /// Solves once more when the numbers of this solve cannot be trusted, and marks the outcome when
  /// they still cannot.
  ///
  /// - Complexity: That of a first solve of the whole system, when accuracy was lost; otherwise O(1).
  mutating func recoverIfNeeded() {
    defer { lookForInexactValues() }
    if accuracy.loss == nil, isDelicate, !isProven() { loseAccuracy(.disproved) }
    guard accuracy.loss != nil else { return }
    statistics.recoveries &+= 1
    accuracy.isCareful = true
    beginAfresh()
    crash()
    runRounds()
    if accuracy.loss != .endless { settleCompletely() }
    isUnsettled = false
    accuracy.isCareful = false
    accuracy.isMarked = accuracy.loss != nil || !isProven()
    if accuracy.isMarked { statistics.unfinished &+= 1 }
    accuracy.loss = nil
  }

  /// Computes all multipliers afresh from what pays, and unwinds what then has no right to pay.
  ///
  /// Steps add to multipliers, so rounding gathers in them, most of all when a basis with great
  /// weights was passed on the way.
  ///
  /// - Complexity: O(rows) + a circuit for each violated row.
  mutating func refreshMultipliers() {
    statistics.refreshes &+= 1
    multipliers.areWorn = false
    repairDepths()
    for index in 0..<rows.count where rows[index].multiplier >= 0 {
      clearMultiplier(of: Int32(index))
      markLoose(Int32(index))
    }
    for variable in 0..<nodes.count where nodes[variable].multiplier >= 0 {
      clearMultiplier(of: ~Int32(variable))
      markLoose(~Int32(variable))
    }
    var touched: [Int32] = []
    for index in 0..<rows.count where rows[index].side != 0 {
      round &+= 1
      _ = computeCircuit(of: Int32(index))
      let level = rows[index].level
      let price = Double(rows[index].side) * Double(rows[index].weight)
      for position in 0..<circuit.count {
        let entry = circuit[position]
        if entry.member < 0 && nodes[~entry.member].definition == Definition.lock {
          unwinding.append(~entry.member)
          continue
        }
        addMultiplier(
          exactWeight(position) * -price, error: abs(price) * Double(entry.error), at: level,
          to: entry.member)
        touched.append(entry.member)
      }
    }
    for member in touched where !isWithinBounds(member) {
      unwinding.append(member < 0 ? ~member : rows[member].defined)
    }
    drainUnwinding()
    multipliers.areWorn = false
  }

  /// Takes every row out of the basis and every price away, as if all had been added just now.
  mutating func beginAfresh() {
    accuracy.loss = nil
    accuracy.isMarked = false
    clearPlan()
    forgetConflicts()
    for index in 0..<rows.count where rows[index].flags.contains(.alive) { forgetBasis(of: index) }
    for variable in 0..<nodes.count where nodes[variable].flags.contains(.alive) {
      nodes[variable].definition = Definition.lock
      nodes[variable].pivot = 1
      nodes[variable].work = 0
      nodes[variable].block = -1
      nodes[variable].depth = 0
      nodes[variable].references = 0
      nodes[variable].flags.subtract([.dirty, .determined, .queued, .loose, .shifted])
      clearMultiplier(of: ~Int32(variable))
      workErrors[variable] = 0
      values[variable] = bounds[variable].rest
      changed.append(Int32(variable))
    }
    activeRows = 0
    depthsAreDirty = false
    blocks.releaseAll()
    seeds.removeAll()
    rowsToCheck.removeAll()
    boundsToCheck.removeAll()
    queue.removeAll()
    loose.removeAll()
    unwinding.removeAll()
    for variable in 0..<nodes.count
    where nodes[variable].flags.isSuperset(of: [.alive, .bounded]) {
      nodes[variable].flags.insert(.queued)
      boundsToCheck.append(Int32(variable))
    }
    for variable in 0..<nodes.count where nodes[variable].flags.contains(.alive) {
      markLoose(~Int32(variable))
    }
  }

  private mutating func forgetBasis(of index: Int) {
    clearMultiplier(of: Int32(index))
    rows[index].defined = -1
    rows[index].side = 0
    rows[index].flags.subtract([.setAside, .queued, .loose, .inConflict, .relieved])
    if !rows[index].flags.contains(.fresh) {
      rows[index].flags.insert(.fresh)
      freshRows.append(Int32(index))
    }
  }
}
