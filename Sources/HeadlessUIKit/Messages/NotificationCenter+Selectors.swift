#if !canImport(Darwin)
public import Foundation

extension NotificationCenter {
  /// Adds an observer, whose method is called for notifications on the posting thread until the
  /// observer is removed or deallocated.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    Observations.shared.add(
      observer as AnyObject, aSelector, aName, anObject.map { $0 as AnyObject }, to: self)
  }

  /// Removes an observer that was added with a selector, or was returned by
  /// `addObserver(forName:object:queue:using:)`.
  public func removeObserver(_ observer: AnyObject) {
    Observations.shared.remove(observer, from: self) { _ in true }
    removeObserver(observer as Any)
  }

  /// Removes an observer of a notification; nil matches any name or any object.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let object = anObject.map { $0 as AnyObject }
    Observations.shared.remove(observer, from: self) {
      (aName == nil || $0.name == aName) && (object == nil || $0.object === object)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// The observers with their selectors.
private final class Observations: @unchecked Sendable {
  static let shared = Observations()

  struct Observation {
    weak var observer: AnyObject?
    weak var center: NotificationCenter?
    let name: NSNotification.Name?
    weak var object: AnyObject?
    let token: any NSObjectProtocol
  }

  // Protects the list: observers are added and removed on any thread.
  private let lock = NSLock()
  private var observations: [Observation] = []

  func add(
    _ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?,
    _ object: AnyObject?, to center: NotificationCenter
  ) {
    let target = WeakTarget(object: observer)
    let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
      guard let observer = target.object else { return }
      SelectorSending.performAnywhere(selector, on: observer, [notification])
    }
    forgetFreed()
    lock.withLock {
      observations.append(
        Observation(
          observer: observer, center: center, name: name, object: object, token: token))
    }
  }

  func remove(
    _ observer: AnyObject, from center: NotificationCenter,
    where matches: (Observation) -> Bool
  ) {
    take { $0.observer === observer && $0.center === center && matches($0) }
  }

  private func forgetFreed() { take { $0.observer == nil || $0.center == nil } }

  private func take(where matches: (Observation) -> Bool) {
    let taken = lock.withLock {
      let taken = observations.filter(matches)
      observations.removeAll(where: matches)
      return taken
    }
    for observation in taken { observation.center?.removeObserver(observation.token as Any) }
  }
}

private struct WeakTarget: @unchecked Sendable { weak var object: AnyObject? }
#endif
