/// The system: variables, rows and their terms, and the present values.
///
/// The tables answer questions about single rows and variables, which change nothing, and enter and remove
/// them (`Tables+Registry.swift`). A record of a table has fields of several parts, so that a walk
/// reads one place in memory; the comment of each field says which part writes it.
struct Tables: ~Copyable {
  // MARK: Variables
  var values = Column<NodeIndex, Double>()
  var nodes = Column<NodeIndex, Node>()
  var bounds = Column<NodeIndex, Bounds>()
  /// Position of each variable in the order of creation: decides which free variable settles first.
  ///
  /// Empty while it is the variable's index.
  var ordinals = Column<NodeIndex, Int64>()
  var spareNodes = List<NodeIndex>()
  var liveNodes = 0
  var nextOrdinal: Int64 = 0

  // MARK: Constraints
  var rows = Column<RowIndex, Row>()
  var rowIdentities = Column<RowIndex, RowIdentity>()
  var spareRows = List<RowIndex>()
  var links = Arena<LinkIndex, Link>()
  var liveRows = 0
  #if PURLIN_CHECKS
  /// Near the end, so that these tests renumber the rows (`renumberSequence()`).
  var nextSequence: UInt32 = .max - 8
  #else
  var nextSequence: UInt32 = 0
  #endif
  /// Rows whose coefficients differ by more than ``Limit/ordinaryRatio``.
  var wideRows = 0
  /// Rows whose coefficients differ by more than ``Limit/evenRatio``.
  var unevenRows = 0

  /// Rows whose coefficients differ by more than ``Limit/benignRatio``.
  var wildRows = 0
  /// Uneven rows that define a variable with a small coefficient, by which they divide.
  var smallPivots = 0
  /// The present solve has had a small pivot; see `Engine.adaptArithmetic()`.
  var isPrecise = false

  /// How precisely the system is solved.
  ///
  /// An uneven row multiplies errors only where it divides by one of its small coefficients: `width = 0.02 ·
  /// window` does not, as long as it defines the width.
  @inline(__always) var arithmetic: Arithmetic {
    wildRows > 0 || isPrecise ? .doubleDouble : .double
  }

  /// The present traversals, with which the marks of variables and rows are compared.
  var epochs = Epochs()

  init() {}

  /// Creates the same system.
  init(copying other: borrowing Tables) {
    values = Column(copying: other.values)
    nodes = Column(copying: other.nodes)
    bounds = Column(copying: other.bounds)
    ordinals = Column(copying: other.ordinals)
    spareNodes = List(copying: other.spareNodes)
    (liveNodes, nextOrdinal) = (other.liveNodes, other.nextOrdinal)
    rows = Column(copying: other.rows)
    rowIdentities = Column(copying: other.rowIdentities)
    spareRows = List(copying: other.spareRows)
    links = Arena(copying: other.links)
    (liveRows, nextSequence) = (other.liveRows, other.nextSequence)
    (wideRows, unevenRows, wildRows) = (other.wideRows, other.unevenRows, other.wildRows)
    (smallPivots, isPrecise) = (other.smallPivots, other.isPrecise)
    epochs = other.epochs
  }

  var bytes: Int {
    values.bytes + nodes.bytes + bounds.bytes + ordinals.bytes + spareNodes.bytes + rows.bytes
      + rowIdentities.bytes + spareRows.bytes + links.bytes
  }
}

/// Numbers that only grow: a variable or row whose mark is the present number has been visited.
struct Epochs: BitwiseCopyable {
  /// The present traversal of variables; compared with `Node.mark`.
  var visit: Int32 = 0
  /// The present search for a path; compared with `Node.searchMark`.
  var search: Int32 = 0
  /// The present pass that collects each row once; compared with `Row.mark`.
  var row: Int32 = 0
  /// The present circuit; compared with `Node.circuitMark`.
  var circuit: Int32 = 0
  /// The present round of dual steps; compared with `Node.touched`.
  var round: Int32 = 0
}
