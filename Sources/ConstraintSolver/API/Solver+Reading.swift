// Reading a constraint as it was added.
extension Solver {
  /// The constraint's terms, each variable once, in the caller's units.
  ///
  /// - Complexity: O(terms).
  public func terms(of constraint: Constraint) -> [Term] {
    let row = engine.rows[demand(constraint)]
    let weight = Double(row.weight)
    return (row.links).map { link in
      let entry = engine.links.elements[link]
      return Term(handle(ofNode: entry.variable), entry.coefficient * weight)
    }
  }

  /// The constraint's relation and constant, as of the last ``solve()``.
  public func comparison(of constraint: Constraint) -> (relation: Relation, constant: Double) {
    let row = engine.rows[demand(constraint)]
    return (Relation(rawValue: Int8(row.relation)) ?? .equal, -row.constant * Double(row.weight))
  }

  /// The constraint's priority as of the last ``solve()``.
  public func priority(of constraint: Constraint) -> Priority {
    Priority(engine.levels[engine.rows[demand(constraint)].level].priority)
  }
}

extension Solver {
  /// Returns whether the first constraint is kept if one of the two must be broken.
  public func precedes(_ first: Constraint, _ second: Constraint) -> Bool {
    engine.precedes(demand(first), demand(second))
  }
}
