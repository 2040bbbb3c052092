// Questions about a row: its sum, its residual, its order among others.
extension Tables {
  /// Σ coefficient · value + constant.
  @inline(__always) func sum(of index: RowIndex) -> Double {
    let values = values.view
    let row = rows[index]
    var sum = row.constant
    var terms = terms(of: row)
    while let entry = terms.next() {
      sum += entry.coefficient * values[entry.variable]
    }
    return sum
  }

  /// Returns the sum of a row, or zero if it is within the rounding error.
  @inline(__always) func residual(of index: RowIndex) -> Double {
    residual(of: index, rounding: Tolerance.rounding)
  }

  /// Returns the sum of a row, or zero if it is within this error, relative to the row's largest term.
  @inline(__always) func residual(of index: RowIndex, rounding: Double) -> Double {
    let residual = sum(of: index)
    // Nearly always, and then the size of the terms is not needed.
    if abs(residual) <= Tolerance.residual { return residual }
    return residualBeyondRounding(of: index, residual, rounding)
  }

  private func residualBeyondRounding(
    of index: RowIndex, _ residual: Double, _ rounding: Double
  ) -> Double {
    let values = values.view
    let row = rows[index]
    var magnitude = abs(row.constant)
    var terms = terms(of: row)
    while let entry = terms.next() {
      magnitude += abs(entry.coefficient * values[entry.variable])
    }
    return abs(residual) <= rounding * magnitude ? 0 : residual
  }

  /// A row's error in the caller's unit, if its residual is 1.
  @inline(__always) func unit(of index: RowIndex) -> Double {
    Double(rowIdentities[index].weight)
  }

  /// The greatest change of a required row's constant, in the scaled row, that resolves a contradiction without
  /// breaking the row.
  ///
  /// It is small in the scaled row and, where the row has one variable, in the caller's unit: 8 points are a
  /// thousandth of a row with a coefficient of 10 000, but no rounding. A row of several variables can have a great
  /// coefficient beside others, so the scaled row alone is the measure.
  func slightRelief(of index: RowIndex) -> Double {
    rows[index].termCount == 1 ? Tolerance.conflict / max(1, unit(of: index)) : Tolerance.conflict
  }

  /// The order in which rows are kept: by rank, then by the order of adding.
  func precedes(_ a: RowIndex, _ b: RowIndex) -> Bool {
    let rankA = rowIdentities[a].rank
    let rankB = rowIdentities[b].rank
    if rankA != rankB { return rankA < rankB }
    return rowIdentities[a].sequence < rowIdentities[b].sequence
  }

  /// Returns how many of a row's variables nothing defines.
  func countOpen(_ row: Row) -> Int32 {
    var open: Int32 = 0
    var terms = terms(of: row)
    while let entry = terms.next() {
      if nodes[entry.variable].definition == .superbasic { open &+= 1 }
    }
    return open
  }

  /// The constraints in the order in which they were added, without those that are about to be
  /// removed.
  func rowsInOrder() -> [RowIndex] {
    var constraints: [RowIndex] = []
    for index in rows.indices
    where rows[index].flags.contains(.alive) && !rows[index].flags.contains(.dying) {
      constraints.append(index)
    }
    constraints.sort { rowIdentities[$0].sequence < rowIdentities[$1].sequence }
    return constraints
  }

  /// Whether a plan can be made for the constant of a row.
  ///
  /// Not for a member of a conflict: each of its changes may restore the broken row.
  ///
  /// Nor if coefficients of very different magnitude amplify the error of predicted values.
  func mayPlan(_ index: RowIndex) -> Bool {
    if arithmetic.refines { return false }
    let row = rows[index]
    return row.flags.contains(.alive) && row.relation == 0 && row.isActive
      && row.flags.isDisjoint(with: [.inConflict, .relieved])
  }
}
