import HeadlessUIKit
import InterfaceCanvas
import TestSupport
import Testing

@testable import InterfaceLinter

@MainActor
@Suite struct ConflictingConstraintsTests {
  @Test(.rules("ibdocuments:L5"))
  func `two widths are a conflict of two, told by name`() throws {
    let scene = Scene(
      views: box(
        "box", 16, 40, 200, 50, attributes: "userLabel=\"Card\"",
        constraints: tie("box.width = 200") + tie("box.width = 240") + tie("box.height = 50")),
      constraints: corner("box"))
    let found = try scene.findings("conflicting-constraints")
    #expect(found.count == 1)
    #expect(found.first?.severity == .error)
    #expect(
      found.first?.message
        == "Unable to simultaneously satisfy constraints: \"Card\".width = 200; \"Card\".width = 240"
    )
    #expect(found.first?.related.map(\.objectID) == ["boxwidth200"])
    #expect(found.first?.objectID == "boxwidth240")
  }

  @Test(arguments: [("200.25", FindingSeverity.note), ("200.5", .error), ("201", .error)])
  func `a conflict below a pixel is a note`(width: String, severity: FindingSeverity) throws {
    let scene = Scene(
      views: box(
        "box", 16, 40, 200, 50,
        constraints: tie("box.width = 200") + tie("box.width = \(width)", id: "other")
          + tie("box.height = 50")),
      constraints: corner("box"))
    let found = try scene.findings("conflicting-constraints")
    #expect(found.map(\.severity) == [severity])
    #expect(
      found.first?.message.hasSuffix("(by 0.25 points, less than a pixel)") == (severity == .note))
  }

  @Test(arguments: [
    (700.0, 23727, ["canvas-size"]), (800, 23727, ["conflicting-constraints"]), (700, 21507, []),
  ])
  func `what fits between the insets of a device is no conflict`(
    height: Double, version: Int, rules: [String]
  ) throws {
    var scene = Scene(
      views: box("box", 16, 118, 200, height, constraints: tie("box.width = 200")),
      constraints: tie("box.leading = root.leading + 16") + tie("box.top = safe.top")
        + tie("safe.bottom >= box.bottom") + tie("box.height = \(height)"))
    (scene.device, scene.size, scene.toolsVersion) = ("retina6_12", (393, 852), version)
    let found = try scene.findings("conflicting-constraints") + scene.findings("canvas-size")
    #expect(found.map(\.ruleID) == rules)
  }

  @Test(
    arguments: [
      ((375, 667), ["conflicting-constraints"]), ((375, 603), ["conflicting-constraints"]),
      ((375, 300), ["canvas-size"]), ((300, 603), ["canvas-size"]),
    ] as [((Int, Int), [String])])
  func `a root between bars has the width of the screen`(
    size: (width: Int, height: Int), rules: [String]
  ) throws {
    var scene = Scene(
      views: box("box", 0, 40, 400, 50, constraints: tie("box.width = 400")),
      constraints: tie("box.leading = root.leading") + tie("box.trailing = root.trailing")
        + tie("box.top = root.top + 40") + tie("box.height = 50"))
    scene.size = (size.width, size.height)
    let found = try scene.findings("conflicting-constraints") + scene.findings("canvas-size")
    #expect(found.map(\.ruleID) == rules)
  }

  @Test(
    arguments: [(129, ["canvas-size"]), (150, ["conflicting-constraints"])] as [(Double, [String])])
  func `a bar that fits above the home indicator of a device is no conflict`(
    height: Double, rules: [String]
  ) throws {
    var scene = Scene(
      views: box("bar", 0, 852 - height, 393, height)
        + box("box", 16, 877 - height, 200, 55, constraints: tie("box.width = 200")),
      constraints: tie("bar.leading = root.leading") + tie("bar.trailing = root.trailing")
        + tie("bar.bottom = root.bottom") + tie("bar.height = \(height)")
        + tie("box.leading = root.leading + 16") + tie("box.top = bar.top + 25")
        + tie("box.height = 55") + tie("safe.bottom = box.bottom + 15"))
    (scene.device, scene.size, scene.toolsVersion) = ("retina6_12", (393, 852), 23727)
    let found = try scene.findings("conflicting-constraints") + scene.findings("canvas-size")
    #expect(found.map(\.ruleID) == rules)
  }

  @Test func `what a broken constraint would determine is not ambiguous besides`() throws {
    // The box ends three points above its top, and the label is in its middle.
    let label = """
      <label opaque="NO" text="Sort by" translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <rect key="frame" x="8" y="0" width="60" height="20"/></label>
      """
    let scene = Scene(
      views: box("bar", 0, 0, 375, 56, constraints: tie("bar.height = 56"))
        + box(
          "box", 0, 59, 375, 0, subviews: label,
          constraints: tie("label.leading = box.leading + 8")
            + tie("label.centerY = box.centerY")),
      constraints: tie("bar.leading = root.leading") + tie("bar.trailing = root.trailing")
        + tie("bar.top = root.top") + tie("box.leading = root.leading")
        + tie("box.trailing = root.trailing") + tie("box.top = root.top + 59")
        + tie("box.bottom = bar.bottom"))
    #expect(try scene.findings("conflicting-constraints").count == 1)
    #expect(try scene.findings("ambiguous-layout").isEmpty)
  }

  @Test func `a conflict with the canvas names its width`() throws {
    let scene = Scene(
      views: box(
        "box", 16, 40, 300, 50, constraints: tie("box.width = 300") + tie("box.height = 50")),
      constraints: corner("box") + tie("root.trailing = box.trailing + 16"))
    let found = try scene.findings("conflicting-constraints")
    #expect(found.count == 1)
    #expect(found.first?.message.contains("the width of the canvas") == true)
  }

  @Test(arguments: [(16.0, 0), (48, 1)])
  func `a conflict that passes through a hidden arranged view is one of the others`(
    leading: Double, count: Int
  ) throws {
    let stack = """
      <stackView axis="vertical" alignment="center" translatesAutoresizingMaskIntoConstraints="NO" \
      userLabel="Stack" id="stack">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      \(box("first", 16, 0, 343, 667))\(box("second", 0, 667, 375, 0, attributes: "hidden=\"YES\""))
      </subviews><constraints>\(tie("first.leading = stack.leading + \(leading)"))
      \(tie("stack.trailing = first.trailing + 16"))\(tie("second.leading = stack.leading"))
      \(tie("stack.trailing = second.trailing"))</constraints></stackView>
      """
    let scene = Scene(
      views: stack,
      constraints: tie("stack.leading = root.leading") + tie("stack.top = root.top")
        + tie("root.trailing = stack.trailing") + tie("root.bottom = stack.bottom"))
    let found = try scene.findings("conflicting-constraints")
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.message.contains("the arrangement of \"Stack\"") })
  }

  @Test(arguments: [("YES", 1), ("NO", 0)])
  func `constraints give a root of a xib its size if it does not follow its mask`(
    mask: String, count: Int
  ) throws {
    let root = """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="\(mask)" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(box("box", 0, 40, 375, 42, constraints: tie("box.height = 42")))</subviews>
      <constraints>\(tie("box.top = root.top + 40"))\(tie("root.bottom = box.bottom"))\
      \(tie("box.leading = root.leading"))\(tie("root.trailing = box.trailing"))</constraints></view>
      """
    let xib = Fixture.xib(root).replacing(
      "<objects>", with: "<device id=\"retina4_7\" orientation=\"portrait\"/><objects>")
    let found = try Linter().lint(Array(xib.utf8), file: "A.xib").findings
    #expect(found.count { $0.ruleID == "conflicting-constraints" } == count, "\(found)")
  }

  @Test func `what a cell's canvas happens to be too low for is no conflict`() throws {
    let cell = """
      <tableView id="table"><rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
      <tableViewCell reuseIdentifier="Cell" id="cell">
      <rect key="frame" x="0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="375" height="44"/>
      <subviews>\(box("box", 0, 0, 375, 80, constraints: tie("box.height = 80")))</subviews>
      <constraints>\(tie("box.top = content.top"))\(tie("content.bottom = box.bottom"))\
      \(tie("box.leading = content.leading"))\(tie("content.trailing = box.trailing"))</constraints>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    #expect(try Scene(views: cell).findings("conflicting-constraints").isEmpty)
  }

  @Test(arguments: [("0", 0), ("1", 1)])
  func `a text that must not be cut conflicts with a width unless it may wrap`(
    lines: String, count: Int
  ) throws {
    let text = String(repeating: "many words ", count: 10)
    let scene = Scene(
      views: label(
        "a", text, 16, 40, 300, 60,
        attributes: "numberOfLines=\"\(lines)\" horizontalCompressionResistancePriority=\"1000\"",
        constraints: tie("a.width <= 300")),
      constraints: corner("a"))
    #expect(try scene.findings("conflicting-constraints").count == count)
  }

  @Test(arguments: [("", 1), ("backgroundImage=\"wide\"", 0)])
  func `how large a button is that shows an image only the catalogue knows`(
    image: String, count: Int
  ) throws {
    let button = button("a", "Continue", constraints: tie("a.width = 40"))
      .replacing("id=\"a\"", with: "id=\"a\" horizontalCompressionResistancePriority=\"1000\"")
      .replacing("<state ", with: "<state \(image) ")
    let scene = Scene(
      views: button, constraints: corner("a"),
      extra: "<resources><image name=\"wide\" width=\"200\" height=\"30\"/></resources>")
    #expect(try scene.findings("conflicting-constraints").count == count)
  }

  @Test func `a finding lists every configuration it holds in, once`() throws {
    let phone = try #require(
      Device.named("iPhone SE (1st generation)") ?? Device.named("retina4_0"))
    let scene = Scene(
      views: box(
        "box", 16, 40, 340, 50, constraints: tie("box.width >= 340") + tie("box.height = 50")),
      constraints: corner("box") + tie("root.trailing >= box.trailing + 16"))
    let found = try scene.findings(
      "conflicting-constraints",
      [
        .saved, LintConfiguration(canvas: .device(phone, .portrait)),
        LintConfiguration(canvas: .device(phone, .portrait), isRightToLeft: true),
      ])
    #expect(found.count == 1)
    #expect(found.first?.configurations == [phone.name, "\(phone.name), right to left"])
  }

  @Test func `a column that is too high is one finding, with all that is too few`() throws {
    let rows = (0..<8).map { index in
      box(
        "row\(index)", 0, Double(index) * 100, 375, 88, constraints: tie("row\(index).height = 88"))
    }
    let scene = Scene(
      views: """
        <stackView axis="vertical" spacing="12" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="0" y="44" width="375" height="788"/>
        <subviews>\(rows.joined())</subviews></stackView>
        """ + button("go", "Start", 0, 600, 375, 44, constraints: tie("go.height = 44")),
      constraints: tie("stack.top = safe.top + 24") + tie("stack.leading = root.leading")
        + tie("root.trailing = stack.trailing") + tie("go.top >= stack.bottom + 20")
        + tie("go.leading = root.leading") + tie("root.trailing = go.trailing")
        + tie("safe.bottom = go.bottom"))
    let found = try scene.findings("conflicting-constraints")
    #expect(found.count == 1)
    // 24 + 8 × 88 + 7 × 12 + 20 + 44 = 876 of 667.
    let message = try #require(found.first?.message)
    #expect(message.contains("by 209 points in all"), "\(message)")
  }
}

@MainActor
@Suite struct AmbiguousLayoutTests {
  @Test(
    .rules("ibdocuments:D11.3, L3"),
    arguments: [
      ("", "Position and size are ambiguous for \"Box\"."),
      (corner("box"), "Size is ambiguous for \"Box\"."),
      (
        tie("box.leading = root.leading"),
        "Width, height and vertical position are ambiguous for \"Box\"."
      ),
    ])
  func `what is open is said in Interface Builder's words`(
    constraints: String, message: String
  ) throws {
    let scene = Scene(
      views: box("box", attributes: "userLabel=\"Box\""),
      constraints: constraints)
    #expect(try scene.findings("ambiguous-layout").map(\.message) == [message])
  }

  @Test func `views that are ambiguous together are one finding`() throws {
    let names = ["one", "two", "three"]
    let views = names.map {
      box($0, attributes: "userLabel=\"\($0)\"", constraints: tie("\($0).width = 80"))
    }
    let scene = Scene(
      views: views.joined() + box("apart", attributes: "userLabel=\"apart\""),
      constraints: names.map {
        tie("\($0).leading = root.leading + 16") + tie("\($0).height = one.height")
      }.joined() + tie("one.top = root.top") + tie("two.top = one.bottom + 8")
        + tie("three.top = two.bottom + 8"))
    let result = try scene.lint()
    let found = result.findings.filter { $0.ruleID == "ambiguous-layout" }
    #expect(
      found.map(\.message) == [
        "Height is ambiguous for \"one\", and 2 views related to it.",
        "Position and size are ambiguous for \"apart\".",
      ])
    #expect(
      found.first?.related.map(\.message) == [
        "Height and vertical position are ambiguous for \"two\".",
        "Height and vertical position are ambiguous for \"three\".",
      ])
    // As Apple's command has it, each is told by itself.
    let lines = IBToolReport([.errors]).humanReadableText(of: result).split(separator: "\n")
    #expect(lines.filter { $0.contains("ambiguous for") }.count == 4)
  }

  @Test(.rules("ibdocuments:D7.3"), arguments: [("off", 0), ("ignoreSizes", 0)])
  func `verifying positions only, or nothing, is respected`(check: String, count: Int) throws {
    let scene = Scene(
      views: box("box", attributes: "verifyAmbiguity=\"\(check)\""), constraints: corner("box"))
    #expect(try scene.findings("ambiguous-layout").count == count)
  }

  @Test(.rules("ibdocuments:L6"))
  func `a tie of priorities is no missing constraint`() throws {
    let scene = Scene(
      views: label("a", "One", 16, 40, 100) + label("b", "Two", 124, 40, 235),
      constraints: corner("a") + tie("b.leading = a.trailing + 8")
        + tie("root.trailing = b.trailing + 16") + tie("b.top = a.top"))
    #expect(try scene.findings("ambiguous-layout").isEmpty)
    let ties = try scene.findings("content-priority-ambiguity")
    #expect(ties.count == 1)
    #expect(ties.first?.message.hasPrefix("Decrease horizontal hugging of") == true)
    #expect(ties.first?.repair != nil)
  }

  @Test func `what competes is the content of a view, and not the view around it`() throws {
    let around = box(
      "b", 124, 40, 235, 20, subviews: label("c", "Two", 0, 0, 235),
      constraints: tie("c.leading = b.leading") + tie("b.trailing = c.trailing")
        + tie("c.top = b.top") + tie("b.bottom = c.bottom"))
    let scene = Scene(
      views: label("a", "One", 16, 40, 100) + around,
      constraints: corner("a") + tie("b.leading = a.trailing + 8")
        + tie("root.trailing = b.trailing + 16") + tie("b.top = a.top"))
    let ties = try scene.findings("content-priority-ambiguity")
    #expect(ties.count == 1)
    #expect(
      ties.first?.message.contains("\"Two\" in \"View\" has the same priority") == true,
      "\(ties.map(\.message))")
  }

  @Test(arguments: ["placeholder", ""])
  func `where code takes the place of a constraint only the document's canvas is checked`(
    attribute: String
  ) throws {
    let phone = LintConfiguration(
      canvas: .device(try #require(Device.named("iPhone 15")), .portrait))
    let mark = attribute.isEmpty ? "" : "placeholder=\"YES\""
    let scene = Scene(
      views: box("box", constraints: tie("box.height = 50", id: "h", mark)),
      constraints: corner("box") + tie("box.width = 50"))
    #expect(try scene.findings("ambiguous-layout", [.saved, phone]).isEmpty)
  }

  @Test func `what is in a conflict is not open besides`() throws {
    let scene = Scene(
      views: box(
        "box", constraints: tie("box.width = 50") + tie("box.width = 60") + tie("box.height = 50")),
      constraints: corner("box"))
    #expect(try scene.findings("ambiguous-layout").isEmpty)
    #expect(try scene.findings("conflicting-constraints").count == 1)
  }

  @Test func `a conflict along one axis does not hide what is open along the other`() throws {
    let scene = Scene(
      views: box("box", constraints: tie("box.width = 50") + tie("box.width = 60")),
      constraints: corner("box"))
    #expect(try scene.findings("ambiguous-layout").count == 1)
    #expect(try scene.findings("conflicting-constraints").count == 1)
  }

  @Test(arguments: [("-1", "", 0), ("-1", "ambiguous=\"YES\"", 1), ("120", "", 1)])
  func `a cell with automatic height is as high as its content`(
    height: String, flag: String, count: Int
  ) throws {
    let cell = """
      <tableView dataMode="static" rowHeight="\(height)" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/><sections><tableViewSection id="section"><cells>
      <tableViewCell \(height == "-1" ? "" : "rowHeight=\"\(height)\"") id="cell">
      <rect key="frame" x="0" y="28" width="375" height="120"/><autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="375" height="120"/><autoresizingMask key="autoresizingMask"/>
      <subviews>\(label("a", "One", 16, 8, 343, 20.5, attributes: flag))\(label("b", "Two", 16, 36, 343, 76))
      </subviews><constraints>\(tie("a.top = content.top + 8"))\(tie("b.top = a.bottom + 8"))
      \(tie("content.bottom = b.bottom + 8"))\(tie("a.leading = content.leading + 16"))
      \(tie("b.leading = a.leading"))\(tie("content.trailing = a.trailing + 16"))
      \(tie("content.trailing = b.trailing + 16"))</constraints>
      </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
      """
    #expect(try Scene(views: cell).findings("content-priority-ambiguity").count == count)
  }

  @Test(arguments: [("", 0), ("ambiguous=\"YES\"", 1)])
  func `the table view gives a row of a xib its height`(flag: String, count: Int) throws {
    let cell = """
      <tableViewCell rowHeight="120" id="cell">
      <rect key="frame" x="0" y="0" width="375" height="120"/><autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="375" height="120"/><autoresizingMask key="autoresizingMask"/>
      <subviews>\(label("a", "One", 16, 8, 343, 20.5, attributes: flag))\(label("b", "Two", 16, 36, 343, 76))
      </subviews><constraints>\(tie("a.top = content.top + 8"))\(tie("b.top = a.bottom + 8"))
      \(tie("content.bottom = b.bottom + 8"))\(tie("a.leading = content.leading + 16"))
      \(tie("b.leading = a.leading"))\(tie("content.trailing = a.trailing + 16"))
      \(tie("content.trailing = b.trailing + 16"))</constraints>
      </tableViewCellContentView></tableViewCell>
      """
    let found = try Linter().lint(Array(Fixture.xib(cell).utf8), file: "Cell.xib").findings
    #expect(found.count { $0.ruleID == "content-priority-ambiguity" } == count, "\(found)")
  }

  @Test(arguments: [("fillProportionally", 0), ("fill", 2)])
  func `views in what a stack view shares in proportion do not compete`(
    distribution: String, count: Int
  ) throws {
    func part(_ id: String, _ x: Double) -> String {
      let edges = ["top", "bottom", "trailing"]
      return box(
        id, x, 0, 163.5, 44,
        subviews: """
          <button buttonType="custom" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)b">
          <rect key="frame" x="0" y="0" width="163.5" height="44"/></button>
          \(label(id + "l", "_text_", 54, 0, 109.5, 44, attributes: "horizontalHuggingPriority=\"251\""))
          """,
        constraints: (edges + ["leading"]).map { tie("\(id)b.\($0) = \(id).\($0)") }.joined()
          + edges.map { tie("\(id)l.\($0) = \(id).\($0)") }.joined()
          + tie("\(id)l.leading = \(id).leading + 54"))
    }
    let scene = Scene(
      views: """
        <stackView distribution="\(distribution)" spacing="16" \
        translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="16" y="40" width="343" height="44"/>
        <subviews>\(part("p", 0))\(part("q", 179.5))</subviews></stackView>
        """,
      constraints: corner("stack") + tie("root.trailing = stack.trailing + 16"))
    #expect(try scene.findings("content-priority-ambiguity").count == count)
  }

  @Test(arguments: [
    (
      "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Title\"/>",
      FindingSeverity.note
    ),
    ("", .error),
  ])
  func `configured buttons in a row of a stack view may have equal widths`(
    configuration: String, severity: FindingSeverity
  ) throws {
    func button(_ id: String, _ x: Double) -> String {
      """
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(x)" y="0" width="163.5" height="45"/>
      <state key="normal" title="Title"/>\(configuration)</button>
      """
    }
    let scene = Scene(
      views: """
        <stackView spacing="16" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="16" y="40" width="343" height="45"/>
        <subviews>\(button("p", 0))\(button("q", 179.5))</subviews></stackView>
        """,
      constraints: corner("stack") + tie("root.trailing = stack.trailing + 16"))
    #expect(try scene.findings("content-priority-ambiguity").map(\.severity) == [severity])
  }

  @Test func `different priorities end the tie`() throws {
    let scene = Scene(
      views: label("a", "One", 16, 40, 100, attributes: "horizontalHuggingPriority=\"251\"")
        + label("b", "Two", 124, 40, 235),
      constraints: corner("a") + tie("b.leading = a.trailing + 8")
        + tie("root.trailing = b.trailing + 16") + tie("b.top = a.top"))
    #expect(try scene.findings("content-priority-ambiguity").isEmpty)
  }
}

@MainActor
@Suite struct AmbiguousScrollableContentTests {
  private func scroll(_ ties: String) -> Scene {
    Scene(
      views: """
        <scrollView translatesAutoresizingMaskIntoConstraints="NO" userLabel="Page" id="scroll">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>\(box("box", constraints: tie("box.width = 100") + tie("box.height = 900")))</subviews>
        <constraints>\(ties)</constraints></scrollView>
        """,
      constraints: tie("scroll.leading = root.leading") + tie("scroll.top = root.top")
        + tie("root.trailing = scroll.trailing") + tie("root.bottom = scroll.bottom"))
  }

  @Test(.rules("scrollview:V3.7", "ibdocuments:L4, DT10"))
  func `content without a chain to the bottom has no height`() throws {
    let found = try scroll(
      tie("box.top = scroll.top") + tie("box.leading = scroll.leading")
        + tie("scroll.trailing = box.trailing")
    ).findings("ambiguous-scrollable-content")
    #expect(found.count == 1)
    #expect(found.first?.message.hasSuffix("has ambiguous scrollable content height.") == true)
  }

  @Test func `content tied to all edges is determined`() throws {
    let found = try scroll(
      tie("box.top = scroll.top") + tie("box.leading = scroll.leading")
        + tie("scroll.trailing = box.trailing") + tie("scroll.bottom = box.bottom")
    ).findings("ambiguous-scrollable-content")
    #expect(found.isEmpty)
  }

  @Test(arguments: [
    ("customClass=\"Card\"", FindingSeverity.note), ("", .error),
    ("customClass=\"Card\" ambiguous=\"YES\"", .error),
  ]) func `a class of the app can determine the length that a view lacks`(
    attributes: String, severity: FindingSeverity
  ) throws {
    let found = try Scene(
      views: box("card", 16, 40, 100, 50, attributes: attributes)
        + box(
          "below", 16, 98, 100, 50,
          constraints: tie("below.height = 50") + tie("below.width = 100")),
      constraints: corner("card") + tie("card.trailing = below.trailing")
        + tie("below.leading = root.leading + 16") + tie("below.top = card.bottom + 8")
    ).findings("ambiguous-layout")
    #expect(found.map(\.severity) == [severity])
    #expect(found.map { $0.message.contains("Card gives") } == [severity == .note])
  }

  @Test(arguments: [true, false])
  func `labels that a cell positions itself need no constraints`(isBuiltIn: Bool) throws {
    let style =
      isBuiltIn
      ? "textLabel=\"name\" detailTextLabel=\"value\" style=\"IBUITableViewCellStyleValue2\"" : ""
    let labels = ["name", "value"].map {
      """
      <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="\($0)">
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    let found = try Scene(
      views: """
        <tableView dataMode="prototypes" rowHeight="44" id="table">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <prototypes><tableViewCell reuseIdentifier="Entry" \(style) rowHeight="44" id="cell">
            <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
              <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
              <subviews>\(labels.joined())</subviews>
            </tableViewCellContentView>
          </tableViewCell></prototypes>
        </tableView>
        """
    ).findings("ambiguous-layout")
    #expect(found.isEmpty == isBuiltIn)
  }
}
