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
    copyVariables(of: other)
    copyConstraints(of: other)
    copyRequests(of: other)
    copySolution(of: other)
    // Marks in nodes and rows are compared with these.
    (stamp, searchStamp, rowStamp) = (other.stamp, other.searchStamp, other.rowStamp)
    (circuitStamp, round, conflictStamp) = (other.circuitStamp, other.round, other.conflictStamp)
    statistics = other.statistics
  }

  private mutating func copyVariables(of other: borrowing Engine) {
    values = Column(copying: other.values)
    nodes = Column(copying: other.nodes)
    bounds = Column(copying: other.bounds)
    ordinals = Column(copying: other.ordinals)
    parents = Column(copying: other.parents)
    workErrors = Column(copying: other.workErrors)
    spareNodes = Column(copying: other.spareNodes)
    suggestions = Column(copying: other.suggestions)
    (liveNodes, nextOrdinal) = (other.liveNodes, other.nextOrdinal)
  }

  private mutating func copyConstraints(of other: borrowing Engine) {
    rows = Column(copying: other.rows)
    for index in rows.indices { rows[index].event = -1 }
    rowIdentities = Column(copying: other.rowIdentities)
    spareRows = Column(copying: other.spareRows)
    links = Arena(copying: other.links)
    levels = Column(copying: other.levels)
    levelsByOrder = Column(copying: other.levelsByOrder)
    levelsAreOrdered = other.levelsAreOrdered
    (lastPriority, lastLevel) = (other.lastPriority, other.lastLevel)
    (liveRows, activeRows, nextSequence) = (other.liveRows, other.activeRows, other.nextSequence)
  }

  private mutating func copyRequests(of other: borrowing Engine) {
    freshRows = Column(copying: other.freshRows)
    dyingRows = Column(copying: other.dyingRows)
    dyingNodes = Column(copying: other.dyingNodes)
    movedRows = Column(copying: other.movedRows)
    revaluedRows = Column(copying: other.revaluedRows)
    hasOtherRequests = other.hasOtherRequests
  }

  private mutating func copySolution(of other: borrowing Engine) {
    multipliers = Multipliers(copying: other.multipliers)
    blocks = Blocks(copying: other.blocks)
    conflicts = Column(copying: other.conflicts)
    conflictMembers = Arena(copying: other.conflictMembers)
    pendingConflicts = Column(copying: other.pendingConflicts)
    accuracy = other.accuracy
    depthsAreDirty = other.depthsAreDirty
    seeds = Column(copying: other.seeds)
    rowsToCheck = Column(copying: other.rowsToCheck)
    boundsToCheck = Column(copying: other.boundsToCheck)
    queue = Column(copying: other.queue)
    loose = Column(copying: other.loose)
    resetting = Column(copying: other.resetting)
    isUnsettled = other.isUnsettled
  }
}
