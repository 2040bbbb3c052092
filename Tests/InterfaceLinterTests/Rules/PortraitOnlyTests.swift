import HeadlessUIKit
import InterfaceCanvas
import Testing

@testable import InterfaceLinter

/// Apps that do not turn.
@MainActor
@Suite struct PortraitOnlyTests {
  @Test(arguments: [true, false])
  func `what shows in landscape only is not reported of an app in portrait`(turns: Bool) throws {
    let scene = Scene(
      views: box("box", 16, 40, 343, 50, constraints: tie("box.height = 50")),
      constraints: tie("box.top = root.top + 40") + tie("box.leading = safe.leading + 16")
        + tie("root.trailing = box.trailing + 16"))
    var linter = Linter()
    if !turns { linter.windows.orientations = [.portrait] }
    let found = try linter.lint(Array(scene.text.utf8), file: "Main.storyboard").findings
    #expect(found.contains { $0.ruleID == "uneven-guides" } == turns, "\(found)")
  }

  @Test(arguments: [true, false])
  func `the safe area of an app in portrait has no insets at its sides`(turns: Bool) throws {
    let scene = Scene(
      views: box("box", 0, 40, 375, 50, constraints: tie("box.height = 50")),
      constraints: tie("box.top = safe.top + 20") + tie("box.leading = safe.leading")
        + tie("safe.trailing = box.trailing") + tie("box.width = root.width"))
    var linter = Linter()
    if !turns { linter.windows.orientations = [.portrait] }
    let found = try linter.lint(Array(scene.text.utf8), file: "Main.storyboard").findings
    #expect(found.contains { $0.ruleID == "canvas-only-constraint" } == turns, "\(found)")
  }
}
