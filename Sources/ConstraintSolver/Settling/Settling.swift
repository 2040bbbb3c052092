/// The members that may be relaxed without cost (essay, 2.6): what settling has to examine.
struct Settling: ~Copyable {
  /// Members that may be relaxed, each once.
  private(set) var loose = List<Member>()
  /// What has changed since members were examined without effect.
  private var touched = Touched()
  /// The choice among equally good solutions has been deferred.
  private(set) var isUnsettled = false

  init() {}

  init(copying other: borrowing Settling) {
    loose = List(copying: other.loose)
    touched = Touched(copying: other.touched)
    isUnsettled = other.isUnsettled
  }

  var bytes: Int { loose.bytes + touched.bytes }

  /// Whether there may be something to examine.
  var isAwaited: Bool { @inline(__always) get { loose.count > 0 || touched.isAwaited } }

  mutating func removeAll() {
    loose.removeAll()
    touched.removeAll()
  }

  /// Defers the choice until a value is read, if there may be something to choose.
  @inline(__always) mutating func deferChoice() { isUnsettled = isAwaited }

  /// Defers the choice only if members are listed already.
  mutating func deferChoiceOfListed() { isUnsettled = loose.count > 0 }

  /// Ends the deferral: the choice has been made, or will be asked for again.
  mutating func endDeferral() { isUnsettled = false }

  /// Begins the list of the next solve's changed variables.
  @inline(__always) mutating func beginChanges() { touched.readChanges = 0 }

  /// Orders the listed members by kind and number.
  mutating func sortLoose() { loose.sort(by: <) }

  /// Adds a member to the list that settling examines.
  @inline(__always) mutating func markLoose(_ member: Member, _ tables: inout Tables) {
    if member.isRow {
      let flags = tables.rows[member.row].flags
      tables.rowRecords[member.row].flags = flags.subtracting(.settled).union(.loose)
      if flags.contains(.loose) { return }
    } else {
      let flags = tables.nodes[member.variable].flags
      tables.nodeRecords[member.variable].flags = flags.subtracting(.settled).union(.loose)
      if flags.contains(.loose) { return }
    }
    loose.append(member)
  }

  /// Lists the superbasic variables of a violated row: moving them may reduce its error.
  mutating func loosenSuperbasics(of index: RowIndex, _ tables: inout Tables) {
    var terms = tables.terms(of: index)
    while let variable = terms.next()?.variable {
      if !tables.nodes[variable].definition.isRow { markLoose(Member(variable), &tables) }
    }
  }

  /// Lists for settling the members that a changing inactive row may have kept in place.
  mutating func loosenNeighbours(of index: RowIndex, _ tables: inout Tables) {
    let rows = tables.rows.view
    var terms = tables.terms(of: index)
    while let variable = terms.next()?.variable {
      let definition = tables.nodes[variable].definition
      if !definition.isRow {
        markLoose(Member(variable), &tables)
      } else if rows[definition.row].relation != 0 || rows[definition.row].multiplier.exists {
        markLoose(Member(definition.row), &tables)
      }
    }
  }

  /// Removes members that are not slack any more, those that cannot move until they are listed
  /// again, and settled ones.
  mutating func gatherLoose(_ duals: borrowing Duals, _ tables: inout Tables) {
    let nodes = tables.nodeRecords
    let rows = tables.rowRecords
    var kept = 0
    for position in 0..<loose.count {
      let member = loose[position]
      if member.isRow {
        let flags = rows[member.row].flags
        guard flags.contains(.loose) else { continue }
        rows[member.row].flags.remove(.loose)
        if flags.contains(.settled) { continue }
      } else {
        let flags = nodes[member.variable].flags
        guard flags.contains(.loose) else { continue }
        nodes[member.variable].flags.remove(.loose)
        if flags.contains(.settled) { continue }
      }
      guard duals.freedom(of: member, in: tables) != nil else { continue }
      loose[kept] = member
      kept += 1
    }
    loose.truncate(to: kept)
    // Set again only now: a member that was in the list twice is kept once.
    for position in 0..<kept {
      let member = loose[position]
      if member.isRow {
        rows[member.row].flags.insert(.loose)
      } else {
        nodes[member.variable].flags.insert(.loose)
      }
    }
  }

  // MARK: Touched variables

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
    var terms = tables.terms(of: index)
    while let entry = terms.next() { touched.variables.append(entry.variable) }
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
      tables.rowRecords[member.row].flags.insert(.settled)
    } else {
      if tables.nodes[member.variable].flags.contains(.settled) { return }
      tables.nodeRecords[member.variable].flags.insert(.settled)
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
    // Until the next solve the same list is passed again, with what settling adds to it.
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
    let nodes = tables.nodeRecords
    tables.beginVisit()
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
      var terms = tables.terms(of: row)
      while let entry = terms.next() {
        if nodes[entry.variable].mark != tables.epochs.visit {
          touched.variables.append(entry.variable)
        }
      }
    }
  }
}

/// What has changed since settling examined members without effect.
///
/// The result stays the same until a variable of the region gets another value or definition, or a row of such a
/// variable becomes active, inactive, violated or satisfied, or gets another rank. So a member that was examined
/// without effect is *settled*, and is not listed again until one of these variables is *touched*. Its region is not
/// searched for them; it is found upwards: its variable is touched, or a touched one depends on it. Without this,
/// each solve would examine all slack members of the system, and a change would cost more in a larger one.
struct Touched: ~Copyable {
  /// Touched variables, with repetitions.
  fileprivate var variables = List<NodeIndex>()
  /// The settled members, also some that are listed again.
  fileprivate var settled = List<Member>()
  /// Too much has changed, or it is not known what.
  fileprivate var isEverything = false
  /// The changed variables of the last solve that are taken into account already.
  fileprivate var readChanges = 0

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
