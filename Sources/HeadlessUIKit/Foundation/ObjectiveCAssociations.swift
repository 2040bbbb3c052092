#if !canImport(Darwin)
internal import AutoLayout
internal import Foundation

/// The policy for retaining an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The value is not retained. After it is deallocated, the result is nil, not a dangling pointer
  /// as in Objective-C.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is retained. Unlike in Objective-C, access is protected by a lock.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy of the value is retained. Unlike in Objective-C, access is protected by a lock.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is retained, and access is protected by a lock.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// A copy of the value is retained, and access is protected by a lock.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// Returns the value associated with `object` for `key`, or nil if there is none.
///
/// The key is an address, usually that of a global variable: `&key`.
///
/// - Precondition: `object` conforms to `AssociatedObjectStorage`, as views, guides, constraints
///   and view controllers do.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  storage(of: object).value(for: .init(address: UInt(bitPattern: key)))
}

/// Associates a value with `object` for `key`; nil removes the present value.
///
/// The key is an address, usually that of a global variable: `&key`.
///
/// - Precondition: `object` conforms to `AssociatedObjectStorage`, as views, guides, constraints
///   and view controllers do.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  var kept = value
  switch policy {
  case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
    if let original = value as? any NSCopying { kept = original.copy(with: nil) }
  case .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
    break
  }
  storage(of: object).set(
    kept, for: .init(address: UInt(bitPattern: key)),
    isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
}

/// Removes all values associated with `object`.
public func objc_removeAssociatedObjects(_ object: Any) {
  storage(of: object).removeAll()
}

private func storage(of object: Any) -> AssociatedObjects {
  guard let host = object as? any AssociatedObjectStorage else {
    failPrecondition(
      "cannot attach values to \(type(of: object)): without Objective-C an object must store them "
        + "itself; let its class conform to AssociatedObjectStorage")
  }
  return host.purlinAssociatedObjects
}
#endif
