public import Foundation

/// An object with traits: a view or a view controller.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitraitenvironment>
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The current traits.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits have changed; `previousTraitCollection` contains the old ones.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The registration of an observer of trait changes.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object whose changes of traits can be observed.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitraitchangeobservable>
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Removes a registration of ``registerForTraitChanges(_:handler:)``.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A trait environment of this module, which stores its observers.
@MainActor
protocol TraitObserving {
  /// Registers `handler` for changes of traits, without static types.
  func observeTraitChanges(
    _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration
}

extension UITraitChangeObservable {
  /// Calls `handler` with the old traits when one of the given ones has changed.
  ///
  /// - Precondition: The object is a view or a view controller.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    guard let observed = self as? any TraitObserving else {
      failPrecondition("\(type(of: self)) is neither a view nor a view controller")
    }
    return observed.observeTraitChanges(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }
}

/// The observers of an environment's changes, in the order of registration.
@MainActor
struct TraitObservers {
  final class Registration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
      self.traits = traits
      self.handler = handler
    }
  }

  private(set) var registrations: [Registration] = []

  mutating func add(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void)
    -> Registration
  {
    let registration = Registration(traits, handler)
    registrations.append(registration)
    return registration
  }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  func tell(_ now: UITraitCollection, since previous: UITraitCollection) {
    guard !registrations.isEmpty else { return }
    let changed = now.changedTraits(since: previous).map { ObjectIdentifier($0) }
    for registration in registrations
    where registration.traits.contains(where: { changed.contains(ObjectIdentifier($0)) }) {
      registration.handler(previous)
    }
  }
}
