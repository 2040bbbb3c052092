// A copy of the engine, on which a question can be answered by solving without any effect on the
// solution.
extension Engine {
  /// Creates an engine with the same constraints, requests and solution.
  ///
  /// Plans and scratch are not copied.
  ///
  /// - Complexity: O(size of the system), one block of memory for each column.
  init(copying other: borrowing Engine) {
    self.init()
    tables = Tables(copying: other.tables)
    basis = Basis(copying: other.basis)
    suggestions = Column(copying: other.suggestions)
    duals = Duals(copying: other.duals)
    requests = Requests(copying: other.requests)
    primal = Primal(copying: other.primal)
    settling = Settling(copying: other.settling)
    conflicts = Conflicts(copying: other.conflicts)
    hasBasis = other.hasBasis
    statistics = other.statistics
  }

  /// Takes over the counts of a copy, which include those of this engine.
  mutating func takeStatistics(of copy: borrowing Engine) {
    statistics = copy.statistics
    basis.takeCounts(of: copy.basis)
    primal.takeCounts(of: copy.primal)
  }

  /// The counts of all parts.
  @inline(__always) var allStatistics: Statistics {
    var all = statistics
    all.circuits = basis.circuit.counts.circuits
    all.circuitMembers = basis.circuit.counts.members
    all.factorings = basis.blocks.factorings
    all.evaluations = primal.counts.evaluations
    all.checks = primal.counts.checks
    return all
  }
}
