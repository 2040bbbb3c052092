/// The values, and what a solve still has to do with them (essay, 2.1 and 2.4).
///
/// Evaluation starts at the seeds, and lists the inactive rows and the bounds that a new value may violate; of
/// these, the violated ones become the queue of a round. The values themselves are in the tables.
struct Primal: ~Copyable {
  /// Variables whose definition or constant changed: evaluation starts here.
  private(set) var seeds = List<NodeIndex>()
  /// Inactive rows whose residual may have changed.
  private var rows = List<RowIndex>()
  /// Variables that may have left their bounds.
  private var bounds = List<NodeIndex>()
  /// The violated rows and bounds of the present round, the most important first.
  private(set) var queue = ViolationQueue()
  /// The variables that still have to be evaluated, the least deep first.
  private var pending = VariableHeap()
  /// Variables whose value may have changed in the last solve.
  private(set) var changed = List<NodeIndex>()
  /// The changed variables of the last solve are those of the plan.
  private(set) var changedByPlan = false
  private(set) var counts = PrimalCounts()

  init() {}

  /// Creates the same lists; the changes of the last solve are not copied.
  init(copying other: borrowing Primal) {
    seeds = List(copying: other.seeds)
    rows = List(copying: other.rows)
    bounds = List(copying: other.bounds)
    queue = ViolationQueue(copying: other.queue)
    counts = other.counts
  }

  var bytes: Int {
    seeds.bytes + rows.bytes + bounds.bytes + queue.bytes + pending.bytes
      + changed.bytes
  }

  /// Forgets what is left to do.
  mutating func removeAll() {
    seeds.removeAll()
    rows.removeAll()
    bounds.removeAll()
    queue.removeAll()
  }

  /// Takes over the counts of a copy, which include these.
  mutating func takeCounts(of copy: borrowing Primal) { counts = copy.counts }

  /// Reserves capacity for the changes of so many variables.
  mutating func reserve(_ variables: Int) { changed.reserve(variables) }

  /// Begins the list of changed variables of a solve.
  mutating func beginChanges() {
    changed.removeAll()
    changedByPlan = false
  }

  /// Counts rates of variables, which take as long as their values.
  mutating func countEvaluations(_ count: Int) { counts.evaluations &+= count }

  /// Notes that the variables of the plan have been moved along it.
  @inline(__always) mutating func noteMovedByPlan() { changedByPlan = true }

  /// Notes that the value of a variable may have changed.
  mutating func noteChanged(_ variable: NodeIndex) { changed.append(variable) }

  // MARK: Lists of work

  /// Lists a variable whose definition or constant has changed for evaluation.
  @inline(__always) mutating func seed(_ variable: NodeIndex) { seeds.append(variable) }

  /// Lists an inactive row to be checked.
  @inline(__always) mutating func recheckInactive(_ row: RowIndex) { rows.append(row) }

  /// Lists new rows to be checked, and empties their list.
  ///
  /// In a first solve, one list becomes the other, so that only one takes memory.
  mutating func checkAll(_ added: inout List<RowIndex>) {
    if rows.count == 0 {
      swap(&rows, &added)
    } else {
      for position in 0..<added.count { rows.append(added[position]) }
    }
    added.removeAll()
  }

  /// Lists a row or bound to be checked again.
  mutating func recheckLater(_ member: Member, _ tables: inout Tables) {
    if member.isRow {
      rows.append(member.row)
    } else if !tables.nodes[member.variable].flags.contains(.queued) {
      tables.nodeRecords[member.variable].flags.insert(.queued)
      bounds.append(member.variable)
    }
  }

  /// Lists the rows and bounds of the queue, from a position on, to be checked again.
  mutating func recheckQueue(from start: Int, _ tables: inout Tables) {
    for position in start..<queue.count { recheckLater(queue[position], &tables) }
  }

  /// Lists an active row for evaluation, an inactive one to be checked.
  mutating func recheck(_ index: RowIndex, _ tables: borrowing Tables) {
    guard tables.rows[index].flags.contains(.alive) else { return }
    if tables.rows[index].isActive {
      seeds.append(tables.rows[index].defined)
    } else {
      rows.append(index)
    }
  }

  /// Returns the direction in which an inactive row's side must move; see ``Tables/need(of:counting:)``.
  @inline(__always) mutating func need(of index: RowIndex, _ tables: borrowing Tables) -> Int {
    tables.need(of: index, counting: &counts.checks)
  }

  /// Collects the violated ones of the rows and bounds to check; see ``ViolationQueue``.
  mutating func collectViolated(
    isSingle: Bool, bySize: Bool, hasConflicts: Bool, _ levels: borrowing Levels,
    _ tables: inout Tables
  ) {
    queue.collect(
      &rows, &bounds, isSingle: isSingle, bySize: bySize, hasConflicts: hasConflicts, levels,
      counting: &counts.checks, &tables)
  }

  /// Orders the queue by kind and number.
  mutating func sortQueue() { queue.sort() }

  /// Forgets the violated rows, and those to be checked.
  mutating func clearQueue() {
    queue.removeAll()
    rows.removeAll()
  }

  // MARK: Evaluation: each variable that depends on a change is evaluated once, in order (essay, 2.1)

  /// Recomputes what depends on the seeds, and collects the inactive rows and bounds to check.
  mutating func evaluate(_ tables: inout Tables, _ basis: inout Basis) {
    tables.beginRowPass()
    let table = tables.rowRecords
    // Rows that wait from before are marked, so that no row is listed twice.
    for position in 0..<rows.count { table[rows[position]].mark = tables.epochs.row }
    // A heap visits only what changes; with many seeds one walk through all that depends on them is
    // cheaper.
    if !basis.depths.areDirty, seeds.count <= 16, evaluateByDepth(&tables, &basis) { return }
    evaluateInOrder(&tables, &basis)
  }

  /// Propagates few changes in the order of depths, visiting only what depends on them.
  ///
  /// Returns false if there are many changes; then the remaining ones stay among the seeds.
  private mutating func evaluateByDepth(_ tables: inout Tables, _ basis: inout Basis) -> Bool {
    let nodes = tables.nodeRecords
    pending.removeAll()
    for position in 0..<seeds.count {
      nodes[seeds[position]].flags.insert(.dirty)
      postpone(seeds[position], nodes[seeds[position]].depth)
    }
    seeds.removeAll()
    while pending.count > 0 {
      // The change spreads: what is left is evaluated in one walk, and marks keep what is done from
      // being repeated.
      if pending.count > 256 {
        for position in 0..<pending.count {
          seeds.append(pending.variable(at: position))
        }
        pending.freeIfLarge()
        return false
      }
      evaluate(pending.pop(), follows: true, &tables, &basis)
    }
    return true
  }

  /// Enters a variable to evaluate, so that the least deep comes first.
  @inline(__always) private mutating func postpone(_ variable: NodeIndex, _ depth: Int32) {
    pending.push(variable, key: Int32.max &- depth)
  }

  /// Propagates many changes: visits all variables downstream in topological order.
  private mutating func evaluateInOrder(_ tables: inout Tables, _ basis: inout Basis) {
    let nodes = tables.nodeRecords
    let region = basis.region(belowAll: seeds, &tables)
    for position in 0..<seeds.count { nodes[seeds[position]].flags.insert(.dirty) }
    seeds.removeAll()
    // The region has them all at this moment, so depths cost no walk of their own.
    if basis.depths.areDirty { basis.repairDepths(in: region, &tables) }
    var position = region.count
    while position > 0 {
      position &-= 1
      evaluate(region[position], follows: false, &tables, &basis)
    }
    basis.reuse(region)
  }

  /// Evaluates a variable, or the block that it is in, if it is marked.
  @inline(__always) private mutating func evaluate(
    _ variable: NodeIndex, follows: Bool, _ tables: inout Tables, _ basis: inout Basis
  ) {
    let nodes = tables.nodes.view
    if nodes[variable].block.exists {
      evaluateBlock(nodes[variable].block, follows: follows, &tables, &basis)
    } else if nodes[variable].flags.contains(.dirty) {
      evaluateVariable(variable, follows: follows, &tables, &basis)
    }
  }

  @inline(__always) private mutating func evaluateVariable(
    _ variable: NodeIndex, follows: Bool, _ tables: inout Tables, _ basis: inout Basis
  ) {
    let node = tables.nodes[variable]
    tables.nodeRecords[variable].flags.subtract([.dirty, .shifted])
    counts.evaluations &+= 1
    let value: Double
    switch node.definition {
    case .superbasic: value = tables.values[variable]
    case .lower: value = tables.bounds[variable].lower
    case .upper: value = tables.bounds[variable].upper
    default: value = tables.valueByDefinition(of: variable, node)
    }
    // A shifted variable has its new value already, but those that depend on it do not.
    if value != tables.values[variable] || node.flags.contains(.shifted) {
      tables.setValue(value, of: variable)
      noteChange(of: variable, follows: follows, &tables, &basis)
    }
  }

  /// Sets the value of a superbasic variable; dependent variables follow at the next evaluation.
  ///
  /// Returns whether it has changed.
  mutating func moveSuperbasic(
    _ variable: NodeIndex, to value: Double, _ tables: inout Tables
  ) -> Bool {
    guard tables.values[variable] != value else { return false }
    tables.setValue(value, of: variable)
    tables.nodeRecords[variable].flags.insert(.shifted)
    seeds.append(variable)
    return true
  }

  /// Marks what depends on a changed variable.
  @inline(__always) private mutating func noteChange(
    of variable: NodeIndex, follows: Bool, _ tables: inout Tables, _ basis: inout Basis
  ) {
    let nodes = tables.nodeRecords
    let table = tables.rowRecords
    listChanged(variable, nodes[variable].flags, &tables, &basis)
    var occurrences = tables.occurrences(from: nodes[variable].firstLink)
    while let entry = occurrences.next() {
      let defined = table[entry.row].defined
      if defined.exists {
        // Its own definition has just been used; a mark left there would hide later changes.
        if defined == variable { continue }
        if follows, !nodes[defined].flags.contains(.dirty) {
          postpone(defined, nodes[defined].depth)
        }
        nodes[defined].flags.insert(.dirty)
      } else if table[entry.row].mark != tables.epochs.row {
        table[entry.row].mark = tables.epochs.row
        rows.append(entry.row)
      }
    }
  }

  /// Enters a variable in the lists that a change of its value requires.
  @inline(__always) private mutating func listChanged(
    _ variable: NodeIndex, _ flags: NodeFlags, _ tables: inout Tables, _ basis: inout Basis
  ) {
    changed.append(variable)
    if !(abs(tables.values[variable]) <= Limit.value) {
      noteGreatValue(of: variable, &tables, &basis)
    }
    if flags.contains(.bounded), !flags.contains(.queued) {
      tables.nodeRecords[variable].flags.insert(.queued)
      bounds.append(variable)
    }
  }

  /// Sets the value of a variable in a first solve, which checks all inactive rows, after all that it depends
  /// on.
  @inline(__always) mutating func setFirstValue(
    _ value: Double, of variable: NodeIndex, _ tables: inout Tables, _ basis: inout Basis
  ) {
    counts.evaluations &+= 1
    guard value != tables.values[variable] else { return }
    tables.setValue(value, of: variable)
    listChanged(variable, tables.nodes[variable].flags, &tables, &basis)
  }

  private mutating func evaluateBlock(
    _ index: BlockIndex, follows: Bool, _ tables: inout Tables, _ basis: inout Basis
  ) {
    let nodes = tables.nodeRecords
    let values = tables.values.view
    let record = basis.blocks.records[index]
    var isDirty = false
    var walk = MemberWalk(of: record)
    while let member = walk.next(basis.blocks) {
      if nodes[member].flags.contains(.dirty) {
        isDirty = true
        nodes[member].flags.remove(.dirty)
      }
    }
    guard isDirty else { return }
    // It leaves the values before in `solution`, with which the new ones are compared.
    basis.solveBlock(index, &tables)
    counts.evaluations &+= Int(record.count)
    walk = MemberWalk(of: record)
    while let member = walk.next(basis.blocks) {
      if values[member] != basis.blocks.solution[member] {
        noteChange(of: member, follows: follows, &tables, &basis)
      }
    }
    // Noting the changes has marked members of the block itself.
    walk = MemberWalk(of: record)
    while let member = walk.next(basis.blocks) { nodes[member].flags.remove(.dirty) }
  }

  /// Solves a block in a first solve, after all that it depends on.
  mutating func setFirstValues(of index: BlockIndex, _ tables: inout Tables, _ basis: inout Basis) {
    basis.solveBlock(index, &tables)
    let record = basis.blocks.records[index]
    counts.evaluations &+= Int(record.count)
    var walk = MemberWalk(of: record)
    while let member = walk.next(basis.blocks) {
      tables.nodeRecords[member].flags.remove(.dirty)
      if tables.values[member] != basis.blocks.solution[member] {
        listChanged(member, tables.nodes[member].flags, &tables, &basis)
      }
    }
  }

  /// Records a value beyond ``Limit/value``: harmless during a solve, but reported in the solution.
  @inline(never) mutating func noteGreatValue(
    of variable: NodeIndex, _ tables: inout Tables, _ basis: inout Basis
  ) {
    basis.accuracy.noteGrowth()
    guard !tables.values[variable].isFinite else { return }
    // It would spread to everything that is computed from it.
    tables.setValue(tables.bounds[variable].rest, of: variable)
    basis.accuracy.lose(by: .overflow)
  }

  /// Lists each changed variable once, without removed ones.
  mutating func compactChanged(_ tables: inout Tables) {
    tables.beginVisit()
    var kept = 0
    for position in 0..<changed.count {
      let variable = changed[position]
      // A variable is listed each time that its value changes, and a removed one has no reader.
      if tables.nodes[variable].mark == tables.epochs.visit
        || !tables.nodes[variable].flags.contains(.alive)
      {
        continue
      }
      tables.nodeRecords[variable].mark = tables.epochs.visit
      changed[kept] = variable
      kept += 1
    }
    changed.truncate(to: kept)
  }
}

/// Counts of the work of evaluating and checking; see ``Statistics``.
struct PrimalCounts: BitwiseCopyable {
  var evaluations = 0
  var checks = 0
}
