// Computes the solution for all requests since the last solve.
extension Engine {
  @inline(__always) mutating func solve() {
    // Settling was deferred and never asked for, so its list of changes would be lost with that of
    // this solve.
    if settling.isUnsettled {
      settling.keepTouched(primal.changed, moving: plan.moving, byPlan: primal.changedByPlan)
    }
    settling.beginChanges()
    primal.beginChanges()
    if plan.isAsked && plan.isValid && requests.moved.count == 0 && !requests.hasOthers {
      stepAlongPlan()
    } else if requests.hasOthers || requests.moved.count > 0 || plan.isAsked {
      solveRequests()
    }
    recordSolution()
    #if PURLIN_CHECKS
    checkInvariants()
    #endif
  }

  /// Not inlined, to keep it out of the fast path of a plan's step, which takes a few nanoseconds.
  @inline(never) private mutating func solveRequests() {
    plan.invalidate()
    // The plan does not apply any more, and its request becomes an ordinary one.
    if plan.isAsked {
      plan.endRequest()
      noteMoved(plan.row)
    }
    if beginsPlan() { return stepAlongPlan() }
    // Before rows are compared: new priorities have been appended, and orders are out of date.
    duals.orderLevels()
    if tables.isPrecise, tables.smallPivots == 0 { setPrecise(false) }
    // Asked now: applying requests may lose accuracy for other reasons.
    let isAfresh = basis.accuracy.isMarked
    let movedAlone = requests.moved.count == 1 && !requests.hasOthers ? requests.moved[0] : .null
    requests.hasOthers = false
    applyRequests()
    if isAfresh { beginAfresh() }
    crash()
    adaptArithmetic()
    runRounds()
    recoverIfNeeded()
    settling.deferChoice()
    // Without a reader nothing settles, and the list would grow with each solve.
    if settling.loose.count > 64 + 2 * (tables.liveRows + tables.liveNodes) {
      settling.gatherLoose(duals, &tables)
    }
    finishPlan(movedAlone: movedAlone)
  }

  /// Chooses among equally good solutions, before a result is read.
  @inline(__always) mutating func settleIfNeeded() {
    if settling.isUnsettled { settleNow() }
  }

  @inline(never) private mutating func settleNow() {
    settling.endDeferral()
    settleCompletely()
    // To solve again would also take the requests into account, whose turn has not come.
    if requests.hasOthers || requests.moved.count > 0 || plan.isAsked {
      postponeRecovery()
    } else {
      recoverIfNeeded()
    }
    recordSolution()
    #if PURLIN_CHECKS
    checkInvariants()
    #endif
  }

  /// Alternates between settling and dual rounds until neither changes anything.
  ///
  /// - Complexity: At most 10 000 + 200 · (rows + variables) steps, of which about (rows + variables)
  ///   may be undone by rounding; then the system is solved from the first row on. A basis that recurs
  ///   ends it before.
  mutating func settleCompletely() {
    let limit = statistics.settlingSteps + 10_000 + 200 * (tables.liveNodes + tables.liveRows)
    var passes = 0
    var repairs = 0
    var recurrence = Recurrence()
    var rule = PivotRule.largest
    while settle(rule) {
      let pivots = statistics.pivots
      runRounds()
      if basis.accuracy.isGivingUp || basis.accuracy.loss == .endless { break }
      passes += 1
      // Settling stays among the optimal solutions, so only rounding explains that a row is violated
      // then. If that goes on, settling and the rounds undo each other.
      let isRepaired = statistics.pivots != pivots
      if isRepaired { repairs += 1 }
      // What is not reliable is not repeated: the result is marked in any case.
      if isRepaired, basis.accuracy.loss != nil { break }
      if repairs > 32 + tables.liveNodes + tables.liveRows || statistics.settlingSteps >= limit {
        basis.accuracy.lose(by: .endless)
        break
      }
      // Steps of length zero can cycle, so a fixed order is used after some passes, or if a basis recurs. In a
      // fixed order none does.
      let recurs = (isRepaired || passes % 16 == 0) && recurrence.meets(fingerprintOfBasis())
      if recurs, rule == .smallestIndex {
        basis.accuracy.lose(by: .endless)
        break
      }
      if recurs || passes > 16, rule == .largest {
        rule = .smallestIndex
        recurrence = Recurrence()
      }
    }
  }

  // MARK: Requests

  private mutating func applyRequests() {
    let rows = tables.rowRecords
    // First: a restored row has its own constant and level again, to which the requests apply.
    if conflicts.count > 0 { releaseConflictsOfRequests() }
    if requests.removed.count > 0 { applyRemovals() }
    for position in 0..<requests.revalued.count {
      let index = requests.revalued[position]
      guard rows[index].flags.contains(.revalued) else { continue }
      rows[index].flags.remove(.revalued)
      changeLevel(index)
    }
    requests.revalued.removeAll()
    for position in 0..<requests.moved.count {
      let index = requests.moved[position]
      guard rows[index].flags.contains(.moved) else { continue }
      rows[index].flags.remove(.moved)
      tables.setConstant(tables.rowIdentities[index].nextConstant, of: index)
      // The crash basis is about to list it, with the new constant.
      if rows[index].flags.contains(.fresh) { continue }
      if rows[index].isActive {
        primal.seed(rows[index].defined)
        if rows[index].relation != 0 || rows[index].level != .required {
          settling.markLoose(Member(index), &tables)
        }
      } else {
        primal.recheckInactive(index)
        settling.loosenNeighbours(of: index, &tables)
      }
    }
    requests.moved.removeAll()
    // Last: no row mentions them any more.
    buryNodes()
  }

  private mutating func releaseConflictsOfRequests() {
    for position in 0..<requests.removed.count { releaseConflictsOf(requests.removed[position]) }
    for position in 0..<requests.moved.count {
      releaseConflictsOf(requests.moved[position])
      restoreConstant(of: requests.moved[position])
    }
    for position in 0..<requests.revalued.count { releaseConflictsOf(requests.revalued[position]) }
  }

  private mutating func releaseConflictsOf(_ index: RowIndex) {
    if tables.rows[index].flags.contains(.inConflict) { releaseConflicts(containing: index) }
  }

  /// Removes rows in an order that resets violated rows before the rows on which they depend.
  private mutating func applyRemovals() {
    let rows = tables.rows.view
    for position in 0..<requests.removed.count where !rows[requests.removed[position]].isActive {
      let index = requests.removed[position]
      if rows[index].side != 0 {
        detach(index)
      }
    }
    // The steps for one row may have relaxed another, which is violated then.
    for position in 0..<requests.removed.count {
      let index = requests.removed[position]
      if rows[index].isActive || rows[index].side != 0 { detach(index) }
    }
    // Only now: detaching one row may walk through the others.
    for position in 0..<requests.removed.count { buryRow(requests.removed[position]) }
    requests.removed.removeAll()
    duals.dropUnusedLevels(in: &tables)
  }

  private mutating func changeLevel(_ index: RowIndex) {
    let level = tables.rowIdentities[index].nextLevel
    guard level != tables.rows[index].level else {
      if tables.rows[index].isActive {
        settling.markLoose(Member(index), &tables)
      } else {
        settling.touch(index, tables)
      }
      return
    }
    if !tables.rows[index].flags.contains(.fresh) {
      // Its multiplier is at the old level, and cannot be moved to the new one: I1 holds level by
      // level.
      detach(index)
      settling.loosenNeighbours(of: index, &tables)
      tables.rowRecords[index].flags.insert(.fresh)
      requests.added.append(index)
    }
    duals.countRow(at: tables.rows[index].level, -1)
    tables.setLevel(level, of: index)
  }

  // MARK: Rounds

  /// Repairs violated rows, all independent ones in one round, until none is left.
  mutating func runRounds() {
    var rounds = 0
    var refreshes = 0
    let limits = RoundLimits(size: tables.liveRows + tables.liveNodes)
    let conflictLimit = statistics.conflicts + 1000 + 20 * tables.liveRows
    var recurrence = Recurrence()
    while true {
      let evaluations = primal.counts.evaluations
      evaluate()
      // What was broken or moved changes values, and what was released must be among the rows to
      // check.
      if applyConflicts() { evaluate() }
      rounds += 1
      statistics.rounds &+= 1
      let isSingle = rounds > limits.ofSeveral
      primal.collectViolated(
        isSingle: isSingle, bySize: rounds > Self.unsortedRounds,
        hasConflicts: conflicts.count > 0, duals.levels, &tables)
      if basis.accuracy.isGivingUp {
        primal.clearQueue()
        break
      }
      if primal.queue.count == 0 {
        if primal.seeds.count > 0 { continue }
        guard duals.multipliers.areWorn, refreshes < 20 else { break }
        refreshMultipliers()
        refreshes += 1
        continue
      }
      let rule = rounds > limits.ofLargest ? PivotRule.smallestIndex : .largest
      // In a fixed order no basis recurs in exact arithmetic.
      let recurs =
        rule == .smallestIndex && rounds % 16 == 0 && recurrence.meets(fingerprintOfBasis())
      if recurs || rounds > limits.ofAll || statistics.conflicts > conflictLimit {
        basis.accuracy.lose(by: .endless)
        primal.clearQueue()
        break
      }
      tables.beginRound()
      if rule == .smallestIndex { primal.sortQueue() }
      if isSingle {
        stepOnce(
          from: rule == .smallestIndex ? 0 : Self.irregular(rounds, below: primal.queue.count), rule
        )
      } else {
        stepThrough(
          rule, costOfNext: primal.counts.evaluations - evaluations + primal.queue.count)
      }
    }
  }

  /// Repairs the rows of the queue that are independent; the others are checked again.
  ///
  /// The round ends before if walks are wasted on stale variables, whose values the next round has; it costs
  /// about `costOfNext` steps to begin.
  private mutating func stepThrough(_ rule: PivotRule, costOfNext: Int) {
    basis.circuit.staleness.beginRound()
    var flipsTogether = true
    var position = 0
    while position < primal.queue.count {
      let flips = statistics.flips
      let member = primal.queue[position]
      position += 1
      let isWaiting = basis.isWaiting(member, tables)
      if isWaiting { basis.circuit.staleness.skipWalk() }
      if isWaiting || !dualStep(member, rule) {
        primal.recheckLater(member, &tables)
        if basis.circuit.staleness.exceeds(Self.leastWaste + costOfNext) {
          return primal.recheckQueue(from: position, &tables)
        }
      }
      // Where one row flips, the others of its level probably do.
      guard flipsTogether, statistics.flips != flips else { continue }
      flipsTogether = flipOthers(from: &position, at: tables.rows[member.row].level)
    }
  }

  /// Flips the next rows of a level in groups; returns false if the others must be examined one by one.
  ///
  /// Where a walk is long beside its rows, they depend on one chain, and the next group is twice as large. Otherwise it
  /// is not, because the errors of multipliers grow with the sum.
  private mutating func flipOthers(from position: inout Int, at level: LevelIndex) -> Bool {
    guard tables.arithmetic.combinesRows else { return true }
    var most = Self.fewFlips
    while true {
      let count = primal.queue.countRows(from: position, upTo: most, at: level, in: tables)
      if count <= 1 { return true }
      if flipTogether(from: position, count, at: level) {
        position += count
        if basis.circuit.count > 4 * count { most *= 2 }
      } else if most == Self.fewFlips {
        return false
      } else {
        most = Self.fewFlips
      }
    }
  }

  /// The number of rows in the first group that is flipped.
  private static var fewFlips: Int { 32 }

  /// Steps that are always spent before a round ends early, so that rounds in small systems are as few as
  /// without the limit.
  private static var leastWaste: Int { 64 }

  /// Makes one step, of the first row that allows it, in turn from a position on.
  private mutating func stepOnce(from start: Int, _ rule: PivotRule) {
    var didStep = false
    for position in start..<(start + primal.queue.count) {
      let member = primal.queue[
        position < primal.queue.count ? position : position - primal.queue.count]
      if didStep || !dualStep(member, rule) {
        primal.recheckLater(member, &tables)
      } else {
        didStep = true
      }
    }
  }

  /// A multiple of the golden ratio's first 24 bits (Knuth, "The Art of Computer Programming", 6.4).
  private static func irregular(_ number: Int, below count: Int) -> Int {
    // In 32 bits without sign: where `Int` has 32 bits, it cannot hold the product.
    Int(UInt32(truncatingIfNeeded: number) &* (2_654_435_769 >> 8) % UInt32(count))
  }

  /// The number of rounds in which violated rows are examined in the order in which they were added.
  ///
  /// The first rounds repair most rows, which are independent and differ by their content only.
  private static var unsortedRounds: Int { 2 }
}

/// How many rounds are made in which way.
///
/// After many rounds, pivots may undo each other: then one exchange is made at a time, of the rows in turn of an
/// irregular order that repeats no sequence, at last by least index, which cannot cycle but takes many more
/// steps.
private struct RoundLimits {
  /// The number of rows and variables.
  let size: Int

  /// Rounds in which all independent rows are repaired.
  var ofSeveral: Int { 60 + size / 4 }
  /// Rounds in which the largest coefficient decides.
  var ofLargest: Int { 300 + 6 * size }
  /// Rounds after which the system is solved again from the first row on.
  var ofAll: Int { 2000 + 8 * size }
}
