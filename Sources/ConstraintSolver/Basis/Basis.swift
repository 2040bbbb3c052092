/// Which members are active, and which variable each active row defines (essay, 2 and 2.1).
///
/// The basis solves two systems with what it owns: a *circuit* expresses a row by active members, which is one
/// sparse row of the inverse, and *rates* are the response of all variables to one member, a column of it. It
/// also gives blocks their values and variables their depths. It knows nothing of multipliers, violated rows or
/// the order of steps: what its functions change is in the tables that are passed to them, and the variables
/// whose definitions changed are in `matching.changed` afterwards.
struct Basis: ~Copyable {
  var matching = Matching()
  var depths = Depths()
  var blocks = Blocks()
  var search = BlockSearch()
  var rings = Rings()
  var circuit = Circuit()
  var rates = Rates()
  /// Whether the numbers are reliable.
  var accuracy = Accuracy()
  var regions = RegionMemory()

  init() {}

  /// Creates the same basis, without scratch.
  init(copying other: borrowing Basis) {
    matching = Matching(copying: other.matching)
    depths = other.depths
    blocks = Blocks(copying: other.blocks)
    accuracy = other.accuracy
    takeCounts(of: other)
  }

  /// Forgets that rows are active; the caller removes what the tables have of it.
  mutating func removeAll() {
    matching.removeAll()
    blocks.releaseAll()
    circuit.removeAll()
    depths.note(areDirty: false)
    accuracy.beginAfresh()
  }

  /// Shifts the matching along a path, and rebuilds the blocks that it crosses.
  ///
  /// The leaving member's variable is matched to the row that defined its predecessor on the path, and
  /// so on up to the first variable, which the entering member defines. The set of active rows changes
  /// by one; the others define other variables. `code` is the definition of an entering bound or
  /// superbasic.
  mutating func shift(
    along path: consuming AlternatingPath, entering: Member, code: Definition,
    _ tables: inout Tables
  ) {
    // Definitions first: which blocks there are follows from them.
    matching.match(along: path, entering: entering, code: code, &tables)
    for position in 0..<matching.changed.count {
      circuit.staleness.touch(matching.changed[position], &tables)
    }
    for position in 0..<matching.changed.count {
      dissolveBlock(of: matching.changed[position], &tables)
    }
    rebuildBlocks(&tables)
  }

  /// Takes over the counts of a copy, which include these.
  mutating func takeCounts(of copy: borrowing Basis) {
    circuit.takeCounts(of: copy.circuit)
    blocks.takeCounts(of: copy.blocks)
  }

  var bytes: Int {
    blocks.bytes + search.bytes + rings.bytes + circuit.bytes + rates.bytes + regions.bytes
      + matching.bytes
  }
}
