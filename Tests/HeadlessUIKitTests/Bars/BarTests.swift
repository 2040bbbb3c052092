import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct BarTests {
  private func window(
    _ idiom: UIUserInterfaceIdiom = .phone, horizontal: UIUserInterfaceSizeClass = .compact,
    vertical: UIUserInterfaceSizeClass = .regular
  ) -> UIWindow {
    let screen = UIScreen(size: CGSize(width: 390, height: 844), scale: 3)
    screen.traitOverrides = UITraitCollection { traits in
      traits.userInterfaceIdiom = idiom
      traits.horizontalSizeClass = horizontal
      traits.verticalSizeClass = vertical
    }
    return UIWindow(screen: screen)
  }

  @Test func `bars are lower where there is little height`() {
    let low = window(vertical: .compact)
    let (navigation, tabs, tools) = (UINavigationBar(), UITabBar(), UIToolbar())
    for bar in [navigation, tabs, tools] as [UIView] { low.addSubview(bar) }
    #expect(navigation.intrinsicContentSize == CGSize(width: -1, height: 32))
    #expect(tabs.intrinsicContentSize.height == 32)
    #expect(tools.intrinsicContentSize.height == 32)
    let high = window()
    for bar in [navigation, tabs, tools] as [UIView] { high.addSubview(bar) }
    #expect(navigation.intrinsicContentSize.height == 44)
    #expect(tabs.intrinsicContentSize.height == 49)
    #expect(tools.intrinsicContentSize.height == 44)
  }

  @Test func `bars are higher on an iPad since the safe area`() {
    let pad = window(.pad, horizontal: .regular)
    let bar = UINavigationBar()
    pad.addSubview(bar)
    #expect(bar.intrinsicContentSize.height == 50)
    LayoutGeneration.with(.iOS10) { #expect(bar.intrinsicContentSize.height == 44) }
  }

  @Test func `a large title and a prompt make a navigation bar higher`() {
    let window = window()
    let bar = UINavigationBar()
    window.addSubview(bar)
    let item = UINavigationItem(title: "Title")
    bar.pushItem(item, animated: false)
    bar.prefersLargeTitles = true
    #expect(bar.intrinsicContentSize.height == 96)
    item.prompt = "Prompt"
    #expect(bar.intrinsicContentSize.height == 126)
    item.largeTitleDisplayMode = .never
    #expect(bar.intrinsicContentSize.height == 74)
    bar.pushItem(UINavigationItem(title: "Next"), animated: false)
    #expect(bar.intrinsicContentSize.height == 44)
    #expect(bar.popItem(animated: false)?.title == "Next")
    #expect(bar.topItem === item)
  }

  @Test func `a space is an item of the system`() {
    #expect(UIBarButtonItem.flexibleSpace().systemItem == .flexibleSpace)
    #expect(UIBarButtonItem.fixedSpace(12).width == 12)
  }

  @Test(arguments: [
    (LayoutGeneration.iOS11, true, 96.0), (.iOS11, false, 148), (.iOS13, true, 148),
    (.iOS18, true, 148),
  ])
  func `a search bar is below a large title from iOS 13 on`(
    generation: LayoutGeneration, hides: Bool, height: Double
  ) throws {
    // 96 and 148 points: the screenshot of a public app of iOS 13 (Github-Followers).
    try LayoutGeneration.with(generation) {
      let content = UITableViewController()
      content.navigationItem.searchController = UISearchController()
      content.navigationItem.hidesSearchBarWhenScrolling = hides
      let navigation = UINavigationController(rootViewController: content)
      navigation.navigationBar.prefersLargeTitles = true
      let window = UIWindow(screen: UIScreen(device: try #require(.named("iPhone 11"))))
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(abs(navigation.navigationBar.frame.height - height) < 0.01)
    }
  }
}
