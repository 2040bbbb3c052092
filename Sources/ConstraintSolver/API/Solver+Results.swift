// The results of the last solve.
extension Solver {
  /// Calls `body` for each variable whose value may have changed in the last ``solve()``.
  ///
  /// Every variable that changed is included, once; a few may have returned to their old value.
  ///
  /// - Complexity: O(changed variables).
  public func forEachChanged(_ body: (Variable) -> Void) {
    engine.settleIfNeeded()
    engine.primal.compactChanged(&engine.tables)
    if engine.primal.changedByPlan {
      for position in 0..<engine.plan.moving.count {
        body(handle(ofNode: engine.plan.moving[position]))
      }
    }
    for position in 0..<engine.primal.changed.count {
      let index = engine.primal.changed[position]
      if engine.primal.changedByPlan, engine.plan.places[index].motion >= 0 { continue }
      body(handle(ofNode: index))
    }
  }

  /// The variables whose value may have changed in the last ``solve()``, as an array.
  public var changedVariables: [Variable] {
    var variables: [Variable] = []
    forEachChanged { variables.append($0) }
    return variables
  }

  /// A Boolean value that indicates whether the constraint is not applied because of a conflict.
  public func isBroken(_ constraint: Constraint) -> Bool {
    engine.tables.rows[demand(constraint)].flags.contains(.broken)
  }

  /// The left-hand side minus the right-hand side, at the values of the last ``solve()``.
  ///
  /// The result is 0 if the constraint holds with equality; otherwise the sign is that of the side.
  /// For a satisfied inequality, the magnitude is its slack; otherwise it is the error.
  public func residual(of constraint: Constraint) -> Double {
    engine.settleIfNeeded()
    let index = demand(constraint)
    let residual = engine.tables.sum(of: index) - engine.conflicts.relief(of: index)
    return residual * engine.tables.unit(of: index)
  }

  /// The amount by which the constraint is violated: 0 if it is satisfied.
  public func error(of constraint: Constraint) -> Double {
    let residual = residual(of: constraint)
    let relation = engine.tables.rows[demand(constraint)].relation
    if relation > 0 { return max(0, -residual) }
    if relation < 0 { return max(0, residual) }
    return abs(residual)
  }
}

extension Solver {
  /// The constant on the constraint's right-hand side that the last ``solve()`` applied.
  public func constant(of constraint: Constraint) -> Double {
    let index = demand(constraint)
    return -(engine.tables.rows[index].constant - engine.conflicts.relief(of: index))
      * engine.tables.unit(of: index)
  }
}
