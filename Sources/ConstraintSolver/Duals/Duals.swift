/// What satisfying each constraint costs (essay, 2.2): the priorities in use, and the multiplier of each active
/// member at each of them.
///
/// The head of each multiplier is in the tables, with its row or variable; the numbers are here.
struct Duals: ~Copyable {
  var levels = Levels()
  var multipliers = Multipliers()

  init() {}

  init(copying other: borrowing Duals) {
    levels = Levels(copying: other.levels)
    multipliers = Multipliers(copying: other.multipliers)
  }

  var bytes: Int { levels.bytes + multipliers.bytes }

  /// Adds to the multiplier of a member.
  mutating func addMultiplier(
    _ delta: DoubleDouble, error: Double = 0, at level: LevelIndex, to member: Member,
    in tables: inout Tables
  ) {
    if member.isRow {
      var head = tables.rows[member.row].multiplier
      multipliers.add(delta, error: error, at: level, to: &head, levels: levels.entries)
      tables.rows[member.row].multiplier = head
    } else {
      var head = tables.nodes[member.variable].multiplier
      multipliers.add(delta, error: error, at: level, to: &head, levels: levels.entries)
      tables.nodes[member.variable].multiplier = head
    }
  }

  /// Makes the multiplier of a member zero.
  mutating func clearMultiplier(of member: Member, in tables: inout Tables) {
    if member.isRow {
      guard tables.rows[member.row].multiplier.exists else { return }
      var head = tables.rows[member.row].multiplier
      multipliers.clear(&head)
      tables.rows[member.row].multiplier = .null
    } else {
      guard tables.nodes[member.variable].multiplier.exists else { return }
      var head = tables.nodes[member.variable].multiplier
      multipliers.clear(&head)
      tables.nodes[member.variable].multiplier = .null
    }
  }

  /// Removes levels without rows when they outnumber the others; their multipliers are zero.
  mutating func dropUnusedLevels(in tables: inout Tables) {
    guard let map = levels.dropUnused() else { return }
    for row in tables.rows.indices where tables.rows[row].flags.contains(.alive) {
      var head = tables.rows[row].multiplier
      multipliers.renumber(&head, by: map)
      tables.rows[row].multiplier = head
      tables.rows[row].level = map[tables.rows[row].level.position]
      tables.rowIdentities[row].nextLevel = map[tables.rowIdentities[row].nextLevel.position]
    }
    for node in tables.nodes.indices where tables.nodes[node].multiplier.exists {
      var head = tables.nodes[node].multiplier
      multipliers.renumber(&head, by: map)
      tables.nodes[node].multiplier = head
    }
  }
}
