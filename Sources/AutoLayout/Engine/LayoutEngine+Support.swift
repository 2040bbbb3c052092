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
}
