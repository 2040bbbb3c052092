/// The values, and what a solve still has to do with them (essay, 2.1 and 2.4).
///
/// Evaluation starts at the seeds, and lists the inactive rows and the bounds that a new value may violate; of
/// these, the violated ones become the queue of a round. The values themselves are in the tables.
struct Primal: ~Copyable {
  /// Variables whose definition or constant changed: evaluation starts here.
  var seeds = List<NodeIndex>()
  /// Inactive rows whose residual may have changed.
  var rows = List<RowIndex>()
  /// Variables that may have left their bounds.
  var bounds = List<NodeIndex>()
  /// The violated rows and bounds of the present round, the most important first.
  var queue = List<Member>()
  /// Violated rows while they are collected.
  var violated = List<ViolatedRow>()
  /// The variables that still have to be evaluated, the least deep first.
  var pending = VariableHeap()
  /// Variables whose value may have changed in the last solve.
  var changed = List<NodeIndex>()
  /// The changed variables of the last solve are those of the plan.
  var changedByPlan = false
  var counts = PrimalCounts()

  init() {}

  /// Creates the same lists; the changes of the last solve are not copied.
  init(copying other: borrowing Primal) {
    seeds = List(copying: other.seeds)
    rows = List(copying: other.rows)
    bounds = List(copying: other.bounds)
    queue = List(copying: other.queue)
    counts = other.counts
  }

  var bytes: Int {
    seeds.bytes + rows.bytes + bounds.bytes + queue.bytes + violated.bytes + pending.bytes
      + changed.bytes
  }

  /// Forgets what is left to do.
  mutating func removeAll() {
    seeds.removeAll()
    rows.removeAll()
    bounds.removeAll()
    queue.removeAll()
  }

  /// Lists a row or bound to be checked again.
  mutating func recheckLater(_ member: Member, _ tables: inout Tables) {
    if member.isRow {
      rows.append(member.row)
    } else if !tables.nodes[member.variable].flags.contains(.queued) {
      tables.nodes[member.variable].flags.insert(.queued)
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

  mutating func clearQueue() {
    queue.removeAll()
    rows.removeAll()
  }
}

/// Counts of the work of evaluating and checking; see ``Statistics``.
struct PrimalCounts: BitwiseCopyable {
  var evaluations = 0
  var checks = 0
}
