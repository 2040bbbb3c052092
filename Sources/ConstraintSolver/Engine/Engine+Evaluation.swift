// Values follow from definitions (essay, 2.1): each variable that depends on a change is evaluated once, in
// order.

/// What evaluation works with, and what it has changed.
struct Evaluation: ~Copyable {
  /// The variables that still have to be evaluated, the least deep first.
  fileprivate var pending = VariableHeap()
  /// Variables whose value may have changed in the last solve.
  var changed = List<NodeIndex>()
  /// The changed variables of the last solve are those of the plan.
  var changedByPlan = false

  init() {}

  var bytes: Int { pending.bytes + changed.bytes }
}

extension Engine {
  /// Recomputes what depends on the seeds, and collects the inactive rows and bounds to check.
  mutating func evaluate() {
    guard work.seeds.count > 0 else { return }
    touchSeeds()
    tables.epochs.row &+= 1
    let rows = tables.rows.mutableView
    for position in 0..<work.rows.count { rows[work.rows[position]].mark = tables.epochs.row }
    if plan.isPatching {
      for position in 0..<work.seeds.count { plan.redefined.append(work.seeds[position]) }
    }
    if !basis.depthsAreDirty, work.seeds.count <= 16, evaluateByDepth() { return }
    evaluateInOrder()
  }

  /// Propagates few changes in the order of depths, visiting only what depends on them.
  ///
  /// Returns false if there are many changes; then the remaining ones stay among the seeds.
  private mutating func evaluateByDepth() -> Bool {
    let nodes = tables.nodes.mutableView
    evaluation.pending.removeAll()
    for position in 0..<work.seeds.count {
      nodes[work.seeds[position]].flags.insert(.dirty)
      postpone(work.seeds[position], nodes[work.seeds[position]].depth)
    }
    work.seeds.removeAll()
    while evaluation.pending.count > 0 {
      if evaluation.pending.count > 256 {
        for position in 0..<evaluation.pending.count {
          work.seeds.append(evaluation.pending.variable(at: position))
        }
        evaluation.pending.freeIfLarge()
        return false
      }
      let variable = evaluation.pending.pop()
      if nodes[variable].block.exists {
        evaluateBlock(nodes[variable].block, follows: true)
      } else if nodes[variable].flags.contains(.dirty) {
        evaluateVariable(variable, follows: true)
      }
    }
    return true
  }

  /// Enters a variable to evaluate, so that the least deep comes first.
  @inline(__always) private mutating func postpone(_ variable: NodeIndex, _ depth: Int32) {
    evaluation.pending.push(variable, key: Int32.max &- depth)
  }

  /// Propagates many changes: visits all variables downstream in topological order.
  private mutating func evaluateInOrder() {
    let nodes = tables.nodes.mutableView
    let region = basis.region(belowAll: work.seeds, &tables)
    for position in 0..<work.seeds.count { nodes[work.seeds[position]].flags.insert(.dirty) }
    work.seeds.removeAll()
    if basis.depthsAreDirty { basis.repairDepths(in: region, &tables) }
    var position = region.count
    while position > 0 {
      position &-= 1
      let variable = region[position]
      if nodes[variable].block.exists {
        evaluateBlock(nodes[variable].block, follows: false)
      } else if nodes[variable].flags.contains(.dirty) {
        evaluateVariable(variable, follows: false)
      }
    }
    basis.reuse(region)
  }

  @inline(__always) private mutating func evaluateVariable(_ variable: NodeIndex, follows: Bool) {
    let node = tables.nodes[variable]
    tables.nodes[variable].flags.subtract([.dirty, .shifted])
    statistics.evaluations &+= 1
    let value: Double
    switch node.definition {
    case .superbasic: value = tables.values[variable]
    case .lower: value = tables.bounds[variable].lower
    case .upper: value = tables.bounds[variable].upper
    default: value = tables.valueByDefinition(of: variable, node)
    }
    if value != tables.values[variable] || node.flags.contains(.shifted) {
      tables.values[variable] = value
      noteChange(of: variable, follows: follows)
    }
  }

  /// Sets the value of a superbasic variable; dependent variables follow at the next evaluation.
  mutating func moveSuperbasic(_ variable: NodeIndex, to value: Double) {
    guard tables.values[variable] != value else { return }
    plan.isValid = false
    tables.values[variable] = value
    tables.nodes[variable].flags.insert(.shifted)
    work.seeds.append(variable)
  }

  /// Marks what depends on a changed variable.
  @inline(__always) private mutating func noteChange(of variable: NodeIndex, follows: Bool) {
    let links = tables.links.elements.view
    let nodes = tables.nodes.mutableView
    let rows = tables.rows.mutableView
    let node = nodes[variable]
    listChanged(variable, node.flags)
    var occurrences = Occurrences(of: node)
    while let entry = occurrences.next(links) {
      let defined = rows[entry.row].defined
      if defined.exists {
        // Its own definition has just been used; a mark left there would hide later changes.
        if defined == variable { continue }
        if follows, !nodes[defined].flags.contains(.dirty) {
          postpone(defined, nodes[defined].depth)
        }
        nodes[defined].flags.insert(.dirty)
      } else if rows[entry.row].mark != tables.epochs.row {
        rows[entry.row].mark = tables.epochs.row
        work.rows.append(entry.row)
      }
    }
  }

  /// Enters a variable in the lists that a change of its value requires.
  @inline(__always) private mutating func listChanged(_ variable: NodeIndex, _ flags: NodeFlags) {
    evaluation.changed.append(variable)
    if !(abs(tables.values[variable]) <= Limit.value) { noteGreatValue(of: variable) }
    if flags.contains(.bounded), !flags.contains(.queued) {
      tables.nodes[variable].flags.insert(.queued)
      work.bounds.append(variable)
    }
  }

  /// Sets the value of a variable in a first solve, which checks all inactive rows, after all that it depends
  /// on.
  @inline(__always) mutating func setFirstValue(_ value: Double, of variable: NodeIndex) {
    statistics.evaluations &+= 1
    guard value != tables.values[variable] else { return }
    tables.values[variable] = value
    listChanged(variable, tables.nodes[variable].flags)
  }

  private mutating func evaluateBlock(_ index: BlockIndex, follows: Bool) {
    let nodes = tables.nodes.mutableView
    let values = tables.values.view
    let record = basis.blocks.records[index]
    var isDirty = false
    for position in 0..<record.count {
      let member = basis.blocks.member(record, position)
      if nodes[member].flags.contains(.dirty) {
        isDirty = true
        nodes[member].flags.remove(.dirty)
      }
    }
    guard isDirty else { return }
    basis.solveBlock(index, &tables)
    statistics.evaluations &+= Int(record.count)
    for position in 0..<record.count {
      let member = basis.blocks.member(record, position)
      if values[member] != basis.blocks.response[member] {
        noteChange(of: member, follows: follows)
      }
    }
    for position in 0..<record.count {
      nodes[basis.blocks.member(record, position)].flags.remove(.dirty)
    }
  }

  /// Solves a block in a first solve, after all that it depends on.
  mutating func setFirstValues(of index: BlockIndex) {
    basis.solveBlock(index, &tables)
    let record = basis.blocks.records[index]
    statistics.evaluations &+= Int(record.count)
    for position in 0..<record.count {
      let member = basis.blocks.member(record, position)
      tables.nodes[member].flags.remove(.dirty)
      if tables.values[member] != basis.blocks.response[member] {
        listChanged(member, tables.nodes[member].flags)
      }
    }
  }
}
