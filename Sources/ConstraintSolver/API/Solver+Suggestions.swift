// Suggested values for single variables that change repeatedly: dragging, resizing.
extension Solver {
  /// Suggests a value for a variable, which it takes as far as more important constraints allow.
  ///
  /// The first suggestion for a variable adds a constraint; later ones change its constant, which
  /// is the cheapest change. A suggestion is kept until ``stopSuggesting(_:)``, and counts as a
  /// constraint that mentions the variable.
  ///
  /// - Returns: The constraint of the suggestion.
  @discardableResult
  public func suggest(
    _ value: Double, for variable: Variable, priority: Priority = Priority(999), rank: Int64 = 0
  ) throws(SolverError) -> Constraint {
    let index = try check(variable)
    if let known = suggestion(at: index) {
      try setConstant(value, of: known)
      try setPriority(priority, of: known)
      return known
    }
    let constraint = try add([Term(variable)], .equal, value, priority: priority, rank: rank)
    let none = Constraint(index: .null, stamp: 0)
    engine.suggestions.extend(to: engine.tables.nodes.count, with: none)
    engine.suggestions[index] = constraint
    return constraint
  }

  /// Withdraws the suggestion for a variable, if there is one.
  public func stopSuggesting(_ variable: Variable) throws(SolverError) {
    let index = try check(variable)
    guard let known = suggestion(at: index) else { return }
    engine.suggestions[index] = Constraint(index: .null, stamp: 0)
    try remove(known)
  }

  private func suggestion(at index: NodeIndex) -> Constraint? {
    guard index.position < engine.suggestions.count else { return nil }
    let known = engine.suggestions[index]
    // It may have been removed like any other constraint, or belong to an earlier variable in the
    // same slot.
    return contains(known) ? known : nil
  }
}
