internal import Foundation

/// A change of traits somewhere above views and controllers, who hear of it once it is made.
///
///     let change = TraitChange(below: window)
///     // … change what traits follow from …
///     change.tell()
@MainActor
struct TraitChange {
  private let top: UIView
  private var before: [(view: UIView, traits: UITraitCollection)] = []

  /// Notes the traits of a view and everything in it.
  init(below top: UIView) {
    self.top = top
    var before: [(view: UIView, traits: UITraitCollection)] = []
    top.forEachInTree { before.append(($0, $0.traitCollection)) }
    self.before = before
  }

  /// Notifies objects whose traits have changed, a controller before its view, parents first.
  func tell() {
    // Most views share their traits, so that one comparison serves them all.
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

  /// Makes a change to a controller's traits and tells everybody concerned.
  static func around(_ controller: UIViewController, _ change: () -> Void) {
    guard let view = controller.viewIfLoaded else { return change() }
    around(view, change)
  }

  /// Makes a change to a view's traits and tells everybody concerned.
  static func around(_ view: UIView, _ change: () -> Void) {
    let record = TraitChange(below: view)
    change()
    record.tell()
  }
}

extension UITraitCollection {
  /// These traits with what `overrides` states, if there is anything.
  func overridden(by overrides: UITraitOverrides) -> UITraitCollection {
    overrides.isEmpty ? self : overrides.applied(to: self)
  }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable, TraitObserving {
  /// Traits stated for this view and everything in it, over what it inherits.
  public var traitOverrides: UITraitOverrides {
    get { storage.traitOverrides }
    set { TraitChange.around(self) { storage.traitOverrides = newValue } }
  }

  /// Ends what `registerForTraitChanges(_:handler:)` began.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    storage.traitObservers.remove(registration)
  }

  func observeTraitChanges(
    _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { storage.traitObservers.add(traits, handler) }
}

extension UIViewController: TraitObserving {
  /// Traits stated for this controller and everything in it, over what it inherits.
  public var traitOverrides: UITraitOverrides {
    get { overrides }
    set { TraitChange.around(self) { overrides = newValue } }
  }

  /// Ends what `registerForTraitChanges(_:handler:)` began.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.remove(registration)
  }

  func observeTraitChanges(
    _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { traitObservers.add(traits, handler) }

  /// The traits of the surroundings with what the parent and the controller itself override.
  var currentTraits: UITraitCollection {
    let surroundings =
      viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection ?? .current
    guard let parent else { return surroundings.overridden(by: overrides) }
    return parent.traits(for: self, from: surroundings)
  }

  /// A child's traits in surroundings with some traits.
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
