import Foundation
import Testing

@testable import HeadlessUIKit

/// Bars that an app hides by their own property, not by their controller's.
@MainActor
@Suite struct HiddenBarTests {
  private let window: UIWindow

  init() throws {
    window = UIWindow(screen: UIScreen(device: try #require(.named("iPhone 14"))))
  }

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test func `a navigation bar that hides itself stays hidden and takes no space`() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.isHidden = true
    navigation.navigationBar.isTranslucent = false
    show(navigation)
    #expect(navigation.navigationBar.isHidden)
    #expect(content.view.safeAreaInsets.top == window.safeAreaInsets.top)
    #expect(content.view.frame == window.bounds)
    window.setNeedsLayout()
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.isHidden)
    navigation.navigationBar.isHidden = false
    window.layoutIfNeeded()
    #expect(content.view.frame.minY == window.safeAreaInsets.top + 44)
  }

  @Test func `the controller shows a bar that hid itself, when it has hidden it`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    show(navigation)
    navigation.setNavigationBarHidden(true, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.isHidden)
    navigation.setNavigationBarHidden(false, animated: false)
    window.layoutIfNeeded()
    #expect(!navigation.navigationBar.isHidden)
  }

  @Test func `a tab bar and a toolbar that hide themselves take no space`() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    show(tabs)
    #expect(content.view.safeAreaInsets.bottom == CGFloat(127))
    tabs.tabBar.isHidden = true
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.bottom == CGFloat(78))
    navigation.toolbar.isHidden = true
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.bottom == 34)
  }
}
