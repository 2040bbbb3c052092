import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct BackButtonTests {
  private let window: UIWindow
  private let first = UIViewController()
  private let second = UIViewController()

  init() throws {
    window = UIWindow(screen: UIScreen(device: try #require(.named("iPhone 14"))))
    (first.title, second.title) = ("Recipes", "Soup")
  }

  private func show() -> UINavigationBar {
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return navigation.navigationBar
  }

  private func items(_ bar: UINavigationBar) -> [ViewDescription.Item] {
    var shown = ViewDescription()
    bar.describe(in: &shown)
    return shown.state?.items ?? []
  }

  @Test func `a pushed controller has an arrow and the title of the previous one`() {
    let shown = items(show())
    #expect(shown.map(\.image) == ["chevron.backward", nil])
    #expect(shown.map(\.title) == [nil, "Recipes"])
    #expect(shown.first?.frame == CGRect(x: 8, y: 11.5, width: 13, height: 21))
    #expect(shown.last?.frame?.minX == 27)
    let element = second.navigationController?.navigationBar.backButtonElement
    #expect(element?.accessibilityLabel == "Recipes")
    #expect(element?.accessibilityFrame.minX == 8)
  }

  @Test func `the title of the button is that of the previous item's button`() {
    let bar = show()
    first.navigationItem.backButtonTitle = "All"
    #expect(items(bar).last?.title == "All")
    first.navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "Done", style: .plain, target: nil, action: nil)
    #expect(items(bar).last?.title == "Done")
    first.navigationItem.backBarButtonItem?.title = ""
    #expect(items(bar).map(\.title) == [nil])
    first.navigationItem.backBarButtonItem = nil
    first.navigationItem.backButtonDisplayMode = .minimal
    #expect(items(bar).map(\.title) == [nil])
  }

  @Test func `a title without space is Back`() {
    let bar = show()
    first.navigationItem.title = "All the recipes of my grandmother"
    #expect(items(bar).last?.title == "Back")
    second.navigationItem.title = "A soup of potatoes and leek, cold"
    #expect(items(bar).last?.title == "Back")
    #expect(items(bar).last?.frame?.minX == 27)
  }

  @Test func `leading items replace the button unless they supplement it`() {
    let bar = show()
    let close = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
    second.navigationItem.leftBarButtonItem = close
    #expect(items(bar).map(\.title) == ["Close"])
    second.navigationItem.leftItemsSupplementBackButton = true
    let shown = items(bar)
    #expect(shown.map(\.title) == [nil, "Recipes", "Close"])
    #expect((shown[2].frame?.minX ?? 0) > (shown[1].frame?.maxX ?? 0))
    second.navigationItem.hidesBackButton = true
    #expect(items(bar).map(\.title) == ["Close"])
  }
}
