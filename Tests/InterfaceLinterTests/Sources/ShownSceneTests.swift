import InterfaceBuilder
import SourceReading
import Testing

@testable import InterfaceLinter

/// What the sources of an app say about scenes that nothing shows, and about what documents name.
@Suite struct ShownSceneTests {
  private func file(_ name: String, _ text: String) -> SourceChecker.File {
    SourceChecker.File(name: name, path: name, bytes: Array(text.utf8), isChecked: true)
  }

  private func check(
    _ document: String, named name: String = "Main.storyboard", _ code: String,
    in language: String = "swift", _ resources: SourceChecker.Resources = .init()
  ) -> [LintResult] {
    SourceChecker(settings: LintSettings()).check(
      documents: [file(name, document)], sources: [file("A.\(language)", code)],
      resources: resources)
  }

  private func storyboard(_ scenes: String...) -> String {
    let list = scenes.enumerated().map { index, objects in
      "<scene sceneID=\"s\(index)\"><objects>\n\(objects)\n</objects></scene>\n"
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="first"><scenes>
      \(list.joined())</scenes></document>
      """
  }

  private let old = """
    <viewController id="old" customClass="Olld" sceneMemberID="viewController"/>
    """

  @Test(arguments: [
    // A segue of the controller, which code performs.
    ("", "", FindingSeverity.note),
    ("", "func go() { performSegue(withIdentifier: \"go\", sender: nil) }", .error),
    ("", "func go(_ name: String) { performSegue(withIdentifier: name, sender: nil) }", .error),
    ("", "enum Step: String { case go }", .error), ("", "// performSegue(\"go\")", .note),
    // A segue that a control or the controller itself performs.
    ("button", "", .error), ("relationship", "", .error),
  ])
  func `a scene is shown if something performs the segue to it`(
    kind: String, code: String, severity: FindingSeverity
  ) {
    let segue =
      "<connections><segue destination=\"old\" kind=\"\(kind == "relationship" ? kind : "show")\" "
      + "identifier=\"go\" id=\"g\"/></connections>"
    let first =
      kind == "button"
      ? "<view key=\"view\" id=\"v\"><subviews><button id=\"b\">\(segue)</button></subviews></view>"
      : segue
    let found = check(
      storyboard(
        "<viewController id=\"first\" customClass=\"First\" sceneMemberID=\"viewController\">"
          + "\(first)</viewController>", old),
      "import UIKit\nclass First: UIViewController { \(code) }\nclass Old {}\n")
    let unknown = found.flatMap(\.findings).filter { $0.ruleID == "unknown-class" }
    #expect(unknown.map(\.severity) == [severity])
  }

  @Test(arguments: [
    ("view = UIView()", FindingSeverity.note), ("super.loadView()", .error),
  ])
  func `the view of a controller that makes its own is not shown`(
    statement: String, severity: FindingSeverity
  ) {
    let document = storyboard(
      "<viewController id=\"first\" customClass=\"First\" sceneMemberID=\"viewController\">"
        + "<view key=\"view\" id=\"v\" customClass=\"Olld\"/></viewController>")
    let code =
      "import UIKit\nclass First: UIViewController { override func loadView() { \(statement) } }\nclass Old {}\n"
    let unknown = check(document, code).flatMap(\.findings).filter { $0.ruleID == "unknown-class" }
    #expect(unknown.map(\.severity) == [severity])
    let index = SourceIndex([
      SourceFacts(reading: Array(code.utf8), file: "A.swift", language: .swift)
    ])
    let shown = ShownScenes(
      reading: [file("Main.storyboard", document)], listed: ["Main"], in: index,
      [file("A.swift", code)])
    #expect(
      shown.unshownControllers == (severity == .note ? ["Main.storyboard": ["first"]] : [:]))
  }

  @Test(arguments: [
    ("enum Home { class Inner: UIView {} }", "inside another type"),
    ("private class Inner: UIView {}", "private"),
    ("fileprivate class Inner: UIView {}", "private"),
    ("class Inner: UIView {}", nil), ("enum Home { @objc(Inner) class Inner: UIView {} }", nil),
    ("private class Inner: UIView {}\nclass Inner: UIView {}", nil),
  ])
  func `a class whose name at run time a document cannot have is not known`(
    code: String, reason: String?
  ) {
    let view =
      "<view key=\"view\" id=\"v\" customClass=\"Inner\""
      + (code.contains("@objc") ? "/>" : " customModule=\"App\" customModuleProvider=\"target\"/>")
    let found = check(
      storyboard(
        "<viewController id=\"first\" sceneMemberID=\"viewController\">\(view)</viewController>"),
      "import UIKit\n\(code)\n")
    let unknown = found.flatMap(\.findings).filter { $0.ruleID == "unknown-class" }
    #expect(unknown.count == (reason == nil ? 0 : 1))
    if let reason { #expect(unknown.first?.message.contains("'Inner' is \(reason)") == true) }
  }

  @Test(arguments: [
    "_ = UIStoryboard(name: \"Nix\", bundle: nil).instantiateViewController(withIdentifier: \"Nada\")",
    "let s = UIStoryboard(name: \"Nix\", bundle: nil)\n_ = s.instantiateViewController(withIdentifier: \"Nada\")",
  ])
  func `a storyboard that does not exist is one mistake with what it would contain`(_ code: String)
  {
    let found = check(
      storyboard("<viewController id=\"first\" sceneMemberID=\"viewController\"/>"),
      "import UIKit\nclass A: UIViewController { override func viewDidLoad() {\n\(code)\n} }\n")
    let unknown = found.flatMap(\.findings).filter { $0.ruleID == "unknown-identifier" }
    #expect(unknown.map(\.message) == ["There is no storyboard 'Nix'."])
  }

  @Test(
    arguments: [
      ("", [], FindingSeverity.note),
      ("let board = UIStoryboard(name: \"Extra\", bundle: nil)", [], .error),
      ("func open(_ name: String) { _ = UIStoryboard(name: name, bundle: nil) }", [], .note),
      (
        "func open(_ name: String) { _ = UIStoryboard(name: name, bundle: nil) }\n"
          + "func go() { open(\"Ex\" + \"tra\") }", [], .error
      ),
      (
        "func open(_ name: String) { _ = UIStoryboard(name: name, bundle: nil) }\n"
          + "func go(_ end: String) { open(\"Ext\" + end) }", [], .error
      ),
      ("func open() { _ = UIStoryboard(name: rest.capitalized, bundle: nil) }", [], .error),
      ("static let board = UIStoryboard(name: \"Extra\", bundle: nil)", [], .note),
      (
        "static let board = UIStoryboard(name: \"Extra\", bundle: nil)\nlet own = First.board", [],
        .error
      ),
      ("/* Extra */ // Extra Extra Extra Extra Extra Extra Extra", [], .note),
      ("enum Board: String { case Extra }", [], .note),
      ("enum Board: String { case Extra }\nlet board = Board.Extra", [], .error),
      ("", ["Extra"], .error), ("", nil, .error),
    ] as [(String, [String]?, FindingSeverity)])
  func `the initial scene is shown if something loads the storyboard`(
    code: String, listed: [String]?, severity: FindingSeverity
  ) {
    var resources = SourceChecker.Resources()
    resources.listed = listed.map(Set.init)
    let found = check(
      storyboard(old.replacing("\"old\"", with: "\"first\"")), named: "Extra.storyboard",
      "import UIKit\nclass First: UIViewController { \(code) }\nclass Old {}\n", resources)
    let unknown = found.flatMap(\.findings).filter { $0.ruleID == "unknown-class" }
    #expect(unknown.map(\.severity) == [severity])
    let unused = found.flatMap(\.findings).filter { $0.ruleID == "unused-storyboard" }
    let isNamed = code.contains("\"Extra\"") || code.contains("case Extra")
    #expect(unused.map(\.severity) == (severity == .note ? [isNamed ? .note : .warning] : []))
  }

  private static let board =
    "var board: UIStoryboard { UIStoryboard(name: rawValue, bundle: nil) }"

  @Test(
    arguments: [
      // A constant that only another thing's name mentions, and one with a name of its own.
      (
        """
        enum Boards { static let Extra = "Extra" }
        enum Texts { enum Extra { static let title = "" } }
        let text = Texts.Extra.title
        """, false
      ),
      ("enum Boards { static let Extra = \"Extra\" }\nlet name = Boards.Extra", true),
      ("enum Boards { static let Extra = \"Extra\"\n static let first = [Extra] }", false),
      (
        """
        enum Boards { static let Extra = "Extra"
         static let first = [Extra] }
        let all = Boards.first
        """, true
      ),
      ("enum Boards { public static let extra: String = \"Extra\" }", false),
      ("enum Boards { static let extra = \"Extra\" }\nlet name = Boards.extra", true),
      (
        """
        enum Boards { static let extra = "Extra" }
        extension Boards { func f() { g(extra) } }
        """, true
      ),
      // A method of the same name is another thing.
      ("enum Boards { static let extra = \"Extra\" }\nfunc f() { extra() }", false),
      // Cases, and all of an enumeration.
      ("enum Board: String { case extra = \"Extra\"\n\(board) }", false),
      ("enum Board: String { case extra = \"Extra\"\n\(board) }\nlet b = Board.extra.board", true),
      ("enum Board: String { case Extra, Other\n\(board) }\nlet b = Board.Other.board", false),
      ("enum Board: String { case Other, Extra\n\(board) }\nf(.Extra)", true),
      (
        """
        enum Board: String { case Other, Extra\n\(board) }
        func f(_ b: Board) { switch b { case .Other, .Extra: break } }
        """, false
      ),
      ("enum Board: String { case Extra\n\(board) }\nlet b = Board(rawValue: text)", true),
      ("enum Board: String, CaseIterable { case Extra\n\(board) }", true),
      ("enum Board: String, Codable { case extra = \"Extra\"\n\(board) }", true),
    ])
  func `a name is used if code uses the constant or case that has it`(code: String, isShown: Bool) {
    var resources = SourceChecker.Resources()
    resources.listed = []
    let found = check(
      storyboard(old.replacing("\"old\"", with: "\"first\"")), named: "Extra.storyboard",
      "import UIKit\nclass Old {}\n\(code)\n", resources)
    let unknown = found.flatMap(\.findings).filter { $0.ruleID == "unknown-class" }
    #expect(unknown.map(\.severity) == [isShown ? .error : .note])
  }

  @Test(arguments: [("", false), ("void f(void) { g(kExtra); }", true)])
  func `a name is used if code uses the constant of Objective-C that has it`(
    code: String, isShown: Bool
  ) {
    var resources = SourceChecker.Resources()
    resources.listed = []
    let found = check(
      storyboard(old.replacing("\"old\"", with: "\"first\"")), named: "Extra.storyboard",
      """
      #import <UIKit/UIKit.h>
      extern NSString *const kExtra;
      NSString *const kExtra = @"Extra";
      \(code)
      """, in: "m", resources)
    let unknown = found.flatMap(\.findings).filter { $0.ruleID == "unknown-class" }
    #expect(unknown.map(\.severity) == [isShown ? .error : .note])
  }

  @Test(
    arguments: [
      ("Start", "", false),
      ("Start", "storyboard!.instantiateViewController(withIdentifier: \"Start\")", true),
      ("Old", "storyboard!.instantiateViewController(withIdentifier: \"\\(Old.self)\")", true),
      ("Old", "let old: Any? = nil", false), ("details", "case details", true),
      // A generator of constants gives the scene a name of its own.
      ("Details", "show(StoryboardScene.Main.details.instantiate())", true),
      ("Details", "show(R.storyboard.main.details())", true),
      ("Details", "show(R.storyboard.main.other())", false),
    ])
  func `the proof of a scene depends on whether code makes it`(
    identifier: String, code: String, isShown: Bool
  ) {
    let document = storyboard(
      "<viewController id=\"first\" sceneMemberID=\"viewController\"/>",
      "<viewController id=\"old\" storyboardIdentifier=\"\(identifier)\" "
        + "sceneMemberID=\"viewController\"/>",
      "<viewController id=\"none\" sceneMemberID=\"viewController\"/>")
    let source = "import UIKit\nclass Old: UIViewController {}\nclass First { \(code) }\n"
    func unshown(in listed: [String]?) -> ShownScenes {
      ShownScenes(
        reading: [file("Main.storyboard", document)], listed: listed.map(Set.init),
        in: SourceIndex([
          SourceFacts(reading: Array(source.utf8), file: "A.swift", language: .swift)
        ]), [file("A.swift", source)])
    }
    for listed in [["Main"], nil] {
      let found = unshown(in: listed)
      #expect(
        found.unshownControllers == ["Main.storyboard": isShown ? ["none"] : ["none", "old"]])
      #expect(found.unloaded.isEmpty)
    }
    let unloaded = unshown(in: []).unloaded
    #expect(unloaded == (code.contains("main") || code.contains("Main") ? [] : ["Main.storyboard"]))
  }

  @Test(
    arguments: [
      ("", "\"old\"", false), ("let maker = Maker()", "\"old\"", true),
      ("// Maker() old", "\"old\"", false),
      ("", "Names.last", false), ("let maker = Maker()", "Names.last", true),
      // The class of a scene that is shown makes another.
      ("", "\"next\"", true),
    ] as [(String, String, Bool)])
  func `a scene is shown if code that something uses makes it`(
    start: String, identifier: String, isShown: Bool
  ) {
    let made = identifier == "\"next\"" ? "next" : "old"
    let document = storyboard(
      "<viewController id=\"first\" customClass=\"First\" sceneMemberID=\"viewController\"/>",
      "<viewController id=\"\(made)\" storyboardIdentifier=\"\(made)\" sceneMemberID=\"viewController\"/>"
    )
    let source =
      "import UIKit\n" + """
        class Delegate: UIResponder, UIApplicationDelegate {
          \(start)
        }
        class First: UIViewController {
          func go() { _ = storyboard!.instantiateViewController(withIdentifier: "next") }
        }
        enum Names { static let last = "old" }
        class Maker {
          func make() { _ = board.instantiateViewController(withIdentifier: \(identifier)) }
        }
        """
    let shown = ShownScenes(
      reading: [file("Main.storyboard", document)], listed: ["Main"],
      in: SourceIndex([
        SourceFacts(reading: Array(source.utf8), file: "A.swift", language: .swift)
      ]), [file("A.swift", source)])
    #expect(shown.unshownControllers == (isShown ? [:] : ["Main.storyboard": [made]]))
  }

  @Test(
    arguments: [
      // A factory with the name of the class, and who calls it.
      ("olld", "", false), ("olld", "let old = UIStoryboard.olld()", true),
      ("olld", "let old: olld? = nil", false), ("make", "", false),
      ("make", "let old = Other.make()", false), ("make", "let old = UIStoryboard.make()", true),
      ("make", "func show<T>(_ t: T.Type) { T.make() }", true),
    ] as [(String, String, Bool)])
  func `a factory of a type runs if code calls it by the type`(
    factory: String, code: String, isShown: Bool
  ) {
    let document = storyboard(
      "<viewController id=\"first\" customClass=\"First\" sceneMemberID=\"viewController\"/>",
      "<viewController id=\"old\" storyboardIdentifier=\"olld\" sceneMemberID=\"viewController\"/>"
    )
    let source = """
      \("import") UIKit
      class First: UIViewController {
        \(code)
      }
      class olld: UIViewController {}
      enum Other {
        case make
        static func other() { other() }
      }
      extension UIStoryboard {
        static func \(factory)() -> olld {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "olld") as! olld
        }
      }
      """
    let shown = ShownScenes(
      reading: [file("Main.storyboard", document)], listed: ["Main"],
      in: SourceIndex([
        SourceFacts(reading: Array(source.utf8), file: "A.swift", language: .swift)
      ]), [file("A.swift", source)])
    #expect(shown.unshownControllers == (isShown ? [:] : ["Main.storyboard": ["old"]]))
  }

  @Test func `all that is found in a scene that nothing shows is a note`() throws {
    let first = "<viewController id=\"first\" sceneMemberID=\"viewController\"/>"
    let known = try #require(
      check(storyboard(first, "\(old)\n"), "import UIKit\nclass Old: UIViewController {}\n").first)
    func finding(_ line: Int) -> LintFinding {
      LintFinding(
        rule: "misplaced-view", .warning, "", at: SourcePosition(line: line, column: 1), of: "x")
    }
    var result = LintResult(
      file: "Main.storyboard", findings: [finding(3), finding(6)], lines: [:])
    result.add(known)
    let severities = result.findings.filter { $0.ruleID == "misplaced-view" }.map(\.severity)
    #expect(severities == [.warning, .note])
  }

  @Test(arguments: [
    ("swift", "colour", false), ("swift", "Colour", false), ("swift", "paint", true),
  ])
  func `a runtime attribute is set by its setter, whatever the case of the initial`(
    language: String, key: String, isMissing: Bool
  ) {
    let view = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view customClass="Box" id="b"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="\(key)"/></userDefinedRuntimeAttributes>
      </view></objects></document>
      """
    let found = check(
      view, named: "Box.xib",
      "import UIKit\n@objc(Box) class Box: UIView { @IBInspectable var Colour: UIColor? }\n")
    #expect(found.flatMap(\.findings).contains { $0.ruleID == "missing-property" } == isMissing)
  }

  @Test(arguments: [
    ("photo.image = load()", "photo", FindingSeverity.note),
    ("photo.sd_setImage(with: url)", "photo", .note), ("photo.alpha = 0", "photo", .warning),
    ("photo.image = load()", "icon", .warning),
  ])
  func `an image that code replaces is only shown on the canvas`(
    code: String, outlet: String, severity: FindingSeverity
  ) {
    var resources = SourceChecker.Resources()
    resources.listed = []
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view customClass="Box" id="v"><subviews><imageView image="sample" id="i"/></subviews>
      <connections><outlet property="\(outlet)" destination="i" id="o"/></connections></view>
      </objects><resources><image name="sample" width="9" height="9"/></resources></document>
      """
    let box = "class Box: UIView { @IBOutlet var \(outlet): UIImageView!\n func f() { \(code) } }"
    let found = check(xib, named: "Box.xib", "let names = [\"Box\"]\n" + box, resources)
    let missing = found.flatMap(\.findings).filter { $0.ruleID == "missing-asset" }
    #expect(missing.map(\.severity) == [severity])
  }

  @Test(arguments: [
    ("logo", true, FindingSeverity.warning), ("lago", false, .warning), ("hidden", true, .note),
    ("shape.png", false, .warning), ("SHAPE.png", true, .warning), ("kit", false, .warning),
  ])
  func `an image that a document names and the app does not have is missing`(
    name: String, isMissing: Bool, severity: FindingSeverity
  ) {
    var resources = SourceChecker.Resources()
    (resources.images, resources.listed, resources.absent) = (["lago", "shape"], [], ["kit"])
    let hidden = name == "hidden" ? "hidden=\"YES\"" : ""
    let view = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="v"><subviews><imageView \(hidden) image="\(name)" id="i"/>
      <imageView image="star" catalog="system" id="s"/><imageView image="own:image" id="o"/>
      </subviews></view></objects>
      <resources><image name="\(name)" width="9" height="9"/>
      <image name="own:image" width="9" height="9"><mutableData key="data">AA==</mutableData></image>
      </resources></document>
      """
    let found = check(view, named: "Box.xib", "let names = [\"Box\"]", resources)
      .flatMap(\.findings).filter { $0.ruleID == "missing-asset" }
    #expect(found.map(\.severity) == (isMissing ? [severity] : []))
    if name == "SHAPE.png" {
      #expect(found.first?.message == "The app has no image 'SHAPE.png'; similar: 'shape'.")
    }
  }

  /// The rules that report a scene whose controller has these attributes, connections and code.
  private func rules(
    _ attributes: String, _ connections: String, _ code: String, in language: String = "swift"
  ) -> [String] {
    check(
      storyboard(
        """
        <viewController id="first" \(attributes) sceneMemberID="viewController">
        <view key="view" id="v"><subviews><label id="l"/><button id="b"><connections>
        \(connections.contains("<action") ? connections : "")</connections></button></subviews></view>
        <connections>\(connections.contains("<action") ? "" : connections)</connections></viewController>
        """), code, in: language
    ).flatMap(\.findings).filter { $0.severity == .error }.map(\.ruleID)
  }

  @Test(arguments: [
    ("<outlet property=\"name\" destination=\"l\" id=\"o\"/>", ["missing-outlet"]),
    ("<outlet property=\"view\" destination=\"v\" id=\"o\"/>", []),
    ("<outlet property=\"delegate\" destination=\"l\" id=\"o\"/>", ["missing-outlet"]),
    ("<outlet property=\"added\" destination=\"l\" id=\"o\"/>", []),
    (
      "<action selector=\"save:\" destination=\"first\" eventType=\"touchUpInside\" id=\"a\"/>",
      ["missing-action"]
    ),
    ("<action selector=\"close\" destination=\"first\" eventType=\"touchUpInside\" id=\"a\"/>", []),
  ])
  func `a controller without a class has Apple's outlets and actions only`(
    connection: String, expected: [String]
  ) {
    let code =
      "import UIKit\n" + """
        extension UIViewController {
          @IBAction func close() {}
          @IBOutlet var added: UILabel? { get { nil } set {} }
        }
        """
    #expect(rules("", connection, code) == expected)
  }

  @Test func `outlets that a class does not have are one finding`() {
    let outlets = ["name", "title", "close"].map {
      "<outlet property=\"\($0)\" destination=\"l\" id=\"\($0)\"/>\n"
    }
    let found = check(
      storyboard(
        """
        <viewController id="first" customClass="First" sceneMemberID="viewController">
        <view key="view" id="v"><subviews><label id="l"/></subviews></view>
        <connections>\(outlets.joined())</connections></viewController>
        """), "import UIKit\nclass First: UIViewController { @IBOutlet var clsoe: UILabel! }\n"
    ).flatMap(\.findings).filter { $0.ruleID == "missing-outlet" }
    #expect(
      Set(found.map(\.message)) == [
        "The class First has no outlet 'close'; similar: 'clsoe'.",
        "The class First has none of the outlets 'name' and 'title'.",
      ])
    let joined = found.first { !$0.related.isEmpty }
    #expect(joined?.objectID == "name")
    #expect(joined?.related.map(\.objectID) == ["title"])
    #expect(joined?.related.first?.message == "'title' is no outlet of First.")
  }

  @Test(arguments: [
    ("make:", []), ("maek:", ["missing-action"]), ("make:sender:", ["missing-action"]),
  ])
  func `the method by which a segue makes a controller exists`(selector: String, expected: [String])
  {
    let segue =
      "<segue destination=\"first\" kind=\"show\" identifier=\"go\" "
      + "destinationCreationSelector=\"\(selector)\" id=\"g\"/>"
    let code =
      "import UIKit\n" + """
        class First: UIViewController {
          @IBSegueAction func make(_ coder: NSCoder) -> First? { nil }
          func go() { performSegue(withIdentifier: "go", sender: nil) }
        }
        """
    let class_ = "customClass=\"First\" customModule=\"App\" customModuleProvider=\"target\""
    #expect(rules(class_, segue, code) == expected)
  }

  @Test(arguments: [(2, ["unknown-class"]), (1, [])])
  func `a class with outlets in a storyboard is the app's own`(count: Int, expected: [String]) {
    let outlets = (0..<count).map {
      "<outlet property=\"o\($0)\" destination=\"l\" id=\"c\($0)\"/>"
    }
    let code = "#import <Library/Library.h>\n@interface Other : UIViewController\n@end\n"
    #expect(
      rules("customClass=\"GoneController\"", outlets.joined(), code, in: "h") == expected)
  }

  @Test func `a macro in an interface may declare what it names`() {
    let code = """
      #import <UIKit/UIKit.h>
      #define OUTLET(type, name) @property (weak) IBOutlet type *name
      @interface First : UIViewController
      OUTLET(UILabel, name);
      @end
      @implementation First
      @end
      """
    #expect(
      rules(
        "customClass=\"First\"", "<outlet property=\"name\" destination=\"l\" id=\"o\"/>", code,
        in: "m") == [])
  }
}
