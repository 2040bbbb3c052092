internal import ConstraintSolver

// What an inequality leaves open, it leaves at its edge.
//
// `a ≤ b` alone says nothing about how far below b, and the layout is ambiguous; still, frames come
// out, and UIKit's are those of a simplex table, where the slack of the first inequality that
// mentions a free variable is zero: the view sits where the inequality just holds. So an app's
// inequality `a − b ≤ 0` enters as `a − b + slack = 0` with `slack ≥ 0`, and slacks come to rest
// before other variables, in the order of activation. Nothing changes for what is determined, and
// what is not stays ambiguous.
extension LayoutEngine {
  /// The slack of an inequality with its sign; made anew.
  func slackTerms(of constraint: EngineConstraint) -> [Term] {
    guard let sign = slackSign(of: constraint) else { return [] }
    let slack = solver.makeVariable(atLeast: 0, settling: Int64(constraint.serial))
    constraint.slack = slack
    return [Term(slack, sign)]
  }

  /// The relation in which the constraint's row stands to zero.
  func relation(of constraint: EngineConstraint) -> Relation {
    slackSign(of: constraint) == nil ? constraint.solvedRelation : .equal
  }

  /// What the slack adds to the row, in points.
  func slackLength(of constraint: EngineConstraint) -> Double {
    guard let slack = constraint.slack, let sign = slackSign(of: constraint) else { return 0 }
    return sign * solver.value(of: slack)
  }

  /// Forgets the slack; the row is gone already.
  func dropSlack(of constraint: EngineConstraint) {
    guard let slack = constraint.slack else { return }
    constraint.slack = nil
    must { () throws(SolverError) in try solver.remove(slack) }
  }

  /// None for equations, and for a container's own inequalities, which state what it leaves open.
  private func slackSign(of constraint: EngineConstraint) -> Double? {
    guard !constraint.isSystem else { return nil }
    switch constraint.solvedRelation {
    case .equal: return nil
    case .lessThanOrEqual: return 1
    case .greaterThanOrEqual: return -1
    }
  }
}
