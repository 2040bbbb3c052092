// Reading a constraint as it was added.
extension Solver {
  /// The constraint's terms, each variable once, in the caller's units.
  ///
  /// - Complexity: O(terms).
  public func terms(of constraint: Constraint) -> [Term] {
    let index = demand(constraint)
    let row = engine.tables.rows[index]
    let weight = engine.tables.unit(of: index)
    return (row.links).map { link in
      let entry = engine.tables.links.elements[link]
      return Term(handle(ofNode: entry.variable), entry.coefficient * weight)
    }
  }

  /// Returns whether a constraint has exactly these terms, in this order; like terms must have been added.
  ///
  /// - Complexity: O(terms), without an allocation.
  package func hasTerms(_ terms: some Sequence<Term>, _ constraint: Constraint) -> Bool {
    let index = demand(constraint)
    let row = engine.tables.rows[index]
    let weight = engine.tables.unit(of: index)
    var links = row.links
    for term in terms {
      guard let link = links.next() else { return false }
      let entry = engine.tables.links.elements[link]
      // Scaling by a power of two does not round.
      guard term.variable.index == entry.variable, term.coefficient == entry.coefficient * weight
      else { return false }
    }
    return links.next() == nil
  }

  /// The constraint's relation and constant, as of the last ``solve()``.
  public func comparison(of constraint: Constraint) -> (relation: Relation, constant: Double) {
    let index = demand(constraint)
    let row = engine.tables.rows[index]
    return (
      Relation(rawValue: Int8(row.relation)) ?? .equal,
      -row.constant * engine.tables.unit(of: index)
    )
  }

  /// The constraint's priority as of the last ``solve()``.
  public func priority(of constraint: Constraint) -> Priority {
    Priority(engine.duals.levels[engine.tables.rows[demand(constraint)].level].priority)
  }
}

extension Solver {
  /// Returns whether the first constraint is kept if one of the two must be broken.
  public func precedes(_ first: Constraint, _ second: Constraint) -> Bool {
    engine.tables.precedes(demand(first), demand(second))
  }
}

// The system in the order in which another solver must be given it for the same solution.
extension Solver {
  /// A variable as it was made.
  package struct VariableRecord {
    package let variable: Variable
    /// The least value; -∞ without one.
    package let lower: Double
    /// The number that orders the variable before those without one.
    package let settling: Int64?
  }

  /// The variables in the order in which they settle.
  ///
  /// - Complexity: O(*n* log *n*).
  package var variableRecords: [VariableRecord] {
    engine.tables.variablesInOrder(without: engine.requests.removedVariables).map { index in
      let ordinal = engine.tables.ordinal(index)
      return VariableRecord(
        variable: handle(ofNode: index), lower: engine.tables.bounds[index].lower,
        // See `makeNode`: negative numbers are those of variables with a settling number.
        settling: ordinal < 0 ? ordinal &- Int64.min : nil)
    }
  }

  /// The constraints in the order in which they were added.
  ///
  /// - Complexity: O(*n* log *n*).
  package var constraintsInOrder: [Constraint] {
    engine.tables.rowsInOrder().map { handle(ofRow: $0) }
  }

  /// The rank that the constraint was given.
  package func rank(of constraint: Constraint) -> Int64 {
    engine.tables.rowIdentities[demand(constraint)].rank
  }

}

extension Tables {
  /// The variables in the order in which they settle, without those that are about to be removed.
  func variablesInOrder(without removed: borrowing List<NodeIndex>) -> [NodeIndex] {
    var isDying = [Bool](repeating: false, count: nodes.count)
    for position in 0..<removed.count {
      isDying[removed[position].position] = true
    }
    var variables: [NodeIndex] = []
    for index in nodes.indices
    where nodes[index].flags.contains(.alive) && !isDying[index.position] {
      variables.append(index)
    }
    variables.sort { a, b in
      let (x, y) = (ordinal(a), ordinal(b))
      return x != y ? x < y : a < b
    }
    return variables
  }
}
