// The crash basis (essay, 2.3): pivots are assigned to new rows by structure alone, without arithmetic.
//
// A row with exactly one variable that no row defines can define it, unless the row itself depends
// on that variable. Equalities are assigned first, by level, then optional inequalities (a view has
// its content size unless something changes it). Assignments never create cycles, so no block
// arises here. Rows without an assignment are checked like any other inactive row. Any basis is
// dual feasible with zero multipliers, so a wrong assignment costs a pivot but does not change the
// result.
extension Engine {
  mutating func crash() {
    let rows = rows.view
    guard requests.added.count > 0 else { return }
    // The heads are kept between solves; moved out of the engine, they can be passed beside it.
    var crash = Crash()
    swap(&crash, &crashLists)
    defer { swap(&crash, &crashLists) }
    crash.begin(levels: levels.byOrder.count)
    let firstSeed = work.seeds.count
    let isFirst = activeRows == 0 && areAllRowsFresh()
    for position in 0..<requests.added.count {
      let index = requests.added[position]
      if !rows[index].flags.contains(.fresh) { continue }
      let row = rows[index]
      let open = isFirst ? row.termCount : countOpen(row)
      rows[index].openTerms = open
      let bucket = crash.bucket(of: row, order: levels[row.level].order)
      if open == 1, bucket >= 0 { crash.push(index, in: bucket, rows) }
    }
    while assignNext(&crash) || forceNext(&crash) {}
    for position in 0..<requests.added.count {
      let index = requests.added[position]
      if !rows[index].flags.contains(.fresh) { continue }
      rows[index].flags.remove(.fresh)
      rows[index].endCrash()
      if !rows[index].isActive { work.rows.append(index) }
    }
    requests.added.removeAll()
    crash.end()
    for position in firstSeed..<work.seeds.count {
      nodes[work.seeds[position]].flags.remove(.determined)
    }
    if isFirst, !crash.wasForced, activeRows == work.seeds.count, plan.isPatching == false {
      touchSeeds()
      evaluateAssignments()
    }
  }

  /// Rows that were added and removed again before a solve are in the list, but not alive.
  private mutating func areAllRowsFresh() -> Bool {
    guard requests.added.count >= liveRows else { return false }
    var count = 0
    for position in 0..<requests.added.count
    where rows[requests.added[position]].flags.contains(.fresh) {
      count &+= 1
    }
    return count == liveRows
  }

  private mutating func countOpen(_ row: Row) -> Int32 {
    let links = links.elements.view
    var open: Int32 = 0
    var link = row.firstTerm
    let end = link &+ row.termCount
    while link < end {
      if nodes[links[link].variable].definition == .superbasic { open &+= 1 }
      link &+= 1
    }
    return open
  }

  /// Lets the most important row with one undefined variable define it.
  private mutating func assignNext(_ crash: inout Crash) -> Bool {
    let links = links.elements.view
    let nodes = nodes.view
    let rows = rows.view
    while let index = crash.pop(rows) {
      let row = rows[index]
      if row.isActive || row.openTerms != 1 { continue }
      var candidate = NodeIndex.null
      var isDetermined = true
      var link = row.firstTerm
      let end = link &+ row.termCount
      while link < end {
        let variable = links[link].variable
        if nodes[variable].definition == .superbasic {
          candidate = variable
        } else if !nodes[variable].flags.contains(.determined) {
          isDetermined = false
        }
        link &+= 1
      }
      if !candidate.exists { continue }
      if !isDetermined, nodes[candidate].references > 0, depends(index, on: candidate, &crash) {
        continue
      }
      assign(index, candidate, isDetermined: isDetermined, &crash)
      return true
    }
    return false
  }

  /// If no row has exactly one undefined variable, lets an equality define one that no row
  /// mentions.
  private mutating func forceNext(_ crash: inout Crash) -> Bool {
    let links = links.elements.view
    let rows = rows.view
    if !crash.hasPostponed { collectPostponed(&crash) }
    while let position = crash.popPostponed() {
      let index = requests.added[position]
      let row = rows[index]
      if row.isActive || row.openTerms < 2 { continue }
      for link in row.links {
        let variable = links[link].variable
        let node = nodes[variable]
        guard node.definition == .superbasic, node.references == 0 else { continue }
        crash.wasForced = true
        assign(index, variable, isDetermined: false, &crash)
        return true
      }
    }
    return false
  }

  /// Collects the equalities that have several undefined variables, by level, then as they were added.
  private mutating func collectPostponed(_ crash: inout Crash) {
    let rows = rows.view
    for position in 0..<requests.added.count {
      let index = requests.added[position]
      let row = rows[index]
      if !row.flags.contains(.fresh) || row.isActive || row.relation != 0 { continue }
      if row.openTerms > 1 { crash.postpone(position, order: levels[row.level].order) }
    }
    crash.sortPostponed()
  }

  private mutating func assign(
    _ index: RowIndex, _ variable: NodeIndex, isDetermined: Bool, _ crash: inout Crash
  ) {
    let links = links.elements.view
    let nodes = nodes.view
    let rows = rows.view
    if isDetermined { nodes[variable].flags.insert(.determined) }
    let wasReferenced = nodes[variable].references > 0
    activate(index, defining: variable)
    work.seeds.append(variable)
    let depth = depthByDefinition(of: variable)
    if depth > nodes[variable].depth {
      nodes[variable].depth = depth
      if wasReferenced { evaluation.depthsAreDirty = true }
    }
    var link = nodes[variable].firstLink
    while link.exists {
      let entry = links[link]
      link = entry.next
      let other = rows[entry.row]
      if !other.flags.contains(.fresh) || other.isActive { continue }
      rows[entry.row].openTerms = other.openTerms &- 1
      if other.openTerms == 2 {
        let bucket = crash.bucket(of: other, order: levels[other.level].order)
        if bucket >= 0 { crash.push(entry.row, in: bucket, rows) }
      }
    }
  }

  /// A Boolean value that indicates whether a row's other variables depend on `variable`.
  ///
  /// Returns true when in doubt: the search is bounded, and pruned by depth.
  private mutating func depends(
    _ index: RowIndex, on variable: NodeIndex, _ crash: inout Crash
  ) -> Bool {
    let nodes = nodes.view
    epochs.search &+= 1
    crash.frontier.removeAll()
    nodes[variable].searchMark = epochs.search
    if reaches(index, variable, isStart: true, &crash) { return true }
    var head = 0
    while head < crash.frontier.count {
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
    let links = links.elements.view
    let nodes = nodes.view
    let row = rows[index]
    let depth = nodes[variable].depth
    for link in row.links {
      let other = links[link].variable
      if other == variable {
        if isStart { continue }
        return true
      }
      let node = nodes[other]
      if node.searchMark == epochs.search { continue }
      nodes[other].searchMark = epochs.search
      if node.definition.isRow, !node.flags.contains(.determined),
        evaluation.depthsAreDirty || node.depth > depth
      {
        crash.frontier.append(other)
      }
    }
    return false
  }
}

/// The rows that wait for an assignment, by kind and level.
struct Crash: ~Copyable {
  /// Tops of the stacks of rows with one undefined variable, which run through `Row.nextReady`:
  /// equalities, then optional inequalities.
  private var tops = List<RowIndex>()
  /// The equalities that had several undefined variables when no row had one: the order of the level and
  /// the position among the added rows.
  private var postponed = List<Int64>()
  private var nextPostponed = 0
  private var isSorted = true
  private var levelCount: Int32 = 0
  private var lowest: Int32 = 0
  private(set) var hasPostponed = false
  /// The variables on which a row has been found to depend.
  var frontier = List<NodeIndex>()
  var wasForced = false

  init() {}

  var bytes: Int { tops.bytes + postponed.bytes + frontier.bytes }

  /// Empties the lists, for this number of levels.
  mutating func begin(levels: Int) {
    tops.removeAll()
    postponed.removeAll()
    nextPostponed = 0
    isSorted = true
    hasPostponed = false
    wasForced = false
    levelCount = Int32(levels)
    lowest = Int32(levels) * 2
    tops.extend(to: levels * 2, with: .null)
  }

  @inline(__always) func bucket(of row: Row, order: Int32) -> Int32 {
    if row.relation == 0 { return order }
    // A required inequality is a limit, not a value to take.
    return row.level == .required ? -1 : levelCount &+ order
  }

  @inline(__always) mutating func push(
    _ row: RowIndex, in bucket: Int32, _ rows: ColumnView<RowIndex, Row>
  ) {
    rows[row].nextReady = tops[bucket]
    tops[bucket] = row
    if bucket < lowest { lowest = bucket }
  }

  @inline(__always) mutating func pop(_ rows: ColumnView<RowIndex, Row>) -> RowIndex? {
    while lowest < tops.count {
      let top = tops[lowest]
      if top.exists {
        tops[lowest] = rows[top].nextReady
        return top
      }
      lowest &+= 1
    }
    return nil
  }

  mutating func postpone(_ position: Int, order: Int32) {
    let key = Int64(order) << 32 | Int64(position)
    if postponed.count > 0, key < postponed[postponed.count - 1] { isSorted = false }
    postponed.append(key)
  }

  /// Ends the collection of postponed rows.
  mutating func sortPostponed() {
    hasPostponed = true
    // Nearly always all have one level, and are sorted already.
    if !isSorted { postponed.sort(by: <) }
  }

  /// Returns the position of a row among those that were added.
  mutating func popPostponed() -> Int? {
    guard nextPostponed < postponed.count else { return nil }
    nextPostponed += 1
    return Int(truncatingIfNeeded: postponed[nextPostponed - 1] & 0xffff_ffff)
  }

  /// Frees the list of a large system, which is not needed any more once the system has been built.
  mutating func end() { postponed.freeIfLarge() }
}
