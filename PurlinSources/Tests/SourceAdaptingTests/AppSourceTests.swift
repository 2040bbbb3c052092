import SourceAdapting
import Testing

/// Sources as apps have them, for a preview.
@Suite struct AppSourceTests {
  private func adapt(_ sources: String...) -> SourceAdaptation {
    let files = sources.enumerated().map { (path: "\($0).swift", text: $1) }
    return SourceAdaptation(
      files,
      options: SourceAdaptation.Options(
        previews: .shown(classes: []), availableModules: ["UIKit", "Foundation", "SwiftUI"]))
  }

  /// The lines of an adapted file that are the source's own.
  private func lines(_ adaptation: SourceAdaptation, _ file: Int = 0) -> [String] {
    let text = adaptation.files[file].text
    let all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = all.firstIndex { $0.hasPrefix("#sourceLocation(") } ?? -1
    return Array(all[(start + 1)...])
  }

  @Test func `names that Apple's Foundation has are imported from their modules`() {
    let options = SourceAdaptation.Options(
      previews: .shown(classes: []),
      availableModules: ["UIKit", "Foundation", "Combine", "AppleNames"])
    func imports(_ text: String) -> [Substring] {
      SourceAdaptation([("0.swift", text)], options: options).files[0].text
        .split(separator: "\n").filter { $0.hasPrefix("import ") }
    }

    let model = "import Foundation\nclass Model: ObservableObject { @Published var a = 1 }"
    #expect(imports(model).contains("import Combine"))
    #expect(!imports(model).contains("import AppleNames"))
    #expect(imports("import Foundation\nlet key = kSecClass").contains("import AppleNames"))
    #expect(imports("import UIKit\nlet key = kCFBundleNameKey").contains("import AppleNames"))
    #expect(!imports("import UIKit\nclass Plain: UIView {}").contains("import Combine"))
  }

  @Test func `a framework of names is imported, and qualified names lose its name`() {
    let options = SourceAdaptation.Options(
      previews: .shown(classes: []), availableModules: ["UIKit", "Foundation", "AppleNames"])
    let text = SourceAdaptation(
      [("0.swift", "import PDFKit\nlet page: PDFKit.PDFView? = nil")], options: options
    ).files[0].text

    #expect(text.contains("import AppleNames"))
    #expect(!text.contains("PDFKit"))
  }

  @Test func `a process is the one that runs`() {
    let text = adapt("let info = ProcessInfo()\nlet own = Kit.ProcessInfo()").files[0].text
    #expect(text.contains("let info = ProcessInfo.processInfo"))
    #expect(text.contains("Kit.ProcessInfo()"))
  }

  @Test(arguments: [
    "CallKit", "CloudKit", "CommonCrypto", "CoreBluetooth", "CoreSpotlight", "CryptoKit", "ImageIO",
    "IntentsUI", "MediaPlayer", "Messages", "NotificationCenter", "SceneKit", "Social", "Speech",
    "SystemConfiguration", "TipKit", "VisionKit", "WatchConnectivity",
  ])
  func `this framework has names`(_ framework: String) {
    let options = SourceAdaptation.Options(
      previews: .shown(classes: []), availableModules: ["UIKit", "Foundation", "AppleNames"])
    let adaptation = SourceAdaptation([("0.swift", "import \(framework)")], options: options)
    #expect(adaptation.files[0].text.contains("import AppleNames"))
    #expect(adaptation.issues.isEmpty)
  }

  @Test func `what is here loses the name of a missing module, and the rest keeps it`() {
    let sources = [
      ("0.swift", "import Kit\nimport rope\nlet a = Kit.dot()\nfunc f() { rope.tie() }"),
      ("1.swift", "func dot() -> Dot { Dot() }\nstruct Dot {}"),
      // A class can have its module's name, and the method that calls it the name of its method.
      ("2.swift", "import Banner\nfunc g() { let dot = Kit.Dot(); Banner.show() }"),
      ("3.swift", "import Kit\nclass Bar { func show() { let dot = Kit.Dot(); _ = Kit.Line() } }"),
    ]
    let options = SourceAdaptation.Options(
      previews: .shown(classes: []), availableModules: ["UIKit", "Foundation"])
    let adaptation = SourceAdaptation(sources, options: options)
    let texts = adaptation.files.map(\.text)
    #expect(texts[0].contains("let a =     dot()"))
    #expect(texts[0].contains("rope.tie()"))
    #expect(texts[2].contains("Banner.show()"))
    #expect(texts[3].contains("let dot =     Dot(); _ = Kit.Line()"))
    #expect(adaptation.declaredTypes == ["Bar", "Dot"])
  }

  @Test func `what Foundation declares as unavailable is that of the module of names`() {
    let options = SourceAdaptation.Options(
      previews: .shown(classes: []), availableModules: ["UIKit", "Foundation", "AppleNames"])
    let source = "let formatter: DateComponentsFormatter = DateComponentsFormatter()"
    let text = SourceAdaptation([("0.swift", source)], options: options).files[0].text

    #expect(text.contains("import AppleNames"))
    #expect(
      text.contains(
        "let formatter: AppleNames.DateComponentsFormatter = AppleNames.DateComponentsFormatter()"))
    #expect(adapt(source).files[0].text.contains(source))
  }

  @Test func `a wrapper of SwiftUI is meant where the app has a type of its name`() {
    let view =
      "import SwiftUI\nstruct Card: View { @State var isOpen = false; var body: some View { EmptyView() } }"
    let plain = adapt(view, "enum Door { enum State { case open } }")
    #expect(plain.files[0].text.contains("{ @State var"))
    let named = adapt(view, "enum State { case open }")
    #expect(named.files[0].text.contains("{ @SwiftUI.State var"))
    let own = adapt(view, "@propertyWrapper struct State<Value> { var wrappedValue: Value }")
    #expect(own.files[0].text.contains("{ @State var"))
  }

  @Test func `an import of a missing module is left out with one note`() {
    let adaptation = adapt(
      "import Foundation.NSDate\nimport Kit\nlet date: Kit.Day = Kit.Day()", "import Kit")

    #expect(
      lines(adaptation)[..<3] == [
        "import Foundation", "          ", "let date: Kit.Day = Kit.Day()",
      ])
    #expect(
      adaptation.issues.map(\.description) == [
        "0.swift:2:1: warning: the module 'Kit' is not available; what needs its names is left out"
      ])
  }

  @Test func `an import that is left out leaves no semicolon before another`() {
    let adaptation = adapt("import Kit; import UIKit; import Other\nimport Kit; import Other\n")
    #expect(
      lines(adaptation)[..<2] == [
        "            import UIKit;             ", String(repeating: " ", count: 24),
      ])
  }

  @Test func `a function that declares a class is no listing`() {
    let adaptation = adapt(
      """
      func make() -> UIViewController {
        class Inner: UIViewController { override func viewDidLoad() { view.alpha = 1 } }
        return Inner()
      }
      """)
    #expect(adaptation.previews.isEmpty)
    #expect(lines(adaptation)[0] == "func make() -> UIViewController {")
  }

  @Test func `bodies of SwiftUI's views are replaced and keep their lines`() {
    let adaptation = adapt(
      """
      import SwiftUI
      struct Card: View {
        @State private var count = 0
        var body: some View {
          Text("a").hugely()
        }
        func row() -> some View { Nothing() }
        var number: Int { count }
      }
      #Preview { Card() }
      """)

    let found = lines(adaptation)
    #expect(found[3] == "  var body: some View { SwiftUI.Placeholder()")
    #expect(found[5] == "}")
    #expect(found[6] == "  func row() -> some View { SwiftUI.Placeholder()}")
    #expect(found[7] == "  var number: Int { count }")
    #expect(adaptation.previews.isEmpty)
    #expect(adaptation.issues.map(\.message) == ["a view of SwiftUI is not shown"])
  }

  @Test func `each class of a chain overrides what extensions declare`() {
    let adaptation = adapt(
      """
      class A: UIViewController {}
      extension A { @objc func done() {} }
      class B: A {}
      extension B { override func done() { super.done() } }
      """)
    let text = adaptation.files[0].text

    #expect(text.contains("func done() { purlinMoved_done() }"))
    #expect(text.contains("override func done() { purlinMoved2_done() }"))
    #expect(adaptation.issues.isEmpty)
  }

  @Test func `a method of an extension that is overridden is one of Objective-C`() {
    let adaptation = adapt(
      """
      extension UIViewController: Telling { func told() {} }
      class Screen: UIViewController {}
      extension Screen { override func told() {} }
      extension String { func told() {} }
      """)

    #expect(adaptation.files[0].text.contains("func purlinMoved_told() {}"))
    #expect(adaptation.files[0].text.contains("extension String { func told() {} }"))
    #expect(adaptation.issues.isEmpty)
  }

  @Test func `selectors are UIKit's where the app has a type of that name`() {
    let source = """
      class V: UIView { @objc func tap() {}
       lazy var action = #selector(tap) }
      """
    #expect(lines(adapt(source))[1].contains("= Selector(\"tap\""))
    let alias = adapt(source, "typealias Selector = (Int) -> Bool")
    #expect(lines(alias)[1].contains("= UIKit.Selector(\"tap\""))
  }

  @Test func `entry points and statements at the top level do not run`() {
    let adaptation = adapt(
      "@main struct Tool { static func main() {} }\nprint(1)\nlet kept = 2",
      "@main class Delegate: UIResponder, UIApplicationDelegate {}")

    #expect(
      lines(adaptation)[..<3] == [
        "      struct Tool { static func main() {} }", "        ", "let kept = 2",
      ])
    #expect(lines(adaptation, 1)[0].hasPrefix("      class Delegate"))
    #expect(adaptation.previews.isEmpty)
  }

  @Test func `statements that use view become a controller`() {
    let adaptation = adapt(
      """
      1 let box = UIView()
      2 view.addSubview(box)
        view.layoutIfNeeded()
      """)

    #expect(
      lines(adaptation)[..<3] == [
        "  class Fragment: UIViewController { func purlinStatements0() { let box = UIView()",
        "  view.addSubview(box)",
        "  view.layoutIfNeeded() }; override func viewDidLoad() { super.viewDidLoad(); "
          + "purlinStatements0() } }",
      ])
    #expect(adaptation.previews.map(\.className) == ["Fragment"])
  }

  @Test func `methods of a listing become members beside its values`() {
    let adaptation = adapt(
      """
      let margin: CGFloat = 16
      override func viewDidLoad() { super.viewDidLoad() }
      view.alpha = margin
      """)

    #expect(
      lines(adaptation)[..<3] == [
        "class Fragment: UIViewController { lazy var margin: CGFloat = 16",
        "override func viewDidLoad() { super.viewDidLoad() }",
        "func purlinStatements0() { view.alpha = margin }; override func viewWillAppear("
          + "_ animated: Bool) { super.viewWillAppear(animated); purlinStatements0() } }",
      ])
  }

  @Test func `functions of a listing are called where nothing else calls them`() {
    var options = SourceAdaptation.Options()
    options.previews = .shown(classes: [])
    let listing = """
      func build() { view.addSubview(nameLabel); arrange() }
      func arrange() {}
      func tap(on row: Int) {}
      """
    let adaptation = SourceAdaptation([("A.swift", listing)], options: options)
    let text = adaptation.files[0].text
    #expect(text.contains("purlinView(UILabel(), \"nameLabel\")"))
    #expect(text.contains("func viewDidLoad() { super.viewDidLoad(); build() }"))
    #expect(adaptation.previews.map(\.isFragment) == [true])
    // Functions of an app with a parameter of that name are no listing.
    let app = SourceAdaptation(
      [("A.swift", "func pin(view: UIView) { view.tag = 1 }")], options: options)
    #expect(app.previews.isEmpty)
  }

  @Test func `views of a listing that it does not declare are made`() {
    let adaptation = adapt("let top = 1\nbox.topAnchor.constraint(equalTo: top).isActive = true")

    #expect(
      lines(adaptation)[0]
        == "class Fragment: UIViewController { lazy var box = { let made = purlinView(UIView()); "
        + "made.translatesAutoresizingMaskIntoConstraints = false; view.addSubview(made); return made }(); func purlinStatements0() { let top = 1"
    )
  }

  @Test func `an order by a key is one of the module of names`() {
    let text = "let a = [NSSortDescriptor(key: \"k\", ascending: true), .init(key: 1)]"
    func adapted(_ modules: Set<String>) -> String {
      SourceAdaptation(
        [("0.swift", text)],
        options: SourceAdaptation.Options(
          previews: .shown(classes: []), availableModules: modules)
      ).files[0].text
    }
    let named = adapted(["UIKit", "AppleNames"])
    #expect(named.contains("import AppleNames"))
    #expect(
      named.contains("[NSSortDescriptor(purlinKey: \"k\", ascending: true), .init(key: 1)]"))
    #expect(adapted(["UIKit"]).contains(text))
  }
}
