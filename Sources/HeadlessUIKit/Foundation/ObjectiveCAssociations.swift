#if !canImport(Darwin)
internal import AutoLayout
internal import Foundation

/// How an object holds a value that is attached to it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The value is not kept alive; where Objective-C would leave a dangling pointer, `nil` remains.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is kept alive. Access is guarded by a lock all the same.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy of the value is kept alive. Access is guarded by a lock all the same.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is kept alive, and access is guarded by a lock.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// A copy of the value is kept alive, and access is guarded by a lock.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// Returns the value attached to `object` under `key`, or `nil` if there is none.
///
/// The key is an address that serves as a name, usually of a global variable: `&key`.
///
/// - Precondition: `object` is an `AssociatedObjectStorage`, as views, guides, constraints and
///   view controllers are.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  storage(of: object).value(for: .init(address: UInt(bitPattern: key)))
}

/// Attaches a value to `object` under `key`, where `nil` takes the present value away.
///
/// The key is an address that serves as a name, usually of a global variable: `&key`.
///
/// - Precondition: `object` is an `AssociatedObjectStorage`, as views, guides, constraints and
///   view controllers are.
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

/// Takes away everything that is attached to `object`.
public func objc_removeAssociatedObjects(_ object: Any) {
  storage(of: object).removeAll()
}

private func storage(of object: Any) -> AssociatedObjects {
  guard let host = object as? any AssociatedObjectStorage else {
    preconditionFailure(
      "cannot attach values to \(type(of: object)): without Objective-C an object must store them "
        + "itself; let its class conform to AssociatedObjectStorage")
  }
  return host.purlinAssociatedObjects
}
#endif
