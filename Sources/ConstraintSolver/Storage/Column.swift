/// A growing row of plain values in memory of its own: the only unsafe storage of the solver.
///
/// An array held by a struct that a class holds pays for uniqueness and bounds at every access;
/// the engine's inner loops are made of such accesses. Here indices are checked in debug builds and
/// with `-D PURLIN_CHECKED_STORAGE`, and elements are written without taking the column's owner
/// exclusively.
///
/// - Invariant: `0 ≤ count ≤ capacity`, and `base` owns room for `capacity` elements.
@safe struct Column<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity: Int

  /// Creates an empty column, which owns no memory until something is appended.
  init() {
    capacity = 0
    unsafe base = Self.nowhere
  }

  deinit {
    if capacity > 0 { unsafe base.deallocate() }
  }

  /// An address that is never read: that of an empty column.
  private static var nowhere: UnsafeMutablePointer<Element> {
    unsafe UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      checkBounds(index >= 0 && index < count, "index out of the column")
      return unsafe base[index]
    }
    @inline(__always) nonmutating _modify {
      checkBounds(index >= 0 && index < count, "index out of the column")
      yield unsafe &base[index]
    }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) nonmutating _modify { yield &self[Int(index)] }
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow(to: capacity &* 2) }
    unsafe (base + count).initialize(to: element)
    count &+= 1
  }

  /// Inserts an element, moving those behind it.
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
    if newCount > capacity { grow(to: max(newCount, capacity * 2)) }
    unsafe (base + count).initialize(repeating: element, count: newCount - count)
    count = newCount
  }

  /// Makes room for `newCapacity` elements at once.
  mutating func reserve(_ newCapacity: Int) {
    if newCapacity > capacity { grow(to: newCapacity) }
  }

  /// Gives back memory that a smaller column no longer needs.
  mutating func shrink() {
    if capacity > 64 && count * 4 < capacity { grow(to: max(8, count * 2)) }
  }

  @inline(never) private mutating func grow(to newCapacity: Int) {
    let room = UnsafeMutablePointer<Element>.allocate(capacity: max(newCapacity, 8))
    unsafe room.moveInitialize(from: base, count: count)
    if capacity > 0 { unsafe base.deallocate() }
    unsafe base = unsafe room
    capacity = max(newCapacity, 8)
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

extension Column {
  /// The present elements, for a loop that appends nothing to the column.
  var view: ColumnView<Element> {
    @inline(__always) get { unsafe ColumnView(base: base, count: count) }
  }
}

/// A column's elements at one moment, so that a loop keeps their address at hand.
///
/// - Precondition: The column is not lengthened while the view is used.
@safe struct ColumnView<Element: BitwiseCopyable> {
  private let base: UnsafeMutablePointer<Element>
  let count: Int

  @inline(__always) init(base: UnsafeMutablePointer<Element>, count: Int) {
    unsafe self.base = base
    self.count = count
  }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      checkBounds(index >= 0 && index < count, "index out of the view")
      return unsafe base[index]
    }
    @inline(__always) nonmutating _modify {
      checkBounds(index >= 0 && index < count, "index out of the view")
      yield unsafe &base[index]
    }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) nonmutating _modify { yield &self[Int(index)] }
  }
}

extension ColumnView where Element: SIMDScalar {
  /// Four neighbours at once.
  @inline(__always) func four(from position: Int) -> SIMD4<Element> {
    checkBounds(position >= 0 && position &+ 4 <= count, "neighbours out of the view")
    return unsafe UnsafeRawPointer(base + position).loadUnaligned(as: SIMD4<Element>.self)
  }
}
