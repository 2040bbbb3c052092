// Computes the solution for all requests since the last solve.
extension Engine {
  @inline(__always) mutating func solve() {
    changed.removeAll()
    changedByPlan = false
    if plan.isAsked && plan.isValid && movedRows.count == 0 && !hasOtherRequests {
      stepAlongPlan()
    } else if hasOtherRequests || movedRows.count > 0 || plan.isAsked {
      solveRequests()
    }
    #if PURLIN_CHECKS
    checkInvariants()
    #endif
  }

  /// Not inlined, to keep it out of the fast path of a plan's step, which takes a few nanoseconds.
  @inline(never) private mutating func solveRequests() {
    plan.isValid = false
    if plan.isAsked {
      plan.isAsked = false
      noteMoved(plan.row)
    }
    if beginsPlan() { return stepAlongPlan() }
    orderLevels()
    let isAfresh = accuracy.isMarked
    let movedAlone = movedRows.count == 1 && !hasOtherRequests ? movedRows[0] : .null
    hasOtherRequests = false
    applyRequests()
    if isAfresh { beginAfresh() }
    crash()
    runRounds()
    recoverIfNeeded()
    isUnsettled = loose.count > 0
    if loose.count > 64 + 2 * (liveRows + liveNodes) { gatherLoose() }
    finishPlan(movedAlone: movedAlone)
  }

  /// Lists each changed variable once, without removed ones.
  mutating func compactChanged() {
    stamp &+= 1
    var kept = 0
    for position in 0..<changed.count {
      let variable = changed[position]
      if nodes[variable].mark == stamp || !nodes[variable].flags.contains(.alive) { continue }
      nodes[variable].mark = stamp
      changed[kept] = variable
      kept += 1
    }
    changed.truncate(to: kept)
  }

  /// Chooses among equally good solutions, before a result is read.
  @inline(__always) mutating func settleIfNeeded() {
    if isUnsettled { settleNow() }
  }

  @inline(never) private mutating func settleNow() {
    isUnsettled = false
    settleCompletely()
    recoverIfNeeded()
    #if PURLIN_CHECKS
    checkInvariants()
    #endif
  }

  /// Alternates between settling and dual rounds until neither changes anything.
  ///
  /// - Complexity: At most 10 000 + 200 · (rows + variables) steps, of which about (rows + variables)
  ///   may be undone by rounding; then the system is solved from the first row on.
  mutating func settleCompletely() {
    let limit = statistics.settlingSteps + 10_000 + 200 * (liveNodes + liveRows)
    var passes = 0
    var repairs = 0
    while settle() {
      let pivots = statistics.pivots
      runRounds()
      if isGivingUp || accuracy.loss == .endless { break }
      // Settling stays among the optimal solutions, so only rounding explains that a row is violated
      // then. If that goes on, settling and the rounds undo each other.
      if statistics.pivots != pivots { repairs += 1 }
      if repairs > 32 + liveNodes + liveRows {
        loseAccuracy(.endless)
        break
      }
      passes += 1
      // Steps of length zero can cycle, so a fixed order is used from then on.
      settlesBySmallestIndex = passes > 16
      if statistics.settlingSteps >= limit {
        loseAccuracy(.endless)
        break
      }
    }
    settlesBySmallestIndex = false
  }

  // MARK: Requests

  private mutating func applyRequests() {
    let rows = rows.view
    if conflicts.count > 0 { releaseConflictsOfRequests() }
    if dyingRows.count > 0 { applyRemovals() }
    for position in 0..<revaluedRows.count {
      let index = revaluedRows[position]
      guard rows[index].flags.contains(.revalued) else { continue }
      rows[index].flags.remove(.revalued)
      changeLevel(index)
    }
    revaluedRows.removeAll()
    for position in 0..<movedRows.count {
      let index = movedRows[position]
      guard rows[index].flags.contains(.moved) else { continue }
      rows[index].flags.remove(.moved)
      rows[index].constant = rowIdentities[index].nextConstant
      if rows[index].flags.contains(.fresh) { continue }
      if rows[index].isActive {
        seeds.append(rows[index].defined)
        if rows[index].relation != 0 || rows[index].level != .required { markLoose(Member(index)) }
      } else {
        rowsToCheck.append(index)
        loosenNeighbours(of: index)
      }
    }
    movedRows.removeAll()
    buryNodes()
  }

  private mutating func releaseConflictsOfRequests() {
    for position in 0..<dyingRows.count { releaseConflictsOf(dyingRows[position]) }
    for position in 0..<movedRows.count {
      releaseConflictsOf(movedRows[position])
      restoreConstant(of: movedRows[position])
    }
    for position in 0..<revaluedRows.count { releaseConflictsOf(revaluedRows[position]) }
  }

  private mutating func releaseConflictsOf(_ index: RowIndex) {
    if rows[index].flags.contains(.inConflict) { releaseConflicts(containing: index) }
  }

  /// Removes rows in an order that resets violated rows before the rows on which they depend.
  private mutating func applyRemovals() {
    let rows = rows.view
    for position in 0..<dyingRows.count where !rows[dyingRows[position]].isActive {
      let index = dyingRows[position]
      if rows[index].side != 0 {
        detach(index)
      }
    }
    for position in 0..<dyingRows.count where rows[dyingRows[position]].isActive {
      detach(dyingRows[position])
    }
    for position in 0..<dyingRows.count { buryRow(dyingRows[position]) }
    dyingRows.removeAll()
    dropUnusedLevels()
  }

  private mutating func changeLevel(_ index: RowIndex) {
    let level = rowIdentities[index].nextLevel
    guard level != rows[index].level else {
      if rows[index].isActive { markLoose(Member(index)) }
      return
    }
    if !rows[index].flags.contains(.fresh) {
      detach(index)
      loosenNeighbours(of: index)
      rows[index].flags.insert(.fresh)
      freshRows.append(index)
    }
    releaseLevel(rows[index].level)
    rows[index].level = level
  }

  // MARK: Rounds

  /// Repairs violated rows, all independent ones in one round, until none is left.
  mutating func runRounds() {
    var rounds = 0
    var refreshes = 0
    let conflictLimit = statistics.conflicts + 1000 + 20 * liveRows
    while true {
      evaluate()
      if applyConflicts() { evaluate() }
      rounds += 1
      statistics.rounds &+= 1
      collectViolated()
      if isGivingUp {
        clearQueue()
        break
      }
      if queue.count == 0 {
        if seeds.count > 0 { continue }
        guard multipliers.areWorn, refreshes < 20 else { break }
        refreshMultipliers()
        refreshes += 1
        continue
      }
      // After many rounds, pivots may undo each other: one exchange at a time, of the rows in turn of
      // an irregular order that repeats no sequence, at last by least index, which cannot cycle but
      // takes many more steps.
      let size = liveRows + liveNodes
      let isSingle = rounds > 60 + size / 4
      usesSmallestIndex = rounds > 300 + 6 * size
      if rounds > 2000 + 8 * size || statistics.conflicts > conflictLimit {
        loseAccuracy(.endless)
        clearQueue()
        break
      }
      round &+= 1
      var didStep = false
      if usesSmallestIndex { queue.sort(by: <) }
      let start = isSingle && !usesSmallestIndex ? Self.irregular(rounds, below: queue.count) : 0
      for position in start..<(start + queue.count) {
        let member = queue[position < queue.count ? position : position - queue.count]
        if isSingle && didStep || !dualStep(member) {
          recheckLater(member)
        } else {
          didStep = true
        }
      }
    }
  }

  /// The high bits of a multiple of the golden ratio (Knuth, "The Art of Computer Programming", 6.4).
  private static func irregular(_ number: Int, below count: Int) -> Int {
    Int(UInt32(truncatingIfNeeded: number) &* 2_654_435_769 >> 8) % count
  }

  /// A Boolean value that indicates whether the system will be solved from the first row on anyway.
  private var isGivingUp: Bool {
    mutating get { !accuracy.isCareful && accuracy.loss != nil }
  }

  private mutating func clearQueue() {
    queue.removeAll()
    rowsToCheck.removeAll()
  }

  mutating func recheckLater(_ member: Member) {
    if member.isRow {
      rowsToCheck.append(member.row)
    } else if !nodes[member.variable].flags.contains(.queued) {
      nodes[member.variable].flags.insert(.queued)
      boundsToCheck.append(member.variable)
    }
  }

  /// Collects violated rows, the most important first.
  private mutating func collectViolated() {
    let rows = rows.view
    queue.removeAll()
    for position in 0..<boundsToCheck.count {
      let variable = boundsToCheck[position]
      nodes[variable].flags.remove(.queued)
      if boundNeed(of: variable) != 0 { queue.append(Member(variable)) }
    }
    boundsToCheck.removeAll()
    heap.removeAll()
    for position in 0..<rowsToCheck.count {
      let index = rowsToCheck[position]
      if rows[index].flags.contains(.queued) || need(of: index) == 0 { continue }
      rows[index].flags.insert(.queued)
      heap.append(Int64(levels[rows[index].level].order) << 32 | Int64(index.number))
    }
    rowsToCheck.removeAll()
    heap.sort(by: <)
    let firstRow = queue.count
    for position in 0..<heap.count {
      let index = RowIndex(Int32(truncatingIfNeeded: heap[position]))
      rows[index].flags.remove(.queued)
      queue.append(Member(index))
    }
    if conflicts.count > 0 { orderRequired(from: firstRow, heap.count) }
    heap.removeAll()
  }

  /// Orders violated required rows by rank.
  ///
  /// After a conflict is resolved, many rows may be restored at once. In the order of rank each of
  /// them either stays or is broken for good; in any other order they could break each other
  /// repeatedly.
  private mutating func orderRequired(from start: Int, _ count: Int) {
    victims.removeAll()
    for position in start..<(start + count) where rows[queue[position].row].level == .required {
      victims.append(queue[position].row)
    }
    guard victims.count > 1 else { return }
    let identities = rowIdentities.view
    victims.sort { a, b in
      let (x, y) = (identities[a], identities[b])
      return x.rank != y.rank ? x.rank < y.rank : x.sequence < y.sequence
    }
    for position in 0..<victims.count { queue[start + position] = Member(victims[position]) }
  }
}
