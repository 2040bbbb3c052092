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

  /// A view of 580 points with 20 above and at least 20 below: a screen 568 high is too low for it, and one 667 high is not.
  private let tall = Scene(
    views: box("box", 16, 20, 343, 580, constraints: tie("box.height = 580")),
    constraints: tie("box.top = root.top + 20") + tie("box.leading = root.leading + 16")
      + tie("root.trailing = box.trailing + 16") + tie("root.bottom >= box.bottom + 20"))

  @Test(
    arguments: [
      ([.portrait], false, 16, .note), ([.portrait], false, nil, .warning),
      ([.portrait, .landscape], false, 16, .warning), ([.portrait], true, 16, .note),
    ] as [(Set<Device.Orientation>, Bool, Int?, FindingSeverity)])
  func `what only dragged windows of an app in portrait have is a note`(
    orientations: Set<Device.Orientation>, isFullScreen: Bool, oldest: Int?,
    severity: FindingSeverity
  ) throws {
    var checker = DocumentChecker(linter: Linter())
    checker.windows.list = "Info.plist"
    checker.windows.orientations = orientations
    checker.windows.requiresFullScreen = isFullScreen
    checker.windows.oldestSystem = oldest
    let found = try checker.check(Array(tall.text.utf8), file: "Main.storyboard").findings
      .filter { $0.ruleID == "resizing" }
    #expect(found.map(\.severity) == [severity], "\(found.map(\.message))")
    #expect(found.allSatisfy { $0.message.contains("dragged") == (severity == .note) })
  }

  @Test func `an app without a property list is made for any windows`() {
    var windows = AppWindows()
    windows.orientations = [.portrait]
    #expect(!windows.isMadeForScreens(in: .iPhoneWindow))
    windows.list = "Info.plist"
    #expect(windows.isMadeForScreens(in: .iPhoneWindow))
    windows.families = [1, 2]
    #expect(!windows.isMadeForScreens(in: .iPhoneWindow))
    windows.padOrientations = [.landscape]
    #expect(windows.isMadeForScreens(in: .iPhoneWindow))
    windows.orientations = [.portrait, .landscape]
    #expect(!windows.isMadeForScreens(in: .iPhoneWindow))
    windows.requiresFullScreen = true
    #expect(windows.isMadeForScreens(in: .iPhoneWindow))
  }
}
