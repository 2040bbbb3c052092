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
    var start = 0
    while start < sorted.count {
      let block = tables.nodes[sorted[start]].block
      var end = start + 1
      if block.exists {
        while end < sorted.count, tables.nodes[sorted[end]].block == block { end += 1 }
      }
      if block.exists {
        addBlockErrors(of: block, to: &errors, &tables)
      } else {
        let error = tables.definitionError(of: sorted[start], in: .null, errors)
        errors[sorted[start]] = max(errors[sorted[start]], error)
      }
      start = end
    }
    return errors
  }

  private mutating func addBlockErrors(
    of index: BlockIndex, to errors: inout Column<NodeIndex, Double>, _ tables: inout Tables
  ) {
    let record = blocks.records[index]
    let members = (0..<record.count).map { blocks.member(record, $0) }
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
        sums[other] += abs(blocks.response[member]) * input
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
    for link in row.links {
      let entry = links.elements[link]
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
