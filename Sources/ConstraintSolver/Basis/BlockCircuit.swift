// Circuits through blocks (essay, 2.4): the work on a block is expressed by the rows inside it, with a transposed
// solve.

/// The weights of a block's rows in a circuit.
struct BlockWeights: ~Copyable {
  /// In the block's order.
  fileprivate var weights = List<Double>()

  var bytes: Int { weights.bytes }
}

extension Basis {
  /// Expresses the work on a block by the rows inside it, and adds the terms outside the block.
  mutating func passBlock(_ index: BlockIndex, _ isStale: inout Bool, _ tables: inout Tables) {
    let (size, error) = workOnBlock(index, &tables)
    // All work on the block cancels, so none of its rows is in the circuit.
    if size == 0 {
      clearWork(of: index, &tables)
      return
    }
    if !blocks.records[index].isFactored { factorBlock(index, &tables) }
    let record = blocks.records[index]
    circuit.blockWeights.weights.removeAll()
    circuit.blockWeights.weights.extend(to: Int(record.count), with: 0)
    let correction = explainBlock(index, record, &tables)
    // The weights express it now; what is left is rounding.
    clearWork(of: index, &tables)
    // Weights smaller than the work that they express are left over from a cancellation.
    var largest = size
    for position in 0..<Int(record.count) {
      largest = max(largest, abs(circuit.blockWeights.weights[position]))
    }
    // Errors from outside the block remain; the correction shows those of the block's own
    // arithmetic.
    let weightError =
      largest * (error / size + Tolerance.roundoff * min(record.growth, Tolerance.safeGrowth))
      + 2 * correction
    let placed = record.placed
    // Tears depend on the most members, so they come first, as the deepest variables do outside.
    for tear in placed..<record.count {
      passMember(index, record, tear, weightError, &isStale, &tables)
    }
    var position = placed
    while position > 0 {
      position -= 1
      passMember(index, record, position, weightError, &isStale, &tables)
    }
  }

  /// Returns the greatest work on a block's members beyond rounding, and the sum of their errors.
  private mutating func workOnBlock(_ index: BlockIndex, _ tables: inout Tables) -> (
    size: Double, error: Double
  ) {
    var size = 0.0
    var error = 0.0
    var walk = MemberWalk(of: blocks.records[index])
    while let member = walk.next(blocks) {
      let own = takeWorkError(of: member, &tables)
      let work = abs(tables.nodes[member].work)
      error += own
      if work > (circuit.keepsRounding ? 0 : own) { size = max(size, work) }
    }
    return (size, error)
  }

  /// Computes the weights of a block's rows in `circuit.blockWeights.weights`, in the block's order.
  ///
  /// Returns the size of the last correction. A well-scaled block needs none; otherwise the rows
  /// are subtracted from the work, and the remainder is solved for again (iterative refinement).
  private mutating func explainBlock(
    _ index: BlockIndex, _ record: Blocks.Record, _ tables: inout Tables
  ) -> Double {
    _ = addWeights(index, record, &tables)
    guard record.growth > Tolerance.safeGrowth else { return 0 }
    var correction = 0.0
    for _ in 0..<3 { correction = addWeights(index, record, &tables) }
    return correction
  }

  /// Adds to the weights the solution for the remaining work, and returns the greatest change.
  ///
  /// The tears are solved with the transposed tear matrix, the other members in order.
  private mutating func addWeights(
    _ index: BlockIndex, _ record: Blocks.Record, _ tables: inout Tables
  ) -> Double {
    var change = 0.0
    // No values are computed during a circuit, so the column of responses has the work that is
    // left.
    let nodes = tables.nodeRecords
    var walk = MemberWalk(of: record)
    while let member = walk.next(blocks) {
      nodes[member].circuit.enter(tables.epochs.circuit)
      blocks.solution.set(nodes[member].work, of: member)
    }
    let placed = record.placed
    // Backwards: this is the transposed system, in which a member feeds those placed before it.
    var position = placed
    while position > 0 {
      position -= 1
      let variable = blocks.ordered(record, position)
      let weight = quotient(blocks.solution[variable], nodes[variable].pivot)
      if weight == 0 { continue }
      var terms = tables.terms(of: nodes[variable].definition.row)
      while let entry = terms.next() {
        if entry.variable == variable || nodes[entry.variable].block != index { continue }
        blocks.solution.set(
          blocks.solution[entry.variable] - weight * entry.coefficient, of: entry.variable)
      }
    }
    blocks.matrices.beginRight()
    for tear in placed..<record.count {
      blocks.matrices.appendRight(blocks.solution[blocks.ordered(record, tear)])
    }
    blocks.matrices.solveTransposed(record.matrix)
    for tear in placed..<record.count {
      addWeight(blocks.matrices.right[tear - placed], index, record, tear, &tables)
      change = max(change, abs(blocks.matrices.right[tear - placed]))
    }
    // With the tears known, the same substitution gives the other weights.
    position = placed
    while position > 0 {
      position -= 1
      let variable = blocks.ordered(record, position)
      let weight = quotient(nodes[variable].work, nodes[variable].pivot)
      addWeight(weight, index, record, position, &tables)
      nodes[variable].circuit.set(0)
      change = max(change, abs(weight))
    }
    return change
  }

  /// Adds to the weight of one row of a block, and subtracts its terms inside the block from the
  /// work.
  private mutating func addWeight(
    _ weight: Double, _ index: BlockIndex, _ record: Blocks.Record, _ position: Int32,
    _ tables: inout Tables
  ) {
    // Sparse: most rows of a large block have no part in a circuit.
    if weight == 0 { return }
    let nodes = tables.nodeRecords
    circuit.blockWeights.weights[position] += weight
    var terms = tables.terms(of: nodes[blocks.ordered(record, position)].definition.row)
    while let entry = terms.next() {
      if nodes[entry.variable].block == index {
        nodes[entry.variable].circuit.add(-weight * entry.coefficient)
      }
    }
  }

  /// Enters a row of a block into the circuit, and adds its terms outside the block to the work.
  private mutating func passMember(
    _ index: BlockIndex, _ record: Blocks.Record, _ position: Int32, _ blockError: Double,
    _ isStale: inout Bool, _ tables: inout Tables
  ) {
    let nodes = tables.nodeRecords
    let weight = circuit.blockWeights.weights[position]
    let error = blockError + Tolerance.roundoff * abs(weight)
    // As outside a block, what is within its error is no member.
    if abs(weight) <= (circuit.keepsRounding ? 0 : error) { return }
    let definition = nodes[blocks.ordered(record, position)].definition.row
    circuit.append(CircuitMember(member: Member(definition), error: error, weight: weight))
    var terms = tables.terms(of: definition)
    while let entry = terms.next() {
      if nodes[entry.variable].block == index { continue }
      nodes[entry.variable].circuit.add(-weight * entry.coefficient)
      circuit.addError(error * abs(entry.coefficient), of: entry.variable)
      reach(entry.variable, &isStale, &tables)
    }
  }

  mutating func clearWork(of index: BlockIndex, _ tables: inout Tables) {
    var walk = MemberWalk(of: blocks.records[index])
    while let member = walk.next(blocks) { dropWork(on: member, &tables) }
  }
}
