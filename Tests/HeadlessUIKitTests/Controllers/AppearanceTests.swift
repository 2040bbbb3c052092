import AutoLayout
import Foundation
import HeadlessUIKit
import Testing

/// Orders of calls as logs that were published of UIKit show them.
@MainActor
@Suite struct AppearanceTests {
  let window = UIWindow(screen: UIScreen(device: .standard))
  let log = EventLog()

  private func controller(_ name: String) -> LoggingController { LoggingController(name, log) }

  /// What was heard, without loading and layout.
  private func heard() -> [String] {
    log.take().filter { !$0.hasSuffix("laid out") && !$0.hasSuffix("loaded") }
  }

  @Test func `a root controller appears before layout and has appeared after it`() {
    window.rootViewController = controller("A")
    window.makeKeyAndVisible()
    #expect(
      log.take() == [
        "A loaded", "A will appear", "A is appearing", "A laid out", "A did appear",
      ])
  }

  @Test func `a push goes old, new, old, new`() {
    let navigation = UINavigationController(rootViewController: controller("A"))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(
      heard() == ["A will move", "A will appear", "A is appearing", "A did appear", "A did move"])

    navigation.pushViewController(controller("B"), animated: true)
    #expect(log.take() == ["B will move"])
    window.layoutIfNeeded()
    #expect(
      heard() == [
        "A will disappear", "B will appear", "B is appearing", "A did disappear", "B did appear",
        "B did move",
      ])
  }

  @Test func `a pop goes old, new, old, new, and the old leaves last`() {
    let navigation = UINavigationController()
    navigation.setViewControllers([controller("A"), controller("B")], animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    _ = log.take()

    let popped = navigation.popViewController(animated: true)
    #expect(popped?.isMovingFromParent == true)
    window.layoutIfNeeded()
    #expect(
      heard() == [
        "B will move out", "B will disappear", "A will appear", "A is appearing",
        "B did disappear", "A did appear", "B did move out",
      ])
    #expect(popped?.parent == nil)
  }

  @Test func `controllers that a stack only passes through are never loaded`() {
    let navigation = UINavigationController(rootViewController: controller("A"))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    _ = log.take()

    let between = controller("B")
    navigation.pushViewController(between, animated: false)
    navigation.pushViewController(controller("C"), animated: false)
    window.layoutIfNeeded()

    #expect(!between.isViewLoaded)
    #expect(navigation.viewControllers.count == 3)
    #expect(
      heard()
        == [
          "B will move", "C will move", "B did move", "A will disappear", "C will appear",
          "C is appearing", "A did disappear", "C did appear", "C did move",
        ])
  }

  @Test func `another tab goes new, old, old, new`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [controller("A"), controller("B")]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    _ = log.take()

    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(
      heard() == [
        "B will appear", "A will disappear", "B is appearing", "A did disappear", "B did appear",
      ])
  }

  @Test func `what covers the screen appears before the covered has disappeared`() {
    let (a, b) = (controller("A"), controller("B"))
    window.rootViewController = a
    window.makeKeyAndVisible()
    _ = log.take()

    b.modalPresentationStyle = .fullScreen
    var isDone = false
    a.present(b, animated: true) { isDone = true }
    #expect(b.isBeingPresented)
    #expect(!isDone)
    window.layoutIfNeeded()
    #expect(isDone)
    #expect(
      heard() == [
        "A will disappear", "B will appear", "B is appearing", "B did appear", "A did disappear",
      ])
    #expect(a.view.window == nil)
    #expect(a.presentedViewController === b)

    b.dismiss(animated: true)
    window.layoutIfNeeded()
    #expect(
      heard() == [
        "B will disappear", "A will appear", "A is appearing", "A did appear", "B did disappear",
      ])
    #expect(a.view.window === window)
    #expect(a.presentedViewController == nil)
  }

  @Test func `under a sheet nothing disappears`() {
    let (a, b) = (controller("A"), controller("B"))
    window.rootViewController = a
    window.makeKeyAndVisible()
    _ = log.take()

    a.present(b, animated: true)
    window.layoutIfNeeded()
    #expect(heard() == ["B will appear", "B is appearing", "B did appear"])
    a.dismiss(animated: true)
    window.layoutIfNeeded()
    #expect(heard() == ["B will disappear", "B did disappear"])
  }

  @Test func `a child added by hand hears of its parent's appearance`() {
    let (parent, child) = (controller("P"), controller("C"))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    #expect(
      heard() == [
        "C will move", "C did move", "P will appear", "C will appear", "P is appearing",
        "C is appearing", "P did appear", "C did appear",
      ])

    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      heard() == ["C will move out", "C will disappear", "C did disappear", "C did move out"])
  }

  @Test func `a child added to a parent that shows appears at once`() {
    let (parent, child) = (controller("P"), controller("C"))
    window.rootViewController = parent
    window.makeKeyAndVisible()
    _ = log.take()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.layoutIfNeeded()
    #expect(
      heard() == [
        "C will move", "C will appear", "C is appearing", "C did move", "C did appear",
      ])
  }

  @Test func `presenting from where nothing shows is refused and logged`() {
    var lines: [String] = []
    let a = UIViewController()
    let former = LayoutLog.shared.write
    LayoutLog.shared.write = { lines.append($0) }
    a.present(UIViewController(), animated: false)
    LayoutLog.shared.write = former
    #expect(a.presentedViewController == nil)
    #expect(lines.count == 1)
    #expect(lines.first?.contains("whose view is not in the window hierarchy") == true)
  }
}
