#if canImport(Darwin)
/// The values attached to an object, on platforms without Objective-C's runtime.
package struct LazyAssociatedObjects: Sendable {
  /// The storage.
  package let objects = AssociatedObjects()

  /// Creates storage.
  package init() {}
}
#else
internal import Synchronization

/// The values attached to an object, made when the first one comes: few objects ever get one.
package struct LazyAssociatedObjects: ~Copyable, Sendable {
  private let storage = AtomicLazyReference<AssociatedObjects>()

  /// Creates a place for storage.
  package init() {}

  /// The storage; the same for as long as the place exists, whichever thread comes first.
  package var objects: AssociatedObjects {
    storage.load() ?? storage.storeIfNil(AssociatedObjects())
  }
}
#endif
