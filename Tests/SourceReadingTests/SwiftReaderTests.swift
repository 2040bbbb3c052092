import Testing

@testable import SourceReading

func swift(_ text: String) -> SourceFacts {
  SourceFacts(reading: Array(text.utf8), file: "A.swift", language: .swift)
}

func objectiveC(_ text: String) -> SourceFacts {
  SourceFacts(reading: Array(text.utf8), file: "A.m", language: .objectiveC)
}

@Suite struct SwiftReaderTests {
  @Test func `outlets and actions have names, types and marks`() throws {
    let facts = swift(
      """
      final class DetailViewController: UIViewController, Shown {
        @IBOutlet private weak var titleLabel: UILabel!
        @IBOutlet private(set) var boxes: [UIView]!
        @IBOutlet
        weak var delegate: (UIView & Shown)?
        @IBInspectable var lineWidth: CGFloat = 1 { didSet { draw() } }
        var computed: Int { 1 }
        @IBAction private func save(_ sender: UIButton) { let local = 1; print(local) }
        @objc func close(with sender: Any?, for event: UIEvent) {}
        func plain() {}
        @IBAction func load(_ sender: Any, then: Result<Int, Error>) {}
      }
      """)
    let type = try #require(facts.types.first)
    #expect(type.name == "DetailViewController")
    #expect(type.inherited == ["UIViewController", "Shown"])
    let members = Dictionary(uniqueKeysWithValues: type.members.map { ($0.name, $0) })
    #expect(
      Set(members.keys) == [
        "titleLabel", "boxes", "delegate", "lineWidth", "computed", "save:", "closeWith:for:",
        "plain", "load:then:",
      ])
    #expect(members["titleLabel"]?.isOutlet == true && members["titleLabel"]?.type == "UILabel")
    #expect(members["boxes"]?.isCollection == true && members["boxes"]?.type == "UIView")
    #expect(members["delegate"]?.isOutlet == true && members["delegate"]?.type == nil)
    #expect(members["lineWidth"]?.isInspectable == true && members["lineWidth"]?.isSettable == true)
    #expect(members["computed"]?.isSettable == false && members["computed"]?.isExposed == false)
    #expect(members["save:"]?.isAction == true && members["save:"]?.parameters == ["UIButton"])
    #expect(members["closeWith:for:"]?.isExposed == true)
    #expect(members["plain"]?.isExposed == false)
    #expect(members["titleLabel"]?.place == SourcePlace(line: 2, column: 30))
  }

  @Test func `comments, strings and braces in them declare nothing`() {
    let facts = swift(
      #"""
      /* class A: UIView { /* nested */ } */
      // class B {}
      class C: UIView {
        let text = "class D { \(name("}")) {"
        let long = """
          class E { "quoted" \(a) }
          """
        let raw = #"class F { " "#
        var open = "}"
      }
      class G {}
      """#)
    #expect(facts.types.map(\.name) == ["C", "G"])
    #expect(facts.types[0].members.map(\.name) == ["text", "long", "raw", "open"])
  }

  @Test func `types are nested, extended, generic, renamed and aliased`() {
    let facts = swift(
      """
      \("import") UIKit
      @testable \("import") struct Other.Thing
      @objc(PRFView) class View: UIView {
        class Inner<T>: Base<T> where T: Any {}
      }
      extension Module.View { @objc func act() {} }
      typealias Name = View
      #if DEBUG
      class Debug: Name {}
      #endif
      private class Hidden {}
      """)
    #expect(facts.types.map(\.name) == ["View", "Inner", "View", "Debug", "Hidden"])
    #expect(facts.types[0].objectiveCName == "PRFView")
    #expect(facts.types[1].isNested && facts.types[1].isGeneric)
    #expect(facts.types[1].inherited == ["Base"])
    #expect(facts.types[2].kind == .extension && facts.types[2].members.map(\.name) == ["act"])
    #expect(facts.types[4].isPrivate)
    #expect(facts.aliases == ["Name": ["View"]])
    #expect(facts.imports == ["UIKit", "Other"])
  }

  @Test(arguments: [
    ("let name = \"PayView\"", "name", "text(\"PayView\")"),
    ("var name = \"PayView\"", "name", "computed"), ("let name = made()", "name", "computed"),
    ("if let name = made {}", "name", "computed"), ("", "name", "variable"),
    ("", "nib", "text(\"Row\")"), ("let show = { nib in", "nib", "variable"),
    ("", "self.nibName", "variable"), ("", "rawValue", "variable"),
    ("", "name.capitalized", "computed"),
    ("", "Scene.details.identifier", "computed"), ("", "Scene.details", "constant(\"details\")"),
    ("", "Scene.details.rawValue", "constant(\"details\")"),
  ])
  func `a constant stands for its text, and a property of a case for none`(
    statement: String, argument: String, value: String
  ) {
    let facts = swift(
      """
      class Pay {
        private let nib = "Row"
        func load() {
          \(statement)
          Bundle.main.loadNibNamed(\(argument), owner: self)
        }
        func other(name: String) {}
      }
      """)
    #expect(facts.uses.map { "\($0.value)" } == [value])
  }

  @Test func `names that code gives to UIKit are found`() {
    let facts = swift(
      """
      enum Segue: String { case detail, help = "showHelp" }
      struct Cells { static let row = "RowCell" }
      func f(identifier: String) {
        performSegue(withIdentifier: "edit", sender: self)
        performSegue(withIdentifier: Segue.help.rawValue, sender: nil)
        performSegue(withIdentifier: identifier, sender: nil)
        let s = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Home")
        table.dequeueReusableCell(withIdentifier: Cells.row, for: path)
        table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: String(describing: Row.self))
        view.image = UIImage(named: "logo")
        other.image = UIImage(named: "logo", in: bundle, compatibleWith: nil)
        if segue.identifier == "compared" {}
        switch segue.identifier { case "one", "two"?: break; default: break }
        Bundle.main.loadNibNamed("Header", owner: self)
      }
      """)
    let uses = facts.uses.map { "\($0.kind) \($0.value) \($0.hasBundle)" }
    #expect(uses.contains("segue text(\"edit\") false"))
    #expect(uses.contains("segue constant(\"help\") false"))
    #expect(uses.contains("segue variable false"))
    #expect(uses.contains("storyboard text(\"Main\") false"))
    #expect(uses.contains("storyboardIdentifier text(\"Home\") false"))
    #expect(uses.contains("reuseIdentifier constant(\"row\") false"))
    #expect(uses.contains("registeredIdentifier type(\"Row\") false"))
    #expect(uses.contains("nib text(\"Row\") false"))
    #expect(uses.contains("nib text(\"Header\") false"))
    #expect(
      uses.contains("image text(\"logo\") false") && uses.contains("image text(\"logo\") true"))
    #expect(uses.contains("comparedSegue text(\"compared\") false"))
    #expect(uses.contains("comparedSegue text(\"one\") false"))
    #expect(facts.constants["help"] == ["showHelp"] && facts.constants["detail"] == ["detail"])
    #expect(facts.constants["row"] == ["RowCell"])
  }

  @Test(arguments: [
    "", "class", "class A", "class A {", "}", "\"", "\"\\(", "func f(", "/*", "@", "#", "`", "let",
    "<<<",
  ])
  func `broken text ends`(_ text: String) {
    _ = swift(text + "\n" + text)
    _ = objectiveC("@interface A : B\n" + text + "\n" + text)
  }

  @Test func `deep nesting ends`() {
    _ = swift(String(repeating: "class A { func f() { (", count: 4_000))
    _ = swift("\"" + String(repeating: "\\(\"", count: 4_000))
    _ = objectiveC(String(repeating: "@interface A { [", count: 4_000))
  }
}

@Suite struct ObjectiveCReaderTests {
  @Test func `properties, variables and methods are read`() throws {
    let facts = objectiveC(
      """
      #import <UIKit/UIKit.h>
      #import "Base.h"
      #define kSegue @"edit"
      static NSString *const kCell = @"Cell";
      @class Other;
      @interface Detail : Base <Shown, Other> {
        IBOutlet UILabel *first, *second;
      @private
        NSInteger count;
      }
      @property (nonatomic, weak) IBOutlet UILabel *titleLabel;
      @property (strong) IBOutletCollection(UIButton) NSArray *buttons;
      @property (copy) void (^block)(id value);
      @property NSArray<UIView *> *views;
      - (IBAction)save:(UIButton *)sender;
      - (void)move:(id)item to:(NSInteger)place;
      + (void)shared;
      @end
      @interface Detail ()
      @property (nonatomic) id hidden;
      @end
      @implementation Detail
      - (IBAction)close { [self performSegueWithIdentifier:kSegue sender:nil];
        [table dequeueReusableCellWithIdentifier:@"Row" forIndexPath:path]; }
      @end
      @interface UIView (More)
      @property IBInspectable CGFloat radius;
      @end
      """)
    #expect(facts.types.map(\.name) == ["Detail", "Detail", "Detail", "UIView"])
    #expect(facts.types[0].kind == .class && facts.types[0].inherited == ["Base"])
    let members = Dictionary(
      facts.types.flatMap(\.members).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for name in [
      "first", "second", "count", "titleLabel", "buttons", "block", "views", "save:", "move:to:",
      "shared", "hidden", "close", "radius",
    ] { #expect(members[name] != nil, "\(name)") }
    #expect(members["titleLabel"]?.type == "UILabel" && members["titleLabel"]?.isOutlet == true)
    #expect(members["buttons"]?.isCollection == true && members["buttons"]?.type == "UIButton")
    #expect(members["views"]?.type == "UIView" && members["hidden"]?.type == nil)
    #expect(members["save:"]?.isAction == true && members["save:"]?.parameters == ["UIButton"])
    #expect(members["shared"]?.isStatic == true)
    #expect(facts.constants == ["kSegue": ["edit"], "kCell": ["Cell"]])
    #expect(facts.uses.map(\.value) == [.constant("kSegue"), .text("Row")])
    #expect(facts.headers == ["Base.h"] && facts.imports == ["UIKit"])
  }
}

@Suite struct SourceIndexTests {
  @Test func `a class inherits across files and languages, and an unknown superclass is not known`()
  {
    let index = SourceIndex([
      swift(
        """
        class Base: UIViewController { @IBOutlet var first: UILabel! }
        typealias Alias = Base
        class Derived: Alias { @IBOutlet var second: UILabel! }
        extension Alias { @IBAction func act() {} }
        class Foreign: LibraryController {}
        class Plain: Shown {}
        protocol Shown {}
        extension UIView { @IBInspectable var radius: CGFloat { get { 0 } set {} } }
        class Box: Legacy {}
        """),
      objectiveC("@interface Legacy : UIView\n@property IBOutlet UIView *content;\n@end"),
    ])
    let derived = index.lineage(of: "Derived")
    #expect(derived?.names == ["Derived", "Base"] && derived?.root == "UIViewController")
    #expect(Set(derived?.members.map(\.name) ?? []) == ["first", "second", "act"])
    #expect(index.lineage(of: "Foreign")?.root == nil)
    #expect(index.lineage(of: "Plain")?.root == "")
    #expect(Set(index.lineage(of: "Box")?.members.map(\.name) ?? []) == ["content", "radius"])
    #expect(index.lineage(of: "Missing") == nil)
    #expect(index.accepts("Derived", as: "Base") == true)
    #expect(index.accepts("Box", as: "UILabel") == false)
    #expect(index.accepts("UIButton", as: "UIControl") == true)
    #expect(index.accepts("UILabel", as: "Unknown") == nil)
  }
}
