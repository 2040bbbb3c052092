// Questions about a variable: its value, its bounds, what defines it.
extension Tables {
  /// A variable's position in the order of creation.
  @inline(__always) func ordinal(_ variable: NodeIndex) -> Int64 {
    ordinals.count > 0 ? ordinals[variable] : Int64(variable.number)
  }

  /// Returns how many constraints mention a variable, without those that will be removed.
  func mentions(of variable: NodeIndex) -> Int {
    var count = 0
    var occurrences = occurrences(of: variable)
    while let entry = occurrences.next() {
      if !rows[entry.row].flags.contains(.dying) { count += 1 }
    }
    return count
  }

  /// Returns the value that the defining row gives a variable.
  @inline(__always) func valueByDefinition(of variable: NodeIndex, _ node: Node) -> Double {
    let values = values.view
    let row = rows[node.definition.row]
    var sum = row.constant
    var terms = terms(of: row)
    while let entry = terms.next() {
      if entry.variable != variable { sum += entry.coefficient * values[entry.variable] }
    }
    return quotient(-sum, node.pivot)
  }

  /// One more than the greatest depth among the variables that define `variable` from outside.
  @inline(__always) func depthByDefinition(of variable: NodeIndex) -> Int32 {
    let nodes = nodes.view
    let block = nodes[variable].block
    var depth: Int32 = -1
    var terms = terms(of: nodes[variable].definition.row)
    while let other = terms.next()?.variable {
      if other == variable { continue }
      // Members of one block have one depth.
      if block.exists && nodes[other].block == block { continue }
      let otherDepth = nodes[other].depth
      if otherDepth > depth { depth = otherDepth }
    }
    return depth &+ 1
  }

  // MARK: Bounds

  /// The direction for a variable outside its bounds: +1 above, −1 below.
  @inline(__always) func boundNeed(of variable: NodeIndex) -> Int {
    let value = values[variable]
    let bound = bounds[variable]
    // Beyond an active bound only its relaxation moves it, which is under way.
    if value > bound.upper + Tolerance.residual {
      return nodes[variable].definition == .upper ? 0 : 1
    }
    if value < bound.lower - Tolerance.residual {
      return nodes[variable].definition == .lower ? 0 : -1
    }
    return 0
  }

  /// Returns by how much a variable is outside its bounds: positive above, negative below.
  func boundExcess(of variable: NodeIndex) -> Double {
    let value = values[variable]
    let bound = bounds[variable]
    return value > bound.upper ? value - bound.upper : value - bound.lower
  }

  /// Returns the distance of a variable from its bounds; 0 if it is within rounding.
  func boundViolation(of variable: NodeIndex) -> Double {
    let value = values[variable]
    let excess = max(bounds[variable].lower - value, value - bounds[variable].upper)
    return excess > 10 * Tolerance.residual + Tolerance.rounding * abs(value) ? excess : 0
  }

  /// Returns false for the bound that is being relaxed, at which the variable lies by definition.
  func isFree(_ variable: NodeIndex, towardsUpper: Bool) -> Bool {
    nodes[variable].definition != (towardsUpper ? .upper : .lower)
  }

  /// Returns whether a variable has its resting value.
  func isAtRest(_ variable: NodeIndex) -> Bool {
    let rest = bounds[variable].rest
    return abs(values[variable] - rest) <= Tolerance.rest * (1 + abs(rest))
  }
}
