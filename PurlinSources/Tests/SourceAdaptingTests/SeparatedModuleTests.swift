import SourceAdapting
import Testing

/// The sources of packages become a part of the app's module.
@Suite struct SeparatedModuleTests {
  private func adapted(
    app: String, packages: (module: String, text: String)...
  ) -> (texts: [String], issues: [String]) {
    var options = SourceAdaptation.Options(isForIOS: true)
    var files = [(path: "App.swift", text: app)]
    for (module, text) in packages {
      files.append(("\(module).swift", text))
      options.packages["\(module).swift"] = module
    }
    let adaptation = SourceAdaptation(files, options: options)
    return (adaptation.files.map(\.text), adaptation.issues.map(\.description))
  }

  @Test func `a member that the app adds, too, is left out of the package and stays in the app`() {
    let member = """
      import UIKit
      extension UIView {
        func fill(_ other: UIView) {
          addSubview(other)
        }
        func fill(_ other: UIView, inset: CGFloat) {}
        private func own() {}
      }
      extension Array where Element == Int { var sum: Int { 0 } }
      """
    let found = adapted(
      app: member,
      packages: (
        "Kit",
        member.replacing(", inset: CGFloat", with: ", inset: Double")
          .replacing("== Int", with: "== Float")
      ))
    #expect(found.texts[0].contains("func fill(_ other: UIView) {"))
    #expect(!found.texts[1].contains("func fill(_ other: UIView) {"))
    // Another type of an argument is another member.
    #expect(found.texts[1].contains("func fill(_ other: UIView, inset: Double) {}"))
    #expect(found.texts[1].contains("private func own() {}"))
    #expect(found.texts[1].contains("var sum"))
    #expect(
      found.issues == [
        "Kit.swift:3:3: warning: left out: 'fill' is declared in App.swift:3, too"
      ])
  }

  @Test func `a type of a package has another name where the app has one of that name`() {
    let found = adapted(
      app: "class Badge {}\nlet one = Badge()\nextension Badge { var title: String { \"\" } }",
      packages: (
        "Kit",
        """
        public class Badge { let color = Color.Badge }
        extension Badge { var title: String { "other" } }
        func make(Badge: Int = 0) -> [Badge?] { [Badge()] }
        let made = make(Badge: 1)
        """
      ), ("Other", "struct Badge {}; struct Own {}"))
    #expect(found.texts[0].contains("class Badge {}\nlet one = Badge()"))
    #expect(found.texts[1].contains("public class Badge_Kit { let color = Color.Badge }"))
    #expect(found.texts[1].contains("extension Badge_Kit { var title: String { \"other\" } }"))
    #expect(found.texts[1].contains("-> [Badge_Kit?] { [Badge_Kit()] }"))
    #expect(found.texts[1].contains("make(Badge: 1)"))
    #expect(found.texts[2].contains("struct Badge_Other {}; struct Own {}"))
    #expect(found.issues.isEmpty)
  }

  @Test func `what a condition excludes, and what one module declares twice, stays`() {
    let text = """
      #if os(macOS)
      struct Badge {}
      #else
      struct Badge {}
      struct Badge {}
      #endif
      """
    let found = adapted(app: "struct Other {}", packages: ("Kit", text))
    #expect(!found.texts[1].contains("Badge_Kit"))
    let clash = adapted(app: "#if os(macOS)\nstruct Badge {}\n#endif", packages: ("Kit", text))
    #expect(!clash.texts[1].contains("Badge_Kit"))
  }

  @Test func `type aliases are among the types that an app declares`() {
    let declared = SourceAdaptation([
      ("A.swift", "typealias R = Names\nenum Names { typealias Inner = Int }")
    ]).declaredTypes
    #expect(declared == ["R", "Names"])
  }
}
