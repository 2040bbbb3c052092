import SourceAdapting
import Testing

@Suite struct AdaptationTests {
  @Test func `attributes leave spaces, so that lines and columns stay`() throws {
    let source = """
      import UIKit
      @IBDesignable @objc(BKBadge) class Badge: UIView {
        @IBInspectable @objc dynamic var radius: CGFloat = 0
        @IBOutlet weak var label: UILabel!
      }
      """
    let lines = try #require(adapt(source).originalLines)
    #expect(lines[1] == "                             class Badge: UIView {")
    #expect(lines[2] == "                               var radius: CGFloat = 0")
    #expect(lines[3] == "            weak var label: UILabel!")
  }

  @Test func `actions, outlets and inspectable properties are answered`() {
    let adaptation = adapt(
      """
      import UIKit
      class Login: UIViewController {
        @IBOutlet private var fields: [UITextField]!
        @IBInspectable var inset: CGFloat = 0
        @IBAction private func send(_ sender: UIButton, event: UIEvent?) {}
        @objc func close() throws {}
        func plain() {}
        @objc class func shared() {}
      }
      """)
    #expect(adaptation.contains(#"case "setFields:": return message.assign(self, \.fields)"#))
    #expect(adaptation.contains(#"case "setInset:": return message.assign(self, \.inset)"#))
    #expect(
      adaptation.contains(
        #"case "send:event:": return message.call { self.send(message[0], event: message[1]) }"#))
    #expect(
      adaptation.contains(
        #"case "closeAndReturnError:": return message.call { try? self.close() }"#))
    #expect(!adaptation.contains("plain()\"") && !adaptation.contains("\"shared\""))
    #expect(adaptation.contains(#"table.add(Login.self, named: "Login")"#))
    #expect(adaptation.moduleFile.contains("purlinMessages_0(&table)"))
  }

  @Test func `properties of an object of unknown class are found by their names`() {
    let adaptation = adapt(
      """
      import UIKit
      class Screen {
        var rules: [AnyObject] = []
        var item: AnyObject?
        var known: [UIView] = []
        func check(_ other: Screen) {
          _ = rules.first?.priority
          _ = other.rules[0].constant
          _ = (other as AnyObject).title
          _ = item!.length
          _ = known.first?.frame
          _ = rules.count
          item?.update()
        }
      }
      """)
    #expect(adaptation.contains("PurlinMessages.object(rules.first)?.priority"))
    #expect(adaptation.contains("PurlinMessages.object(other.rules[0]).constant"))
    #expect(adaptation.contains("PurlinMessages.object((other as AnyObject)).title"))
    #expect(adaptation.contains("PurlinMessages.object(item)!.length"))
    #expect(adaptation.contains("= known.first?.frame") && adaptation.contains("= rules.count"))
    #expect(adaptation.contains(" item?.update()"))
  }

  @Test func `files that use parts of Apple's Foundation import the modules that have them`() {
    let networking = adapt("import Foundation\nlet session = URLSession.shared\n")
    #expect(networking.contains("import UIKit\nimport FoundationNetworking\n#sourceLocation"))
    let picture = adapt("import UIKit\nlet picture = CIImage()\n")
    #expect(picture.contains("import AppleNames\n#sourceLocation"))
    #expect(adapt("class A: NSObject, XMLParserDelegate {}\n").contains("import FoundationXML\n"))
    #expect(!adapt("let url = URL(string: \"a\")\n").contains("FoundationNetworking"))
  }

  @Test func `the attribute of an app's delegate goes, wherever it adopts the protocol`() {
    let adaptation = adapt(
      """
      import UIKit
      @main final class AppDelegate: UIResponder {}
      extension AppDelegate: UIApplicationDelegate {}
      """)
    #expect(adaptation.contains("      final class AppDelegate: UIResponder {}"))
    #expect(adapt("@main struct Tool { static func main() {} }").contains("@main struct"))
  }

  @Test func `objects of documents are created where an initializer needs nothing`() {
    let adaptation = adapt(
      """
      import UIKit
      class Plain: NSObject { var count = 0 }
      class Made: NSObject { override init() { super.init() } }
      class Given: NSObject { init(name: String) { super.init() } }
      class Convenient: Given { convenience init() { self.init(name: "") } }
      class Screen: UIViewController {}
      """)
    #expect(
      adapt("class Grid: UICollectionViewFlowLayout {}")
        .contains(#"table.add(Grid.self, named: "Grid") { Grid() }"#))
    #expect(adaptation.contains(#"table.add(Plain.self, named: "Plain") { Plain() }"#))
    #expect(adaptation.contains(#"table.add(Made.self, named: "Made") { Made() }"#))
    for name in ["Given", "Convenient", "Screen"] {
      #expect(adaptation.contains("table.add(\(name).self, named: \"\(name)\")\n"))
    }
  }

  @Test(arguments: [
    ("tapped", "tapped:"), ("tapped(_:)", "tapped:"), ("self.tapped(_:)", "tapped:"),
    ("Screen.tapped", "tapped:"), ("Self.tapped", "tapped:"), ("renamed", "other:"),
    ("select(with:)", "selectWith:"), ("move(row:to:)", "moveWithRow:to:"),
    ("inherited", "inherited"), ("getter: title2", "title2"), ("setter: title2", "setTitle2:"),
    ("twice(_:) as (Screen) -> (Int) -> Void", "twice:"), ("Other.elsewhere", "elsewhere"),
    ("type(of: self).tapped", "tapped:"), ("(tapped(_:))", "tapped:"), ("object.unique", "unique:"),
  ])
  func `a selector has the name of its method`(expression: String, name: String) {
    let adaptation = adapt(
      """
      import UIKit
      class Base: UIViewController { @objc func inherited() {} }
      class Screen: Base {
        @objc private func tapped(_ sender: Any) {}
        @objc(other:) func renamed(_ sender: Any) {}
        @objc func select(with row: Int) {}
        @objc func move(row: Int, to other: Int) {}
        @objc var title2 = ""
        func go() { let s = #selector(\(expression)); _ = s }
      }
      class Other: NSObject {
        @objc func elsewhere() {}
        @objc func unique(_ a: Int) {}
        @objc func tapped() {}
      }
      extension Screen { @objc func twice(_ count: Int) {} }
      """)
    #expect(adaptation.contains(#"Selector("\#(name)", PurlinMessages.self);"#))
    #expect(adaptation.issues.isEmpty)
  }

  @Test func `a method of another module goes along with its selector`() {
    let adaptation = adapt(
      """
      import UIKit
      class Screen: UIViewController {
        lazy var a = #selector(UIView.endEditing(_:))
        lazy var b = #selector(viewDidLoad)
      }
      """)
    #expect(
      adaptation.contains(
        #"Selector("endEditing:", PurlinMessages.self, UIView.endEditing(_:))"#))
    #expect(
      adaptation.contains(#"Selector("viewDidLoad", PurlinMessages.self, Screen.viewDidLoad)"#))
  }

  @Test func `a method that only a selector names is answered`() {
    let adaptation = adapt(
      """
      import UIKit
      @objc protocol Closing { func close() }
      class Screen: UIViewController, Closing {
        func close() {}
        lazy var a = #selector(close)
      }
      """)
    #expect(adaptation.contains(#"case "close": return message.call { self.close() }"#))
    #expect(adaptation.contains("protocol Closing: AnyObject {"))
  }

  @Test func `conditions of compilation stand around what is generated`() {
    let adaptation = adapt(
      """
      import UIKit
      class Screen: UIViewController {
        #if DEBUG
        @objc func debug() {}
        #elseif os(iOS) && BETA
        @objc func beta() {}
        #else
        @objc func release() {}
        #endif
      }
      """)
    #expect(adaptation.contains("#if (DEBUG)\n    case \"debug\""))
    #expect(adaptation.contains("#if !(DEBUG) && (true && BETA)\n    case \"beta\""))
    #expect(adaptation.contains("#if !(DEBUG) && !(true && BETA)\n    case \"release\""))
    #expect(adaptation.contains("#elseif true && BETA"))
  }

  @Test func `os(iOS) is left alone unless the package says so`() {
    let source = "#if os(iOS) || os(Linux)\nlet a = 1\n#endif\n"
    #expect(adapt(source, isForIOS: false).contains("#if os(iOS) || os(Linux)\n"))
    #expect(adapt(source).contains("#if true || false\n"))
  }

  @Test func `an override in an extension gets its place in the class`() throws {
    let adaptation = adapt(
      ("Card.swift", "import UIKit\nclass Card: UIView {\n  var a = 1\n}\nlet after = 1\n"),
      (
        "Card+Layout.swift",
        """
        import UIKit
        extension Card {
          override func layoutSubviews() { super.layoutSubviews() }
          public override var alpha: CGFloat {
            get { super.alpha } set { super.alpha = newValue }
          }
        }
        """
      ))
    let card = adaptation.files[0].text
    #expect(card.contains("override func layoutSubviews() { purlinMoved_layoutSubviews() }"))
    #expect(
      card.contains(
        "public override var alpha: CGFloat { get { purlinMoved_alpha } set { purlinMoved_alpha = "
          + "newValue } }"))
    #expect(card.contains("#sourceLocation(file: \"Card.swift\", line: 4)\n}\nlet after"))
    let layout = adaptation.files[1].text
    #expect(layout.contains("func purlinMoved_layoutSubviews() { super.layoutSubviews() }"))
    #expect(!layout.contains("override"))
  }

  @Test func `a method of an extension that a subclass overrides moves too`() {
    let adaptation = adapt(
      """
      class Base: NSObject {}
      extension Base { @objc func setUp(_ count: Int = 1) {} }
      class Sub: Base { override func setUp(_ count: Int) {} }
      """)
    #expect(adaptation.contains("func setUp(_ count: Int = 1) { purlinMoved_setUp(count) }"))
    #expect(adaptation.contains("func purlinMoved_setUp(_ count: Int = 1) {}"))
  }

  @Test func `a member of another module's class asks for its overrides`() {
    let adaptation = adapt(
      """
      import UIKit
      public extension UIView {
        @objc func fill(_ views: [UIView] = []) -> Bool { true }
      }
      extension UITableViewCell {
        override func fill(_ views: [UIView]) -> Bool { super.fill(views) }
      }
      class Cell: UICollectionViewCell { override func fill(_ views: [UIView]) -> Bool { false } }
      class SubCell: Cell { override func fill(_ views: [UIView]) -> Bool { super.fill(views) } }
      """)
    #expect(adaptation.issues.isEmpty)
    #expect(adaptation.contains("func purlinMoved_fill(_ views: [UIView] = []) -> Bool { true }"))
    #expect(adaptation.contains("{ func purlinOverride_fill(_ views: [UIView]) -> Bool }"))
    #expect(
      adaptation.contains("return object.purlinOverride_fill(views) }; return purlinMoved_fill"))
    #expect(
      adaptation.contains(
        " func purlinOverride_fill(_ views: [UIView]) -> Bool { super.purlinMoved_fill(views) }"))
    #expect(
      adaptation.contains(
        "override func purlinOverride_fill(_ views: [UIView]) -> Bool { super.purlinOverride_fill"))
    #expect(adaptation.contains("extension Cell: Overrides_"))
    #expect(!adaptation.contains("extension SubCell: Overrides_"))
  }

  @Test func `optional requirements are asked for`() {
    let adaptation = adapt(
      """
      import UIKit
      @objc public protocol ListSource {
        func count() -> Int
        @objc optional func title(_ row: Int) -> String
        @objc optional func list(_ list: Int, canSelect row: Int) -> Bool
      }
      class Full: NSObject, ListSource {
        func count() -> Int { 1 }
        func title(_ row: Int) -> String { "" }
      }
      class Sub: Full { func list(_ list: Int, canSelect row: Int) -> Bool { true } }
      func use(_ source: ListSource?) {
        _ = source?.title?(1)
        _ = source?.list?(1, canSelect: 2)
      }
      """)
    #expect(
      adaptation.contains(
        "public protocol ListSource_title_: AnyObject { func title(_ row: Int) -> String }"))
    #expect(
      adaptation.contains(
        "public var title: ((Int) -> String)? { (self as? any ListSource_title_)?.title(_:) }"))
    #expect(adaptation.contains("extension Full: ListSource_title_ {}"))
    #expect(adaptation.contains("extension Sub: ListSource_list_canSelect_ {}"))
    #expect(adaptation.contains("source?.title?(1)"))
    #expect(adaptation.contains("source?.list_canSelect?(1,            2)"))
  }

  @Test func `parameters without a name are passed on`() {
    let adaptation = adapt(
      """
      import UIKit
      class Layout: UICollectionViewFlowLayout {}
      extension Layout {
        override func shouldInvalidateLayout(forBoundsChange _: CGRect) -> Bool { true }
      }
      """)
    #expect(
      adaptation.contains(
        "shouldInvalidateLayout(forBoundsChange purlin0: CGRect) -> Bool "
          + "{ purlinMoved_shouldInvalidateLayout(forBoundsChange: purlin0) }"))
  }

  @Test func `a closure that does not escape is passed with its type`() {
    let adaptation = adapt(
      """
      import UIKit
      class Queue: NSObject {
        @objc func next(callback: (Bool) -> Void) {}
        @objc func later(callback: @escaping (Bool) -> Void) {}
      }
      """)
    #expect(adaptation.contains("self.next(callback: message[0] as (Bool) -> Void)"))
    #expect(adaptation.contains("self.later(callback: message[0])"))
  }

  @Test func `optional methods of UIKit's protocols are called without a question mark`() throws {
    let source = """
      import UIKit
      @objc protocol Own { @objc optional func own(_ row: Int, at place: Int) }
      final class Proxy: NSObject, UITableViewDelegate {
        weak var next: UITableViewDelegate?
        weak var source: UITableViewDataSource!
        var own: Own?
        var textViewDidChange: ((UITextView) -> Void)?
        func scrollViewDidScroll(_ view: UIScrollView) { next?.scrollViewDidScroll?(view) }
        func height(_ table: UITableView, _ path: IndexPath) -> CGFloat {
          next?.tableView?(table, heightForRowAt: path) ?? 44
        }
        func sections(_ table: UITableView) -> Int { source.numberOfSections!(in: table) }
        func others(_ text: UITextView) { self.textViewDidChange?(text); own?.own?(1, at: 2) }
      }
      """
    let lines = try #require(adapt(source).originalLines)
    #expect(lines[7].contains("{ next?.scrollViewDidScroll (view) }"))
    #expect(lines[9].contains("next?.tableView (table, heightForRowAt: path) ?? 44"))
    #expect(lines[11].contains("{ source.numberOfSections (in: table) }"))
    #expect(lines[12].contains("{ self.textViewDidChange?(text); own?.own_at?(1,     2) }"))
  }

  @Test func `a delegate's subclass says which optional method it adds`() {
    let adaptation = adapt(
      """
      import UIKit
      class Base: NSObject, UITableViewDelegate {}
      class Sub: Base {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 1 }
      }
      class Alone: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 1 }
      }
      """)
    #expect(adaptation.contains("extension Sub: UITableViewDelegate_heightForRowAt {}"))
    #expect(!adaptation.contains("extension Alone: UITableViewDelegate"))
  }

  @Test func `tests of the main actor are asynchronous`() throws {
    let source = """
      import XCTest
      @MainActor final class Tests: XCTestCase {
        override func setUp() { super.setUp() }
        func testA() {}
        func testB() throws {}
        func testC() async {}
        func helper() {}
      }
      final class Others: XCTestCase { func testD() {} }
      """
    let lines = try #require(adapt(source).originalLines)
    #expect(lines[2] == "  override func setUp() async throws { try await super.setUp() }")
    #expect(lines[3] == "  func testA() async {}")
    #expect(lines[4] == "  func testB() async throws {}")
    #expect(lines[5] == "  func testC() async {}")
    #expect(lines[6] == "  func helper() {}")
    #expect(lines[8].contains("func testD() {}"))
  }

  @Test func `nested and local classes are answered for`() {
    let adaptation = adapt(
      """
      import UIKit
      class Outer: UIView {
        private class Inner: NSObject { @objc func ping() {} }
      }
      func test() {
        class Target: NSObject { @objc func fire() {} }
        _ = Target()
      }
      """)
    #expect(adaptation.contains("fileprivate class Inner"))
    #expect(adaptation.contains("extension Outer.Inner: Messages_0_Outer_Inner"))
    #expect(adaptation.contains("class Target: NSObject, @MainActor Messages_0_"))
    #expect(adaptation.issues.isEmpty)
  }

  @Test func `a key path becomes the names of its properties in Objective-C`() {
    let adaptation = adapt(
      """
      import UIKit
      class Player: NSObject {
        @objc dynamic var isReady = false
        @objc(length) dynamic var duration = 0.0
        let paths = [
          #keyPath(CAGradientLayer.colors), #keyPath(UIView.isHidden),
          #keyPath(UIView.layer.isDoubleSided), #keyPath(Player.isReady), #keyPath(duration),
        ]
      }
      """)
    #expect(adaptation.contains(#" "colors", "hidden","#))
    #expect(adaptation.contains(#" "layer.doubleSided", "isReady", "length","#))
    #expect(adaptation.issues.isEmpty)
  }

  @Test func `a key path with a property whose name is not known is refused, with its place`() {
    let adaptation = adapt(
      """
      import UIKit
      class Player: NSObject { @objc dynamic var isReady = false }
      let url = #keyPath(NSURLRequest.url)
      let ready = #keyPath(Owner.player.isReady)
      """)
    #expect(
      adaptation.issues.map(\.description) == [
        "App.swift:3:11: error: the name of 'url' in Objective-C is not known; write the key path as a "
          + "string",
        "App.swift:4:13: error: the name of 'isReady' in Objective-C is not known; write the key path "
          + "as a string",
      ])
  }

  @Test func `imports of parts of UIKit become imports of UIKit`() throws {
    let source = """
      import UIKit.UIGestureRecognizerSubclass // touches
      import ObjectiveC
      import ObjectiveC.runtime
      import class UIKit.UIView
      import Combine
      """
    let lines = try #require(adapt(source).originalLines)
    #expect(lines[0] == "import UIKit // touches")
    #expect(lines[1...2].allSatisfy { $0.allSatisfy { $0 == " " } })
    #expect(lines[3...4] == ["import UIKit", "import Combine"])
    #expect(adapt(source).contains("import UIKit\n#sourceLocation"))
  }

  @Test func `the name of a class is asked for without Objective-C`() {
    let adaptation = adapt(
      "func name(_ object: AnyObject) -> String { type(of: object).description() }\n")
    #expect(adaptation.contains("{ String(reflecting: type(of: object)) }"))
  }

  @Test func `an attributed string without arguments gets an empty string`() {
    let adaptation = adapt(
      """
      import UIKit
      let text = NSMutableAttributedString()
      func join(_ more: NSAttributedString = NSAttributedString( )) { text.append(more) }
      let kept = NSAttributedString(string: "a")
      let storage = NSTextStorage()
      """)
    #expect(adaptation.contains(#"NSMutableAttributedString(string: "")"#))
    #expect(adaptation.contains(#"= NSAttributedString( string: "")"#))
    #expect(adaptation.contains(#"kept = NSAttributedString(string: "a")"#))
    #expect(adaptation.contains(#"NSTextStorage(string: "")"#))
  }

  @Test func `an override of what another module has in an extension is named`() {
    let adaptation = adapt(
      "import UIKit\nextension UINavigationController { override open func loadView() {} }\n")
    #expect(adaptation.issues.map(\.severity) == [.warning])
    #expect(adaptation.contains("open func purlinMoved_loadView() {}"))
  }

  @Test func `the same files give the same text, in whatever order classes are declared`() {
    let source =
      "import UIKit\nclass B: A { @objc func x() {} }\nclass A: UIView { @objc func x() {} }\n"
    #expect(adapt(source).files[0].text == adapt(source).files[0].text)
    #expect(adapt(source).contains(#"table.add(["x"], depth: 2)"#))
    #expect(adapt(source).contains(#"table.add(["x"], depth: 1)"#))
  }

  @Test func `files of one name get different names`() {
    let names = SourceAdaptation.outputNames(for: ["/a/View.swift", "/b/View.swift"])
    #expect(Set(names).count == 2 && names.allSatisfy { $0.hasSuffix("View.swift") })
  }
}

// MARK: -

func adapt(_ text: String, isForIOS: Bool = true) -> SourceAdaptation {
  SourceAdaptation([("App.swift", text)], options: .init(isForIOS: isForIOS))
}

func adapt(_ files: (path: String, text: String)...) -> SourceAdaptation {
  SourceAdaptation(files, options: .init(isForIOS: true))
}

extension SourceAdaptation {
  func contains(_ text: String) -> Bool { files.contains { $0.text.contains(text) } }

  /// The lines that stand for those of the only file.
  var originalLines: [String]? {
    guard let text = files.first?.text else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.firstIndex { $0.hasPrefix("#sourceLocation(") }.map { Array(lines[($0 + 1)...]) }
  }
}
