internal import Foundation

/// The values other code has attached to one object, kept inside that object.
///
/// A table keyed by the object's address, the usual substitute for Objective-C's, would hand a
/// dead object's values to whatever is allocated in its place. Values kept inside the object die
/// with it.
public final class AssociatedObjects: @unchecked Sendable {
  // One lock for all objects, as in Objective-C's runtime: most views never have a value, and a
  // lock each would cost more than the waiting. Values are released outside of it, since their
  // end may lead back here.
  private static let lock = NSLock()
  private var values: [Key: Value] = [:]

  /// What values are kept under: an address that serves as a name.
  package struct Key: Hashable {
    let address: UInt

    /// Creates a key of an address.
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

  /// Keeps a value under a key, or takes the present one away.
  package func set(_ value: Any?, for key: Key, isWeak: Bool) {
    let entry = value.map { value -> Value in
      // Only an object can be referred to weakly; anything else lives in a box nobody else owns.
      isWeak && type(of: value) is AnyClass
        ? .weak(WeakReference(object: value as AnyObject)) : .strong(value)
    }
    Self.lock.lock()
    let former = values.removeValue(forKey: key)
    values[key] = entry
    Self.lock.unlock()
    withExtendedLifetime(former) {}
  }

  /// Takes all values away.
  package func removeAll() {
    Self.lock.lock()
    let former = values
    values = [:]
    Self.lock.unlock()
    withExtendedLifetime(former) {}
  }
}

/// An object that other code may attach values to with `objc_setAssociatedObject`.
///
/// Views, guides, constraints and view controllers are such objects. A class of your own becomes
/// one by storing what is attached to it:
///
///     final class Model: AssociatedObjectStorage {
///       let purlinAssociatedObjects = AssociatedObjects()
///     }
public protocol AssociatedObjectStorage: AnyObject {
  /// The values attached to the object; the same storage for as long as the object lives.
  ///
  /// A class on the main actor declares it `nonisolated`.
  var purlinAssociatedObjects: AssociatedObjects { get }
}
