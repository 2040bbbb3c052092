import AutoLayout
import Foundation
import Testing

@testable import HeadlessUIKit

/// Custom views of items, which their bars place.
@MainActor
@Suite struct BarItemViewTests {
  private let window: UIWindow

  init() throws {
    window = UIWindow(screen: UIScreen(device: try #require(.named("iPhone 14"))))
  }

  private func show(_ content: UIViewController) -> UINavigationBar {
    let navigation = UINavigationController(rootViewController: content)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return navigation.navigationBar
  }

  private func frame(of view: UIView, in bar: UIView) -> CGRect {
    view.convert(view.bounds, to: bar)
  }

  @Test func `a custom view leaves its superview and has its frame's size in the bar`() {
    let (content, custom) = (UIViewController(), UIView())
    custom.frame = CGRect(x: 5, y: 5, width: 60, height: 30)
    content.view.addSubview(custom)
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: custom)
    let bar = show(content)
    #expect(custom.isDescendant(of: bar))
    #expect(frame(of: custom, in: bar) == CGRect(x: 390 - 16 - 60, y: 7, width: 60, height: 30))
  }

  @Test func `constraints and content give custom views their sizes`() {
    let content = UIViewController()
    let (fixed, button) = (UIView(), UIButton(type: .system))
    fixed.translatesAutoresizingMaskIntoConstraints = false
    fixed.widthAnchor.constraint(equalToConstant: 40).isActive = true
    fixed.heightAnchor.constraint(equalToConstant: 20).isActive = true
    button.setTitle("Skip", for: .normal)
    content.navigationItem.leftBarButtonItems = [
      UIBarButtonItem(customView: fixed), UIBarButtonItem(customView: button),
    ]
    let bar = show(content)
    #expect(frame(of: fixed, in: bar) == CGRect(x: 16, y: 12, width: 40, height: 20))
    #expect(!fixed.hasAmbiguousLayout)
    #expect(frame(of: button, in: bar).minX == CGFloat(64))
    #expect(frame(of: button, in: bar).size == button.intrinsicContentSize)
    #expect(bar.layoutEngine?.conflicts.isEmpty == true)
  }

  @Test func `a title view is in the middle, as wide as the items allow`() {
    let (content, title) = (UIViewController(), UILabel())
    title.text = "Title"
    content.navigationItem.titleView = title
    let bar = show(content)
    #expect(frame(of: title, in: bar).midX == bar.bounds.midX)
    #expect(frame(of: title, in: bar).width == title.intrinsicContentSize.width)
    let search = UISearchBar()
    content.navigationItem.titleView = search
    content.navigationItem.leftBarButtonItem = UIBarButtonItem(
      customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)))
    window.layoutIfNeeded()
    #expect(!title.isDescendant(of: bar))
    #expect(frame(of: search, in: bar) == CGRect(x: 54, y: 0, width: 390 - 54 - 16, height: 44))
  }

  @Test func `a custom view of a toolbar is between its spaces`() throws {
    let content = UIViewController()
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let item = UIBarButtonItem(customView: custom)
    content.toolbarItems = [.flexibleSpace(), item, .flexibleSpace()]
    _ = show(content)
    let navigation = try #require(content.navigationController)
    navigation.isToolbarHidden = false
    window.layoutIfNeeded()
    #expect(frame(of: custom, in: navigation.toolbar).midX == CGFloat(195))
    #expect(frame(of: custom, in: navigation.toolbar).size == CGSize(width: 100, height: 30))
  }

  @Test func `a view that the app takes out of a bar leaves nothing there`() {
    let content = UIViewController()
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: custom)
    let bar = show(content)
    content.navigationItem.rightBarButtonItem = nil
    content.view.addSubview(custom)
    window.layoutIfNeeded()
    #expect(custom.superview === content.view)
    #expect(!bar.subviews.contains { $0 is BarItemView })
  }
}
