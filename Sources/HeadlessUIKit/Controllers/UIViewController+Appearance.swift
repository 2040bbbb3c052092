internal import Foundation

extension UIViewController {
  /// The state of a controller between hidden and visible.
  struct Appearance {
    enum State { case hidden, appearing, shown, disappearing }
    enum Reason { case none, presented, dismissed, added, removed }

    var state = State.hidden
    var reason = Reason.none
    var isAnimated = false
    /// Whether `viewIsAppearing` has been sent in this appearance.
    var hasBeenTold = false
    /// The navigation controller that has called `didMove(toParent:)`.
    var hasJoined: ObjectIdentifier?
    /// The closures to call after a container has appeared with its content.
    var afterwards: [() -> Void] = []
  }

  /// The children whose views are in this controller's view.
  private var childrenInView: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  private func forward(_ message: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childrenInView { message(child) }
  }

  func willAppear(_ animated: Bool) {
    guard appearance.state == .hidden || appearance.state == .disappearing else { return }
    appearance.state = .appearing
    appearance.isAnimated = animated
    appearance.hasBeenTold = false
    loadViewIfNeeded()
    viewWillAppear(animated)
    installContent(animated: animated)
    forward { $0.willAppear(animated) }
  }

  func isAppearing() {
    guard appearance.state == .appearing, !appearance.hasBeenTold else { return }
    appearance.hasBeenTold = true
    viewIsAppearing(appearance.isAnimated)
    forward { $0.isAppearing() }
  }

  func didAppear() {
    guard appearance.state == .appearing else { return }
    isAppearing()
    appearance.state = .shown
    viewDidAppear(appearance.isAnimated)
    forward { $0.didAppear() }
    appearance.reason = .none
    let steps = appearance.afterwards
    appearance.afterwards.removeAll()
    for step in steps { step() }
  }

  func willDisappear(_ animated: Bool) {
    guard appearance.state == .shown || appearance.state == .appearing else { return }
    appearance.state = .disappearing
    appearance.isAnimated = animated
    viewWillDisappear(animated)
    forward { $0.willDisappear(animated) }
  }

  func didDisappear() {
    guard appearance.state == .disappearing else { return }
    appearance.state = .hidden
    viewDidDisappear(appearance.isAnimated)
    forward { $0.didDisappear() }
    appearance.reason = .none
  }

  // MARK: Views added to windows by the app

  /// Whether the appearance callbacks follow from the view, because no container sends them.
  private var hearsFromItsView: Bool {
    guard let parent else { return true }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    return parent.appearance.state == .appearing || parent.appearance.state == .shown
  }

  /// Before the root view enters or leaves a window.
  func viewWillMove(toWindow window: UIWindow?) {
    if window == nil {
      willDisappear(false)
    } else if appearance.state == .hidden, hearsFromItsView {
      willAppear(false)
    }
  }

  /// After the root view has entered or left a window.
  func viewDidMove(toWindow window: UIWindow?) {
    guard let window else {
      // The code that began the disappearance also ends it.
      if appearance.reason != .dismissed, appearance.reason != .removed, !isSwitchedByContainer {
        didDisappear()
      }
      return
    }
    guard appearance.state == .appearing, !appearance.hasBeenTold, !isSwitchedByContainer else {
      return
    }
    isAppearing()
    // If the parent is appearing, the transition of the child ends with that of the parent.
    if parent == nil || parent?.appearance.state == .shown {
      window.afterLayout { [weak self] in self?.didAppear() }
    }
  }

  private var isSwitchedByContainer: Bool {
    (parent as? any ContentSwitching)?.isSwitching == true
  }
}
