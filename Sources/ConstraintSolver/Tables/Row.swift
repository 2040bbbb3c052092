/// A constraint as the engine sees it: `Σ coefficient · variable + constant  REL  0`.
///
/// The row is scaled by a power of two so that its greatest coefficient lies in 1..<2, which does
/// not round; ``RowIdentity/weight`` is the inverse of the scale, so that errors are measured in the
/// caller's unit.
struct Row: BitwiseCopyable {
  fileprivate(set) var constant: Double
  var firstTerm: LinkIndex
  var termCount: Int32
  /// Index into the engine's levels; 0 is required.
  fileprivate(set) var level: LevelIndex
  var match = RowMatch()
  /// The last pass that collects each row once, which has seen it; compared with `Epochs.row`.
  var mark: Int32 = 0
  /// The number of its variables that nothing defines, counted while the crash basis is chosen.
  var openTerms: Int32 = -1
  var duals = RowDuals()
  var relation: Int8
  var flags: RowFlags = []

  @inline(__always) var defined: NodeIndex { match.defined }
  @inline(__always) var multiplier: EntryIndex { duals.multiplier }
  @inline(__always) var side: Int8 { duals.side }

  /// Whether the row defines a variable.
  @inline(__always) var isActive: Bool { defined.exists }

  /// The row's terms.
  @inline(__always) var links: IndexRun<LinkIndex> {
    IndexRun(from: firstTerm.number, to: firstTerm.number &+ termCount)
  }

  /// Returns the side of a row with this relation when it is moved in `direction`.
  @inline(__always) static func side(of relation: Int8, beyond direction: Int) -> Int8 {
    direction > 0 ? (relation > 0 ? 0 : 1) : (relation < 0 ? 0 : -1)
  }
}

extension Tables {
  @inline(__always) mutating func setConstant(_ constant: Double, of index: RowIndex) {
    rowRecords[index].constant = constant
  }

  mutating func setLevel(_ level: LevelIndex, of index: RowIndex) {
    rowRecords[index].level = level
  }
}

/// The state of a row.
struct RowFlags: OptionSet, BitwiseCopyable {
  var rawValue: UInt16
  /// Added since the last solve: a pivot may be assigned.
  static let fresh = RowFlags(rawValue: 1)
  /// Not applied, because of a conflict.
  static let broken = RowFlags(rawValue: 2)
  /// The flags of a row that is not applied: broken, or not yet solved for, so that a value that is
  /// read before the next solve is that of the last one.
  static let absent: RowFlags = [.broken, .fresh]
  /// Waiting in the list of violated rows.
  static let queued = RowFlags(rawValue: 4)
  /// To be removed at the next solve.
  static let dying = RowFlags(rawValue: 8)
  /// Its constant changed since the last solve.
  static let moved = RowFlags(rawValue: 16)
  /// Listed among the rows that settling examines.
  static let loose = RowFlags(rawValue: 32)
  /// Member of some conflict.
  static let inConflict = RowFlags(rawValue: 64)
  /// Its constant was changed by less than the conflict tolerance to agree with the others.
  static let relieved = RowFlags(rawValue: 128)
  /// Its priority or rank changed since the last solve.
  static let revalued = RowFlags(rawValue: 256)
  /// The slot is in use.
  static let alive = RowFlags(rawValue: 512)
  /// Its coefficients differ by more than ``Limit/ordinaryRatio``.
  static let wide = RowFlags(rawValue: 1024)
  /// Its coefficients differ by more than ``Limit/evenRatio``.
  static let uneven = RowFlags(rawValue: 2048)
  /// Settling has examined it without effect, and nothing that it compares has changed since.
  static let settled = RowFlags(rawValue: 4096)
  /// Its coefficients differ by more than ``Limit/benignRatio``.
  static let wild = RowFlags(rawValue: 8192)
  /// It defines a variable with a coefficient that is small beside its greatest one.
  static let dividing = RowFlags(rawValue: 16384)
}

/// The part of a row that inner loops do not read.
struct RowIdentity: BitwiseCopyable {
  var stamp: UInt32
  /// The inverse of the row's scale.
  var weight: Float
  /// The level that the row takes at the next solve, if its priority changed.
  var nextLevel: LevelIndex
  /// Position in the order of adding, which decides between equal ranks.
  var sequence: UInt32
  /// The constant that the row takes at the next solve, if it changed.
  var nextConstant: Double
  var rank: Int64
}

/// One summand of a row, in two lists: its row's run and its variable's occurrences.
struct Link: BitwiseCopyable {
  var coefficient: Double
  var variable: NodeIndex
  var row: RowIndex
  /// Neighbours in the list of the variable's occurrences.
  var next: LinkIndex
  var previous: LinkIndex
}

/// The walk over a row's terms: `while let entry = terms.next()`.
struct Terms: ~Escapable {
  private var run: IndexRun<LinkIndex>
  private let links: ColumnView<LinkIndex, Link>

  @_lifetime(copy links)
  @inline(__always) fileprivate init(
    _ run: IndexRun<LinkIndex>, _ links: ColumnView<LinkIndex, Link>
  ) {
    self.run = run
    self.links = links
  }

  @inline(__always) mutating func next() -> Link? {
    guard let link = run.next() else { return nil }
    return links[link]
  }
}

/// The walk over a variable's occurrences, the one added last first: `while let entry = occurrences.next()`.
struct Occurrences: ~Escapable {
  /// The next one, from which ``Tables/occurrences(from:)`` continues the walk.
  private(set) var link: LinkIndex
  private let links: ColumnView<LinkIndex, Link>

  @_lifetime(copy links)
  @inline(__always) fileprivate init(
    from link: LinkIndex, _ links: ColumnView<LinkIndex, Link>
  ) {
    self.link = link
    self.links = links
  }

  @inline(__always) mutating func next() -> Link? {
    guard link.exists else { return nil }
    let entry = links[link]
    link = entry.next
    return entry
  }
}

extension Tables {
  @_lifetime(immortal) @inline(__always) func terms(of row: Row) -> Terms {
    Terms(row.links, links.elements.view)
  }

  @_lifetime(immortal) @inline(__always) func terms(of index: RowIndex) -> Terms {
    terms(of: rows[index])
  }

  @_lifetime(immortal) @inline(__always) func occurrences(from link: LinkIndex) -> Occurrences {
    Occurrences(from: link, links.elements.view)
  }

  @_lifetime(immortal) @inline(__always) func occurrences(of node: Node) -> Occurrences {
    occurrences(from: node.firstLink)
  }

  @_lifetime(immortal) @inline(__always) func occurrences(of variable: NodeIndex) -> Occurrences {
    occurrences(of: nodes[variable])
  }
}

/// The engine's data about a variable, except its value.
struct Node: BitwiseCopyable {
  var match = NodeMatch()
  var circuit = NodeWork()
  var inBlock = NodeBlock()
  /// First of its occurrences.
  var firstLink = LinkIndex.null
  var level = NodeDepth()
  var mark: Int32 = 0
  var searchMark: Int32 = 0
  var staleness = NodeStaleness()
  /// Counts how often the slot was used: a handle with another stamp refers to a removed variable.
  var stamp: UInt32
  var duals = NodeDuals()
  var flags: NodeFlags = []

  @inline(__always) var pivot: Double { match.pivot }
  @inline(__always) var definition: Definition { match.definition }
  @inline(__always) var references: Int32 { match.references }
  @inline(__always) var multiplier: EntryIndex { duals.multiplier }
  @inline(__always) var work: Double { circuit.amount }
  @inline(__always) var circuitMark: Int32 { circuit.mark }
  @inline(__always) var block: BlockIndex { inBlock.block }
  @inline(__always) var depth: Int32 { level.depth }
  @inline(__always) var touched: Int32 { staleness.touched }
}

struct NodeFlags: OptionSet, BitwiseCopyable {
  var rawValue: UInt16
  static let dirty = NodeFlags(rawValue: 1)
  /// While the crash basis is chosen: all variables in its definition are determined.
  static let determined = NodeFlags(rawValue: 2)
  /// At least one bound is finite.
  static let bounded = NodeFlags(rawValue: 4)
  /// Waiting in the list of violated bounds.
  static let queued = NodeFlags(rawValue: 8)
  /// Listed among the variables that settling examines.
  static let loose = NodeFlags(rawValue: 16)
  static let alive = NodeFlags(rawValue: 32)
  /// To be removed at the next solve.
  static let dying = NodeFlags(rawValue: 64)
  /// A superbasic variable that was moved: dependent variables are not updated yet.
  static let shifted = NodeFlags(rawValue: 128)
  /// Settling has examined it without effect, and nothing that it compares has changed since.
  static let settled = NodeFlags(rawValue: 256)
}

/// The interval a variable must stay in; it is never violated.
struct Bounds: BitwiseCopyable {
  var lower: Double
  var upper: Double

  /// The value of the variable if no constraint determines it: the point nearest to 0.
  var rest: Double { min(max(0, lower), upper) }
}

/// `dividend / pivot`, without dividing where the pivot is ±1, as nearly all are.
///
/// Chains of definitions depend on it; the result is identical.
@inline(__always) func quotient(_ dividend: Double, _ pivot: Double) -> Double {
  abs(pivot) == 1 ? dividend * pivot : dividend / pivot
}
