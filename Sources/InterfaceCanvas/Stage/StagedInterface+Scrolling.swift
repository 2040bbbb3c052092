internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

extension StagedInterface {
  /// Gives the content of scroll views the safe area if it does not scroll vertically, as in UIKit, and
  /// lays out again.
  ///
  /// Content that is higher than its scroll view with the safe area, but not without, scrolls.
  func passSafeAreaToContent() {
    let still = scrollViewsInSafeArea.filter { !$0.scrollsVertically }
    guard !still.isEmpty else { return }
    for view in still { view.contentKeepsSafeArea = true }
    layOut()
    let grown = still.filter(\.scrollsVertically)
    guard !grown.isEmpty else { return }
    for view in grown { view.contentKeepsSafeArea = false }
    layOut()
  }

  /// The scroll views under a bar or the status bar that adjust their insets if they scroll.
  ///
  /// That of a scene in a navigation controller is adjusted in any case if it is the first view.
  private var scrollViewsInSafeArea: [UIScrollView] {
    island.views.compactMap { element in
      guard element.kind == .scrollView, let view = views[element.id] as? UIScrollView,
        view.contentInsetAdjustmentBehavior == .automatic
          || view.contentInsetAdjustmentBehavior == .scrollableAxes,
        !view.alwaysBounceVertical,
        view.safeAreaInsets.top > 0 || view.safeAreaInsets.bottom > 0
      else { return nil }
      let isFirst = view === root || view === root.subviews.first
      return isFirst && island.context.showsNavigationBar ? nil : view
    }
  }
}

extension UIScrollView {
  fileprivate var scrollsVertically: Bool { contentSize.height > bounds.height }
}
