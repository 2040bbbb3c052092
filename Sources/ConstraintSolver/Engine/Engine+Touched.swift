// Which members settling examines again (essay, 2.6): those for which something has changed.
//
// Examining a slack member compares the errors and distances in its region, which is all that depends on it.
// The result stays the same until a variable of the region gets another value or definition, or a row of such a
// variable becomes active, inactive, violated or satisfied, or gets another rank. So a member that was examined
// without effect is *settled*, and is not listed again until one of these variables is *touched*. Its region is not
// searched for them; it is found upwards: its variable is touched, or a touched one depends on it. Without this,
// each solve would examine all slack members of the system, and a change would cost more in a larger one.

/// What has changed since settling examined members without effect.
struct Touched: ~Copyable {
  /// Touched variables, with repetitions.
  fileprivate var variables = List<NodeIndex>()
  /// The settled members, also some that are listed again.
  fileprivate var settled = List<Member>()
  /// Too much has changed, or it is not known what.
  fileprivate var isEverything = false
  /// The changed variables of the last solve that are taken into account already.
  var readChanges = 0

  init() {}

  /// The changes since the last solve are not copied, so all members are examined.
  init(copying other: borrowing Touched) {
    settled = List(copying: other.settled)
    isEverything = true
  }

  var bytes: Int { variables.bytes + settled.bytes }

  /// Whether there may be settled members.
  var isAwaited: Bool { @inline(__always) get { settled.count > 0 } }

  mutating func removeAll() {
    variables.removeAll()
    settled.removeAll()
    isEverything = false
  }
}

extension Engine {
  /// Notes that a row becomes active, inactive, violated or satisfied, or changes its rank.
  @inline(__always) mutating func touch(_ index: RowIndex) {
    if work.touched.isAwaited { listVariables(of: index) }
  }

  /// Notes that the definitions of the seeds have changed.
  @inline(__always) mutating func touchSeeds() {
    if work.touched.isAwaited { listSeeds() }
  }

  /// Keeps the changed variables of the last solve, after which no result was read.
  @inline(never) mutating func keepTouched() {
    if work.touched.isAwaited { listChanges() }
  }

  @inline(never) private mutating func listVariables(of index: RowIndex) {
    let links = tables.links.elements.view
    let row = tables.rows[index]
    for link in row.links { work.touched.variables.append(links[link].variable) }
    limitTouched()
  }

  @inline(never) private mutating func listSeeds() {
    for position in 0..<work.seeds.count { work.touched.variables.append(work.seeds[position]) }
    limitTouched()
  }

  private mutating func listChanges() {
    if evaluation.changedByPlan {
      for position in 0..<plan.moving.count {
        work.touched.variables.append(plan.moving[position])
      }
    }
    var position = work.touched.readChanges
    while position < evaluation.changed.count {
      work.touched.variables.append(evaluation.changed[position])
      position &+= 1
    }
    limitTouched()
  }

  /// Frees the list if going through it would cost more than examining all settled members.
  private mutating func limitTouched() {
    guard work.touched.variables.count > 32 + 16 * work.touched.settled.count else { return }
    work.touched.isEverything = true
    work.touched.variables.removeAll()
  }

  /// Notes that a member was examined without effect.
  mutating func noteSettled(_ member: Member) {
    if member.isRow {
      if tables.rows[member.row].flags.contains(.settled) { return }
      tables.rows[member.row].flags.insert(.settled)
    } else {
      if tables.nodes[member.variable].flags.contains(.settled) { return }
      tables.nodes[member.variable].flags.insert(.settled)
    }
    work.touched.settled.append(member)
  }

  /// Lists settled members again whose region has changed.
  ///
  /// - Complexity: O(touched variables and those on which they depend).
  mutating func relistTouched() {
    if work.touched.isAwaited {
      listChanges()
      // Members that were listed again in between are in the list twice.
      if work.touched.isEverything
        || work.touched.settled.count > 64 + tables.liveRows + tables.liveNodes
      {
        relistEverything()
      } else {
        relistAncestors()
      }
    }
    work.touched.variables.removeAll()
    work.touched.readChanges = evaluation.changed.count
  }

  private mutating func relistEverything() {
    for position in 0..<work.touched.settled.count {
      let member = work.touched.settled[position]
      let isSettled =
        member.isRow
        ? tables.rows[member.row].flags.contains(.settled)
        : tables.nodes[member.variable].flags.contains(.settled)
      if isSettled { markLoose(member) }
    }
    work.touched.removeAll()
  }

  private mutating func relistAncestors() {
    let links = tables.links.elements.view
    let nodes = tables.nodes.mutableView
    tables.epochs.visit &+= 1
    var head = 0
    while head < work.touched.variables.count {
      let variable = work.touched.variables[head]
      head &+= 1
      let node = nodes[variable]
      guard node.mark != tables.epochs.visit, node.flags.contains(.alive) else { continue }
      nodes[variable].mark = tables.epochs.visit
      guard node.definition.isRow else {
        if node.flags.contains(.settled) { markLoose(Member(variable)) }
        continue
      }
      let row = tables.rows[node.definition.row]
      if row.flags.contains(.settled) { markLoose(Member(node.definition.row)) }
      for link in row.links where nodes[links[link].variable].mark != tables.epochs.visit {
        work.touched.variables.append(links[link].variable)
      }
    }
  }
}
