import AutoLayout
import Testing

@testable import InterfaceLinter

/// Documents that no tool wrote: judging them ends, whatever it finds.
@MainActor
@Suite struct LinterAdversarialTests {
  @Test func `a view inside one of its own id is no circle`() throws {
    let inner = label("box", "Name", constraints: tie("box.width = 10"))
    let scene = Scene(
      views: box("box", subviews: inner + box("root", subviews: box("box"))),
      constraints: corner("box"))
    _ = try scene.lint()
  }

  @Test(arguments: ["1e308", "-1e308", "0.0000000001", "99999999999", "-0"])
  func `numbers out of all proportion end in findings`(number: String) throws {
    let scene = Scene(
      views: box(
        "box",
        constraints: tie("box.height = 50").replacing("50.0", with: number)
          + tie("box.width = 70").replacing("70.0", with: number)),
      constraints: corner("box") + tie("root.trailing = box.trailing + 16"))
    let write = LayoutLog.shared.write
    defer { LayoutLog.shared.write = write }
    LayoutLog.shared.write = { Issue.record("the console says: \($0)") }
    _ = try scene.lint()
  }

  @Test func `a document without ids is judged`() throws {
    let text = Scene(views: box("box") + label("a", "Name"), constraints: corner("box")).text
      .replacing("id=\"box\"", with: "").replacing("id=\"a\"", with: "")
    _ = try Linter().lint(Array(text.utf8), file: "Main.storyboard")
  }

  @Test func `fixing what has two views of one id ends`() throws {
    let scene = Scene(
      views: label("a", "Settings", 16, 60, 10) + label("a", "Settings", 16, 60, 10),
      constraints: corner("a", 16, 60) + corner("a", 16, 60))
    let fixer = DocumentFixer(linter: Linter(), kinds: Set(DocumentRepair.Kind.allCases))
    _ = try fixer.fix(Array(scene.text.utf8), file: "Main.storyboard")
  }
}
