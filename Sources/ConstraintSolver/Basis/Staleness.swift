// Walks that reach a variable whose definition changed in the present round (essay, 2.4): they end there, and
// the rest of the round avoids them.

/// What walks of the present round of dual steps have found to be stale, and at what cost.
struct Staleness: ~Copyable {
  /// The last round in which a definition changed: before that no walk of a round can be stale.
  private var lastChange: Int32 = -1
  /// For each variable the last round in which its own circuit was found to be stale.
  private var rounds = Column<NodeIndex, Int32>()
  /// The variables at which the present walk had no other work left, so that from there on it was that of
  /// the variable alone.
  private var fronts = List<NodeIndex>()
  /// Variables visited in the present round by walks that ended at a stale one.
  private var wastedSteps = 0
  /// Variables visited in the present round by all other walks.
  private var usefulSteps = 0

  var bytes: Int { rounds.bytes + fronts.bytes }

  /// Notes that the definition of a variable has changed: its value follows at the next evaluation, so walks of
  /// this round must not rely on it.
  @inline(__always) mutating func touch(_ variable: NodeIndex, _ tables: inout Tables) {
    lastChange = tables.epochs.round
    tables.nodeRecords[variable].staleness.touched = tables.epochs.round
  }

  /// Whether walks of a round can be stale.
  @inline(__always) func isPossible(in round: Int32) -> Bool { lastChange == round }

  mutating func beginRound() { (wastedSteps, usefulSteps) = (0, 0) }

  /// Whether walks that ended at a stale variable took more than twice the steps of the others, and more
  /// than `cost` beyond that.
  func exceeds(_ cost: Int) -> Bool { wastedSteps > cost + 2 * usefulSteps }

  mutating func beginWalk(of count: Int) {
    fronts.removeAll()
    rounds.extend(to: count, with: -1)
  }

  /// Returns whether the circuit of a variable alone has been found to be stale; if not, it is found out by the
  /// present walk, which has no other work left.
  @inline(__always) mutating func passFront(_ variable: NodeIndex, in round: Int32) -> Bool {
    if rounds[variable] == round { return true }
    fronts.append(variable)
    return false
  }

  /// Whether a walk of the round has found the circuit of a variable alone to be stale.
  @inline(__always) func isKnown(_ variable: NodeIndex, in round: Int32) -> Bool {
    variable.position < rounds.count && rounds[variable] == round
  }

  /// Counts a walk that was not begun because it would have ended at once, like one that ends after a step: rounds that
  /// go on for longer find more rows whose walks are stale, not more that can be repaired.
  mutating func skipWalk() { wastedSteps &+= 5 }

  @inline(__always) mutating func endWalk(after steps: Int) { usefulSteps &+= steps }

  /// Ends a walk at a stale variable.
  mutating func abandonWalk(after steps: Int, in round: Int32) {
    // To begin and to end a walk takes as long as a few steps.
    wastedSteps &+= steps &+ 4
    for position in 0..<fronts.count { rounds[fronts[position]] = round }
    fronts.removeAll()
  }
}

/// What walks have in the record of a variable about stale ones.
struct NodeStaleness: BitwiseCopyable {
  /// Round in which a pivot last changed its definition: depths and values behind it are stale.
  fileprivate(set) var touched: Int32 = 0
}

extension Basis {
  /// Whether the walk of a member would end within two steps: it mentions a variable whose definition changed in this
  /// round, or is the only work on one that depends on such a variable or is known to be stale.
  @inline(__always) func isWaiting(_ member: Member, _ tables: borrowing Tables) -> Bool {
    let round = tables.epochs.round
    guard circuit.staleness.isPossible(in: round) else { return false }
    guard member.isRow else { return isStale(member.variable, in: round, tables) }
    let row = tables.rows[member.row]
    if row.termCount == 1 {
      return isStale(tables.links.elements.view[row.firstTerm].variable, in: round, tables)
    }
    return mentionsTouched(row, in: round, tables)
  }

  /// Whether the circuit of a variable alone is stale, as far as two steps show.
  @inline(__always) private func isStale(
    _ variable: NodeIndex, in round: Int32, _ tables: borrowing Tables
  ) -> Bool {
    let node = tables.nodes[variable]
    if node.touched == round || circuit.staleness.isKnown(variable, in: round) { return true }
    guard node.definition.isRow, !node.block.exists else { return false }
    return mentionsTouched(tables.rows[node.definition.row], in: round, tables)
  }

  @inline(__always) private func mentionsTouched(
    _ row: Row, in round: Int32, _ tables: borrowing Tables
  ) -> Bool {
    var terms = tables.terms(of: row)
    while let entry = terms.next() {
      if tables.nodes[entry.variable].touched == round { return true }
    }
    return false
  }
}
