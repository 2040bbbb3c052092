package import Foundation

extension UIView {
  /// Whether the view shows in little height, as on a phone in landscape.
  private var isCompactInHeight: Bool { traitCollection.verticalSizeClass == .compact }
  private var isOnPad: Bool { traitCollection.userInterfaceIdiom == .pad }

  /// The height of a navigation bar without large title or prompt, and of a toolbar.
  package var standardBarHeight: CGFloat {
    let sizes = controlSizes
    if isOnPad { return sizes.padBarHeight }
    guard isCompactInHeight else { return sizes.barHeight }
    // Large phones in landscape have a bar in between.
    return traitCollection.horizontalSizeClass == .regular
      ? sizes.compactWideBarHeight : sizes.compactBarHeight
  }

  /// The height of a tab bar without the safe area below it.
  package var standardTabBarHeight: CGFloat {
    let sizes = controlSizes
    if isOnPad { return sizes.padTabBarHeight }
    return isCompactInHeight ? sizes.compactTabBarHeight : sizes.tabBarHeight
  }
}
