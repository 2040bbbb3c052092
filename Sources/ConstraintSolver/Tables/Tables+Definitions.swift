// Questions about the definition of a variable: what it gives, and whether it can be relied upon.
extension Tables {
  /// Returns the value of a variable by its definition and its depth, nil if it depends on one that is not
  /// evaluated.
  @inline(__always) func lateValue(
    of variable: NodeIndex
  ) -> (value: Double, depth: Int32)? {
    let nodes = self.nodes.view
    let values = self.values.view
    let row = rows[nodes[variable].definition.row]
    var sum = row.constant
    var depth: Int32 = 0
    var terms = terms(of: row)
    while let entry = terms.next() {
      if entry.variable == variable { continue }
      // Its value is that of the last solve.
      if nodes[entry.variable].flags.contains(.dirty) { return nil }
      if nodes[entry.variable].depth >= depth { depth = nodes[entry.variable].depth &+ 1 }
      sum += entry.coefficient * values[entry.variable]
    }
    return (quotient(-sum, nodes[variable].pivot), depth)
  }

  // MARK: Inside a block

  /// A Boolean value that indicates whether a member's pivot is not small compared with the other
  /// coefficients of its row in the block.
  func isPlaceable(_ variable: NodeIndex, in index: BlockIndex) -> Bool {
    let nodes = self.nodes.view
    let limit = abs(nodes[variable].pivot) / Tolerance.placement
    var terms = terms(of: nodes[variable].definition.row)
    while let entry = terms.next() {
      if abs(entry.coefficient) > limit, nodes[entry.variable].block == index { return false }
    }
    return true
  }

  /// Returns Σ coefficient · response over the terms inside the block of a variable's definition,
  /// and the size of the terms: a sum that is much smaller than its terms has lost digits.
  @inline(__always) func innerSum(
    of variable: NodeIndex, in index: BlockIndex, excluding own: NodeIndex,
    _ response: borrowing ColumnView<NodeIndex, Double>
  ) -> (sum: Double, size: Double) {
    let nodes = self.nodes.view
    var sum = 0.0
    var size = 0.0
    var terms = terms(of: nodes[variable].definition.row)
    while let entry = terms.next() {
      // Outside the block everything is constant.
      if entry.variable == own || nodes[entry.variable].block != index { continue }
      let product = entry.coefficient * response[entry.variable]
      sum += product
      size += abs(product)
    }
    return (sum, size)
  }

  // MARK: Rest

  /// Whether neither an error nor an earlier variable that is not at rest is in the region of a variable.
  func isInPlace(_ variable: NodeIndex, with region: borrowing Region) -> Bool {
    for position in 0..<region.count {
      let other = region[position]
      if nodes[other].block.exists { return false }
      if !isAtRest(other), ordinal(other) < ordinal(variable) { return false }
      var occurrences = occurrences(of: other)
      while let entry = occurrences.next() {
        if rows[entry.row].side != 0 { return false }
      }
    }
    return true
  }
}
