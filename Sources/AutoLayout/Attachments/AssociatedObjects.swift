internal import Foundation

/// The values that other code has associated with an object, stored in that object.
///
/// A global table of addresses, the usual substitute for Objective-C's associated objects, would
/// return the values of a deallocated object for a new object at the same address. Values stored in
/// the object are released with it.
public final class AssociatedObjects: @unchecked Sendable {
  // One lock for all objects, as in the Objective-C runtime: most views never have a value, and a
  // lock for each would cost more than contention does. Values are released outside the lock,
  // because deinitializers may access associated objects.
  private static let lock = NSLock()
  private var values: [Key: Value] = [:]

  /// The key of a value: an address.
  package struct Key: Hashable {
    let address: UInt

    /// Creates a key from an address.
    package init(address: UInt) { self.address = address }
  }

  private enum Value {
    case strong(Any)
    case weak(WeakReference)
  }

  private struct WeakReference { weak var object: AnyObject? }

  /// Creates storage without values.
  public init() {}

  /// Returns the value for a key; nil if there is none, or if an object that is not retained was
  /// deallocated.
  package func value(for key: Key) -> Any? {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    switch values[key] {
    case .strong(let value): return value
    case .weak(let reference): return reference.object
    case nil: return nil
    }
  }

  /// Sets or removes the value for a key.
  package func set(_ value: Any?, for key: Key, isWeak: Bool) {
    let entry = value.map { value -> Value in
      // Only a class instance can be referenced weakly.
      isWeak && type(of: value) is AnyClass
        ? .weak(WeakReference(object: value as AnyObject)) : .strong(value)
    }
    Self.lock.lock()
    let former = values.removeValue(forKey: key)
    values[key] = entry
    Self.lock.unlock()
    withExtendedLifetime(former) {}
  }

  /// Removes all values.
  package func removeAll() {
    Self.lock.lock()
    let former = values
    values = [:]
    Self.lock.unlock()
    withExtendedLifetime(former) {}
  }
}

/// An object with which other code can associate values, using `objc_setAssociatedObject`.
///
/// Views, guides, constraints and view controllers conform to this protocol. To conform, a class
/// stores its associated values:
///
///     final class Model: AssociatedObjectStorage {
///       let purlinAssociatedObjects = AssociatedObjects()
///     }
public protocol AssociatedObjectStorage: AnyObject {
  /// The values associated with the object. The storage must not change during the lifetime of the
  /// object.
  ///
  /// A class on the main actor declares it `nonisolated`.
  var purlinAssociatedObjects: AssociatedObjects { get }
}
