import SourceAdapting
import Testing

@Suite struct PreviewTests {
  private let source = """
    import UIKit
    class Card: UIView {}
    class Plain: UIViewController {}
    class Titled: UIViewController {
      init(title: String) { super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { fatalError() }
    }
    class Derived: Plain { convenience init(number: Int) { self.init() } }
    """

  private func adapt(
    _ source: String, showing classes: Set<String>?
  ) -> SourceAdaptation {
    var options = SourceAdaptation.Options()
    if let classes { options.previews = .shown(classes: classes) }
    return SourceAdaptation([("A.swift", source)], options: options)
  }

  @Test func `a preview becomes a function on its lines`() throws {
    let preview = """
      #Preview("Card \\("a")", traits: .landscapeLeft) {
        Card()
      }
      """
    let adaptation = adapt(source + "\n" + preview, showing: [])
    let text = try #require(adaptation.files.first?.text)
    #expect(
      text.contains(
        "public func purlin_preview_0() { PreviewRunner.showPreview(\"Card \\(\"a\")\", traits: .landscapeLeft) {"
      ))
    #expect(text.contains("\n  Card()\n} }\n"))
    #expect(adaptation.previews.map(\.line) == [9])
  }

  @Test func `without a runner, previews become spaces`() throws {
    let text = try #require(
      adapt("@available(iOS 17, *)\n#Preview { A() }\n", showing: nil).files.first?.text)
    #expect(!text.contains("Preview") && !text.contains("@available"))
  }

  @Test func `without previews, controllers with an initializer without arguments are shown`() {
    #expect(adapt(source, showing: []).previews.map(\.className) == ["Plain", "Derived"])
    #expect(adapt(source, showing: ["Card", "Titled"]).previews.map(\.className) == ["Card"])
  }

  @Test func `a controller that needs arguments is listed, one of a collection view has a layout`()
  {
    let adaptation = adapt(
      source + """

        class Grid: UICollectionViewController { func f() {} }
        class Own: UICollectionViewController { init(number: Int) {} }
        class Base: UIViewController { init(number: Int) {} }
        class Leaf: Base { init() { super.init(number: 1) } }
        """, showing: [])
    #expect(adaptation.previews.compactMap(\.className) == ["Plain", "Derived", "Grid", "Leaf"])
    #expect(adaptation.unshown.compactMap(\.className) == ["Titled", "Own"])
    #expect(adaptation.unshown.map(\.line) == [4, 10])
    #expect(
      adaptation.files[0].text.contains(
        "{ Grid(collectionViewLayout: UICollectionViewFlowLayout()) }"))
    #expect(adapt(source + "\n#Preview { Card() }", showing: []).unshown.isEmpty)
  }

  @Test func `a first case of an enumeration is an argument, which the name of the preview has`() {
    let adaptation = adapt(
      """
      import UIKit
      enum Kind: String { case intro = "a", other }
      enum Filled { case value(Int) }
      class Page: UIViewController { init(kind: Kind, _ more: Kind, count: Int = 1) {} }
      class Full: UIViewController { init(filled: Filled) {} }
      class Mixed: UIViewController { init(kind: Kind, count: Int) {} }
      """, showing: [])
    #expect(adaptation.previews.compactMap(\.className) == ["Page"])
    #expect(adaptation.unshown.compactMap(\.className) == ["Full", "Mixed"])
    let creation = "Page(kind: .intro, .intro)"
    #expect(adaptation.files[0].text.contains("showPreview(\"\(creation)\") { \(creation) }"))
  }

  @Test func `an object that the sources can make of nothing is an argument`() {
    let adaptation = adapt(
      """
      import UIKit
      protocol Feeding { var title: String { get } }
      protocol Storing {}
      enum Tab { case first }
      final class Disk: Storing { init(tab: Tab) {} }
      struct Broken: Feeding { var title: String }
      struct Feed: Feeding {
        let store: any Storing
        var title: String { "" }
        init(store: Storing, done: @escaping (Int, String) -> Void) { self.store = store }
      }
      struct Model { let number: Int }
      class Plain { var name = "a"; lazy var size = 2; var other: Int? }
      class Single { static let shared = Single(); private init() {} }
      class ByProtocol: UIViewController { init(model: any Feeding, plain: Plain, _ row: Int?, list: [Int]) {} }
      class ByModel: UIViewController { init(model: Model) {} }
      class BySingle: UIViewController { init(single: Single) {} }
      class ByView: UIViewController { init(label: Title) {} }
      class Title: UILabel {}
      """, showing: [])
    #expect(adaptation.previews.compactMap(\.className) == ["ByProtocol"])
    #expect(adaptation.previews.map(\.hasChosenArguments) == [true])
    #expect(adaptation.unshown.compactMap(\.className) == ["ByModel", "BySingle", "ByView"])
    let creation =
      "ByProtocol(model: Feed(store: Disk(tab: .first), done: { _, _ in }), plain: Plain(), nil, list: [])"
    #expect(adaptation.files[0].text.contains("showPreview(\"\(creation)\") { \(creation) }"))
  }

  @Test func `the window that a delegate makes is shown, that of the scene first`() {
    let delegate = """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func launch() { window?.rootViewController = UIViewController() }
      }
      """
    let scene = """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func connect() { window.rootViewController = UIViewController() }
      }
      """
    for (text, call) in [
      (delegate, "PreviewRunner.showApp(delegate: { AppDelegate() })"),
      (delegate + "\n" + scene, "PreviewRunner.showApp(sceneDelegate: { SceneDelegate() })"),
    ] {
      let adaptation = adapt(text, showing: [])
      #expect(adaptation.previews.map(\.symbol) == ["purlin_app"])
      #expect(adaptation.files[0].text.contains(call))
    }
    // A storyboard has the root of this one, and a preview is shown instead.
    let plain = delegate.replacing("window?.rootViewController", with: "_")
    #expect(adapt(plain, showing: []).previews.isEmpty)
    #expect(adapt(delegate + "\n#Preview { UIView() }", showing: []).previews.count == 1)
  }

  @Test func `the app's delegate is made where code asks for it`() {
    let delegate = "class AppDelegate: NSObject, UIApplicationDelegate {}\n"
    let use = "func f() { _ = UIApplication.shared.delegate as? AppDelegate }"
    func isMade(_ text: String) -> Bool {
      adapt(text, showing: []).files[0].text
        .contains("PreviewRunner.setDelegate(AppDelegate())")
    }
    #expect(isMade(delegate + use))
    #expect(!isMade(delegate))
    #expect(!isMade(delegate.replacing("{}", with: "{ init(number: Int) {} }") + use))
  }

  @Test(arguments: [
    ("Kit.register()\n    return true", true), ("return true", false),
    ("window = UIWindow()\n    Kit.register()\n    return true", false),
    ("window?.rootViewController = A()\n    return true", false),
  ])
  func `an app is launched whose delegate does something then, and makes no window`(
    body: String, isLaunched: Bool
  ) {
    let text = adapt(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          \(body)
        }
      }
      """, showing: []
    ).files[0].text
    #expect(text.contains("PreviewRunner.launchApp(AppDelegate())") == isLaunched)
  }
}
