import InterfaceBuilder
import InterfaceCanvas
import Testing

@testable import InterfaceLinter

/// What a document shows on the canvas only, because the build or code of the app changes it.
@MainActor
@Suite struct LeftToCodeTests {
  private func outlets(_ ids: [String]) -> String {
    ids.map { "<outlet property=\"\($0)View\" destination=\"\($0)\" id=\"out-\($0)\"/>" }.joined()
  }

  @Test(arguments: [("placeholder=\"YES\"", 0), ("", 1)])
  func `a constraint that the build removes does not pin content`(
    attributes: String, count: Int
  ) throws {
    let scene = Scene(
      views: """
        <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>\(box("box", 0, 0, 375, 900, constraints: tie("box.height = 900")))</subviews>
        <constraints>\(tie("box.top = contents.top"))\(tie("contents.bottom = box.bottom"))
        \(tie("box.leading = contents.leading"))\(tie("contents.trailing = box.trailing"))
        \(tie("box.width = frame.width"))\(tie("box.top = frame.top", attributes))</constraints>
        <viewLayoutGuide key="contentLayoutGuide" id="contents"/>
        <viewLayoutGuide key="frameLayoutGuide" id="frame"/></scrollView>
        """,
      constraints: corner("scroll", 0, 0) + tie("root.trailing = scroll.trailing")
        + tie("root.bottom = scroll.bottom"))
    #expect(try scene.findings("pinned-scroll-content").count == count)
  }

  @Test(arguments: [([], FindingSeverity.warning), (["a"], .note)])
  func `a text that code may replace is clipped on the canvas only`(
    ids: [String], severity: FindingSeverity
  ) throws {
    let scene = Scene(
      views: label("a", "A name as long as names are", constraints: tie("a.width = 80")),
      constraints: corner("a"), connections: outlets(ids))
    let found = try scene.findings("clipped-text")
    #expect(found.map(\.severity) == [severity])
    #expect(found.allSatisfy { $0.message.contains("unless code") == (severity == .note) })
  }

  @Test(
    arguments: [([], .error), (["aView"], .error), (["aView", "bView"], .note)]
      as [(OutletNames, FindingSeverity)])
  func `a conflict of views that code shows one at a time is none of the app`(
    hidden: OutletNames, severity: FindingSeverity
  ) throws {
    let views = ["a", "b"].map {
      box($0, 0, $0 == "a" ? 0 : 60, 80, 60, constraints: tie("\($0).height = 60"))
    }
    let scene = Scene(
      views: """
        <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="16" y="40" width="80" height="100"/><subviews>\(views.joined())</subviews>
        <constraints>\(tie("stack.height = 100"))\(tie("stack.width = 80"))</constraints></stackView>
        """,
      constraints: corner("stack"), connections: outlets(["a", "b"]))
    var linter = Linter()
    linter.windows.code.hidden = hidden
    let found = try linter.lint(Array(scene.text.utf8), file: "Main.storyboard").findings
    #expect(
      found.filter { $0.ruleID == "conflicting-constraints" }.map(\.severity) == [severity])
  }

  @Test(arguments: [([], FindingSeverity.warning), (["a"], .warning), (["a", "b"], .note)])
  func `of two controls that code refers to it can hide one`(
    ids: [String], severity: FindingSeverity
  ) throws {
    let scene = Scene(
      views: button("a", "The goal", 16, 40, 80, constraints: tie("a.width = 80"))
        + button("b", "Throw it away", 66, 44, 120, constraints: tie("b.width = 120")),
      constraints: corner("a") + corner("b", 66, 44), connections: outlets(ids))
    #expect(try scene.findings("overlapping-views").map(\.severity) == [severity])
  }

  @Test(arguments: [
    ("", FindingSeverity.error), ("hidden=\"YES\"", .note),
    ("hidden=\"YES\" ambiguous=\"YES\"", .warning),
  ])
  func `what is ambiguous for a hidden view nobody sees until code shows it`(
    attributes: String, severity: FindingSeverity
  ) throws {
    let inner = box("inner", 8, 0, 40, 20, constraints: tie("inner.height = 20"))
    let scene = Scene(
      views: box(
        "outer", 16, 40, 100, 50, attributes: attributes, subviews: inner,
        constraints: tie("outer.height = 50") + tie("outer.width = 100")
          + tie("inner.leading = outer.leading + 8") + tie("inner.top = outer.top")),
      constraints: corner("outer"))
    let found = try scene.findings("ambiguous-layout")
    #expect(found.map(\.severity) == [attributes.contains("ambiguous") ? .note : severity])
    let own = Scene(
      views: box(
        "box", 16, 40, 100, 50, attributes: attributes, constraints: tie("box.height = 50")),
      constraints: corner("box"))
    #expect(try own.findings("ambiguous-layout").map(\.severity) == [severity])
  }

  @Test(arguments: [("hidden=\"YES\"", "", true), ("hidden=\"YES\"", "ambiguous=\"YES\"", false)])
  func `a stack view without a view that is shown has no size until code shows one`(
    hidden: String, flag: String, isNote: Bool
  ) throws {
    let scene = Scene(
      views: """
        <stackView \(flag) opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <rect key="frame" x="16" y="40" width="0" height="0"/>
        <subviews>\(box("one", attributes: hidden, constraints: tie("one.width = 56") + tie("one.height = 56")))
        </subviews></stackView>
        """,
      constraints: tie("s.leading = root.leading + 16") + tie("s.centerY = root.centerY"))
    let found = try scene.findings("ambiguous-layout")
    #expect(found.map(\.objectID) == ["s"])
    #expect(found.allSatisfy { ($0.severity == .note) == isNote })
  }

  @Test(arguments: [("", true), ("ambiguous=\"YES\"", false)])
  func `so has the stack view around it`(flag: String, isNote: Bool) throws {
    let inner = """
      <stackView opaque="NO" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="inner">
      <rect key="frame" x="0" y="0" width="0" height="56"/>
      <subviews>\(box("one", attributes: "hidden=\"YES\"", constraints: tie("one.width = 56")))</subviews></stackView>
      """
    let scene = Scene(
      views: """
        <stackView \(flag) opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <rect key="frame" x="16" y="40" width="0" height="56"/><subviews>\(inner)</subviews></stackView>
        """,
      constraints: tie("s.leading = root.leading + 16") + tie("s.centerY = root.centerY"))
    let found = try scene.findings("ambiguous-layout")
    #expect(!found.isEmpty && found.allSatisfy { ($0.severity == .note) == isNote })
  }

  @Test(
    arguments: [
      ("LaunchScreen", nil, 0), ("Start", Optional("Start"), 0), ("Main", "Start", 1),
    ])
  func `a launch screen is not translated, whatever its document says`(
    name: String, declared: String?, count: Int
  ) throws {
    let scene = Scene(
      views: label("a", "Settings", constraints: tie("a.width = 70")), constraints: corner("a"))
    var linter = Linter()
    linter.windows.launchScreen = declared
    let found = try linter.lint(Array(scene.text.utf8), file: "App/\(name).storyboard").findings
    #expect(found.count { $0.ruleID == "fixed-width-text" } == count)
  }

  @Test(arguments: [(50, "", 0), (50, "box.width = 50", 1), (320, "", 1)])
  func `a component that is narrower than any screen clips what a width of its own clips`(
    width: Int, fixed: String, count: Int
  ) throws {
    let size = fixed.isEmpty ? "" : tie(fixed)
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina6_1" orientation="portrait"/><objects>
      <view id="root" customClass="CallView"><rect key="frame" x="0" y="0" width="\(width)" height="50"/><subviews>
      \(box("box", 0, 0, Double(width), 50, subviews: label("a", width == 50 ? "Calling to" : "A sentence that is longer than a phone in any hand is wide", 0, 0, Double(width)), constraints: size
        + tie("a.leading = box.leading") + tie("box.trailing = a.trailing") + tie("a.top = box.top")))
      </subviews><constraints>\(tie("box.leading = root.leading"))\(tie("box.top = root.top"))
      \(tie("box.height = 50"))\(tie("root.trailing = box.trailing"))</constraints></view></objects></document>
      """
    let found = try Linter().lint(Array(text.utf8), file: "CallView.xib").findings
    #expect(found.count { $0.ruleID == "clipped-text" } == count)
  }

  @Test(arguments: [("<scenes/>", FindingSeverity.note), ("<objects/>", .warning)])
  func `a storyboard without scenes is empty, and a xib without views is not whole`(
    content: String, severity: FindingSeverity
  ) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES">\(content)</document>
      """
    let found = try Linter().lint(Array(text.utf8), file: "A.storyboard").findings
    #expect(found.filter { $0.ruleID == "no-views" }.map(\.severity) == [severity])
  }

  @Test(arguments: [(true, FindingSeverity.note), (false, .warning)])
  func `a frame that a mask keeps is meant as the canvas shows it`(
    isMasked: Bool, severity: FindingSeverity
  ) throws {
    func pencil(_ id: String, _ x: Double) -> String {
      let size = isMasked ? "" : tie("\(id).width = 28") + tie("\(id).height = 185")
      let text = button(id, "B", x, 12, 28, 185, constraints: size)
      guard isMasked else { return text }
      return text.replacing("translatesAutoresizingMaskIntoConstraints=\"NO\"", with: "")
        .replacing(
          "<constraints>",
          with: "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\"/><constraints>")
    }
    let place =
      isMasked
      ? ""
      : ["a", "b"].map { id in
        tie("\(id).leading = box.leading + \(id == "a" ? 11 : 36)")
          + tie("\(id).top = box.top + 12")
      }.joined()
    let scene = Scene(
      views: box(
        "box", 0, 40, 320, 108, subviews: pencil("a", 11) + pencil("b", 36),
        constraints: tie("box.width = 320") + tie("box.height = 108") + place),
      constraints: corner("box", 0))
    #expect(try scene.findings("outside-superview").map(\.severity) == [severity, severity])
    // What the buttons draw is apart in any case.
    #expect(try scene.findings("overlapping-views").map(\.severity) == [.note])
  }

  @Test func `a frame that a mask keeps beyond the screen is that of another canvas`() throws {
    let exit = button("exit", "Exit", 200, 300, 300, 44)
      .replacing("translatesAutoresizingMaskIntoConstraints=\"NO\"", with: "")
    let found = try Scene(views: exit).findings("outside-superview")
    #expect(found.map(\.severity) == [.warning])
  }

  private func lint(
    _ scene: Scene, _ rule: String, _ change: (inout AppCode) -> Void
  ) throws -> [LintFinding] {
    var linter = Linter()
    change(&linter.windows.code)
    return try linter.lint(Array(scene.text.utf8), file: "Main.storyboard").findings
      .filter { $0.ruleID == rule }
  }

  @Test(arguments: [([], 1), (["nameView"], 0)] as [(OutletNames, Int)])
  func `a text that code sizes to fit needs no constraints`(
    frames: OutletNames, count: Int
  ) throws {
    let name = label("name", "A name of some length", 16, 80, 100).replacing(
      "translatesAutoresizingMaskIntoConstraints",
      with: "fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints")
    let scene = Scene(
      views: name + button("go", "Go"), constraints: corner("go"), connections: outlets(["name"]))
    let found = try lint(scene, "no-constraints") { $0.frames = frames }
    #expect(found.count == count, "\(found.map(\.message))")
  }

  @Test(arguments: [([], 1), (["Flow"], 0)] as [(Set<String>, Int)])
  func `what a container of code places is not outside of it`(
    placing: Set<String>, count: Int
  ) throws {
    let scene = Scene(
      views: box(
        "box", 16, 40, 100, 50, attributes: "customClass=\"Flow\"",
        subviews: button("go", "Go", 60, 0, 80, constraints: tie("go.width = 80")),
        constraints: tie("box.width = 100") + tie("box.height = 50")
          + tie("go.leading = box.leading + 60") + tie("go.top = box.top")),
      constraints: corner("box"))
    let found = try lint(scene, "outside-superview") { $0.placing = placing }
    #expect(found.count == count, "\(found.map(\.message))")
  }

  @Test(
    arguments: [([], .warning), (["aView"], .note)] as [(OutletNames, FindingSeverity)])
  func `the font of a text that code gives another one is a note`(
    fonts: OutletNames, severity: FindingSeverity
  ) throws {
    let scene = Scene(
      views: label("a", "Name", attributes: "adjustsFontForContentSizeCategory=\"YES\""),
      constraints: corner("a"), connections: outlets(["a"]))
    #expect(
      try lint(scene, "dynamic-type-font") { $0.fonts = fonts }.map(\.severity) == [severity])
    var auditor = DocumentAuditor()
    auditor.rules = ["dynamic-type"]
    auditor.windows.code.fonts = fonts
    let audited = try auditor.audit(Array(scene.text.utf8), file: "Main.storyboard").findings
    #expect(audited.map(\.severity) == [severity])
  }

  @Test(
    arguments: [
      ("aView", ["Pay"], .note), ("aView", ["Other"], .warning), ("aView", nil, .note),
      ("self", ["Fancy"], .note), ("self", ["Other"], .warning),
    ] as [(String, Set<String>?, FindingSeverity)])
  func `a font counts of an outlet of the class, and of a class that sets its own`(
    outlet: String, classes: Set<String>?, severity: FindingSeverity
  ) throws {
    let scene = Scene(
      views: label(
        "a", "Name",
        attributes: "adjustsFontForContentSizeCategory=\"YES\" customClass=\"Fancy\""),
      constraints: corner("a"), connections: outlets(["a"]))
    let text = scene.text.replacing(
      "<viewController id=\"controller\"",
      with: "<viewController id=\"controller\" customClass=\"Pay\"")
    var linter = Linter()
    linter.windows.code.fonts.insert(outlet, of: classes)
    let found = try linter.lint(Array(text.utf8), file: "Main.storyboard").findings
    #expect(found.filter { $0.ruleID == "dynamic-type-font" }.map(\.severity) == [severity])
  }
}

/// Overlaps and overhangs that constants of a few points ask for.
@MainActor
@Suite struct AskedByConstantTests {
  @Test(arguments: [(3.0, 0), (5, 0), (8, 1), (16, 1)])
  func `a few points are meant, and a usual distance with the wrong sign is not`(
    distance: Double, count: Int
  ) throws {
    // The lower text is beside the button because it is aligned with the upper one.
    let scene = Scene(
      views: button(
        "check", "Check", 16, 40, 60, 60,
        constraints: tie("check.width = 60") + tie("check.height = 60"))
        + label("a", "Do not show again", 76 - distance, 40)
        + label("b", "In the settings", 76 - distance, 62),
      constraints: corner("check") + tie("a.leading = check.trailing - \(distance)")
        + tie("a.top = root.top + 20") + tie("b.leading = a.leading")
        + tie("b.top = root.top + 60"))
    #expect(try scene.findings("overlapping-views").count { $0.objectID == "b" } == count)
  }

  @Test(arguments: [(8.0, 0), (30, 0)])
  func `what is aligned with a view that a constant places outside is meant, too`(
    distance: Double, count: Int
  ) throws {
    let scene = Scene(
      views: box(
        "box", 16, 40, 147, 74,
        subviews: label(
          "time", "16:44", 147 + distance - 37, 0, 37, 15, constraints: tie("time.width = 37"))
          + button(
            "join", "Join", 147 + distance - 65, 38, 65, 30, constraints: tie("join.width = 65")),
        constraints: tie("box.width = 147") + tie("box.height = 74") + tie("time.top = box.top")
          + tie("box.trailing = time.trailing - \(distance)") + tie("join.trailing = time.trailing")
          + tie("join.top = box.top + 38")),
      constraints: corner("box"))
    #expect(try scene.findings("outside-superview").count { $0.objectID == "join" } == count)
  }
}
