internal import Foundation

/// A container of ours, which shows some of its children.
@MainActor
protocol ContentSwitching: UIViewController {
  /// The children whose views are in the container's view now.
  var shown: [UIViewController] { get set }
  /// Whether views are being exchanged, which the container tells the children itself.
  var isSwitching: Bool { get set }
}

/// The order in which two children are notified when they are exchanged.
enum SwitchOrder {
  /// The old one first, both to the end: navigation controllers.
  case oldFirst
  /// The new one first, and the old one is removed before it appears: tab bar controllers.
  case newFirst
}

extension ContentSwitching {
  /// Shows `wanted` and no other children; `completion` follows the last call of appearing.
  ///
  /// Orders as published logs of UIKit's containers show them.
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
      // While the container appears itself, its end is the children's.
      appearance.afterwards.append(finish)
    }
  }

  private func place(_ controller: UIViewController) {
    guard let content = controller.view else { return }
    content.translatesAutoresizingMaskIntoConstraints = true
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = view.bounds
    // Behind the bars.
    view.insertSubview(content, at: 0)
  }
}

/// The root view of a container of ours: lays the content areas out before everything else.
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
