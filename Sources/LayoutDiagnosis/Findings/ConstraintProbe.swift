package import AutoLayout

/// What the other constraints of a layout forbid a relation to be, found by trying it.
///
/// A required equality says nothing if the others forbid any other value: asking for one conflicts, and
/// the conflict's members are the reason.
package struct ConstraintProbe {
  private let engine: LayoutEngine

  /// Probes the constraints of an engine, which is after each question as it was.
  package init(_ engine: LayoutEngine) { self.engine = engine }

  /// Returns who forbids a relation between the ends of a constraint.
  ///
  /// - Parameters:
  ///   - model: The constraint whose ends and multiplier are asked about; it should not be active.
  ///   - relation: The relation that is tried.
  ///   - constant: Its constant, in points.
  /// - Returns: The other members of the conflict; nil if there is none.
  /// - Complexity: That of solving with one constraint more, and without it again.
  package func reasons(
    against model: EngineConstraint, _ relation: NSLayoutConstraint.Relation, _ constant: Double
  ) -> [ConstraintOrigin]? {
    let probe = Self.copy(of: model, relation, constant, priority: .required)
    do { try engine.activate(probe) } catch { return nil }
    defer { engine.deactivate(probe) }
    engine.solve()
    func isProbe(_ origin: ConstraintOrigin) -> Bool {
      if case .constraint(let entered) = origin { entered === probe } else { false }
    }
    return engine.conflicts.first { $0.members.contains(where: isProbe) }?
      .members.filter { !isProbe($0) }
  }

  /// The constant with which a constraint would hold as things are without it; nil if it has none.
  package func constant(meeting model: EngineConstraint) -> Double? {
    let copy = Self.copy(
      of: model, .equal, model.constant, priority: UILayoutPriority(0.001))
    do { try engine.activate(copy) } catch { return nil }
    defer { engine.deactivate(copy) }
    engine.solve()
    let residual = engine.residual(of: copy)
    return residual.isFinite ? model.constant + residual : nil
  }

  /// Who forbids a constraint to be broken by `step` points; nil if it could be.
  ///
  /// Of an equation both directions are asked about, from `constant` on.
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
