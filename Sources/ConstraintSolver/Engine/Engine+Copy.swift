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
    work = WorkLists(copying: other.work)
    conflicts = Conflicts(copying: other.conflicts)
    hasBasis = other.hasBasis
    isUnsettled = other.isUnsettled
    statistics = other.statistics
  }

  /// Takes over the counts of a copy, which include those of this engine.
  mutating func takeStatistics(of copy: borrowing Engine) {
    statistics = copy.statistics
    basis.counts = copy.basis.counts
  }

  /// The counts of all parts.
  var allStatistics: Statistics {
    mutating get {
      var all = statistics
      all.circuits = basis.counts.circuits
      all.circuitMembers = basis.counts.circuitMembers
      all.factorings = basis.counts.factorings
      return all
    }
  }
}
