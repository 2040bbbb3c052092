import SourceAdapting
import Testing

/// What texts say that decides what the messages of a compiler mean.
@Suite struct SourceFactTests {
  private func adapt(_ texts: String...) -> SourceAdaptation {
    SourceAdaptation(
      texts.enumerated().map { ("\($0).swift", $1) },
      options: SourceAdaptation.Options(
        isForIOS: true, previews: .shown(classes: []), availableModules: ["UIKit", "Foundation"]))
  }

  @Test(arguments: [
    ("canImport(UIKit)", false), ("!canImport(UIKit)", true), ("canImport(Gap)", true),
    ("os(iOS) || os(macOS)", false), ("os(macOS) || targetEnvironment(macCatalyst)", true),
    ("DEBUG && (true)", false), ("STAGING", true), ("swift(>=5.5)", false), ("swift(<5.5)", true),
    ("compiler(>=5.7) && !os(iOS)", true),
  ])
  func `an import that is not compiled is not missing`(condition: String, isFirst: Bool) {
    // The import is in the block that is not compiled.
    let blocks = isFirst ? "import Gap\n#else\n" : "#else\nimport Gap\n"
    let adaptation = adapt("#if \(condition)\n\(blocks)#endif\n")
    #expect(adaptation.facts.map(\.missingModules) == [[]])
    #expect(adaptation.issues.isEmpty)
  }

  @Test func `a part of a module can be imported where the module can`() {
    let source = """
      #if canImport(UIKit.UIView) && !canImport(Gap.Part)
      class Card: UIViewController {}
      #endif
      """
    let adaptation = adapt(source)
    #expect(
      adaptation.files[0].text.contains("#if canImport(UIKit) && !canImport(Gap)\nclass Card"))
    #expect(adaptation.previews.map(\.className) == ["Card"])
    // The version of a module is none of a part.
    let versioned = adapt("#if canImport(UIKit.UIView, _version: 1)\n#endif")
    #expect(versioned.files[0].text.contains("canImport(UIKit.UIView, _version: 1)"))
  }

  @Test func `an import that may be compiled is missing`() {
    for condition in ["true", "arch(arm64)", "swift(>=99)", "arch(arm64) && os(iOS)"] {
      let adaptation = adapt("#if \(condition)\nimport Gap\n#endif\n", "import Swift\n")
      #expect(adaptation.facts.map(\.missingModules) == [["Gap"], []])
      #expect(adaptation.issues.count == 1)
    }
  }

  @Test func `static members of colors are told with their conditions`() {
    let adaptation = adapt(
      """
      #if swift(>=5.9)
      #else
      extension UIColor { static var white: UIColor { .clear } }
      #endif
      extension UIColor {
        static let (brand, other) = (UIColor.red, UIColor.red)
        class func line() -> UIColor { let brandView = 1; return .red }
        static func mixed(_ part: Double) -> UIColor { .red }
        var own: UIColor { self }
      }
      struct Row { static let dot = 1 }
      """)
    #expect(adaptation.resourceMembers.map(\.name) == ["white", "line"])
    #expect(adaptation.resourceMembers.map(\.condition) == ["!(swift(>=5.9))", nil])
    #expect(adaptation.declaredNames.isSuperset(of: ["brandView", "line", "dot", "brand"]))
  }

  @Test func `bodies of functions are no part of what other files see`() {
    func interface(_ text: String) -> UInt64 { adapt(text).facts[0].interface }
    let text = "class A { var x: Int { 1 }\n func f() { g() }\n init() {} }"
    #expect(interface(text) == interface(text.replacing("g()", with: "\n  h(2)")))
    #expect(interface(text) != interface(text.replacing("{ 1 }", with: "{ get { 3 } set {} }")))
    #expect(interface(text) == interface(text.replacing("{ 1 }", with: "{ 3 }")))
    for (old, new) in [("f()", "f(a: Int)"), ("Int", "Double"), ("class A", "class A: B")] {
      #expect(interface(text) != interface(text.replacing(old, with: new)))
    }
  }

  @Test func `errors of syntax are told`() {
    #expect(adapt("let a = [1", "let b = 1").facts.map(\.hasSyntaxError) == [true, false])
  }
}
