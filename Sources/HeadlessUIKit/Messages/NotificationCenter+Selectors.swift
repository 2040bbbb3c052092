#if !canImport(Darwin)
public import Foundation

extension NotificationCenter {
  /// Calls a method of an observer for notifications, on the thread that posts them, until the
  /// observer is removed or freed.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    Observations.shared.add(
      observer as AnyObject, aSelector, aName, anObject.map { $0 as AnyObject }, to: self)
  }

  /// Removes an observer, whether it observes by a selector or is what
  /// `addObserver(forName:object:queue:using:)` returned.
  public func removeObserver(_ observer: AnyObject) {
    Observations.shared.remove(observer, from: self) { _ in true }
    removeObserver(observer as Any)
  }

  /// Removes an observer of one notification, of any name or object where they are nil.
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

/// Which observers are sent which selectors.
private final class Observations: @unchecked Sendable {
  static let shared = Observations()

  struct Observation {
    weak var observer: AnyObject?
    weak var center: NotificationCenter?
    let name: NSNotification.Name?
    weak var object: AnyObject?
    let token: any NSObjectProtocol
  }

  // Guards the list: observers come and go on any thread.
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
