// Constraints that required limits depend on.
extension Solver {
  /// Returns the constraints that can follow from required ones: those that are not active, and the active ones
  /// on which a required constraint that is not active or a variable's bound depends, if it holds by at most `slack`.
  ///
  /// The constant of every other constraint can change a little in both directions while the required ones stay
  /// satisfied: active ones are satisfied by definition, and no other depends on it. The reverse is not true, as
  /// constraints of lower priority may give way.
  ///
  /// - Parameter slack: The distance from a limit, in the units of its constraint or variable.
  /// - Returns: The constraints, in no particular order.
  /// - Complexity: O(terms of the system), and for each such limit O(terms on which it depends).
  package func constraintsThatCanFollow(within slack: Double) -> [Constraint] {
    engine.settleIfNeeded()
    var canFollow = [Bool](repeating: false, count: engine.tables.rows.count)
    func note(_ limit: Member) {
      for entry in engine.circuitMembers(of: limit) where entry.member.isRow {
        canFollow[entry.member.row.position] = true
      }
    }
    for index in engine.tables.rows.indices {
      let row = engine.tables.rows[index]
      guard row.flags.contains(.alive), !row.isActive else { continue }
      canFollow[index.position] = true
      guard row.level == .required, row.flags.isDisjoint(with: .absent) else { continue }
      let distance = abs(engine.tables.sum(of: index)) * engine.tables.unit(of: index)
      if row.relation == 0 || distance <= slack { note(Member(index)) }
    }
    for index in engine.tables.nodes.indices {
      let node = engine.tables.nodes[index]
      guard node.flags.isSuperset(of: [.alive, .bounded]), node.definition.isRow else { continue }
      let (value, bound) = (engine.tables.values[index], engine.tables.bounds[index])
      if min(value - bound.lower, bound.upper - value) <= slack { note(Member(index)) }
    }
    var found: [Constraint] = []
    for index in engine.tables.rows.indices where canFollow[index.position] {
      found.append(handle(ofRow: index))
    }
    return found
  }
}
