// The answer, proven from the constraints as the caller gave them.
//
// What the method keeps true from step to step (the essay's I1 to I3, and the sides of inactive rows) is
// what proves a solution. Where coefficients differ in size a step may lose it unnoticed, so there each
// solve ends with a look at all of it, which knows nothing of the steps: of the basis it takes the values,
// which side each row pays on, and the multipliers, and nothing else.

/// Sums of the proof, by variable.
struct Proof: ~Copyable {
  /// Σ side · row + Σ multiplier · row at one level.
  var sums = Column<DoubleDouble>()
  /// What rounding may have added to each sum.
  var errors = Column<Double>()

  init() {}

  var bytes: Int { sums.bytes + errors.bytes }
}

extension Engine {
  /// A Boolean value that tells whether the answer has to be proven: coefficients differ in size, or a
  /// value or a block magnified what rounding did.
  var isDelicate: Bool {
    mutating get { isExact || accuracy.metGrowth || accuracy.hasInexactValue }
  }

  /// A Boolean value that tells whether the answer satisfies the conditions of optimality.
  ///
  /// - Complexity: O(terms · levels that pay).
  mutating func isProven() -> Bool {
    statistics.proofs &+= 1
    for index in 0..<Int32(rows.count) where rows[index].flags.contains(.alive) {
      if !isInItsPlace(index) { return false }
    }
    for variable in 0..<Int32(nodes.count) where nodes[variable].flags.contains(.alive) {
      if boundViolation(of: variable) > 0 { return false }
      if nodes[variable].multiplier >= 0, !isWithinBounds(~variable) { return false }
    }
    for level in 0..<Int32(levels.count) where levels[level].count > 0 {
      if !balances(level) { return false }
    }
    return true
  }

  // MARK: Values

  /// By how much a variable lies outside its bounds; 0 within what rounding explains.
  mutating func boundViolation(of variable: Int32) -> Double {
    let value = values[variable]
    let excess = max(bounds[variable].lower - value, value - bounds[variable].upper)
    return excess > 10 * Tolerance.residual + Tolerance.rounding * abs(value) ? excess : 0
  }

  /// A Boolean value that tells whether a row's residual and price are what its state says.
  private mutating func isInItsPlace(_ index: Int32) -> Bool {
    let row = rows[index]
    // What was added since the solve is not part of the answer.
    if row.flags.contains(.fresh) || row.flags.contains(.dying) { return true }
    let residual = residual(of: index)
    let isLow = residual < -10 * Tolerance.residual
    let isHigh = residual > 10 * Tolerance.residual
    if row.flags.contains(.setAside) {
      // A row that the answer satisfies contradicts nothing.
      return row.relation > 0 ? isLow : row.relation < 0 ? isHigh : isLow || isHigh
    }
    if !isNearGivenConstant(index) { return false }
    if row.defined >= 0 { return !isLow && !isHigh && isWithinBounds(index) }
    let mayBeLow = row.side < 0 || row.side == 0 && row.relation < 0
    let mayBeHigh = row.side > 0 || row.side == 0 && row.relation > 0
    return (mayBeLow || !isLow) && (mayBeHigh || !isHigh)
  }

  /// A Boolean value that tells whether a row has the constant that the caller gave it, or one so near
  /// that the contradiction is slight.
  private mutating func isNearGivenConstant(_ index: Int32) -> Bool {
    // A constant that was given since the solve is not part of the answer.
    guard hasGivenConstant(index) else { return true }
    let distance = abs(rows[index].constant - rowIdentities[index].nextConstant)
    return rows[index].flags.contains(.relieved)
      ? distance <= Tolerance.conflict * (1 + Tolerance.rounding) : distance == 0
  }

  // MARK: Prices

  /// A Boolean value that tells whether what is paid at a level balances on every variable (I1).
  private mutating func balances(_ level: Int32) -> Bool {
    proof.sums.removeAll()
    proof.errors.removeAll()
    proof.sums.extend(to: nodes.count, with: DoubleDouble())
    proof.errors.extend(to: nodes.count, with: 0)
    for index in 0..<Int32(rows.count) where rows[index].flags.contains(.alive) {
      let row = rows[index]
      if row.side != 0, row.level == level {
        addToProof(index, DoubleDouble(high: Double(row.side) * Double(row.weight)), error: 0)
      }
      if let price = price(in: row.multiplier, at: level) {
        addToProof(index, price.value, error: price.error)
      }
    }
    for variable in 0..<Int32(nodes.count) where nodes[variable].multiplier >= 0 {
      guard let price = price(in: nodes[variable].multiplier, at: level) else { continue }
      proof.sums[variable] = proof.sums[variable] + price.value
      proof.errors[variable] += price.error
    }
    for variable in 0..<proof.sums.count
    where abs(proof.sums[variable].high) > 16 * proof.errors[variable] { return false }
    return true
  }

  private mutating func addToProof(_ index: Int32, _ price: DoubleDouble, error: Double) {
    let row = rows[index]
    for link in row.firstTerm..<(row.firstTerm &+ row.termCount) {
      let entry = links.elements[link]
      let product = price * entry.coefficient
      proof.sums[entry.variable] = proof.sums[entry.variable] + product
      // A coefficient is known up to its rounding, whatever it was meant to be.
      proof.errors[entry.variable] +=
        abs(entry.coefficient) * error + abs(product.high) * 0x1p-53
    }
  }

  private mutating func price(
    in head: Int32, at level: Int32
  ) -> (value: DoubleDouble, error: Double)? {
    var index = head
    while index >= 0 {
      let entry = multipliers.entries[index]
      if entry.level == level {
        return (DoubleDouble(high: entry.value, low: Double(entry.low)), Double(entry.error))
      }
      index = entry.next
    }
    return nil
  }
}
