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
    values = Column(copying: other.values)
    nodes = Column(copying: other.nodes)
    bounds = Column(copying: other.bounds)
    ordinals = Column(copying: other.ordinals)
    spareNodes = List(copying: other.spareNodes)
    suggestions = Column(copying: other.suggestions)
    (liveNodes, nextOrdinal) = (other.liveNodes, other.nextOrdinal)
    rows = Column(copying: other.rows)
    for index in rows.indices { rows[index].event = -1 }
    rowIdentities = Column(copying: other.rowIdentities)
    spareRows = List(copying: other.spareRows)
    links = Arena(copying: other.links)
    (liveRows, activeRows, nextSequence) = (other.liveRows, other.activeRows, other.nextSequence)
    levels = Levels(copying: other.levels)
    multipliers = Multipliers(copying: other.multipliers)
    requests = Requests(copying: other.requests)
    work = WorkLists(copying: other.work)
    // Marks in nodes and rows are compared with these.
    epochs = other.epochs
    blocks = Blocks(copying: other.blocks)
    conflicts = Conflicts(copying: other.conflicts)
    hasBasis = other.hasBasis
    isUnsettled = other.isUnsettled
    evaluation.depthsAreDirty = other.evaluation.depthsAreDirty
    accuracy = other.accuracy
    statistics = other.statistics
  }
}
