#if !canImport(Darwin)
internal import AutoLayout
public import Foundation
internal import HeadlessQuartzCore

/// An observation of a value, which ends when it is invalidated or deallocated.
///
/// Without the Objective-C runtime only classes that report their changes can be observed: views,
/// controls, scroll views, view controllers and layers. A change is reported when the value is another
/// one; a property that is set to its present value is not reported, which it is on Apple's platforms.
///
/// Apple: <https://developer.apple.com/documentation/foundation/nskeyvalueobservation>
public final class NSKeyValueObservation: NSObject {
  private var end: (() -> Void)?

  init(end: (() -> Void)?) { self.end = end }

  deinit { end?() }

  /// Ends the observation.
  public func invalidate() {
    end?()
    end = nil
  }
}

/// An object whose values can be observed by key paths.
public protocol KeyValueObservable: AnyObject {}

extension NSObject: KeyValueObservable {}

extension KeyValueObservable {
  /// Observes a value of an object that does not report its changes: the initial value is reported if
  /// `.initial` is specified, and the layout log says once that changes are not.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observed(keyPath, among: [], options, changeHandler)
  }

  /// Reports the initial value if requested, and from now on each other value after a change.
  ///
  /// The layout log says once if the value is not among those whose changes are reported.
  func observed<Value>(
    _ keyPath: KeyPath<Self, Value>, among reported: [PartialKeyPath<Self>],
    _ options: NSKeyValueObservingOptions,
    _ changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if !reported.contains(keyPath) {
      UnobservedValues.note(Value.self, of: Self.self, keyPath)
    }
    var last = self[keyPath: keyPath]
    if options.contains(.initial) {
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? last : nil, oldValue: nil,
          indexes: nil, isPrior: false))
    }
    guard let observers = (self as? any ValueObserved)?.valueObservers else {
      return NSKeyValueObservation(end: nil)
    }
    let number = observers.add { [weak self] in
      guard let self else { return }
      let new = self[keyPath: keyPath]
      guard !isEqual(new, last) else { return }
      let old = last
      last = new
      func change(isPrior: Bool) -> NSKeyValueObservedChange<Value> {
        NSKeyValueObservedChange(
          kind: .setting, newValue: !isPrior && options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior)
      }
      if options.contains(.prior) { changeHandler(self, change(isPrior: true)) }
      changeHandler(self, change(isPrior: false))
    }
    return NSKeyValueObservation { [weak observers] in observers?.remove(number) }
  }
}

/// Returns whether two values are equal; values that cannot be compared are.
private func isEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  // An array can be compared if its elements can, also if they are optional.
  guard let one = [one] as? any Equatable else { return true }
  return one.equals([other])
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}

/// The key paths whose changes are not reported, each noted once in the layout log.
enum UnobservedValues {
  static func note<Root, Value>(_ value: Value.Type, of root: Root.Type, _ keyPath: AnyKeyPath) {
    guard noted.insert(keyPath) else { return }
    let message =
      "observe(_:options:changeHandler:): changes of this \(value) of \(root) are not reported, "
      + "because its class does not report them without the Objective-C runtime"
    guard MainThread.isCurrent else { return }
    MainThread.assume("observe") { LayoutEnvironment.current.log.write(message) }
  }

  private static let noted = Noted()

  private final class Noted: @unchecked Sendable {
    private let lock = NSLock()
    private var paths: Set<AnyKeyPath> = []
    func insert(_ path: AnyKeyPath) -> Bool { lock.withLock { paths.insert(path).inserted } }
  }
}
#endif
