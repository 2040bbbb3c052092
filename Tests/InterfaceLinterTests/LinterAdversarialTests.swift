import AutoLayout
import Testing

@testable import InterfaceLinter

/// Documents that no tool wrote: checking them ends, with findings that name what is wrong.
@MainActor
@Suite struct LinterAdversarialTests {
  /// The findings above notes, as their rules and objects.
  private func findings(_ scene: Scene) throws -> [String] {
    findings(try scene.lint())
  }

  private func findings(_ result: LintResult) -> [String] {
    result.findings.filter { $0.severity > .note }.map { "\($0.ruleID) \($0.objectID ?? "–")" }
  }

  @Test func `views inside views of their own ids have duplicate ids`() throws {
    let inner = label("box", "Name", constraints: tie("box.width = 10"))
    let scene = Scene(
      views: box("box", subviews: inner + box("root", subviews: box("box"))),
      constraints: corner("box"))
    #expect(try findings(scene) == ["duplicate-id box", "duplicate-id root"])
  }

  @Test(
    arguments: [
      // Beyond a million points the number is limited, and the width conflicts with the canvas.
      (
        "1e308",
        [
          "misplaced-view box", "layout-limit boxheight50", "conflicting-constraints boxwidth70",
          "layout-limit boxwidth70",
        ]
      ),
      (
        "-1e308",
        [
          "conflicting-constraints boxheight50", "layout-limit boxheight50",
          "zero-size boxheight50",
          "conflicting-constraints boxwidth70", "layout-limit boxwidth70", "zero-size boxwidth70",
        ]
      ),
      (
        "99999999999",
        [
          "misplaced-view box", "layout-limit boxheight50", "conflicting-constraints boxwidth70",
          "layout-limit boxwidth70",
        ]
      ),
      // Too small a width conflicts with the canvas.
      ("0.0000000001", ["misplaced-view box", "conflicting-constraints boxwidth70"]),
      ("-0", ["misplaced-view box", "conflicting-constraints boxwidth70"]),
    ])
  func `a number that no layout can use is a finding of its constraint`(
    number: String, expected: [String]
  ) throws {
    let scene = Scene(
      views: box(
        "box",
        constraints: tie("box.height = 50").replacing("50.0", with: number)
          + tie("box.width = 70").replacing("70.0", with: number)),
      constraints: corner("box") + tie("root.trailing = box.trailing + 16"))
    let write = LayoutLog.shared.write
    defer { LayoutLog.shared.write = write }
    LayoutLog.shared.write = { Issue.record("the console says: \($0)") }
    #expect(try findings(scene) == expected)
  }

  @Test func `views without ids are reported, and the constraints that name them`() throws {
    let text = Scene(views: box("box") + label("a", "Name"), constraints: corner("box")).text
      .replacing("id=\"box\"", with: "").replacing("id=\"a\"", with: "")
    let result = try Linter().lint(Array(text.utf8), file: "Main.storyboard")
    #expect(
      findings(result) == [
        "ambiguous-layout ", "unreadable-part root", "unreadable-part root",
        "unknown-reference boxleadingrootleading160", "unknown-reference boxtoproottop400",
      ])
  }

  @Test func `a document in which two views have one id is not changed by fixes`() throws {
    let scene = Scene(
      views: label("a", "Settings", 16, 60, 10) + label("a", "Settings", 16, 60, 10),
      constraints: corner("a", 16, 60) + corner("a", 16, 60))
    let fixer = DocumentFixer(linter: Linter(), kinds: Set(DocumentRepair.Kind.allCases))
    let outcome = try fixer.fix(Array(scene.text.utf8), file: "Main.storyboard")
    #expect(outcome.bytes == Array(scene.text.utf8) && outcome.mended.isEmpty)
    #expect(
      try findings(scene) == [
        "duplicate-id a", "duplicate-id aleadingrootleading160", "duplicate-id atoproottop600",
      ])
  }
}
