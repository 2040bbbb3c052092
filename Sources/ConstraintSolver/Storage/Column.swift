/// A growable buffer of plain values: the only unsafe storage of the solver.
///
/// Every access to an array in a struct that a class holds checks uniqueness and bounds, and the
/// engine's inner loops consist of such accesses. What is checked here:
/// - Exclusive access, by the compiler: elements are written through a mutable column or a
///   `MutableColumnView`, so a function that is not `mutating` changes nothing.
/// - That no view outlives the function that asked for it, by the compiler: views are not escapable.
/// - Indices, and that the buffer of a view has not been moved: in debug builds, indices; with
///   `-D PURLIN_CHECKED_STORAGE`, both. Release builds check neither, and rely on the engine's
///   invariants.
///
/// `Index` is the type of its positions: one of those in `Indices.swift` for a table, `Int` for a list.
///
/// - Invariant: `0 ≤ count ≤ capacity`, and `base` has capacity for `capacity` elements.
@safe struct Column<Index: ColumnIndex, Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  // In 32 bits, as all positions are: a solver has about a hundred columns, most of them short.
  private var length: Int32 = 0
  private var room: Int32
  #if PURLIN_CHECKED_STORAGE
  private let moves = MoveCount()
  #endif

  /// Creates an empty buffer, which allocates no memory until something is appended.
  init() {
    room = 0
    unsafe base = Self.nowhere
  }

  /// The number of elements.
  private(set) var count: Int {
    @inline(__always) get { Int(length) }
    @inline(__always) set { length = Int32(truncatingIfNeeded: newValue) }
  }

  /// The number of elements for which there is memory.
  private(set) var capacity: Int {
    @inline(__always) get { Int(room) }
    set {
      precondition(newValue <= Int(Int32.max), "a column has at most 2³¹ elements")
      room = Int32(truncatingIfNeeded: newValue)
    }
  }

  /// Creates a buffer with the elements of another.
  init(copying other: borrowing Column) {
    self.init()
    guard other.count > 0 else { return }
    reserve(other.count)
    unsafe base.initialize(from: other.base, count: other.count)
    count = other.count
  }

  deinit {
    if capacity > 0 { unsafe base.deallocate() }
  }

  /// An address that is never read: that of an empty buffer.
  private static var nowhere: UnsafeMutablePointer<Element> {
    unsafe UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  subscript(index: Index) -> Element {
    @inline(__always) get {
      checkBounds(index.position >= 0 && index.position < count, "index out of the column")
      return unsafe base[index.position]
    }
    @inline(__always) _modify {
      checkBounds(index.position >= 0 && index.position < count, "index out of the column")
      yield unsafe &base[index.position]
    }
  }

  @inline(__always) mutating func append(_ element: Element) {
    if length == room { grow(to: nextCapacity) }
    unsafe (base + count).initialize(to: element)
    length &+= 1
  }

  /// Inserts an element and moves those after it.
  mutating func insert(_ element: Element, at index: Int) {
    append(element)
    unsafe (base + index + 1).update(from: base + index, count: count - index - 1)
    unsafe base[index] = element
  }

  @inline(__always) mutating func removeLast() -> Element {
    checkBounds(count > 0, "nothing to remove")
    count &-= 1
    return unsafe base[count]
  }

  @inline(__always) mutating func popLast() -> Element? {
    count == 0 ? nil : removeLast()
  }

  @inline(__always) mutating func removeAll() { count = 0 }

  /// Shortens the column to its first `newCount` elements.
  @inline(__always) mutating func truncate(to newCount: Int) {
    checkBounds(newCount <= count, "truncating cannot lengthen")
    count = newCount
  }

  /// Lengthens the column by copies of `element` until it has `newCount`.
  mutating func extend(to newCount: Int, with element: Element) {
    guard newCount > count else { return }
    if newCount > capacity { grow(to: max(newCount, nextCapacity)) }
    unsafe (base + count).initialize(repeating: element, count: newCount - count)
    count = newCount
  }

  /// Lengthens the column by elements that the caller writes before they are read.
  @inline(__always) mutating func extend(by added: Int) {
    let newCount = count &+ added
    if newCount > capacity { grow(to: max(newCount, nextCapacity)) }
    count = newCount
  }

  /// Reserves capacity for `newCapacity` elements.
  mutating func reserve(_ newCapacity: Int) {
    if newCapacity > capacity { grow(to: newCapacity) }
  }

  /// Frees memory that a smaller buffer no longer needs.
  mutating func shrink() {
    if capacity > 64 && count * 4 < capacity { grow(to: max(8, count * 2)) }
  }

  /// Removes all elements, and frees a buffer of more than a kilobyte.
  mutating func freeIfLarge() {
    count = 0
    guard capacity * MemoryLayout<Element>.stride > 1024 else { return }
    unsafe base.deallocate()
    unsafe base = Self.nowhere
    capacity = 0
    noteMove()
  }

  /// The capacity after the present one is full: twice as much, or a quarter more where much would be
  /// unused.
  ///
  /// Appending takes amortized constant time either way.
  private var nextCapacity: Int { capacity < 4096 ? capacity &* 2 : capacity &+ capacity / 4 }

  /// The least capacity: eight elements, or 192 bytes of large ones.
  @inline(__always) private static var leastCapacity: Int {
    max(1, min(8, 192 / MemoryLayout<Element>.stride))
  }

  @inline(never) private mutating func grow(to needed: Int) {
    let newCapacity = max(needed, Self.leastCapacity)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    unsafe larger.moveInitialize(from: base, count: count)
    if capacity > 0 { unsafe base.deallocate() }
    unsafe base = unsafe larger
    capacity = newCapacity
    noteMove()
  }

  /// Sorts in place by `precedes`, stably for short columns and in O(*n* log *n*) always.
  mutating func sort(by precedes: (Element, Element) -> Bool) {
    guard count > 1 else { return }
    // Most lists are short, and the sort of the standard library allocates.
    if count <= 16 {
      for i in 1..<count {
        let element = unsafe base[i]
        var j = i
        while j > 0, precedes(element, unsafe base[j - 1]) {
          unsafe base[j] = unsafe base[j - 1]
          j -= 1
        }
        unsafe base[j] = element
      }
      return
    }
    var buffer = unsafe UnsafeMutableBufferPointer(start: base, count: count)
    unsafe buffer.sort(by: precedes)
  }
}

/// Traps when an index is out of bounds: in debug builds, and in release builds that are compiled
/// with `-D PURLIN_CHECKED_STORAGE`, as continuous integration does.
@inline(__always) func checkBounds(
  _ isInside: @autoclosure () -> Bool, _ message: @autoclosure () -> StaticString
) {
  #if PURLIN_CHECKED_STORAGE
  if !isInside() { preconditionFailure("\(message())") }
  #else
  assert(isInside(), "\(message())")
  #endif
}

extension Column where Index == Int {
  subscript(index: Int32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) _modify { yield &self[Int(index)] }
  }
}

extension Column where Index: TableIndex {
  /// The positions of all elements.
  var indices: IndexRun<Index> {
    @inline(__always) get { IndexRun(from: 0, to: Int32(truncatingIfNeeded: count)) }
  }
}

/// A column whose positions have no meaning of their own.
typealias List<Element: BitwiseCopyable> = Column<Int, Element>

// MARK: - Views

extension Column {
  /// The present elements, to be read in a loop that appends nothing to the buffer.
  var view: ColumnView<Index, Element> {
    @_lifetime(immortal) @inline(__always) get {
      ColumnView(unsafe MutableColumnView(base: base, count: count, moves: moveCount))
    }
  }

  /// The present elements, to be read and written in a loop that appends nothing to the buffer.
  var mutableView: MutableColumnView<Index, Element> {
    @_lifetime(immortal) @inline(__always) mutating get {
      unsafe MutableColumnView(base: base, count: count, moves: moveCount)
    }
  }

  #if PURLIN_CHECKED_STORAGE
  fileprivate var moveCount: MoveCount { moves }
  fileprivate func noteMove() { moves.number &+= 1 }
  #else
  @inline(__always) fileprivate var moveCount: MoveCount { MoveCount() }
  @inline(__always) fileprivate func noteMove() {}
  #endif
}

/// A buffer's elements at one moment, so that a loop keeps their address in a register.
///
/// It cannot be stored or returned, but the compiler does not know of which column it is: other elements
/// may be written, and the column itself, while the view is used.
///
/// - Precondition: The buffer is not moved while the view is used. Checked with
///   `-D PURLIN_CHECKED_STORAGE`.
@safe struct ColumnView<Index: ColumnIndex, Element: BitwiseCopyable>: ~Escapable {
  private let elements: MutableColumnView<Index, Element>

  @_lifetime(copy elements)
  @inline(__always) fileprivate init(_ elements: MutableColumnView<Index, Element>) {
    self.elements = elements
  }

  var count: Int { @inline(__always) get { elements.count } }

  /// Returns whether there is an element at a position, which may be negative.
  @inline(__always) func contains(_ index: Index) -> Bool {
    elements.contains(index)
  }

  subscript(index: Index) -> Element {
    @inline(__always) get { elements[index] }
  }
}

extension ColumnView where Index == Int, Element: SIMDScalar {
  /// Returns four neighbouring elements.
  @inline(__always) func four(from position: Int) -> SIMD4<Element> {
    elements.four(from: position)
  }
}

/// A view through which elements are also written; see ``ColumnView``.
@safe struct MutableColumnView<Index: ColumnIndex, Element: BitwiseCopyable>: ~Escapable {
  private let base: UnsafeMutablePointer<Element>
  let count: Int
  #if PURLIN_CHECKED_STORAGE
  private let moves: MoveCount
  private let movesBefore: Int
  #endif

  @_lifetime(immortal)
  @inline(__always) fileprivate init(
    base: UnsafeMutablePointer<Element>, count: Int, moves: MoveCount
  ) {
    unsafe self.base = base
    self.count = count
    #if PURLIN_CHECKED_STORAGE
    self.moves = moves
    movesBefore = moves.number
    #endif
  }

  /// Returns whether there is an element at a position, which may be negative.
  @inline(__always) func contains(_ index: Index) -> Bool {
    UInt(bitPattern: index.position) < UInt(bitPattern: count)
  }

  @inline(__always) private func check(_ isInside: @autoclosure () -> Bool) {
    checkBounds(isInside(), "index out of the view")
    #if PURLIN_CHECKED_STORAGE
    precondition(moves.number == movesBefore, "the buffer of the view has been moved")
    #endif
  }

  subscript(index: Index) -> Element {
    @inline(__always) get {
      check(index.position >= 0 && index.position < count)
      return unsafe base[index.position]
    }
    @inline(__always) nonmutating _modify {
      check(index.position >= 0 && index.position < count)
      yield unsafe &base[index.position]
    }
  }
}

extension MutableColumnView where Index == Int, Element: SIMDScalar {
  /// Returns four neighbouring elements.
  @inline(__always) func four(from position: Int) -> SIMD4<Element> {
    check(position >= 0 && position &+ 4 <= count)
    return unsafe UnsafeRawPointer(base + position).loadUnaligned(as: SIMD4<Element>.self)
  }
}

#if PURLIN_CHECKED_STORAGE
/// How often a column's buffer has been moved, which its views compare.
private final class MoveCount {
  var number = 0
}
#else
/// Nothing: moves are counted in checked builds only.
private struct MoveCount {}
#endif
