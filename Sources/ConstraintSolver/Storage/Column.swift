/// A growable buffer of plain values: the only unsafe storage of the solver.
///
/// Every access to an array in a struct that a class holds checks uniqueness and bounds, and the
/// engine's inner loops consist of such accesses. Here indices are checked in debug builds and with
/// `-D PURLIN_CHECKED_STORAGE`, and elements are written without exclusive access to the buffer's
/// owner.
///
/// `Index` is the type of its positions: one of those in `Indices.swift` for a table, `Int` for a list.
///
/// - Invariant: `0 ≤ count ≤ capacity`, and `base` has capacity for `capacity` elements.
@safe struct Column<Index: ColumnIndex, Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  // In 32 bits, as all positions are: a solver has about a hundred columns, most of them short.
  private var length: Int32 = 0
  private var room: Int32

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
    @inline(__always) nonmutating _modify {
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
  }

  /// Sorts in place by `precedes`, stably for short columns and in O(*n* log *n*) always.
  mutating func sort(by precedes: (Element, Element) -> Bool) {
    guard count > 1 else { return }
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
    @inline(__always) nonmutating _modify { yield &self[Int(index)] }
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

extension Column {
  /// The present elements, for a loop that appends nothing to the buffer.
  var view: ColumnView<Index, Element> {
    @inline(__always) get { unsafe ColumnView(base: base, count: count) }
  }
}

/// A buffer's elements at one moment, so that a loop keeps their address in a register.
///
/// - Precondition: The buffer does not grow while the view is used.
@safe struct ColumnView<Index: ColumnIndex, Element: BitwiseCopyable> {
  private let base: UnsafeMutablePointer<Element>
  let count: Int

  @inline(__always) init(base: UnsafeMutablePointer<Element>, count: Int) {
    unsafe self.base = base
    self.count = count
  }

  /// Returns whether there is an element at a position, which may be negative.
  @inline(__always) func contains(_ index: Index) -> Bool {
    UInt(bitPattern: index.position) < UInt(bitPattern: count)
  }

  subscript(index: Index) -> Element {
    @inline(__always) get {
      checkBounds(index.position >= 0 && index.position < count, "index out of the view")
      return unsafe base[index.position]
    }
    @inline(__always) nonmutating _modify {
      checkBounds(index.position >= 0 && index.position < count, "index out of the view")
      yield unsafe &base[index.position]
    }
  }
}

extension ColumnView where Index == Int, Element: SIMDScalar {
  /// Returns four neighbouring elements.
  @inline(__always) func four(from position: Int) -> SIMD4<Element> {
    checkBounds(position >= 0 && position &+ 4 <= count, "neighbours out of the view")
    return unsafe UnsafeRawPointer(base + position).loadUnaligned(as: SIMD4<Element>.self)
  }
}
