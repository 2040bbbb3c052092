internal import Foundation

extension UINavigationController {
  /// Changes the stack.
  ///
  /// The views are exchanged in the next layout.
  func change(to controllers: [UIViewController], animated: Bool) {
    let gone = stack.filter { old in !controllers.contains { $0 === old } }
    let new = controllers.filter { controller in !stack.contains { $0 === controller } }
    stack = controllers
    isChangeAnimated = animated
    for controller in gone { controller.willMove(toParent: nil) }
    for controller in new {
      controller.appearance.reason = .added
      addChild(controller)
    }
    // The order of the children is that of the stack, followed by the children that are being
    // removed.
    let leaving = children.filter { child in !stack.contains { $0 === child } }
    children = stack + leaving
    navigationBar.setItems(stack.map(\.navigationItem), animated: animated)
    // Children that are not shown are removed immediately.
    for controller in gone where !shown.contains(where: { $0 === controller }) {
      controller.appearance.reason = .none
      controller.removeFromParent()
    }
    for controller in stack.dropLast() where !shown.contains(where: { $0 === controller }) {
      controller.appearance.reason = .none
      guard controller.appearance.hasJoined != ObjectIdentifier(self) else { continue }
      controller.appearance.hasJoined = ObjectIdentifier(self)
      controller.didMove(toParent: self)
    }
    for controller in gone where shown.contains(where: { $0 === controller }) {
      controller.appearance.reason = .removed
    }
    contentDidChange()
  }

  /// Replaces the shown view by that of the top controller.
  func showTop(animated: Bool) {
    let wanted = stack.last.map { [$0] } ?? []
    let old = shown.first
    guard old !== stack.last else { return }
    if let top = stack.last {
      delegate?.calls.navigationController(self, willShow: top, animated: animated)
    }
    let top = stack.last
    show(wanted, order: .oldFirst, animated: animated) { [weak self] in
      guard let self else { return }
      if let old, !stack.contains(where: { $0 === old }), old.parent === self {
        old.appearance.reason = .none
        old.removeFromParent()
      }
      guard let top else { return }
      if top.parent === self, top.appearance.hasJoined != ObjectIdentifier(self) {
        top.appearance.hasJoined = ObjectIdentifier(self)
        top.didMove(toParent: self)
      }
      delegate?.calls.navigationController(self, didShow: top, animated: animated)
    }
    isChangeAnimated = false
  }

  /// Whether the controller hides the bar at the top; an app can hide the bar itself as well.
  private var hidesNavigationBar: Bool {
    let isLow = viewIfLoaded?.traitCollection.verticalSizeClass == .compact
    return isNavigationBarHidden || hidesBarsWhenVerticallyCompact && isLow
  }

  /// Lays out the bars, and the content under or between them (`anchors:A6.7`).
  func placeBars() {
    guard let view = viewIfLoaded else { return }
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    navigationBar.isInSheet =
      (outermost.presentation.container?.isSheet ?? false)
      && outermost.presentation.container?.safeAreaInsets.top != safe.top
      && view.traitCollection.userInterfaceIdiom == .phone
    barVisibility.apply(hidesNavigationBar, to: navigationBar)
    let top = navigationBar.isHidden ? 0 : navigationBar.sizeThatFits(bounds.size).height
    navigationBar.frame = CGRect(
      x: 0, y: safe.top, width: bounds.width,
      height: navigationBar.sizeThatFits(bounds.size).height)
    toolVisibility.apply(isToolbarHidden || hidesBottomBar, to: toolbar)
    let hidesTools = toolbar.isHidden
    toolbar.items = stack.last?.toolbarItems
    if standing(navigationBar, in: view) {
      _ = standing(toolbar, in: view)
      return fill(with: shown.last)
    }
    let tools = toolbar.sizeThatFits(bounds.size).height
    toolbar.frame = CGRect(
      x: 0, y: bounds.height - safe.bottom - tools, width: bounds.width, height: tools)
    guard let content = shown.last, let contentView = content.viewIfLoaded else { return }
    let bottom = hidesTools ? 0 : tools
    var frame = bounds
    var insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    if top > 0, !content.reaches(under: navigationBar.isTranslucent, .top) {
      frame.origin.y = safe.top + top
      frame.size.height -= safe.top + top
      insets.top = 0
    }
    let hasTabs = tabBarController?.showsTabBar == true
    let isOpaque =
      hidesTools ? tabBarController?.tabBar.isTranslucent == false : !toolbar.isTranslucent
    if !hidesTools || hasTabs, !content.reaches(under: !isOpaque, .bottom) {
      frame.size.height -= safe.bottom + bottom
      insets.bottom = 0
    }
    frame.size.height = max(frame.size.height, 0)
    content.barInsets = insets
    if contentView.frame != frame { contentView.frame = frame }
  }

  /// Whether a controller of the stack hides the bars at the bottom.
  var hidesBottomBar: Bool { stack.contains { $0.hidesBottomBarWhenPushed } }
}

/// Whether a container hides one of its bars.
///
/// A bar that an app hides by its own property stays so until the container hides or shows it.
struct BarVisibility {
  private var isHidden = false

  @MainActor
  mutating func apply(_ isHidden: Bool, to bar: UIView) {
    guard isHidden != self.isHidden else { return }
    self.isHidden = isHidden
    bar.isHidden = isHidden
  }
}

extension UIViewController {
  /// Lays out a bar at the right edge, on devices with bars at the side, such as an iPhone Duo.
  ///
  /// - Returns: Whether bars are at the side.
  func standing(_ bar: UIView, in view: UIView) -> Bool {
    guard view.window?.screen.barsStandAtSide == true else { return false }
    let (bounds, edge) = (view.bounds, view.safeAreaInsets.right)
    bar.frame = CGRect(x: bounds.width - edge, y: 0, width: edge, height: bounds.height)
    return true
  }

  /// Lays out a controller's view to fill the container, because bars at the side are part of the
  /// safe area.
  func fill(with content: UIViewController?) {
    guard let content, let contentView = content.viewIfLoaded else { return }
    content.barInsets = .zero
    if contentView.frame != view.bounds { contentView.frame = view.bounds }
  }

  /// Returns whether the view extends under a bar at an edge.
  func reaches(under isTranslucent: Bool, _ edge: UIRectEdge) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}
