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

extension Settling {
  /// Notes that a row becomes active, inactive, violated or satisfied, or changes its rank.
  @inline(__always) mutating func touch(_ index: RowIndex, _ tables: borrowing Tables) {
    if touched.isAwaited { listVariables(of: index, tables) }
  }

  /// Notes that the definitions of the seeds have changed.
  @inline(__always) mutating func touch(all seeds: borrowing List<NodeIndex>) {
    if touched.isAwaited { list(seeds) }
  }

  /// Keeps the changed variables of the last solve, after which no result was read.
  @inline(never) mutating func keepTouched(
    _ changed: borrowing List<NodeIndex>, moving: borrowing List<NodeIndex>, byPlan: Bool
  ) {
    if touched.isAwaited { listChanges(changed, moving: moving, byPlan: byPlan) }
  }

  @inline(never) private mutating func listVariables(of index: RowIndex, _ tables: borrowing Tables)
  {
    let links = tables.links.elements.view
    let row = tables.rows[index]
    for link in row.links { touched.variables.append(links[link].variable) }
    limitTouched()
  }

  @inline(never) private mutating func list(_ seeds: borrowing List<NodeIndex>) {
    for position in 0..<seeds.count { touched.variables.append(seeds[position]) }
    limitTouched()
  }

  private mutating func listChanges(
    _ changed: borrowing List<NodeIndex>, moving: borrowing List<NodeIndex>, byPlan: Bool
  ) {
    if byPlan {
      for position in 0..<moving.count { touched.variables.append(moving[position]) }
    }
    var position = touched.readChanges
    while position < changed.count {
      touched.variables.append(changed[position])
      position &+= 1
    }
    limitTouched()
  }

  /// Frees the list if going through it would cost more than examining all settled members.
  private mutating func limitTouched() {
    guard touched.variables.count > 32 + 16 * touched.settled.count else { return }
    touched.isEverything = true
    touched.variables.removeAll()
  }

  /// Notes that a member was examined without effect.
  mutating func noteSettled(_ member: Member, _ tables: inout Tables) {
    if member.isRow {
      if tables.rows[member.row].flags.contains(.settled) { return }
      tables.rows[member.row].flags.insert(.settled)
    } else {
      if tables.nodes[member.variable].flags.contains(.settled) { return }
      tables.nodes[member.variable].flags.insert(.settled)
    }
    touched.settled.append(member)
  }

  /// Lists settled members again whose region has changed.
  ///
  /// The changes are those of the last solve: the changed variables, and those that move along a plan if it is
  /// what changed them.
  ///
  /// - Complexity: O(touched variables and those on which they depend).
  mutating func relistTouched(
    _ changed: borrowing List<NodeIndex>, moving: borrowing List<NodeIndex>, byPlan: Bool,
    _ tables: inout Tables
  ) {
    if touched.isAwaited {
      listChanges(changed, moving: moving, byPlan: byPlan)
      // Members that were listed again in between are in the list twice.
      if touched.isEverything
        || touched.settled.count > 64 + tables.liveRows + tables.liveNodes
      {
        relistEverything(&tables)
      } else {
        relistAncestors(&tables)
      }
    }
    touched.variables.removeAll()
    touched.readChanges = changed.count
  }

  private mutating func relistEverything(_ tables: inout Tables) {
    for position in 0..<touched.settled.count {
      let member = touched.settled[position]
      let isSettled =
        member.isRow
        ? tables.rows[member.row].flags.contains(.settled)
        : tables.nodes[member.variable].flags.contains(.settled)
      if isSettled { markLoose(member, &tables) }
    }
    touched.removeAll()
  }

  private mutating func relistAncestors(_ tables: inout Tables) {
    let links = tables.links.elements.view
    let nodes = tables.nodes.mutableView
    tables.epochs.visit &+= 1
    var head = 0
    while head < touched.variables.count {
      let variable = touched.variables[head]
      head &+= 1
      let node = nodes[variable]
      // It may have been removed since it was touched.
      guard node.mark != tables.epochs.visit, node.flags.contains(.alive) else { continue }
      nodes[variable].mark = tables.epochs.visit
      // Nothing determines it, so the walk upwards ends here.
      guard node.definition.isRow else {
        if node.flags.contains(.settled) { markLoose(Member(variable), &tables) }
        continue
      }
      let row = tables.rows[node.definition.row]
      if row.flags.contains(.settled) { markLoose(Member(node.definition.row), &tables) }
      for link in row.links where nodes[links[link].variable].mark != tables.epochs.visit {
        touched.variables.append(links[link].variable)
      }
    }
  }
}
