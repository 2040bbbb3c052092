internal import ConstraintSolver

extension LayoutEngine {
  /// The constraints that determine an item's position and length along an axis, at whatever distance.
  ///
  /// Those that hold with equality in the present solution and that its values follow from, in order
  /// of activation. What frames, masks and intrinsic content sizes imply is not among them.
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
