internal import ConstraintSolver

// Preferred lengths have two rows.
//
// If constraints of equal priority cannot all be satisfied, one is violated (`measured:M10`), and
// which one depends on the direction: if there is too much space, the view mentioned first
// stretches; if there is too little, the view mentioned last is compressed. A row of the solver has
// one rank, so an optional `width == 50` of an app becomes the rows `width ≤ 50` and `width ≥ 50`,
// whose errors add up to the error of the equation.
extension LayoutEngine {
  /// Returns whether the constraint is a preferred length specified by the app.
  func hasSides(_ constraint: EngineConstraint) -> Bool {
    constraint.relation == .equal && !constraint.priority.isRequired
      && sideRanks(of: constraint) != nil
  }

  /// Returns the ranks of the upper and the lower bound of a length that an app specifies; nil for
  /// other constraints.
  func sideRanks(of constraint: EngineConstraint) -> (upper: Int64, lower: Int64)? {
    guard !constraint.isSystem, constraint.second == nil,
      case .attribute(let item, let attribute) = constraint.first, attribute.kind == .size
    else { return nil }
    return (Rank.growth(of: item), Rank.shrinkage(of: item))
  }

  /// Returns the rank among equal priorities; for a preferred length, the rank of its upper bound.
  func rank(of constraint: EngineConstraint) -> Int64 {
    guard hasSides(constraint), let item = constraint.firstItem else {
      return Rank.of(constraint)
    }
    return Rank.growth(of: item)
  }

  /// Adds the lower bound of a preferred length.
  func addOtherSide(of constraint: EngineConstraint, _ terms: [Term], _ constant: Double) {
    guard hasSides(constraint), let item = constraint.firstItem else { return }
    var numbers = Representable()
    must { () throws(SolverError) in
      let row = try solver.add(
        numbers.terms(terms), .greaterThanOrEqual, numbers.length(constant),
        priority: Priority(Double(constraint.priority.rawValue)),
        rank: Rank.shrinkage(of: item))
      constraint.otherSide = row
      origins.insert(row, of: constraint)
      entered += 1
    }
  }
}
