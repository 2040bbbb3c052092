internal import ConstraintSolver

extension LayoutEngine {
  /// Changes the ambiguous attributes of an item to other optimal values (`engine:E4.3`).
  ///
  /// Each call changes to the other end of the range, or by 20 points if the range is unbounded.
  /// The next solve applies the change. It is implemented as a constraint with a lower priority
  /// than any other, which is removed when the item is removed or no longer ambiguous. For
  /// debugging only.
  ///
  /// - Returns: Whether the item was ambiguous.
  @discardableResult
  public func exerciseAmbiguity(of item: EngineItem) -> Bool {
    guard let own = item.variables else { return false }
    let variables = [own.minX, own.minY, own.width, own.height]
    let shown = variables.map { solver.value(of: $0) }
    for variable in variables { stopExercising(variable) }
    solver.solve()
    openVariables = OpenVariables()
    var didMove = false
    for (variable, value) in zip(variables, shown) where !solver.isDetermined(variable) {
      let range = solver.range(of: variable)
      let step = 20.0
      let upper = min(range.upperBound, value + step)
      let lower = max(range.lowerBound, value - step)
      let target = upper - value > 1e-3 ? upper : lower
      must { () throws(SolverError) in
        try solver.suggest(target, for: variable, priority: Self.faintest)
      }
      exercised.insert(variable)
      solver.solve()
      openVariables = OpenVariables()
      didMove = true
    }
    return didMove
  }

  /// A priority below all of Apple's.
  private static var faintest: Priority { Priority(0x1p-20) }

  func stopExercising(_ variable: Variable) {
    guard exercised.remove(variable) != nil else { return }
    must { () throws(SolverError) in try solver.stopSuggesting(variable) }
  }
}
