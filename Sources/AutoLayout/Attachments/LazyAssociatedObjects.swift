#if canImport(Darwin)
/// The values associated with an object, on platforms without the Objective-C runtime.
package struct LazyAssociatedObjects: Sendable {
  /// The storage.
  package let objects = AssociatedObjects()

  /// Creates storage.
  package init() {}
}
#else
internal import Synchronization

/// The values associated with an object.
///
/// The storage is created on first use, because few objects have associated values.
package struct LazyAssociatedObjects: ~Copyable, Sendable {
  private let storage = AtomicLazyReference<AssociatedObjects>()

  /// Creates storage.
  package init() {}

  /// The storage, created by the first thread that accesses it.
  package var objects: AssociatedObjects {
    storage.load() ?? storage.storeIfNil(AssociatedObjects())
  }
}
#endif
