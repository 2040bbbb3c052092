// Verification (essay, 4) of a solution against the constraints as the caller gave them.
//
// The invariants of the method (the essay's I1 to I3, and the sides of inactive rows) are the
// conditions of optimality. With coefficients of different magnitude a step can violate them without
// being noticed, so each such solve ends with a check of all of them. It uses the values, the sides
// of the rows and the multipliers, and nothing else of the basis.

/// Sums of the verification, by variable.
struct Proof: ~Copyable {
  /// Σ side · row + Σ multiplier · row at one level.
  var sums = Column<NodeIndex, DoubleDouble>()
  /// Bound on the rounding error of each sum.
  var errors = Column<NodeIndex, Double>()

  var bytes: Int { sums.bytes + errors.bytes }
}

extension Engine {
  /// Returns whether the solution satisfies the conditions of optimality.
  ///
  /// - Complexity: O(terms · levels).
  mutating func isProven() -> Bool {
    statistics.proofs &+= 1
    for index in tables.rows.indices where tables.rows[index].flags.contains(.alive) {
      if !isConsistent(index) { return false }
    }
    for variable in tables.nodes.indices where tables.nodes[variable].flags.contains(.alive) {
      if tables.boundViolation(of: variable) > 0 { return false }
      if tables.nodes[variable].multiplier.exists,
        !duals.isWithinBounds(Member(variable), in: tables)
      {
        return false
      }
    }
    // A level without rows has no sides, and its multipliers are zero.
    for level in duals.levels.indices where duals.levels[level].count > 0 {
      if !balances(level) { return false }
    }
    return true
  }

  // MARK: Values

  /// Returns whether a row's residual and multiplier agree with its state.
  @inline(__always) private func isConsistent(_ index: RowIndex) -> Bool {
    let row = tables.rows[index]
    // Rows that were added or removed since the solve are not part of the solution.
    if row.flags.contains(.fresh) || row.flags.contains(.dying) { return true }
    let residual = tables.residual(of: index)
    let isLow = residual < -10 * Tolerance.residual
    let isHigh = residual > 10 * Tolerance.residual
    if row.flags.contains(.broken) {
      if conflicts.isUncertain(index) { return false }
      // A row that is satisfied contradicts nothing.
      return row.relation > 0 ? isLow : row.relation < 0 ? isHigh : isLow || isHigh
    }
    if !isNearOriginalConstant(index) { return false }
    if row.isActive { return !isLow && !isHigh && duals.isWithinBounds(Member(index), in: tables) }
    let mayBeLow = row.side < 0 || row.side == 0 && row.relation < 0
    let mayBeHigh = row.side > 0 || row.side == 0 && row.relation > 0
    return (mayBeLow || !isLow) && (mayBeHigh || !isHigh)
  }

  /// Returns whether a row has the constant that the caller set, or one that differs by no more than a
  /// small contradiction.
  @inline(__always) private func isNearOriginalConstant(_ index: RowIndex) -> Bool {
    // A constant that was set since the solve is not part of the solution.
    guard hasGivenConstant(index) else { return true }
    // A contradiction that is smaller than its error may not exist.
    if tables.arithmetic.provesSolutions, tables.rows[index].flags.contains(.relieved) {
      if conflicts.isUncertain(index) { return false }
      let relief = abs(conflicts.relief(of: index)) * tables.unit(of: index)
      if relief > Limit.error, conflicts.reliefError(of: index) * tables.unit(of: index) > relief {
        return false
      }
    }
    let distance = abs(tables.rows[index].constant - tables.rowIdentities[index].nextConstant)
    return tables.rows[index].flags.contains(.relieved)
      ? distance <= tables.slightRelief(of: index) * (1 + Tolerance.rounding) : distance == 0
  }

  // MARK: Multipliers

  /// Returns whether sides and multipliers of a level add up to zero for every variable (I1).
  private mutating func balances(_ level: LevelIndex) -> Bool {
    proof.sums.removeAll()
    proof.errors.removeAll()
    proof.sums.extend(to: tables.nodes.count, with: DoubleDouble())
    proof.errors.extend(to: tables.nodes.count, with: 0)
    for index in tables.rows.indices where tables.rows[index].flags.contains(.alive) {
      let row = tables.rows[index]
      if row.side != 0, row.level == level {
        addToProof(index, DoubleDouble(high: Double(row.side) * tables.unit(of: index)), error: 0)
      }
      if let part = duals.component(of: row.multiplier, at: level) {
        addToProof(index, part.value, error: part.error)
      }
    }
    for variable in tables.nodes.indices where tables.nodes[variable].multiplier.exists {
      guard let part = duals.component(of: tables.nodes[variable].multiplier, at: level) else {
        continue
      }
      proof.sums[variable] = proof.sums[variable] + part.value
      proof.errors[variable] += part.error
    }
    for variable in proof.sums.indices
    // The bounds leave out the rounding of the sums themselves.
    where abs(proof.sums[variable].high) > 16 * proof.errors[variable] { return false }
    return true
  }

  private mutating func addToProof(_ index: RowIndex, _ multiplier: DoubleDouble, error: Double) {
    var terms = tables.terms(of: index)
    while let entry = terms.next() {
      let product = multiplier * entry.coefficient
      proof.sums[entry.variable] = proof.sums[entry.variable] + product
      // Coefficients are known up to their rounding.
      proof.errors[entry.variable] +=
        abs(entry.coefficient) * error + abs(product.high) * Tolerance.unitRoundoff
    }
  }
}
