import Foundation
import HeadlessUIKit
import Testing

/// Tab bars with more tabs than they have space for.
@MainActor
@Suite struct MoreTabsTests {
  private func shown(tabs: Int, width: CGFloat) -> (UIWindow, UITabBarController) {
    let controller = UITabBarController()
    controller.viewControllers = (0..<tabs).map { index in
      let tab = UIViewController()
      tab.tabBarItem = UITabBarItem(title: "\(index)", image: nil, tag: index)
      return tab
    }
    let window = UIWindow(BareScreen(width: width, height: 800))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, controller)
  }

  @Test func `of six tabs a phone shows four and More`() {
    // The window determines the size class.
    let (window, controller) = shown(tabs: 6, width: 375)
    #expect(controller.tabBar.items?.count == 5)
    #expect(controller.tabBar.items?.prefix(4).map(\.title) == ["0", "1", "2", "3"])
    #expect(controller.tabBar.items?.last === controller.moreNavigationController.tabBarItem)
    controller.selectedIndex = 5
    window.layoutIfNeeded()
    #expect(controller.tabBar.selectedItem === controller.moreNavigationController.tabBarItem)
    #expect(
      controller.viewControllers?.count == 6
        && controller.selectedViewController?.isViewLoaded == true)
  }

  @Test func `five tabs have space`() {
    #expect(
      shown(tabs: 5, width: 375).1.tabBar.items?.map(\.title) == ["0", "1", "2", "3", "4"])
  }
}
