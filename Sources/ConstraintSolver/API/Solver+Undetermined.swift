// Ambiguity of all variables together.
extension Solver {
  /// Calls `body` for each variable with whether it has the same value in every optimal solution of the last
  /// ``solve()``.
  ///
  /// The answers are those of ``isDetermined(_:)``, found in one pass: what depends on no relaxable member
  /// is determined, and members are relaxed together, each at a rate of its own, so that one step proves
  /// that all variables it moves are not. A variable that no step moves, and several together might, is
  /// examined by itself.
  ///
  /// - Complexity: O(terms) if no step is blocked at its beginning; each member that is blocked adds the
  ///   terms of what depends on it, and each variable that is examined by itself the cost of
  ///   ``range(of:)`` without the copy.
  public func forEachVariable(_ body: (_ variable: Variable, _ isDetermined: Bool) -> Void) {
    engine.settleIfNeeded()
    let isMoved = engine.undetermined()
    for index in engine.tables.nodes.indices
    where engine.tables.nodes[index].flags.contains(.alive) {
      body(handle(ofNode: index), !isMoved[index.position])
    }
  }
}
