/// Which members are active, and which variable each active row defines (essay, 2 and 2.1).
///
/// The basis solves two systems with what it owns: a *circuit* expresses a row by active members, which is one
/// sparse row of the inverse, and *rates* are the response of all variables to one member, a column of it. It
/// also gives blocks their values and variables their depths. It knows nothing of multipliers, violated rows or
/// the order of steps: what its functions change is in the tables that are passed to them, and the variables
/// whose definitions changed are in `blocks.affected` afterwards.
struct Basis: ~Copyable {
  private(set) var activeRows = 0
  var blocks = Blocks()
  var circuit = Circuit()
  var rates = Rates()
  /// A depth is not greater than all in its definition.
  private(set) var depthsAreDirty = false
  /// Whether the numbers are reliable.
  var accuracy = Accuracy()
  var counts = BasisCounts()

  // MARK: Memory that the next use takes
  var spareRegion = Region()
  var sparePath = AlternatingPath()

  init() {}

  /// Creates the same basis, without scratch.
  init(copying other: borrowing Basis) {
    activeRows = other.activeRows
    blocks = Blocks(copying: other.blocks)
    depthsAreDirty = other.depthsAreDirty
    accuracy = other.accuracy
    counts = other.counts
  }

  /// Forgets that rows are active; the caller removes what the tables have of it.
  mutating func removeAll() {
    activeRows = 0
    blocks.releaseAll()
    circuit.errors.removeAll()
    depthsAreDirty = false
    accuracy.beginAfresh()
  }

  /// Counts rows that have become active or inactive.
  @inline(__always) mutating func countActive(_ change: Int) { activeRows &+= change }

  /// Notes whether a depth may not be greater than all in its definition.
  @inline(__always) mutating func noteDepths(areDirty: Bool) { depthsAreDirty = areDirty }

  /// Takes over the counts of a copy, which include these.
  mutating func takeCounts(of copy: borrowing Basis) { counts = copy.counts }

  var bytes: Int {
    blocks.bytes + circuit.bytes + rates.bytes + spareRegion.bytes + sparePath.bytes
  }
}

/// Counts of the work of a basis; see ``Statistics``.
struct BasisCounts: BitwiseCopyable {
  var circuits = 0
  var circuitMembers = 0
  var factorings = 0
}
