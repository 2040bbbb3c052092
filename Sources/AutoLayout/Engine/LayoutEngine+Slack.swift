internal import ConstraintSolver

// What nothing determines: lengths are zero, then inequalities just hold, then positions are zero.
//
// An ambiguous layout has frames, too, and UIKit's are those of Cassowary's simplex table. There
// positions are unrestricted variables, which the table solves for, while lengths and the slacks of
// inequalities are at least zero, and zero unless something else asks for more. `right == 362` alone
// gives x = 362 and no width, `width ≤ 323` no width, `width ≥ 323` 323 points, `right ≤ 362` and a
// width of 40 x = 322: as tests of layout libraries record of UIKit.
//
// So lengths come to rest first, in the order in which constraints mention their items. An app's
// inequality `a − b ≤ 0` enters as `a − b + slack = 0` with `slack ≥ 0`; slacks rest after the
// lengths, in the order of activation, and before positions. What is determined is unaffected, and
// what is not remains ambiguous.
extension LayoutEngine {
  /// The first number for slacks, after those of all lengths.
  private static let firstSlack: Int64 = 1 << 40

  /// The slack of an inequality with its sign; newly created.
  func slackTerms(of constraint: EngineConstraint) -> [Term] {
    guard let sign = slackSign(of: constraint) else { return [] }
    let slack = solver.makeVariable(
      atLeast: 0, settling: Self.firstSlack + Int64(constraint.serial))
    constraint.slack = slack
    return [Term(slack, sign)]
  }

  /// Returns the relation of the constraint's row to zero.
  func relation(of constraint: EngineConstraint) -> Relation {
    if hasSides(constraint) { return .lessThanOrEqual }
    return slackSign(of: constraint) == nil ? constraint.solvedRelation : .equal
  }

  /// Returns the slack in the row, in points.
  func slackLength(of constraint: EngineConstraint) -> Double {
    guard let slack = constraint.slack, let sign = slackSign(of: constraint) else { return 0 }
    return sign * solver.value(of: slack)
  }

  /// Removes the slack, after the row has been removed.
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
