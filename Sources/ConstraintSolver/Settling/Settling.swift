/// The members that may be relaxed without cost (essay, 2.6): what settling has to examine.
struct Settling: ~Copyable {
  /// Members that may be relaxed, each once.
  var loose = List<Member>()
  /// What has changed since members were examined without effect.
  var touched = Touched()
  /// The choice among equally good solutions has been deferred.
  var isUnsettled = false

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

  /// Adds a member to the list that settling examines.
  @inline(__always) mutating func markLoose(_ member: Member, _ tables: inout Tables) {
    if member.isRow {
      let flags = tables.rows[member.row].flags
      tables.rows[member.row].flags = flags.subtracting(.settled).union(.loose)
      if flags.contains(.loose) { return }
    } else {
      let flags = tables.nodes[member.variable].flags
      tables.nodes[member.variable].flags = flags.subtracting(.settled).union(.loose)
      if flags.contains(.loose) { return }
    }
    loose.append(member)
  }

  /// Lists the superbasic variables of a violated row: moving them may reduce its error.
  mutating func loosenSuperbasics(of index: RowIndex, _ tables: inout Tables) {
    let links = tables.links.elements.view
    let row = tables.rows[index]
    for link in row.links {
      let variable = links[link].variable
      if !tables.nodes[variable].definition.isRow { markLoose(Member(variable), &tables) }
    }
  }

  /// Lists for settling the members that a changing inactive row may have kept in place.
  mutating func loosenNeighbours(of index: RowIndex, _ tables: inout Tables) {
    let links = tables.links.elements.view
    let rows = tables.rows.view
    let row = rows[index]
    for link in row.links {
      let variable = links[link].variable
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
    let nodes = tables.nodes.mutableView
    let rows = tables.rows.mutableView
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
      let slack = duals.slackness(of: member, in: tables)
      if !slack.up && !slack.down { continue }
      if tables.isResting(member) { continue }
      if slack.up != slack.down, tables.isPinned(member, up: slack.up) { continue }
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
}
