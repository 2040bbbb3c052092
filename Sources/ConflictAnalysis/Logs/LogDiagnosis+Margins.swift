// Margins whose sizes are not printed.
extension LogDiagnosis {
  /// The margins that views usually have, in points.
  static let usual = [0.0, 8, 16, 20]

  /// Returns the system with every margin that is not printed set to a number.
  static func assuming(_ margin: Double, _ model: LogModel) -> ConstraintSystem {
    var system = model.system
    for place in system.statements.indices {
      for term in system.statements[place].terms where model.margins.contains(term.unknown) {
        system.statements[place].constant -= term.coefficient * margin
      }
      system.statements[place].terms.removeAll { model.margins.contains($0.unknown) }
    }
    return system
  }

  /// Whether the constraints conflict with one of the usual margins.
  static func conflicts(_ model: LogModel) -> Bool {
    usual.contains { !assuming($0, model).isFeasible }
  }

  /// Returns a margin with which the constraints leave no space, and the system with a margin that is a
  /// point greater or less, in which they conflict.
  ///
  /// Such a margin is hardly a coincidence: what is reported is due to a rounding, or to a margin that
  /// was another one for a moment.
  static func exactFit(
    among margins: [Double], _ model: LogModel
  ) -> (margin: Double, beside: ConstraintSystem)? {
    let sizes = model.system.statements.filter { $0.sized != nil && $0.relation == .equal }
    for margin in margins {
      // Without margins, every view fits a container of any size, also one of 0.
      if margin == 0, !sizes.contains(where: { $0.constant > 0 }) { continue }
      if sizes.contains(where: { $0.constant == 0 }) { continue }
      for step in [1.0, -1] where margin + step >= 0 {
        guard !assuming(margin + step / 4, model).isFeasible else { continue }
        return (margin, assuming(margin + step, model))
      }
    }
    return nil
  }
}
