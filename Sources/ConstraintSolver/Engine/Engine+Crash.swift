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
    // The lists are kept between solves; moved out of the engine, they can be passed beside it.
    var crash = Crash()
    swap(&crash, &crashLists)
    defer { swap(&crash, &crashLists) }
    crash.begin(levels: levels.byOrder.count)
    let isFirst = activeRows == 0 && areAllRowsFresh()
    for position in 0..<requests.added.count {
      let index = requests.added[position]
      if !rows[index].flags.contains(.fresh) { continue }
      let row = rows[index]
      let open = isFirst ? row.termCount : countOpen(row)
      rows[index].openTerms = open
      let bucket = crash.bucket(of: row, order: levels[row.level].order)
      if bucket < 0 { continue }
      if open == 1 {
        crash.push(index, in: bucket)
      } else if open > 1 && row.relation == 0 {
        crash.postpone(index, in: bucket)
      }
    }
    while assignNext(&crash) || forceNext(&crash) {}
    for position in 0..<requests.added.count {
      let index = requests.added[position]
      if !rows[index].flags.contains(.fresh) { continue }
      rows[index].flags.remove(.fresh)
      if !rows[index].isActive { work.rows.append(index) }
    }
    requests.added.removeAll()
    for position in 0..<crash.assigned.count {
      nodes[crash.assigned[position]].flags.remove(.determined)
    }
    if isFirst, !crash.wasForced, activeRows == work.seeds.count, plan.isPatching == false {
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
    while let index = crash.pop() {
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
      if !isDetermined, nodes[candidate].references > 0, depends(index, on: candidate) { continue }
      assign(index, candidate, isDetermined: isDetermined, &crash)
      return true
    }
    return false
  }

  /// If no row has exactly one undefined variable, lets an equality define one that no row
  /// mentions.
  private mutating func forceNext(_ crash: inout Crash) -> Bool {
    let links = links.elements.view
    while let index = crash.popPostponed() {
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

  private mutating func assign(
    _ index: RowIndex, _ variable: NodeIndex, isDetermined: Bool, _ crash: inout Crash
  ) {
    let links = links.elements.view
    let nodes = nodes.view
    let rows = rows.view
    if isDetermined { nodes[variable].flags.insert(.determined) }
    crash.assigned.append(variable)
    let wasReferenced = nodes[variable].references > 0
    activate(index, defining: variable)
    work.seeds.append(variable)
    let depth = depthByDefinition(of: variable)
    if depth > nodes[variable].depth {
      nodes[variable].depth = depth
      if wasReferenced { depthsAreDirty = true }
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
        if bucket >= 0 { crash.push(entry.row, in: bucket) }
      }
    }
  }

  /// A Boolean value that indicates whether a row's other variables depend on `variable`.
  ///
  /// Returns true when in doubt: the search is bounded, and pruned by depth.
  private mutating func depends(_ index: RowIndex, on variable: NodeIndex) -> Bool {
    let nodes = nodes.view
    epochs.search &+= 1
    frontier.removeAll()
    nodes[variable].searchMark = epochs.search
    if reaches(index, variable, isStart: true) { return true }
    var head = 0
    while head < frontier.count {
      if head > 256 { return true }
      if reaches(nodes[frontier[head]].definition.row, variable, isStart: false) { return true }
      head += 1
    }
    return false
  }

  private mutating func reaches(_ index: RowIndex, _ variable: NodeIndex, isStart: Bool) -> Bool {
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
        depthsAreDirty || node.depth > depth
      {
        frontier.append(other)
      }
    }
    return false
  }
}

/// The rows that wait for an assignment, by kind and level.
struct Crash: ~Copyable {
  /// Tops of the stacks of rows with one undefined variable: equalities, then optional
  /// inequalities.
  private var tops = List<Int32>()
  private var entries = List<CrashEntry>()
  private var postponed = List<CrashEntry>()
  private var postponedTails = List<Int32>()
  private var postponedHeads = List<Int32>()
  private var levelCount: Int32 = 0
  private var lowest: Int32 = 0
  var assigned = List<NodeIndex>()
  var wasForced = false

  init() {}

  var bytes: Int {
    tops.bytes + entries.bytes + postponed.bytes + postponedTails.bytes + postponedHeads.bytes
      + assigned.bytes
  }

  /// Empties the lists, for this number of levels.
  mutating func begin(levels: Int) {
    tops.removeAll()
    entries.removeAll()
    postponed.removeAll()
    postponedTails.removeAll()
    postponedHeads.removeAll()
    assigned.removeAll()
    wasForced = false
    postponedLevel = 0
    levelCount = Int32(levels)
    lowest = Int32(levels) * 2
    tops.extend(to: levels * 2, with: -1)
    postponedHeads.extend(to: levels, with: -1)
    postponedTails.extend(to: levels, with: -1)
  }

  @inline(__always) mutating func bucket(of row: Row, order: Int32) -> Int32 {
    if row.relation == 0 { return order }
    // A required inequality is a limit, not a value to take.
    return row.level == .required ? -1 : levelCount &+ order
  }

  mutating func push(_ row: RowIndex, in bucket: Int32) {
    let top = Int32(truncatingIfNeeded: entries.count)
    entries.append(CrashEntry(row: row, next: tops[bucket]))
    tops[bucket] = top
    if bucket < lowest { lowest = bucket }
  }

  mutating func pop() -> RowIndex? {
    while lowest < tops.count {
      let top = tops[lowest]
      if top >= 0 {
        tops[lowest] = entries[top].next
        return entries[top].row
      }
      lowest &+= 1
    }
    return nil
  }

  mutating func postpone(_ row: RowIndex, in order: Int32) {
    let index = Int32(truncatingIfNeeded: postponed.count)
    postponed.append(CrashEntry(row: row, next: -1))
    if postponedTails[order] >= 0 {
      postponed[postponedTails[order]].next = index
    } else {
      postponedHeads[order] = index
    }
    postponedTails[order] = index
  }

  private var postponedLevel: Int32 = 0
  mutating func popPostponed() -> RowIndex? {
    while postponedLevel < postponedHeads.count {
      let head = postponedHeads[postponedLevel]
      if head >= 0 {
        postponedHeads[postponedLevel] = postponed[head].next
        return postponed[head].row
      }
      postponedLevel &+= 1
    }
    return nil
  }
}

/// A waiting row, in the list of its kind and level.
struct CrashEntry: BitwiseCopyable {
  var row: RowIndex
  var next: Int32
}
