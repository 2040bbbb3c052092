/// A constraint as the engine sees it: `Σ coefficient · variable + constant  REL  0`.
///
/// The row is scaled by a power of two so that its greatest coefficient lies in 1..<2, which costs
/// no precision; `weight` is the scale's inverse, so that an error counts in the caller's unit.
struct Row: BitwiseCopyable {
  var constant: Double
  var firstTerm: Int32
  var termCount: Int32
  /// Index into the engine's levels; 0 is required.
  var level: Int32
  /// The variable this row defines (it is *active*), or −1.
  var defined: Int32 = -1
  /// Head of the list of its non-zero multipliers, by level; −1 means all are zero.
  var multiplier: Int32 = -1
  /// Mark of the last visit that collects each row once.
  var mark: Int32 = 0
  /// Number of its variables without definition, during a crash.
  var openTerms: Int32 = 0
  /// Its breakpoint in the current plan, or −1.
  var event: Int32 = -1
  var weight: Float = 1
  var relation: Int8
  /// Position while inactive: 0 satisfied, +1 above and −1 below its constant, paying for the error.
  var side: Int8 = 0
  var flags: RowFlags = []
}

/// What a row is going through.
struct RowFlags: OptionSet, BitwiseCopyable {
  var rawValue: UInt16
  /// Added since the last solve: may claim a variable.
  static let fresh = RowFlags(rawValue: 1)
  /// Not applied, because a conflict chose it.
  static let setAside = RowFlags(rawValue: 2)
  /// What makes a row count as absent: set aside, or waiting for its solve, so that a value that is
  /// read before is that of the last one.
  static let absent: RowFlags = [.setAside, .fresh]
  /// Waiting in the list of violated rows.
  static let queued = RowFlags(rawValue: 4)
  /// To be removed at the next solve.
  static let dying = RowFlags(rawValue: 8)
  /// Its constant changed since the last solve.
  static let moved = RowFlags(rawValue: 16)
  /// Listed among the rows that settling has to look at.
  static let loose = RowFlags(rawValue: 32)
  /// Member of some conflict.
  static let inConflict = RowFlags(rawValue: 64)
  /// Its constant was moved by less than the conflict tolerance to fit the others.
  static let relieved = RowFlags(rawValue: 128)
  /// Its priority or rank changed since the last solve.
  static let revalued = RowFlags(rawValue: 256)
  /// The slot is in use.
  static let alive = RowFlags(rawValue: 512)
  /// Its coefficients differ by more than ``Limit/ordinaryRatio``.
  static let wide = RowFlags(rawValue: 1024)
  /// Its coefficients differ by more than ``Limit/evenRatio``.
  static let uneven = RowFlags(rawValue: 2048)
}

/// The part of a row that inner loops do not read.
struct RowIdentity: BitwiseCopyable {
  var stamp: UInt32
  /// The last round of conflicts in which the row was moved, broken or released.
  var mark: Int32 = 0
  /// Index into the levels that the row takes at the next solve, when its priority changed.
  var nextLevel: Int32
  /// The constant that the row takes at the next solve, when it moved.
  var nextConstant: Double
  var rank: Int64
  /// Position in the order of adding: decides between equal ranks.
  var sequence: Int64
}

/// One summand of a row, in two lists: its row's run and its variable's occurrences.
struct Link: BitwiseCopyable {
  var coefficient: Double
  var variable: Int32
  var row: Int32
  /// Neighbours in the list of the variable's occurrences.
  var next: Int32
  var previous: Int32
}

/// What the engine knows of a variable, beside its value.
struct Node: BitwiseCopyable {
  /// Coefficient of the variable in its defining row.
  var pivot: Double = 1
  /// Accumulator of the circuit being computed; zero between circuits.
  var work: Double = 0
  /// The row that defines it, or one of the codes in `Definition`.
  var definition: Int32 = Definition.lock
  /// The block (strongly connected component) it belongs to, or −1.
  var block: Int32 = -1
  /// First of its occurrences.
  var firstLink: Int32 = -1
  /// Topological depth: greater than that of every variable its definition mentions.
  var depth: Int32 = 0
  /// Number of active rows that mention it.
  var references: Int32 = 0
  var mark: Int32 = 0
  var searchMark: Int32 = 0
  var circuitMark: Int32 = 0
  /// Round in which a pivot last changed its definition: depths and values behind it are stale.
  var touched: Int32 = 0
  /// Counts how often the slot was used: a handle with another stamp is not this variable's.
  var stamp: UInt32
  /// Head of the multipliers of its bound, when the bound is active.
  var multiplier: Int32 = -1
  var flags: NodeFlags = []
}

struct NodeFlags: OptionSet, BitwiseCopyable {
  var rawValue: UInt8
  static let dirty = NodeFlags(rawValue: 1)
  /// During a crash: all that its definition mentions is determined.
  static let determined = NodeFlags(rawValue: 2)
  /// At least one bound is finite.
  static let bounded = NodeFlags(rawValue: 4)
  /// Waiting in the list of violated bounds.
  static let queued = NodeFlags(rawValue: 8)
  /// Listed among the variables that settling has to look at.
  static let loose = NodeFlags(rawValue: 16)
  static let alive = NodeFlags(rawValue: 32)
  /// To be removed at the next solve.
  static let dying = NodeFlags(rawValue: 64)
  /// A lock that was moved: what depends on it has still to follow.
  static let shifted = NodeFlags(rawValue: 128)
}

/// Codes for a variable that no row defines.
enum Definition {
  /// The variable rests where it is and pays nothing: a lock.
  static let lock: Int32 = -1
  /// The variable lies on its lower bound.
  static let lower: Int32 = -2
  /// The variable lies on its upper bound.
  static let upper: Int32 = -3
}

/// The interval a variable must stay in; it is never given up.
struct Bounds: BitwiseCopyable {
  var lower: Double
  var upper: Double

  /// Where the variable lies when nothing says otherwise: the point nearest to 0.
  var rest: Double { min(max(0, lower), upper) }
}

/// A priority in use.
struct Level: BitwiseCopyable {
  var priority: Double
  /// Position from the most important (0: required) to the least.
  var order: Int32
  /// Number of rows that have it.
  var count: Int32
}

/// `dividend / pivot`, without dividing where the pivot is ±1, as nearly all are.
///
/// Chains of definitions wait for it; the number is the same either way.
@inline(__always) func quotient(_ dividend: Double, _ pivot: Double) -> Double {
  abs(pivot) == 1 ? dividend * pivot : dividend / pivot
}
