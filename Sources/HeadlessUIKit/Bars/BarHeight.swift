package import Foundation

extension UIView {
  /// Whether the vertical size class is compact, as on an iPhone in landscape.
  private var isCompactInHeight: Bool { traitCollection.verticalSizeClass == .compact }
  private var isOnPad: Bool { traitCollection.userInterfaceIdiom == .pad }

  /// The height of a toolbar, and of a navigation bar without large title or prompt.
  package var standardBarHeight: CGFloat {
    let sizes = controlSizes
    if isOnPad { return sizes.padBarHeight }
    guard isCompactInHeight else { return sizes.barHeight }
    // Large iPhones in landscape have bars of an intermediate height.
    return traitCollection.horizontalSizeClass == .regular
      ? sizes.compactWideBarHeight : sizes.compactBarHeight
  }

  /// The height that a large title adds to a navigation bar; 0 where the bar is low.
  package var largeTitleHeight: CGFloat { isCompactInHeight ? 0 : controlSizes.largeTitleHeight }

  /// The height of a tab bar, without the safe area below it.
  package var standardTabBarHeight: CGFloat {
    let sizes = controlSizes
    if isOnPad { return sizes.padTabBarHeight }
    return isCompactInHeight ? sizes.compactTabBarHeight : sizes.tabBarHeight
  }
}
