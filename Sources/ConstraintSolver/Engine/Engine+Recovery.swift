// Loss of accuracy (essay, 4): the system is solved again, and limits are reported if that does not help.
//
// With coefficients of very different magnitude, a basis can be regular in exact arithmetic but
// singular in double precision. Such a basis is detected because the path of an exchange does not
// exist, a block has no solution, a conflict has no row that could be broken, rounds do not end, or
// the solution is not verified (`Engine+Proof.swift`), none of which happens in exact arithmetic.
// The engine then forgets the basis and solves again from the first row on, with every block
// factored as a whole. If the same happens again, the values are marked: `Solver.limits` lists the
// constraints that are violated.

extension Engine {
  /// Checks whether a value has a greater error than ``Limit/error``.
  ///
  /// - Complexity: O(terms) if coefficients or blocks could amplify errors, otherwise O(1).
  mutating func lookForInexactValues() {
    // A row amplifies errors only where it divides by a small coefficient.
    let areAmplified = tables.wideRows > 0 && tables.smallPivots > 0
    guard basis.accuracy.metGrowth || basis.accuracy.hasInexactValue || areAmplified else { return }
    basis.accuracy.forgetGrowth()
    let errors = basis.valueErrors(primal.seeds, &tables)
    var areGreat = false
    for variable in tables.values.indices
    where tables.nodes[variable].flags.contains(.alive)
      && !(errors[variable] <= Limit.error * (1 + abs(tables.values[variable])))
    {
      areGreat = true
    }
    basis.accuracy.noteErrors(areGreat: areGreat)
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
    basis.accuracy.loss != nil || tables.arithmetic.provesSolutions && !isProven()
  }

  private mutating func markResult() {
    basis.accuracy.markResult()
    statistics.unfinished &+= 1
  }

  /// Computes from now on in double-double precision if a row divides by a small coefficient.
  ///
  /// For the rest of the solve: what has been computed with it stays uncertain when it is gone.
  @inline(__always) mutating func adaptArithmetic() {
    if tables.smallPivots > 0, !tables.isPrecise { setPrecise(true) }
  }

  @inline(never) mutating func setPrecise(_ isPrecise: Bool) {
    tables.setPrecise(isPrecise)
    if isPrecise { duals.noteWear() }
    duals.adopt(tables.arithmetic)
  }

  /// Solves from the first row on, with every block factored as a whole.
  mutating func solveCarefully() {
    basis.accuracy.setCareful(true)
    beginAfresh()
    // The divisions by small coefficients come only with the basis, too late for what is computed
    // before.
    if tables.unevenRows > 0 { setPrecise(true) }
    crash()
    runRounds()
    // Settling makes steps of the same kind, and would not end either.
    if basis.accuracy.loss != .endless { settleCompletely() }
    settling.endDeferral()
    basis.accuracy.setCareful(false)
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
    duals.endRefresh()
    // The walks below follow depths, and no evaluation comes before them.
    basis.repairDepths(primal.seeds, &tables)
    for index in tables.rows.indices where tables.rows[index].multiplier.exists {
      duals.clearMultiplier(of: Member(index), in: &tables)
      settling.markLoose(Member(index), &tables)
    }
    for variable in tables.nodes.indices where tables.nodes[variable].multiplier.exists {
      duals.clearMultiplier(of: Member(variable), in: &tables)
      settling.markLoose(Member(variable), &tables)
    }
    if !tables.arithmetic.combinesRows {
      balanceSingleRows()
    } else {
      resets.rows.removeAll()
      for index in tables.rows.indices where tables.rows[index].side != 0 {
        resets.rows.append(index)
      }
      balanceRows(by: -1)
    }
    // Resetting rows adds to multipliers again, but these were computed just now.
    drainResets()
    duals.endRefresh()
  }

  /// Adds to the multipliers, for each violated row, its circuit.
  private mutating func balanceSingleRows() {
    var touched: [Member] = []
    for index in tables.rows.indices where tables.rows[index].side != 0 {
      tables.beginRound()
      _ = computeCircuit(of: Member(index))
      let level = tables.rows[index].level
      let price = Double(tables.rows[index].side) * tables.unit(of: index)
      for position in 0..<basis.circuit.count {
        let entry = basis.circuit[position]
        if tables.isSuperbasic(entry.member) {
          resets.variables.append(entry.member.variable)
          continue
        }
        duals.addMultiplier(
          basis.circuit.members.exactWeight(position) * -price,
          error: abs(price) * Double(entry.error), at: level,
          to: entry.member, in: &tables)
        touched.append(entry.member)
      }
    }
    for member in touched where !duals.isWithinBounds(member, in: tables) {
      resets.variables.append(!member.isRow ? member.variable : tables.rows[member.row].defined)
    }
  }

  /// Removes every row from the basis and every violation, as if all rows had just been added.
  mutating func beginAfresh() {
    plan.clear()
    forgetConflicts()
    for index in tables.rows.indices where tables.rows[index].flags.contains(.alive) {
      forgetBasis(of: index)
    }
    for variable in tables.nodes.indices where tables.nodes[variable].flags.contains(.alive) {
      forgetBasis(of: variable)
      // Its value starts at rest again, whatever it will be in the end.
      primal.noteChanged(variable)
    }
    basis.removeAll()
    tables.forgetSmallPivots()
    hasBasis = false
    primal.removeAll()
    settling.removeAll()
    resets.variables.removeAll()
    for variable in tables.nodes.indices
    where tables.nodes[variable].flags.isSuperset(of: [.alive, .bounded]) {
      primal.recheckLater(Member(variable), &tables)
    }
    for variable in tables.nodes.indices where tables.nodes[variable].flags.contains(.alive) {
      settling.markLoose(Member(variable), &tables)
    }
  }

  private mutating func forgetBasis(of variable: NodeIndex) {
    duals.clearMultiplier(of: Member(variable), in: &tables)
    basis.matching.forget(variable, &tables)
    tables.nodeRecords[variable].circuit.set(0)
    basis.blocks.forget(variable, &tables)
    basis.depths.set(0, of: variable, in: tables.nodeRecords)
    tables.nodeRecords[variable].flags.subtract([
      .dirty, .determined, .queued, .loose, .settled, .shifted,
    ])
    tables.setValue(tables.bounds[variable].rest, of: variable)
  }

  private mutating func forgetBasis(of index: RowIndex) {
    duals.clearMultiplier(of: Member(index), in: &tables)
    basis.matching.forget(index, &tables)
    duals.setSide(0, of: index, in: &tables)
    tables.rowRecords[index].flags.subtract([
      .broken, .queued, .loose, .settled, .inConflict, .relieved, .dividing,
    ])
    if !tables.rows[index].flags.contains(.fresh) {
      tables.rowRecords[index].flags.insert(.fresh)
      requests.added.append(index)
    }
  }
}
