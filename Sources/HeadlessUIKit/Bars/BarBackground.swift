internal import Foundation

/// What decides on the background of a bar in a running app.
@MainActor
struct BarBackground {
  /// The appearance while content is under the bar.
  var standard: UIBarAppearance
  /// The appearance while content ends at the bar; nil if the app has set none.
  var edge: UIBarAppearance?
  /// The color that was set before there were appearances.
  var tint: UIColor?
  var isTranslucent = true
  var isDark = false
  /// Whether an image without a size, the old way to make a bar transparent, is the background.
  var hasEmptyImage = false
  /// Whether content ends at the bar, which has no background then.
  var isAtEdge = false

  /// The color to draw; `.clear` for no background.
  var color: UIColor {
    guard isAtEdge else { return shown(standard) ?? tint ?? (hasEmptyImage ? .clear : system) }
    if let edge { return shown(edge) ?? system }
    return (isTranslucent ? nil : shown(standard)) ?? tint ?? .clear
  }

  /// The color of an appearance; nil for that of the system.
  private func shown(_ appearance: UIBarAppearance) -> UIColor? {
    appearance.backgroundColor ?? (appearance.backgroundEffect == nil ? .clear : nil)
  }

  /// The material of bars over white and black; an *estimate*.
  private var system: UIColor {
    isDark
      ? UIColor(red: 29 / 255, green: 29 / 255, blue: 31 / 255, alpha: 0.96)
      : UIColor(red: 249 / 255, green: 249 / 255, blue: 250 / 255, alpha: 0.96)
  }
}

extension UIView {
  /// Whether a bar of the system is dark.
  func isDarkBar(_ style: UIBarStyle) -> Bool {
    style == .black || traitCollection.userInterfaceStyle == .dark
  }

  /// Whether the content of the controller that has this bar ends at it: since iOS 15 the background of the
  /// system is drawn only where content is under the bar.
  ///
  /// False for a bar that is in no controller, whose content is not known.
  func contentEnds(at edge: NSDirectionalRectEdge) -> Bool {
    guard layoutEnvironment.generation >= .iOS15, let owner = superview?.viewController,
      owner is UINavigationController || owner is UITabBarController
    else { return false }
    // Since iOS 26 navigation bars have no background of their own.
    if edge == .top, layoutEnvironment.generation >= .iOS26 { return true }
    guard let scroll = owner.scrolledContent(at: edge) else { return true }
    let (offset, inset) = (scroll.contentOffset.y, scroll.adjustedContentInset)
    // Half a point: offsets are rounded to pixels.
    if edge == .top { return offset <= 0.5 - inset.top }
    return offset + scroll.bounds.height - inset.bottom >= scroll.contentSize.height - 0.5
  }
}

extension UIViewController {
  /// The scroll view that bars follow: the one that was set, the root view, or its first subview.
  fileprivate func scrolledContent(at edge: NSDirectionalRectEdge) -> UIScrollView? {
    var content = self
    while true {
      let inner: UIViewController? =
        switch content {
        case let stack as UINavigationController: stack.topViewController
        case let tabs as UITabBarController: tabs.selectedViewController
        default: nil
        }
      guard let inner else { break }
      content = inner
    }
    if let known = content.contentScrollView(for: edge) { return known }
    let view = content.viewIfLoaded
    return view as? UIScrollView ?? view?.subviews.first as? UIScrollView
  }
}
