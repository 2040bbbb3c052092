import AutoLayout
import Foundation
import Testing

@testable import HeadlessUIKit

/// Names of recent versions of iOS on which layout depends.
@MainActor
@Suite struct RecentNameTests {
  private let window = UIWindow(screen: UIScreen(size: CGSize(width: 320, height: 480), scale: 2))

  final class Counting: UIView {
    let label = UILabel()
    var text = "A"
    var updates = 0

    override func updateProperties() {
      super.updateProperties()
      updates += 1
      label.text = text
    }
  }

  @Test func `properties are updated before layout, and again when that is requested`() {
    let view = Counting()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(view.label)
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.label.topAnchor.constraint(equalTo: view.topAnchor),
      view.label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      view.label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    window.layoutIfNeeded()
    let narrow = view.frame.width
    #expect(narrow > 0 && view.updates == 1)
    view.text = "A longer text"
    view.setNeedsUpdateProperties()
    window.layoutIfNeeded()
    #expect(view.frame.width > narrow && view.updates == 2)
    window.layoutIfNeeded()
    #expect(view.updates == 2)
  }

  @Test func `tabs show the controllers that they provide`() {
    let controller = UITabBarController()
    var made = 0
    let first = UITab(title: "One", image: nil, identifier: "one") { _ in
      made += 1
      return UIViewController()
    }
    let group = UITabGroup(
      title: "Two", image: nil, identifier: "two",
      children: [
        UITab(title: "Inner", image: nil, identifier: "inner") { _ in UIViewController() }
      ])
    let hidden = UITab(title: "Three", image: nil, identifier: "three") { _ in UIViewController() }
    hidden.preferredPlacement = .sidebarOnly
    controller.tabs = [first, group, hidden]
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(made == 1)
    #expect(controller.viewControllers?.count == 2)
    #expect(controller.tabBar.items?.map(\.title) == ["One", "Inner"])
    #expect(controller.selectedTab === first)
    #expect(controller.tab(forIdentifier: "inner")?.parent === group)
    hidden.preferredPlacement = .automatic
    #expect(controller.viewControllers?.count == 3)
  }

  @Test func `a screen without content shows a text in its middle`() {
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Nothing"
    configuration.secondaryText = String(repeating: "Words that wrap ", count: 9)
    controller.contentUnavailableConfiguration = configuration
    window.layoutIfNeeded()
    let view = controller.view.subviews.last
    #expect(view is UIContentUnavailableView)
    #expect(view?.frame == controller.view.bounds)
    let column = view?.subviews.first
    #expect(abs((column?.frame.midX ?? 0) - 160) <= 1)
    #expect(column?.frame.width ?? 0 <= 320 && column?.frame.height ?? 0 > 60)
    controller.contentUnavailableConfiguration = nil
    #expect(!controller.view.subviews.contains { $0 is UIContentUnavailableView })
  }

  @Test func `corners are fixed, a capsule's, or concentric`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let inner = UIView(frame: CGRect(x: 8, y: 8, width: 84, height: 44))
    outer.addSubview(inner)
    outer.cornerConfiguration = .corners(radius: 20)
    inner.cornerConfiguration = .corners(radius: .containerConcentric())
    #expect(outer.effectiveRadius(corner: .topLeft) == 20)
    #expect(inner.effectiveRadius(corner: .bottomRight) == 12)
    inner.cornerConfiguration = .capsule()
    #expect(inner.effectiveRadius(corner: .topRight) == 22)
    inner.cornerConfiguration = .uniformEdges(topRadius: 4, bottomRadius: 0)
    #expect(inner.effectiveRadius(corner: .topRight) == 4)
    #expect(inner.effectiveRadius(corner: .bottomLeft) == 0)
  }
}
