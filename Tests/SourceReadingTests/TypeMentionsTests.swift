import Testing

@testable import SourceReading

/// Which types and macros nothing uses.
@Suite struct TypeMentionsTests {
  private func unused(
    _ sources: String..., language: SourceLanguage = .swift, names: Set<String> = []
  ) -> Set<String> {
    let index = SourceIndex(
      sources.enumerated().map {
        SourceFacts(reading: Array($1.utf8), file: "\($0)", language: language)
      })
    return LoadedNibs([], beside: names, in: index).unusedTypes
  }

  private let old = "class OldView: UIView { let icon = UIImage(named: \"old\") }"

  @Test func `a type that no other names is unused, and what only it names`() {
    let base = "class BaseView: UIView {}"
    #expect(unused(old) == ["OldView"])
    #expect(unused(old, "class Heir: OldView {}") == ["OldView", "Heir"])
    #expect(unused("class Heir: BaseView {}", base, "let a = Heir()") == [])
    #expect(unused("class Heir: BaseView {}", base, "let a = BaseView()") == ["Heir"])
    #expect(
      unused("class A: UIView { let b = B() }", "class B: UIView { let a = A() }") == ["A", "B"])
  }

  @Test(arguments: [
    "let view = OldView()", "func make() -> OldView { fatalError() }",
    "extension UIView { func old() -> UIView? { self as? OldView } }",
    "let made = NSClassFromString(\"App.OldView\")", "typealias Other = OldView",
    "@main class Start: UIResponder { let old = OldView() }",
    "class Delegate: UIResponder, UIApplicationDelegate { let old = OldView() }",
    "class Model: Unknown { let old = OldView() }",
    "let made = NSClassFromString(\"App.\\(name)View\")",
  ])
  func `what names a type uses it`(code: String) {
    #expect(unused(old, code) == [])
  }

  @Test func `documents and property lists use types`() {
    #expect(unused(old, names: ["OldView"]) == [])
    #expect(unused("@objc(Older) " + old, names: ["Older"]) == [])
  }

  @Test func `macros and classes of Objective-C`() {
    let view = """
      #import "OldView.h"
      @class OldView;
      @interface OldView : UIView
      @end
      @implementation OldView
      - (void)show { self.icon = [UIImage imageNamed:@"old"]; }
      @end
      """
    #expect(unused(view, language: .objectiveC) == ["OldView"])
    #expect(
      unused(view, "#define kOld [OldView new]", language: .objectiveC) == ["OldView", "#kOld"])
    #expect(
      unused(
        view, "#define kOld(name) \\\n  [OldView name]\nvoid f() { kOld(new); }",
        language: .objectiveC) == [])
    let loaded = view.replacing("- (void)show", with: "+ (void)load")
    #expect(unused(loaded, language: .objectiveC) == [])
  }

  @Test(arguments: [
    ("#if false", "#endif", false), ("#if false", "#else\nlet b = 1\n#endif", false),
    ("#if DEBUG", "#endif", true), ("#if false\n#if A\n#endif", "#endif", false),
    ("#if false\n#endif", "", true), ("#if false\n#elseif A", "#endif", true),
  ])
  func `code that no build has is not read`(before: String, after: String, isRead: Bool) {
    let text = "\(before)\nlet image = UIImage(named: \"icon\")\n\(after)\nlet c = 1"
    let facts = SourceFacts(reading: Array(text.utf8), file: "A.swift", language: .swift)
    #expect(facts.uses.map(\.value) == (isRead ? [.text("icon")] : []))
    let other = text.replacing("false", with: "0").replacing("elseif", with: "elif")
      .replacing("UIImage(named: \"icon\")", with: "[UIImage imageNamed:@\"icon\"];")
    let objectiveC = SourceFacts(reading: Array(other.utf8), file: "A.m", language: .objectiveC)
    #expect(objectiveC.uses.map(\.value) == (isRead ? [.text("icon")] : []))
  }

  @Test(arguments: [
    ("extension UIView { enum Names { static let Old = \"OldView\" } }", ["OldView", "#Old"]),
    (
      "extension UIView { enum Names { static let Old: String = \"OldView\" } }",
      ["OldView", "#Old"]
    ),
    (
      "extension UIView { enum Names { static let Old = \"OldView\" } }\nlet made = name(Names.Old)",
      []
    ),
    ("extension UIView { enum Names { static let old = \"OldView\" } }", []),
  ])
  func `a constant uses what it names if it is used itself`(code: String, names: [String]) {
    #expect(unused(old, code).sorted() == names.sorted())
  }

  private func callable(_ code: String, _ language: SourceLanguage = .swift) -> String? {
    SourceFacts(reading: Array(code.utf8), file: "A", language: language).uses.first?.callable
  }

  @Test(arguments: [
    ("func show() { $ }", "show"), ("private func show(at index: Int) -> Bool { $ }", "show"),
    ("static var icon: UIImage? { $ }", "icon"),
    ("static func show<T>(_ name: String) { $ }", "show"),
    // UIKit or an unknown class calls these.
    ("override func viewDidLoad() { $ }", nil), ("@objc func show() { $ }", nil),
    ("@IBAction func show() { $ }", nil), ("@objc(show) func show() { $ }", nil),
    ("func tableView(_ tableView: UITableView, rowAt index: Int) { $ }", nil),
    ("func show(_ value: Value) { $ }", nil), ("var icon: UIImage? { $ }", nil),
    ("static let icon = $", "icon"), ("private static let icon: UIImage? = [$].first", "icon"),
    ("static let size = number(1)\n static let icon = $", "icon"),
    ("@objc static let icon = $", nil), ("let icon = $", nil),
    ("static let a = 1\n let icon = $", nil),
    ("init() { $ }", nil), ("func show() {}\n let icon = { $ }()", nil),
    ("func show() {}\n init() { $ }", nil),
  ])
  func `only mentions run a member that is no one else's`(member: String, name: String?) {
    let code = "class A: B {\n" + member.replacing("$", with: "UIImage(named: \"a\")") + "\n}"
    #expect(callable(code) == name, "\(code)")
  }

  @Test func `a method of Objective-C has a name, and an action has none here`() {
    func code(_ result: String) -> String {
      "@implementation A\n- (\(result))show:(id)a { [UIImage imageNamed:@\"a\"]; }\n@end"
    }
    #expect(callable(code("void"), .objectiveC) == "show")
    #expect(callable(code("IBAction"), .objectiveC) == nil)
  }
}
