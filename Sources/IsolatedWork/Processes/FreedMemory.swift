internal import Foundation

/// Memory that was freed and that the C library keeps for later allocations.
///
/// A document's elements are freed before its layout, but between what stays of it, so that most of their
/// memory would remain resident while larger blocks are allocated elsewhere.
package enum FreedMemory {
  /// Returns free pages to the system, if the C library can: with the GNU C library.
  package static func giveBack() {
    typealias Trim = @convention(c) (_ padding: Int) -> Int32
    guard let symbol = unsafe dlsym(dlopen(nil, RTLD_NOW), "malloc_trim") else { return }
    _ = unsafe unsafeBitCast(symbol, to: Trim.self)(0)
  }

  /// The setting by which the GNU C library returns large blocks to the system when they are freed.
  ///
  /// By default it keeps them after the first one was freed, and smaller blocks divide them.
  package static let settings = ["MALLOC_MMAP_THRESHOLD_": "262144"]
}
