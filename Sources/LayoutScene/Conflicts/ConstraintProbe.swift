package import AutoLayout

/// Determines whether the other constraints of a layout exclude a relation, by adding it and
/// solving.
///
/// A required equality has no effect if the other constraints exclude any other value: requiring
/// another value causes a conflict, and the members of the conflict are the reason.
package struct ConstraintProbe {
  private let engine: LayoutEngine

  /// Creates a probe for the constraints of an engine.
  ///
  /// The engine is restored after each query.
  package init(_ engine: LayoutEngine) { self.engine = engine }

  /// Returns the constraints that exclude a relation between the items of a constraint.
  ///
  /// - Parameters:
  ///   - model: The constraint that provides the items and the multiplier. It should not be active.
  ///   - relation: The relation to test.
  ///   - constant: The constant of the relation, in points.
  /// - Returns: The other members of the conflict; nil if there is none.
  /// - Complexity: The cost of solving with an additional constraint, and of removing it.
  package func reasons(
    against model: EngineConstraint, _ relation: NSLayoutConstraint.Relation, _ constant: Double
  ) -> [ConstraintOrigin]? {
    let probe = Self.copy(of: model, relation, constant, priority: .required)
    do { try engine.activate(probe) } catch { return nil }
    defer { engine.deactivate(probe) }
    engine.findConflicts()
    func isProbe(_ origin: ConstraintOrigin) -> Bool {
      if case .constraint(let entered) = origin { entered === probe } else { false }
    }
    return engine.conflicts.first { $0.members.contains(where: isProbe) }?
      .members.filter { !isProbe($0) }
  }

  /// Returns the constant with which a constraint is satisfied in the layout without it; nil if
  /// there is none.
  package func constant(meeting model: EngineConstraint) -> Double? {
    let copy = Self.copy(
      of: model, .equal, model.constant, priority: UILayoutPriority(0.001))
    do { try engine.activate(copy) } catch { return nil }
    defer { engine.deactivate(copy) }
    engine.solve()
    let residual = engine.residual(of: copy)
    return residual.isFinite ? model.constant + residual : nil
  }

  /// Returns the constraints that prevent a constraint from being violated by `step` points; nil if
  /// there are none.
  ///
  /// For an equation, both directions from `constant` are tested.
  package func reasons(
    againstBreaking model: EngineConstraint, from constant: Double, by step: Double
  ) -> [ConstraintOrigin]? {
    switch model.relation {
    case .equal:
      guard let more = reasons(against: model, .greaterThanOrEqual, constant + step),
        let less = reasons(against: model, .lessThanOrEqual, constant - step)
      else { return nil }
      return more + less
    case .greaterThanOrEqual:
      return reasons(against: model, .lessThanOrEqual, constant - step)
    case .lessThanOrEqual:
      return reasons(against: model, .greaterThanOrEqual, constant + step)
    }
  }

  private static func copy(
    of model: EngineConstraint, _ relation: NSLayoutConstraint.Relation, _ constant: Double,
    priority: UILayoutPriority
  ) -> EngineConstraint {
    EngineConstraint(
      model.first, relation, model.second, multiplier: model.multiplier, constant: constant,
      priority: priority, in: model.holder, serial: Int(Int32.max))
  }
}
