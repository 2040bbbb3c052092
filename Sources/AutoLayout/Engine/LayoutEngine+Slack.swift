internal import ConstraintSolver

// Values that no constraint determines: lengths are zero, then inequalities hold with equality,
// then positions are zero.
//
// An ambiguous layout also has frames, and UIKit's are those of Cassowary's simplex tableau. There,
// positions are unrestricted variables, which become basic, while lengths and the slack variables
// of inequalities are at least zero, and zero unless another constraint requires more. `right ==
// 362` alone gives x = 362 and width 0, `width ≤ 323` gives width 0, `width ≥ 323` gives width 323,
// and `right ≤ 362` with a width of 40 gives x = 322, as recorded on UIKit in tests of layout
// libraries.
//
// Therefore undetermined variables are set to zero in this order: lengths, in the order in which
// constraints mention their items; slack variables, in order of activation; positions. An
// inequality `a − b ≤ 0` of an app becomes `a − b + slack = 0` with `slack ≥ 0`. This does not
// change determined values, nor whether a layout is ambiguous.
extension LayoutEngine {
  /// The first order number of slack variables, after those of all lengths.
  private static let firstSlack: Int64 = 1 << 40

  /// Creates the slack variable of an inequality; returns it with its sign, or nil if the constraint has none.
  func makeSlackTerm(of constraint: EngineConstraint) -> Term? {
    guard let sign = slackSign(of: constraint) else { return nil }
    let slack = solver.makeVariable(atLeast: 0, settling: Self.slackSettling(of: constraint))
    constraint.slack = slack
    return Term(slack, sign)
  }

  /// Returns the slack variable of a constraint with its sign, if it has one.
  func slackTerm(of constraint: EngineConstraint) -> Term? {
    guard let slack = constraint.slack, let sign = slackSign(of: constraint) else { return nil }
    return Term(slack, sign)
  }

  /// Returns where the slack variable of a constraint settles; nil for a constraint that has none,
  /// whatever its relation.
  static func slackSettling(of constraint: EngineConstraint) -> Int64? {
    constraint.isSystem ? nil : firstSlack + Int64(constraint.serial)
  }

  /// Returns the relation of the constraint's row to zero.
  func relation(of constraint: EngineConstraint) -> Relation {
    if hasSides(constraint) { return .lessThanOrEqual }
    return slackSign(of: constraint) == nil ? constraint.solvedRelation : .equal
  }

  /// Returns the value of the slack variable, in points.
  func slackLength(of constraint: EngineConstraint) -> Double {
    guard let term = slackTerm(of: constraint) else { return 0 }
    return term.coefficient * solver.value(of: term.variable)
  }

  /// Removes the slack variable, after the row has been removed.
  func dropSlack(of constraint: EngineConstraint) {
    guard let slack = constraint.slack else { return }
    constraint.slack = nil
    must { () throws(SolverError) in try solver.remove(slack) }
  }

  /// Returns the sign of the slack variable; nil for equations and for inequalities that a
  /// container created.
  private func slackSign(of constraint: EngineConstraint) -> Double? {
    guard !constraint.isSystem else { return nil }
    switch constraint.solvedRelation {
    case .equal: return nil
    case .lessThanOrEqual: return 1
    case .greaterThanOrEqual: return -1
    }
  }
}
