/// What satisfying each constraint costs (essay, 2.2): the priorities in use, and the multiplier of each active
/// member at each of them.
///
/// The head of each multiplier is in the tables, with its row or variable; the numbers are here.
struct Duals: ~Copyable {
  private(set) var levels = Levels()
  private(set) var multipliers = Multipliers()
  /// The components of the present lexicographic step.
  private(set) var step = List<StepPart>()

  init() {}

  init(copying other: borrowing Duals) {
    levels = Levels(copying: other.levels)
    multipliers = Multipliers(copying: other.multipliers)
  }

  var bytes: Int { levels.bytes + multipliers.bytes + step.bytes }

  // MARK: Priorities

  /// Returns the level of a priority, and creates it if it is new.
  mutating func level(for priority: Double) -> LevelIndex { levels.level(for: priority) }

  /// Counts a row more or fewer at a level.
  @inline(__always) mutating func countRow(at level: LevelIndex, _ change: Int32 = 1) {
    levels.count(at: level, change)
  }

  /// Numbers the levels from the most important to the least.
  mutating func orderLevels() { levels.order() }

  // MARK: Accuracy

  /// Computes with the arithmetic of the system from now on.
  mutating func adopt(_ arithmetic: Arithmetic) { multipliers.adopt(arithmetic) }

  /// Notes that multipliers have lost so many digits that all must be recomputed.
  mutating func noteWear() { multipliers.noteWear(true) }

  /// Notes that all multipliers have been recomputed.
  mutating func endRefresh() { multipliers.noteWear(false) }

  // MARK: Multipliers

  /// Adds to the multiplier of a member.
  mutating func addMultiplier(
    _ delta: DoubleDouble, error: Double = 0, at level: LevelIndex, to member: Member,
    in tables: inout Tables
  ) {
    var head = tables.multiplier(of: member)
    multipliers.add(delta, error: error, at: level, to: &head, levels: levels.entries)
    tables.setMultiplier(head, of: member)
  }

  /// Makes the multiplier of a member zero.
  mutating func clearMultiplier(of member: Member, in tables: inout Tables) {
    var head = tables.multiplier(of: member)
    guard head.exists else { return }
    multipliers.clear(&head)
    tables.setMultiplier(.null, of: member)
  }

  /// Sets the side of an inactive row, or 0 for one that becomes active.
  @inline(__always) mutating func setSide(
    _ side: Int8, of index: RowIndex, in tables: inout Tables
  ) {
    tables.rowRecords[index].duals.side = side
  }

  // MARK: The present step

  /// Begins a step that consists of the components of a limit, times `direction`.
  mutating func beginStep(to reach: Reach, _ direction: Int) {
    var reader = ReachReader(reach)
    // The weight by which the limit was divided may be what cancellation left of others, and mostly rounding then.
    let isCounted =
      multipliers.arithmetic.refines || reach.scaleError > Limit.ordinaryRatio * Tolerance.roundoff
    let share = isCounted ? reach.scaleError : 0
    step.removeAll()
    while let part = reader.next(multipliers, levels.entries) {
      step.append(
        StepPart(
          level: part.level, value: part.value * Double(direction),
          error: part.error + abs(part.value.high) * share))
    }
  }

  /// Begins a step that consists of the multiplier of a member, times a factor; the member has none then.
  mutating func beginStep(
    byTaking member: Member, times factor: Double, in tables: inout Tables
  ) {
    step.removeAll()
    var head = tables.multiplier(of: member)
    while head.exists {
      let part = multipliers.entries[head]
      step.append(
        StepPart(
          level: part.level, value: DoubleDouble(high: part.value * factor),
          error: Double(part.error) * abs(factor)))
      head = part.next
    }
    clearMultiplier(of: member, in: &tables)
  }

  /// Adds a component without error to the step.
  mutating func addToStep(_ value: Double, at level: LevelIndex) {
    if value == 0 { return }
    step.append(StepPart(level: level, value: DoubleDouble(high: value), error: 0))
  }

  /// Adds the step to the multiplier of a member.
  mutating func addStep(to member: Member, in tables: inout Tables) {
    for position in 0..<step.count {
      let part = step[position]
      addMultiplier(part.value, error: part.error, at: part.level, to: member, in: &tables)
    }
  }

  /// Subtracts the step, times the weight of a member of the circuit, from its multiplier.
  mutating func spendStep(
    on entry: CircuitMember, weight: DoubleDouble, in tables: inout Tables
  ) {
    for position in 0..<step.count {
      let part = step[position]
      let error = abs(part.value.high) * Double(entry.error) + part.error * abs(entry.weight)
      addMultiplier(
        -(weight * part.value), error: error, at: part.level, to: entry.member, in: &tables)
    }
  }

  /// Adds the step, divided by `ratio` and times a factor, to the multiplier of a member.
  mutating func addStep(
    per ratio: Double, times factor: Double, error: Double, to member: Member,
    in tables: inout Tables
  ) {
    for position in 0..<step.count {
      let part = step[position]
      addMultiplier(
        DoubleDouble(high: part.value.high / ratio * factor),
        error: (part.error * abs(factor) + abs(part.value.high) * error) / abs(ratio),
        at: part.level, to: member, in: &tables)
    }
  }

  // MARK: Levels without rows

  /// Removes levels without rows when they outnumber the others; their multipliers are zero.
  mutating func dropUnusedLevels(in tables: inout Tables) {
    // All heads are in the tables, so each list is renumbered from there.
    guard let map = levels.dropUnused() else { return }
    for row in tables.rows.indices where tables.rows[row].flags.contains(.alive) {
      var head = tables.rows[row].multiplier
      multipliers.renumber(&head, by: map)
      tables.rowRecords[row].duals.multiplier = head
      tables.setLevel(map[tables.rows[row].level.position], of: row)
      tables.request(map[tables.rowIdentities[row].nextLevel.position], of: row)
    }
    for node in tables.nodes.indices where tables.nodes[node].multiplier.exists {
      var head = tables.nodes[node].multiplier
      multipliers.renumber(&head, by: map)
      tables.nodeRecords[node].duals.multiplier = head
    }
  }
}

extension Tables {
  /// Changes the head of a member's multiplier.
  @inline(__always) fileprivate mutating func setMultiplier(_ head: EntryIndex, of member: Member) {
    if member.isRow {
      rowRecords[member.row].duals.multiplier = head
    } else {
      nodeRecords[member.variable].duals.multiplier = head
    }
  }
}

/// What the duals have in the record of a row.
struct RowDuals: BitwiseCopyable {
  /// Head of the list of its non-zero multipliers, by level; null if all are zero.
  fileprivate(set) var multiplier = EntryIndex.null
  /// Position while inactive: 0 satisfied, +1 violated above and −1 violated below its constant.
  fileprivate(set) var side: Int8 = 0
}

/// What the duals have in the record of a variable.
struct NodeDuals: BitwiseCopyable {
  /// Head of the multipliers of its bound, when the bound is active.
  fileprivate(set) var multiplier = EntryIndex.null
}
