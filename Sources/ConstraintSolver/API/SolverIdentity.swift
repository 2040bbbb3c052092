#if canImport(Darwin)
internal import Darwin
#else
internal import Synchronization
#endif

/// Numbers solvers in the order of their creation, so that a handle is recognized only by its own
/// solver.
///
/// The address is not sufficient: a new solver may be allocated at the address of a freed one.
enum SolverIdentity {
  /// The stamp of a new solver's handles.
  ///
  /// Reusing a slot adds 1 to its stamp. Multiples of 2³² divided by the golden ratio are far
  /// apart: among *n* solvers, any two start at least 2³² / (√5 · *n*) from each other.
  static func makeStamp() -> UInt32 { next() &* 2_654_435_769 }

  #if canImport(Darwin)
  // `Atomic` needs macOS 15.
  nonisolated(unsafe) private static var last: UInt32 = 0
  nonisolated(unsafe) private static let lock: UnsafeMutablePointer<os_unfair_lock> = {
    let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    unsafe lock.initialize(to: os_unfair_lock())
    return unsafe lock
  }()

  private static func next() -> UInt32 {
    unsafe os_unfair_lock_lock(lock)
    defer { unsafe os_unfair_lock_unlock(lock) }
    unsafe last &+= 1
    return unsafe last
  }
  #else
  private static let last = Atomic<UInt32>(0)

  private static func next() -> UInt32 {
    last.wrappingAdd(1, ordering: .relaxed).newValue
  }
  #endif
}
