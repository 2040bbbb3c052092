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
    activeRows = other.activeRows
    suggestions = Column(copying: other.suggestions)
    levels = Levels(copying: other.levels)
    multipliers = Multipliers(copying: other.multipliers)
    requests = Requests(copying: other.requests)
    work = WorkLists(copying: other.work)
    blocks = Blocks(copying: other.blocks)
    conflicts = Conflicts(copying: other.conflicts)
    hasBasis = other.hasBasis
    isUnsettled = other.isUnsettled
    evaluation.depthsAreDirty = other.evaluation.depthsAreDirty
    accuracy = other.accuracy
    statistics = other.statistics
  }
}
