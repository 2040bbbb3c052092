internal import Foundation

/// A container of this module that shows some of its children.
@MainActor
protocol ContentSwitching: UIViewController {
  /// The children whose views are in the container's view.
  var shown: [UIViewController] { get set }
  /// Whether the container is exchanging views, for which it sends the callbacks to the children.
  var isSwitching: Bool { get set }
  /// The view that holds the views of the children.
  var contentContainer: UIView { get }
}

/// The order of the callbacks when two children are exchanged.
enum SwitchOrder {
  /// The old child first, then the new one: navigation controllers.
  case oldFirst
  /// The new child first, and the old one is removed before the new one appears: tab bar
  /// controllers.
  case newFirst
}

extension ContentSwitching {
  var contentContainer: UIView { view }

  /// Shows the children `wanted` and no others; `completion` is called after the last appearance
  /// callback.
  ///
  /// The order is that in published logs of UIKit's containers.
  func show(
    _ wanted: [UIViewController], order: SwitchOrder, animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    let old = shown.filter { controller in !wanted.contains { $0 === controller } }
    let new = wanted.filter { controller in !shown.contains { $0 === controller } }
    shown = wanted
    guard !old.isEmpty || !new.isEmpty else {
      completion?()
      return
    }
    let tells = appearance.state == .shown || appearance.state == .appearing
    isSwitching = true
    for controller in new { controller.loadViewIfNeeded() }
    if tells {
      if order == .oldFirst { for controller in old { controller.willDisappear(animated) } }
      for controller in new { controller.willAppear(animated) }
      if order == .newFirst { for controller in old { controller.willDisappear(animated) } }
    }
    for controller in old { controller.viewIfLoaded?.removeFromSuperview() }
    for controller in new { place(controller) }
    if tells {
      if viewIfLoaded?.window != nil { for controller in new { controller.isAppearing() } }
      if order == .newFirst { for controller in old { controller.didDisappear() } }
    }
    isSwitching = false
    let finish = {
      if order == .oldFirst { for controller in old { controller.didDisappear() } }
      for controller in new { controller.didAppear() }
      completion?()
    }
    guard tells else {
      completion?()
      return
    }
    if let window = viewIfLoaded?.window, appearance.state == .shown {
      window.afterLayout(finish)
    } else {
      // While the container is appearing, the transition of the children ends with that of the
      // container.
      appearance.afterwards.append(finish)
    }
  }

  private func place(_ controller: UIViewController) {
    guard let content = controller.view else { return }
    content.translatesAutoresizingMaskIntoConstraints = true
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = contentContainer.bounds
    // Behind the bars.
    contentContainer.insertSubview(content, at: 0)
  }
}

/// The root view of a container of this module, which lays out the content first.
final class ContainerView: UIView {
  override func layoutSubviews() {
    viewController?.layOutContent()
    super.layoutSubviews()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }
}
