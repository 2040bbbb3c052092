internal import Foundation

extension UIViewController {
  func adopt(_ child: UIViewController) {
    checkPrecondition(
      child !== self, "cannot add a view controller as a child of itself: \(self)")
    if child.parent === self {
      // Adding a child again moves it to the end.
      children.removeAll { $0 === child }
      children.append(child)
      return
    }
    child.willMove(toParent: self)
    if let old = child.parent {
      old.children.removeAll { $0 === child }
      child.parent = nil
    }
    children.append(child)
    child.parent = self
  }

  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    parent.childTraits[ObjectIdentifier(self)] = nil
    self.parent = nil
    barInsets = .zero
    appearance.hasJoined = nil
    didMove(toParent: nil)
  }

  /// Returns the nearest ancestor of a type.
  func nearest<Container: UIViewController>(_ kind: Container.Type) -> Container? {
    var step = parent
    while let controller = step {
      if let found = controller as? Container { return found }
      step = controller.parent
    }
    return nil
  }

  /// The nearest navigation controller that contains this controller.
  public var navigationController: UINavigationController? { nearest(UINavigationController.self) }
  /// The nearest tab bar controller that contains this controller.
  public var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
  /// The nearest split view controller that contains this controller.
  public var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }

  /// The outermost container of this controller.
  var outermost: UIViewController {
    var step = self
    while let next = step.parent { step = next }
    return step
  }

  func exchange(
    _ old: UIViewController, for new: UIViewController, animated: Bool,
    _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    checkPrecondition(
      old.parent === self && new.parent === self,
      "Children view controllers \(old) and \(new) must have a common parent view controller when "
        + "calling -[UIViewController transitionFromViewController:toViewController:duration:"
        + "options:animations:completion:]")
    let place = old.viewIfLoaded?.superview
    let isVisible = appearance.state == .shown
    if isVisible { new.willAppear(animated) }
    if isVisible { old.willDisappear(animated) }
    old.appearance.reason = .removed
    place?.addSubview(new.view)
    if isVisible { new.isAppearing() }
    animations?()
    old.viewIfLoaded?.removeFromSuperview()
    if isVisible { old.didDisappear() }
    old.appearance.reason = .none
    guard isVisible, let window = viewIfLoaded?.window else {
      completion?(true)
      return
    }
    window.afterLayout {
      new.didAppear()
      completion?(true)
    }
  }

  // MARK: Transitions

  /// Notifies children of their new sizes.
  func passOnTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if childSize != child.view.bounds.size {
        child.viewWillTransition(to: childSize, with: coordinator)
      }
    }
  }
}
