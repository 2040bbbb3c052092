// The crash basis (essay, 2.3): pivots are assigned to new rows by structure alone, without arithmetic.
//
// A row with exactly one variable that no row defines can define it, unless the row itself depends
// on that variable. Equalities are assigned first, by level, then optional inequalities (a view has
// its content size unless something changes it). Assignments never create cycles, so no block
// arises here. Rows without an assignment are checked like any other inactive row. Any basis is
// dual feasible with zero multipliers, so a wrong assignment costs a pivot but does not change the
// result.
//
// In a first solve, a variable that depends on no free variable is evaluated when a row is assigned to it, in the
// same pass over the row. The others are listed and evaluated once, after the rings have been closed
// (Engine+Rings.swift).
extension Engine {
  mutating func crash() {
    guard requests.added.count > 0 else { return }
    // The lists are kept between solves; moved out of the engine, they can be passed beside it.
    var crash = Crash()
    swap(&crash, &crashLists)
    crash.begin(levels: duals.levels.byOrder.count)
    crash.evaluates = !hasBasis && primal.seeds.count == 0
    listReady(&crash)
    repeat { assignReady(&crash) } while forceNext(&crash)
    // Otherwise values exist, and a ring is one dual step from them.
    if crash.evaluates { closeRings(&crash) }
    endCrash()
    hasBasis = true
    if crash.evaluates {
      // Those of a first solve are as long as the system, and are freed.
      evaluateLate(crash)
    } else {
      crash.end()
      swap(&crash, &crashLists)
    }
  }

  /// Counts the undefined variables of each new row, and lists the rows with one.
  private mutating func listReady(_ crash: inout Crash) {
    let rows = tables.rowRecords
    for position in 0..<requests.added.count {
      let index = requests.added[position]
      // It was removed again before this solve, or is listed twice after a change of level.
      if !rows[index].flags.contains(.fresh) { continue }
      let row = rows[index]
      // In a first solve nothing is defined, and the terms need not be read.
      let open = hasBasis ? tables.countOpen(row) : row.termCount
      rows[index].openTerms = open
      if open == 1 {
        crash.list(index, row, order: duals.levels[row.level].order)
      } else if open > 1, row.relation == 0 {
        crash.waiting &+= 1
      }
    }
  }

  /// Gives the new rows, and the variables that they define, their ordinary state; rows without an
  /// assignment are to be checked.
  private mutating func endCrash() {
    let rows = tables.rowRecords
    let nodes = tables.nodeRecords
    var kept = 0
    for position in 0..<requests.added.count {
      let index = requests.added[position]
      if !rows[index].flags.contains(.fresh) { continue }
      rows[index].flags.remove(.fresh)
      let defined = rows[index].defined
      // The mark belongs to the search for assignments only.
      if defined.exists {
        nodes[defined].flags.remove(.determined)
      } else {
        requests.added[kept] = index
        kept &+= 1
      }
    }
    requests.added.truncate(to: kept)
    primal.checkAll(&requests.added)
  }

  /// Lets rows with one undefined variable define it, the most important first.
  private mutating func assignReady(_ crash: inout Crash) {
    let nodes = tables.nodes.view
    let rows = tables.rows.view
    while let index = crash.pop() {
      let row = rows[index]
      // It was listed when it had one, and has been assigned since, or its variable has another
      // definition.
      if row.isActive { continue }
      if row.openTerms != 1 {
        if row.relation == 0 { listRing(index, &crash) }
        continue
      }
      var candidate = NodeIndex.null
      var isDetermined = true
      var terms = tables.terms(of: row)
      while let variable = terms.next()?.variable {
        if nodes[variable].definition == .superbasic {
          candidate = variable
        } else if !nodes[variable].flags.contains(.determined) {
          isDetermined = false
        }
      }
      if !candidate.exists { continue }
      // Only a variable that an active row mentions can be reached from the others.
      if !isDetermined, nodes[candidate].references > 0, depends(index, on: candidate, &crash) {
        if row.relation == 0 { listRing(index, &crash) }
        continue
      }
      assign(index, candidate, isDetermined: isDetermined, &crash)
    }
  }

  /// Lists an equality that may close a ring: a required one whose variables are all defined, or depend on the
  /// one that is not.
  @inline(never) private mutating func listRing(_ index: RowIndex, _ crash: inout Crash) {
    if crash.evaluates, tables.rows[index].level == .required { crash.rings.append(index) }
  }

  /// If no row has exactly one undefined variable, lets an equality define one that no row
  /// mentions.
  private mutating func forceNext(_ crash: inout Crash) -> Bool {
    let rows = tables.rows.view
    guard crash.waiting > 0 else { return false }
    if !crash.hasPostponed { collectPostponed(&crash) }
    while let position = crash.popPostponed() {
      let index = requests.added[position]
      let row = rows[index]
      if row.isActive || row.openTerms < 2 { continue }
      var terms = tables.terms(of: row)
      while let variable = terms.next()?.variable {
        let node = tables.nodes[variable]
        // A variable that nothing mentions cannot close a cycle.
        guard node.definition == .superbasic, node.references == 0 else { continue }
        crash.waiting &-= 1
        assign(index, variable, isDetermined: false, &crash)
        return true
      }
    }
    return false
  }

  /// Collects the equalities that have several undefined variables: by level, those with two before those
  /// with more, then as they were added.
  ///
  /// Equal sizes have two. If the rows of positions came first, each would define a position and mention a
  /// size, and no size could be defined by another.
  private mutating func collectPostponed(_ crash: inout Crash) {
    let rows = tables.rows.view
    crash.reservePostponed()
    for position in 0..<requests.added.count {
      let index = requests.added[position]
      let row = rows[index]
      if !row.flags.contains(.fresh) || row.isActive || row.relation != 0 { continue }
      if row.openTerms > 1 {
        crash.postpone(position, order: duals.levels[row.level].order, hasTwo: row.openTerms == 2)
      }
    }
    crash.sortPostponed()
  }

  /// Lets a row define a variable, and evaluates it in a first solve if all that it depends on has its value.
  @inline(__always) private mutating func assign(
    _ index: RowIndex, _ variable: NodeIndex, isDetermined: Bool, _ crash: inout Crash
  ) {
    record(.assign, index.number, variable.number)
    let nodes = tables.nodeRecords
    let wasReferenced = nodes[variable].references > 0
    let (sum, depth, mentionsFree) = basis.matching.activate(index, defining: variable, &tables)
    // A superbasic variable on which something now depends may have a better value.
    if mentionsFree { settling.loosenSuperbasics(of: index, &tables) }
    let row = tables.rows[index]
    // A required equation cannot be relaxed, so settling need not see it.
    if row.relation != 0 || row.level != .required && row.multiplier.exists {
      settling.markLoose(Member(index), &tables)
    }
    if depth > nodes[variable].depth {
      basis.depths.set(depth, of: variable, in: nodes)
      // Those that mention it were as deep as it was before.
      if wasReferenced { basis.depths.note(areDirty: true) }
    }
    if !crash.evaluates {
      if isDetermined { nodes[variable].flags.insert(.determined) }
      primal.seed(variable)
    } else if isDetermined, !wasReferenced {
      nodes[variable].flags.insert(.determined)
      primal.setFirstValue(quotient(-sum, nodes[variable].pivot), of: variable, &tables, &basis)
    } else {
      evaluateLater(variable, &crash)
    }
    listNeighbours(of: variable, &crash)
  }

  /// Lists a variable that a first solve evaluates after the rings have been closed; until then it is dirty.
  @inline(never) private mutating func evaluateLater(_ variable: NodeIndex, _ crash: inout Crash) {
    tables.nodeRecords[variable].flags.insert(.dirty)
    if crash.late.count == 0 { crash.late.reserve(tables.nodes.count) }
    crash.late.append(variable)
  }

  /// Counts a variable that has been defined in the new rows that mention it, and lists the rows with one
  /// undefined variable left.
  @inline(__always) private mutating func listNeighbours(
    of variable: NodeIndex, _ crash: inout Crash
  ) {
    let rows = tables.rowRecords
    var occurrences = tables.occurrences(of: variable)
    while let entry = occurrences.next() {
      let other = rows[entry.row]
      if !other.flags.contains(.fresh) || other.isActive { continue }
      rows[entry.row].openTerms = other.openTerms &- 1
      // It had two before this assignment, so one is left.
      if other.openTerms == 2 {
        if other.relation == 0 { crash.waiting &-= 1 }
        crash.list(entry.row, other, order: duals.levels[other.level].order)
      }
    }
  }

  /// A Boolean value that indicates whether a row's other variables depend on `variable`.
  ///
  /// Returns true when in doubt: the search is bounded, and pruned by depth.
  private mutating func depends(
    _ index: RowIndex, on variable: NodeIndex, _ crash: inout Crash
  ) -> Bool {
    let nodes = tables.nodeRecords
    tables.beginSearch()
    crash.frontier.removeAll()
    nodes[variable].searchMark = tables.epochs.search
    if reaches(index, variable, isStart: true, &crash) { return true }
    var head = 0
    while head < crash.frontier.count {
      // A wrong answer costs a pivot; a long search would cost more.
      if head > 256 { return true }
      let row = nodes[crash.frontier[head]].definition.row
      if reaches(row, variable, isStart: false, &crash) { return true }
      head += 1
    }
    return false
  }

  private mutating func reaches(
    _ index: RowIndex, _ variable: NodeIndex, isStart: Bool, _ crash: inout Crash
  ) -> Bool {
    let nodes = tables.nodeRecords
    let depth = nodes[variable].depth
    var terms = tables.terms(of: index)
    while let other = terms.next()?.variable {
      if other == variable {
        // In the row itself it is the variable to be defined.
        if isStart { continue }
        return true
      }
      let node = nodes[other]
      if node.searchMark == tables.epochs.search { continue }
      nodes[other].searchMark = tables.epochs.search
      if node.definition.isRow, !node.flags.contains(.determined),
        // What is not deeper cannot depend on it, as long as depths are exact.
        basis.depths.areDirty || node.depth > depth
      {
        crash.frontier.append(other)
      }
    }
    return false
  }
}
