// Positions in the engine's tables. Each table has an index type of its own, so that the number of a
// row cannot be used as that of a variable. All are one 32-bit number, negative where there is nothing.

/// A position in a `Column`.
protocol ColumnIndex: BitwiseCopyable, Equatable {
  var position: Int { get }
  init(position: Int)
}

extension Int: ColumnIndex {
  @inline(__always) var position: Int { self }
  @inline(__always) init(position: Int) { self = position }
}

extension Int32: ColumnIndex {
  @inline(__always) var position: Int { Int(self) }
  @inline(__always) init(position: Int) { self.init(truncatingIfNeeded: position) }
}

/// An index of 32 bits that may be missing.
protocol TableIndex: ColumnIndex, Hashable, Comparable {
  var number: Int32 { get }
  init(_ number: Int32)
}

extension TableIndex {
  /// The index of nothing.
  @inline(__always) static var null: Self { Self(-1) }

  /// Whether it is the index of something.
  @inline(__always) var exists: Bool { number >= 0 }

  @inline(__always) var position: Int { Int(number) }
  @inline(__always) init(position: Int) { self.init(Int32(truncatingIfNeeded: position)) }
  @inline(__always) static func < (a: Self, b: Self) -> Bool { a.number < b.number }
}

/// The position of a constraint.
struct RowIndex: TableIndex {
  let number: Int32
  @inline(__always) init(_ number: Int32) { self.number = number }
}

/// The position of a variable.
struct NodeIndex: TableIndex {
  let number: Int32
  @inline(__always) init(_ number: Int32) { self.number = number }
}

/// The position of a term.
struct LinkIndex: TableIndex {
  let number: Int32
  @inline(__always) init(_ number: Int32) { self.number = number }

  @inline(__always) static func &+ (a: LinkIndex, b: Int32) -> LinkIndex {
    LinkIndex(a.number &+ b)
  }
  @inline(__always) static func &+= (a: inout LinkIndex, b: Int32) { a = a &+ b }
}

/// The position of a priority in use; 0 is required.
struct LevelIndex: TableIndex {
  let number: Int32
  @inline(__always) init(_ number: Int32) { self.number = number }

  @inline(__always) static var required: LevelIndex { LevelIndex(0) }
}

/// The position of a block.
struct BlockIndex: TableIndex {
  let number: Int32
  @inline(__always) init(_ number: Int32) { self.number = number }
}

/// The position of one component of a multiplier.
struct EntryIndex: TableIndex {
  let number: Int32
  @inline(__always) init(_ number: Int32) { self.number = number }
}

/// Something that can be active: a row, or the bound or superbasic state of a variable.
///
/// A row `r` is the number `r`, a variable `v` is `~v`, so that members sort by kind and number.
struct Member: BitwiseCopyable, Hashable, Comparable {
  let number: Int32

  @inline(__always) init(_ row: RowIndex) { number = row.number }
  @inline(__always) init(_ variable: NodeIndex) { number = ~variable.number }

  @inline(__always) var isRow: Bool { number >= 0 }

  /// The row.
  ///
  /// - Precondition: It is a row.
  @inline(__always) var row: RowIndex { RowIndex(number) }

  /// The variable.
  ///
  /// - Precondition: It is not a row.
  @inline(__always) var variable: NodeIndex { NodeIndex(~number) }

  @inline(__always) static func < (a: Member, b: Member) -> Bool { a.number < b.number }
}

/// What determines a variable: a row, one of its bounds, or nothing.
struct Definition: BitwiseCopyable, Equatable {
  let number: Int32

  private init(number: Int32) { self.number = number }
  @inline(__always) init(_ row: RowIndex) { number = row.number }

  /// The variable keeps its value and has no multiplier.
  static var superbasic: Definition { @inline(__always) get { Definition(number: -1) } }
  /// The variable is at its lower bound.
  static var lower: Definition { @inline(__always) get { Definition(number: -2) } }
  /// The variable is at its upper bound.
  static var upper: Definition { @inline(__always) get { Definition(number: -3) } }

  @inline(__always) var isRow: Bool { number >= 0 }

  /// The row that defines the variable.
  ///
  /// - Precondition: It is a row.
  @inline(__always) var row: RowIndex { RowIndex(number) }
}

/// Successive positions.
///
/// Unlike a range of integers it does not check for overflow, because inner loops run over it.
struct IndexRun<Index: TableIndex>: Sequence, IteratorProtocol {
  private var first: Int32
  private let end: Int32

  @inline(__always) init(from first: Int32, to end: Int32) {
    self.first = first
    self.end = end
  }

  @inline(__always) mutating func next() -> Index? {
    guard first < end else { return nil }
    defer { first &+= 1 }
    return Index(first)
  }
}
