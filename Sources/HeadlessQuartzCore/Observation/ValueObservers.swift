/// The observers of one object's values.
///
/// An object that is not observed has none, so that a change costs a test for nil. After a change each
/// observer reads its value again, and reports it if it is another one.
package final class ValueObservers {
  private var checks: [(number: Int, check: () -> Void)] = []
  private var count = 0
  /// The observers that were added with the name of a property.
  package var registrations: [Registration] = []

  /// Creates an empty list.
  package init() {}

  /// Adds an observer; returns the number by which it is removed.
  package func add(_ check: @escaping () -> Void) -> Int {
    count += 1
    checks.append((count, check))
    return count
  }

  /// Removes an observer.
  package func remove(_ number: Int) { checks.removeAll { $0.number == number } }

  /// Called after a change of the object.
  ///
  /// - Complexity: O(*n*²) in the number of observers, each of which reads one value.
  package func objectDidChange() {
    // An observer can remove others, or change the object again.
    for (number, check) in checks where checks.contains(where: { $0.number == number }) { check() }
  }
}

extension ValueObservers {
  /// An observer that was added with the name of a property.
  package struct Registration {
    /// The observer.
    package private(set) weak var observer: AnyObject?
    /// The name of the property.
    package let keyPath: String
    /// The context, as an address.
    package let context: UInt
    /// The number by which the observer is removed.
    package let number: Int
    /// Creates a registration.
    package init(observer: AnyObject, keyPath: String, context: UInt, number: Int) {
      self.observer = observer
      self.keyPath = keyPath
      self.context = context
      self.number = number
    }
  }
}

/// An object whose changes can be observed.
package protocol ValueObserved: AnyObject {
  /// The observers; created on first access.
  var valueObservers: ValueObservers { get }
}
