internal import ConstraintSolver

// A preferred length has two sides.
//
// Of equally strong constraints one is violated and the others hold (`measured:M10`), and which one
// depends on the direction: where there is space to give the view mentioned first stretches, where
// there is too little the view mentioned last is compressed. A row of the solver has one rank, so an
// app's optional `width == 50` enters as `width ≤ 50` and `width ≥ 50`, whose errors add up to that of
// the equation.
extension LayoutEngine {
  /// Whether the constraint is an app's preferred length.
  func hasSides(_ constraint: EngineConstraint) -> Bool {
    guard !constraint.isSystem, constraint.relation == .equal, constraint.second == nil,
      !constraint.priority.isRequired, case .attribute(_, let attribute) = constraint.first
    else { return false }
    return attribute.kind == .size
  }

  /// The rank among equal priorities; for a preferred length the rank if the length is greater.
  func rank(of constraint: EngineConstraint) -> Int64 {
    guard hasSides(constraint), let item = constraint.first.item else {
      return Rank.of(constraint)
    }
    return Rank.growth(of: item)
  }

  /// Adds the side that is violated when a preferred length is smaller.
  func addOtherSide(of constraint: EngineConstraint, _ terms: [Term], _ constant: Double) {
    guard hasSides(constraint), let item = constraint.first.item else { return }
    var numbers = Representable()
    must { () throws(SolverError) in
      let row = try solver.add(
        numbers.terms(terms), .greaterThanOrEqual, numbers.length(constant),
        priority: Priority(Double(constraint.priority.rawValue)),
        rank: Rank.shrinkage(of: item))
      constraint.otherSide = row
      origins[row] = .constraint(constraint)
      entered += 1
    }
  }
}
