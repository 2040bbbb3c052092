// Bounds on the errors of values (essay, 4), by a running error analysis along the definitions.
extension Basis {
  /// Returns bounds on the difference of each value from the exact one of the same basis: infinite
  /// beyond ``Limit/value``.
  ///
  /// A running error analysis along the definitions: each term adds the error and the rounding of
  /// its value, the constant its own, and the pivot divides the sum. The members of a block depend
  /// on the errors of all its rows.
  ///
  /// `changed` are the variables whose definitions have changed since the last evaluation.
  mutating func valueErrors(
    _ changed: borrowing List<NodeIndex>, _ tables: inout Tables
  ) -> Column<NodeIndex, Double> {
    repairDepths(changed, &tables)
    var errors = Column<NodeIndex, Double>()
    errors.extend(to: tables.values.count, with: 0)
    var sorted: [NodeIndex] = []
    for variable in tables.values.indices where tables.nodes[variable].flags.contains(.alive) {
      if tables.nodes[variable].definition.isRow { sorted.append(variable) }
      // Written so that NaN is beyond the limit, too.
      if !(abs(tables.values[variable]) <= Limit.value) { errors[variable] = .infinity }
    }
    sorted.sort { a, b in
      let (x, y) = (tables.nodes[a], tables.nodes[b])
      return x.depth != y.depth ? x.depth < y.depth : x.block != y.block ? x.block < y.block : a < b
    }
    // By depth, so that the errors of what a variable depends on are known; the members of a block
    // follow each other.
    var position = 0
    while position < sorted.count {
      let variable = sorted[position]
      position += 1
      let block = tables.nodes[variable].block
      guard block.exists else {
        let error = tables.definitionError(of: variable, in: .null, errors)
        errors[variable] = max(errors[variable], error)
        continue
      }
      while position < sorted.count, tables.nodes[sorted[position]].block == block { position += 1 }
      addBlockErrors(of: block, to: &errors, &tables)
    }
    return errors
  }

  private mutating func addBlockErrors(
    of index: BlockIndex, to errors: inout Column<NodeIndex, Double>, _ tables: inout Tables
  ) {
    let record = blocks.records[index]
    var members: [NodeIndex] = []
    var walk = MemberWalk(of: record)
    while let member = walk.next(blocks) { members.append(member) }
    var inputs: [Double] = []
    for member in members { inputs.append(tables.definitionError(of: member, in: index, errors)) }
    // One response for each member would take the square of the block.
    guard record.count <= Self.largestAnsweringBlock else {
      let largest = (inputs.max() ?? 0) * record.growth
      for member in members { errors[member] = max(errors[member], largest) }
      return
    }
    var sums = Array(repeating: 0.0, count: members.count)
    for (position, input) in inputs.enumerated() where input > 0 {
      respond(index, to: tables.nodes[members[position]].definition.row, &tables)
      for (other, member) in members.enumerated() {
        sums[other] += abs(blocks.solution[member]) * input
      }
    }
    for (position, member) in members.enumerated() {
      errors[member] = max(errors[member], sums[position])
    }
  }

  /// Number of members up to which the response of a block to each of its rows is computed.
  private static var largestAnsweringBlock: Int32 { 64 }
}

extension Tables {
  /// The contribution of terms outside a block, and of rounding, to the error of a variable by its
  /// definition.
  fileprivate func definitionError(
    of variable: NodeIndex, in block: BlockIndex,
    _ errors: borrowing Column<NodeIndex, Double>
  ) -> Double {
    let row = rows[nodes[variable].definition.row]
    var error = abs(row.constant) * Tolerance.unitRoundoff
    // A small contradiction is resolved only up to the tolerance.
    if row.flags.contains(.relieved) { error += Tolerance.residual }
    var terms = terms(of: row)
    while let entry = terms.next() {
      if entry.variable == variable { continue }
      let isInside = block.exists && nodes[entry.variable].block == block
      let inherited = isInside ? 0 : errors[entry.variable]
      error +=
        abs(entry.coefficient)
        * (inherited + Tolerance.constant * abs(values[entry.variable]))
    }
    return block.exists ? error : error / abs(nodes[variable].pivot)
  }
}
