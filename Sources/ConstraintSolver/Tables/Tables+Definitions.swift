// Questions about the definition of a variable: what it gives, and whether it can be relied upon.
extension Tables {
  /// Returns the value of a variable by its definition and its depth, nil if it depends on one that is not
  /// evaluated.
  @inline(__always) func lateValue(
    of variable: NodeIndex
  ) -> (value: Double, depth: Int32)? {
    let links = self.links.elements.view
    let nodes = self.nodes.view
    let values = self.values.view
    let row = rows[nodes[variable].definition.row]
    var sum = row.constant
    var depth: Int32 = 0
    for link in row.links {
      let entry = links[link]
      if entry.variable == variable { continue }
      if nodes[entry.variable].flags.contains(.dirty) { return nil }
      if nodes[entry.variable].depth >= depth { depth = nodes[entry.variable].depth &+ 1 }
      sum += entry.coefficient * values[entry.variable]
    }
    return (quotient(-sum, nodes[variable].pivot), depth)
  }

  /// Counts a row among those that divide by a small coefficient, or no longer; `pivot` is 0 when it becomes
  /// inactive.
  @inline(__always) mutating func notePivot(_ pivot: Double, of index: RowIndex) {
    if rows[index].flags.contains(.uneven) { countPivot(pivot, of: index) }
  }

  @inline(never) private mutating func countPivot(_ pivot: Double, of index: RowIndex) {
    // The greatest coefficient of a row is less than 2.
    let isSmall = pivot != 0 && abs(pivot) * Limit.evenRatio < 2
    guard isSmall != rows[index].flags.contains(.dividing) else { return }
    if isSmall {
      rows[index].flags.insert(.dividing)
      smallPivots &+= 1
    } else {
      rows[index].flags.remove(.dividing)
      smallPivots &-= 1
    }
  }

  // MARK: Inside a block

  /// A Boolean value that indicates whether a member's pivot is not small compared with the other
  /// coefficients of its row in the block.
  func isPlaceable(_ variable: NodeIndex, in index: BlockIndex) -> Bool {
    let links = self.links.elements.view
    let nodes = self.nodes.view
    let limit = abs(nodes[variable].pivot) / Tolerance.placement
    let row = rows[nodes[variable].definition.row]
    for link in row.links {
      let entry = links[link]
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
    let links = self.links.elements.view
    let nodes = self.nodes.view
    let row = rows[nodes[variable].definition.row]
    var sum = 0.0
    var size = 0.0
    for link in row.links {
      let entry = links[link]
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
      var occurrences = Occurrences(of: nodes[other])
      while let entry = occurrences.next(links.elements.view) {
        if rows[entry.row].side != 0 { return false }
      }
    }
    return true
  }
}
