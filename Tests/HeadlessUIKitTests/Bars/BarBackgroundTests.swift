import Foundation
import Testing

@testable import HeadlessUIKit

/// The backgrounds of bars, which follow the content since iOS 15.
@MainActor
@Suite struct BarBackgroundTests {
  private let window: UIWindow
  private let content = UIViewController()
  private let navigation: UINavigationController

  init() throws {
    window = UIWindow(screen: UIScreen(device: try #require(.named("iPhone 14"))))
    navigation = UINavigationController(rootViewController: content)
  }

  private func show() -> UINavigationBar {
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return navigation.navigationBar
  }

  private func background(_ bar: UIView) -> UIColor? {
    var shown = ViewDescription()
    bar.describe(in: &shown)
    return shown.state?.tints?.main
  }

  @Test func `a bar without scrolled content has no background`() {
    navigation.isToolbarHidden = false
    #expect(background(show()) == .clear)
    #expect(background(navigation.toolbar) == .clear)
  }

  @Test func `a bar has the background of the system while content is under it`() {
    let scroll = UIScrollView()
    content.view = scroll
    let bar = show()
    scroll.contentSize = CGSize(width: 390, height: 3000)
    #expect(background(bar) == .clear)
    scroll.contentOffset.y += 50
    #expect((background(bar)?.rgba.alpha ?? 0) > 0.9)
  }

  @Test func `a tab bar has a background until the content ends above it`() {
    let scroll = UIScrollView()
    content.view = scroll
    let tabs = UITabBarController()
    tabs.viewControllers = [content]
    window.rootViewController = tabs
    window.layoutIfNeeded()
    #expect(background(tabs.tabBar) == .clear)
    scroll.contentSize = CGSize(width: 390, height: 3000)
    #expect((background(tabs.tabBar)?.rgba.alpha ?? 0) > 0.9)
    tabs.tabBar.barTintColor = .red
    #expect(background(tabs.tabBar) == .red)
    let appearance = UITabBarAppearance()
    appearance.backgroundColor = .brown
    tabs.tabBar.standardAppearance = appearance
    #expect(background(tabs.tabBar) == .brown)
    scroll.contentSize = .zero
    tabs.tabBar.scrollEdgeAppearance = appearance
    #expect(background(tabs.tabBar) == .brown)
  }

  @Test func `tabs have the colors of the appearance, badges, and the system's images`() {
    let tabs = UITabBarController()
    let other = UIViewController()
    content.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 0)
    other.tabBarItem = UITabBarItem(title: "News", image: nil, tag: 1)
    other.tabBarItem.badgeValue = "3"
    tabs.viewControllers = [content, other]
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.selected.iconColor = .green
    appearance.stackedLayoutAppearance.normal.iconColor = .brown
    tabs.tabBar.standardAppearance = appearance
    window.rootViewController = tabs
    window.layoutIfNeeded()
    var shown = ViewDescription()
    tabs.tabBar.describe(in: &shown)
    let items = shown.state?.items ?? []
    #expect(items.map(\.title) == ["Search", "News"])
    #expect(items.map(\.image) == ["magnifyingglass", nil])
    #expect(items.map(\.tint) == [.green, .brown])
    #expect(items.map(\.badge) == [nil, "3"])
  }
}
