internal import Foundation

/// A change of traits of which the views and controllers below are notified.
///
///     let change = TraitChange(below: window)
///     // … change what traits follow from …
///     change.tell()
@MainActor
struct TraitChange {
  private let top: UIView
  private var before: [(view: UIView, traits: UITraitCollection)] = []

  /// Records the traits of a view and its descendants.
  init(below top: UIView) {
    self.top = top
    var before: [(view: UIView, traits: UITraitCollection)] = []
    InheritedTraits.whileConstant {
      top.forEachInTree { before.append(($0, $0.traitCollection)) }
    }
    self.before = before
  }

  /// Notifies objects whose traits have changed, a controller before its view, parents first.
  func tell() {
    guard NotificationNesting.begin("traitCollectionDidChange(_:)", about: top) else { return }
    defer { NotificationNesting.end() }
    // Most views have the same traits, so the result of a comparison is reused.
    var equal: (now: UITraitCollection, previous: UITraitCollection)?
    for (view, previous) in before {
      let now = view.traitCollection
      if now === previous || equal.map({ $0.now === now && $0.previous === previous }) == true {
        continue
      }
      guard !now.isEqual(previous) else {
        equal = (now, previous)
        continue
      }
      if let controller = view.viewController {
        controller.traitCollectionDidChange(previous)
        controller.traitObservers.tell(now, since: previous)
      }
      view.traitCollectionDidChange(previous)
      view.storage.traitObservers.tell(now, since: previous)
      view.directionMayHaveChanged()
    }
  }

  /// Changes the traits of a controller, and notifies the affected objects.
  static func around(_ controller: UIViewController, _ change: () -> Void) {
    guard let view = controller.viewIfLoaded else { return change() }
    around(view, change)
  }

  /// Changes the traits of a view, and notifies the affected objects.
  static func around(_ view: UIView, _ change: () -> Void) {
    let record = TraitChange(below: view)
    change()
    record.tell()
  }
}

extension UITraitCollection {
  /// Returns these traits with the traits in `overrides`.
  func overridden(by overrides: UITraitOverrides) -> UITraitCollection {
    overrides.isEmpty ? self : overrides.applied(to: self)
  }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable, TraitObserving {
  /// The traits that override the inherited traits of this view and its descendants.
  public var traitOverrides: UITraitOverrides {
    get { storage.traitOverrides }
    set { TraitChange.around(self) { storage.traitOverrides = newValue } }
  }

  /// Removes a registration of `registerForTraitChanges(_:handler:)`.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    storage.traitObservers.remove(registration)
  }

  func observeTraitChanges(
    _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { storage.traitObservers.add(traits, handler) }
}

extension UIViewController: TraitObserving {
  /// The traits that override the inherited traits of this controller and its descendants.
  public var traitOverrides: UITraitOverrides {
    get { overrides }
    set { TraitChange.around(self) { overrides = newValue } }
  }

  /// Removes a registration of `registerForTraitChanges(_:handler:)`.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.remove(registration)
  }

  func observeTraitChanges(
    _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { traitObservers.add(traits, handler) }

  /// The inherited traits, with the overrides of the parent and of the controller.
  var currentTraits: UITraitCollection {
    let surroundings =
      viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection ?? .current
    guard let parent else { return surroundings.overridden(by: overrides) }
    return parent.traits(for: self, from: surroundings)
  }

  /// Returns the traits of a child for inherited traits.
  func traits(for child: UIViewController, from surroundings: UITraitCollection)
    -> UITraitCollection
  {
    var traits = surroundings
    if let override = overrideTraitCollection(forChild: child) {
      traits = UITraitCollection(traitsFrom: [traits, override])
    }
    return traits.overridden(by: child.overrides)
  }
}
