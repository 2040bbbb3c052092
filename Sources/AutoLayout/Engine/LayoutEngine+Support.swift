internal import ConstraintSolver

extension LayoutEngine {
  /// Returns the constraints that determine an item's position and length along an axis, directly
  /// or indirectly.
  ///
  /// These are active constraints from which the values follow, in order of activation. Implicit
  /// constraints of frames, masks and intrinsic content sizes are not included.
  public func support(of item: EngineItem, along axis: NSLayoutConstraint.Axis)
    -> [EngineConstraint]
  {
    guard let own = item.variables else { return [] }
    var found: [Int: EngineConstraint] = [:]
    for variable in [own.start(axis), own.length(axis)] {
      for part in solver.explanation(of: variable).parts {
        guard case .constraint(let constraint)? = origins[part.constraint] else { continue }
        found[constraint.serial] = constraint
      }
    }
    return found.values.sorted { $0.serial < $1.serial }
  }

  /// Finds the constraints that can follow from required ones, among them all that do, and all inequalities.
  ///
  /// Every other constraint has an effect: its constant can change in both directions, in the layout after the last
  /// ``solve()``, without a conflict. See `Solver.constraintsThatCanFollow(within:)`.
  ///
  /// - Parameter slack: By how many points an inequality or a length above zero may hold and still count as a limit.
  /// - Returns: The serial numbers of the constraints.
  package func constraintsThatCanFollow(within slack: Double) -> Set<Int> {
    // The row of an inequality is active whether it limits anything or not: it defines a variable for the difference.
    var found = Set(origins.constraints.filter { $0.relation != .equal }.map(\.serial))
    for row in solver.constraintsThatCanFollow(within: slack) {
      if case .constraint(let constraint)? = origins[row] { found.insert(constraint.serial) }
    }
    return found
  }
}
