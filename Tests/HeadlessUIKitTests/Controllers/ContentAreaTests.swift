import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite struct ContentAreaTests {
  private func show(_ root: UIViewController, on name: String) throws -> UIWindow {
    let window = UIWindow(screen: UIScreen(device: try #require(.named(name))))
    window.rootViewController = root
    window.layoutIfNeeded()
    return window
  }

  @Test(.rules("anchors:A6.7"))
  func `a navigation bar adds to the safe area at the top`() throws {
    // 20 + 44 and 47 + 44.
    for (name, top) in [("iPhone 8", 64.0), ("iPhone 14", 91)] {
      let content = UIViewController()
      let navigation = UINavigationController(rootViewController: content)
      _ = try show(navigation, on: name)
      #expect(content.view.safeAreaInsets.top == CGFloat(top))
      #expect(content.view.frame == navigation.view.bounds)
      #expect(Double(content.topLayoutGuide.length) == top)
    }
  }

  @Test func `a bar that is hidden adds nothing`() throws {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let window = try show(navigation, on: "iPhone 14")
    navigation.setNavigationBarHidden(true, animated: false)
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == CGFloat(47))
  }

  @Test func `large titles add 52 points, where the item lets them`() throws {
    // controls.md §1: 96 with a large title.
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    let window = try show(navigation, on: "iPhone 14")
    #expect(content.view.safeAreaInsets.top == CGFloat(47 + 96))
    content.navigationItem.largeTitleDisplayMode = .never
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == CGFloat(47 + 44))
    window.rotate(to: .landscape)
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 47, bottom: 21, right: 47))
  }

  @Test(.rules("anchors:A6.7"))
  func `tabs add 49 points above the home indicator`() throws {
    let content = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [content]
    _ = try show(tabs, on: "iPhone 14")
    #expect(content.view.safeAreaInsets.bottom == CGFloat(83))
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
  }

  @Test func `a pushed controller may hide the tabs`() throws {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    let window = try show(tabs, on: "iPhone 14")
    #expect(
      first.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    second.hidesBottomBarWhenPushed = true
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    #expect(second.view.safeAreaInsets.bottom == CGFloat(34))
    #expect(tabs.tabBar.isHidden)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(first.view.safeAreaInsets.bottom == CGFloat(83))
  }

  @Test func `a toolbar adds 44 points above the home indicator`() throws {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.isToolbarHidden = false
    _ = try show(navigation, on: "iPhone 14")
    #expect(content.view.safeAreaInsets.bottom == CGFloat(78))
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 44))
  }

  @Test(.rules("anchors:A6.7"))
  func `a view that extends under no bars lies between them`() throws {
    // The frame is inset instead, and the inset is 0.
    let content = UIViewController()
    content.edgesForExtendedLayout = []
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: content)
    tabs.viewControllers = [navigation]
    _ = try show(tabs, on: "iPhone 14")
    #expect(content.view.frame == CGRect(x: 0, y: 91, width: 390, height: 844 - 91 - 83))
    #expect(content.view.safeAreaInsets == .zero)
  }

  @Test func `opaque bars are avoided unless the controller includes them`() throws {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.isTranslucent = false
    let window = try show(navigation, on: "iPhone 8")
    #expect(content.view.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
    content.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(content.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(content.view.safeAreaInsets.top == CGFloat(64))
  }

  @Test(.rules("anchors:A6.4"))
  func `additional insets reach the children`() throws {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    child.view.frame = CGRect(x: 0, y: 10, width: 390, height: 834)
    parent.view.addSubview(child.view)
    parent.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 5, bottom: 0, right: 0)
    child.additionalSafeAreaInsets.bottom = 6
    _ = try show(parent, on: "iPhone 14")
    #expect(
      child.view.safeAreaInsets == UIEdgeInsets(top: 67, left: 5, bottom: 40, right: 0))
  }

  @Test(.rules("canvas:X10"))
  func `a sheet has no status bar and a higher navigation bar`() throws {
    let (below, content) = (UIViewController(), UIViewController())
    let window = try show(below, on: "iPhone X")
    let navigation = UINavigationController(rootViewController: content)
    below.present(navigation, animated: false)
    window.layoutIfNeeded()
    // The root of a page sheet is 54 points lower than the device, its bar 56 high.
    #expect(navigation.view.frame == CGRect(x: 0, y: 54, width: 375, height: 758))
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 56, left: 0, bottom: 34, right: 0))
  }

  @Test func `a form sheet is 540 by 620 points and compact`() throws {
    let (below, content) = (UIViewController(), UIViewController())
    let window = try show(below, on: "iPad (9th generation)")
    content.modalPresentationStyle = .formSheet
    below.present(content, animated: false)
    window.layoutIfNeeded()
    #expect(content.view.frame.size == CGSize(width: 540, height: 620))
    #expect(content.traitCollection.horizontalSizeClass == .compact)
    #expect(content.view.safeAreaInsets == .zero)
  }

  @Test func `a navigation controller shows the tab of its root`() {
    let (root, tabs) = (UIViewController(), UITabBarController())
    root.tabBarItem = UITabBarItem(title: "Summary", image: nil, tag: 3)
    let navigation = UINavigationController(rootViewController: root)
    tabs.viewControllers = [navigation]
    #expect(tabs.tabBar.items?.map(\.title) == ["Summary"])
    let own = UITabBarItem(title: "Own", image: nil, tag: 4)
    navigation.tabBarItem = own
    #expect(navigation.tabBarItem === own)
  }
}
