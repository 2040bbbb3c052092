import TestSupport
import Testing

@testable import InterfaceLinter

/// Saved frames that differ from the layout by what the document does not determine.
@MainActor
@Suite struct UncertainFrameTests {
  private func below(_ y: Double, _ attributes: String = "") throws -> [LintFinding] {
    let size = tie("box.height = 50") + tie("box.width = 100")
    return try Scene(
      views: box("box", 16, y, 100, 50, attributes: attributes, constraints: size),
      constraints: tie("box.leading = root.leading + 16") + tie("safe.bottom = box.bottom + 17")
    ).findings("misplaced-view")
  }

  @Test(arguments: [34.0, 44, 49, 83])
  func `a view above a bar that the canvas had is not reported`(bar: Double) throws {
    #expect(try below(600 - bar).isEmpty)
  }

  @Test(arguments: [-30.0, 10, 200])
  func `a view that was moved by another distance is`(distance: Double) throws {
    let found = try below(600 - distance)
    #expect(found.map(\.objectID) == ["box"])
    #expect(found.map(\.severity) == [.warning])
  }

  @Test(arguments: [40.0, 58, 140])
  func `a view above a space that bars of any canvas may take is a note`(distance: Double) throws {
    #expect(try below(600 - distance).map(\.severity) == [.note])
  }

  @Test(arguments: [(8.0, false), (42, false), (60, true)])
  func `the margin of a container at the screen's bottom can contain the home indicator`(
    margin: Double, isReported: Bool
  ) throws {
    let scene = Scene(
      views: box(
        "panel", 0, 467, 375, 200,
        subviews: box(
          "box", 16, 150 - margin, 100, 50,
          constraints: tie("box.height = 50") + tie("box.width = 100")),
        constraints: tie("panel.height = 200") + tie("panel.bottomMargin = box.bottom")
          + tie("box.leading = panel.leading + 16")),
      constraints: tie("panel.leading = root.leading") + tie("root.trailing = panel.trailing")
        + tie("root.bottom = panel.bottom"))
    #expect(try scene.findings("misplaced-view").isEmpty != isReported)
  }

  @Test func `a view with the frame at which Interface Builder finds it ambiguous is not reported`()
    throws
  {
    #expect(try below(400, "ambiguous=\"YES\"").isEmpty)
    #expect(try below(400, "ambiguous=\"YES\" misplaced=\"YES\"").count == 1)
  }

  @Test(arguments: [(16.0, false), (20, false), (8, false), (27, true)])
  func `a view at one of the margins that views have is not reported`(x: Double, isReported: Bool)
    throws
  {
    let size = tie("box.height = 50") + tie("box.width = 100")
    let scene = Scene(
      views: box("box", x, 40, 100, 50, constraints: size),
      constraints: tie("box.leading = root.leadingMargin") + tie("box.top = root.top + 40"))
    #expect(try scene.findings("misplaced-view").isEmpty != isReported)
  }

  @Test(arguments: [(44.5, true), (20.5, false)])
  func `a label that reaches over the next one in its stack view is reported`(
    height: Double, isReported: Bool
  ) throws {
    let labels = label("a", "First", 0, 0, 200, height) + label("b", "Second", 0, 20.5, 200, 20.5)
    let scene = Scene(
      views: """
        <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="16" y="40" width="200" height="41"/>
        <subviews>\(labels)</subviews>
        <constraints>\(tie("stack.width = 200"))</constraints></stackView>
        """, constraints: corner("stack"))
    #expect(
      try scene.findings("misplaced-view").map(\.objectID) == (isReported ? ["a"] : []))
  }

  @Test(arguments: [(1.5, false), (15, true), (-2, true)])
  func `a multiplier that places a view outside is reported`(multiplier: Double, isReported: Bool)
    throws
  {
    let size = tie("box.height = 50") + tie("box.width = 100")
    let scene = Scene(
      views: box("box", constraints: size),
      constraints: tie("box.top = root.top + 40") + """
        <constraint firstItem="box" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" \
        multiplier="\(multiplier)" id="ratio"/>
        """)
    let found = try scene.findings("outside-superview")
    #expect(found.map(\.detail) == (isReported ? ["multiplier"] : []))
  }

  @Test func `both sides of a ratio were rounded, and the ratio multiplies that of one`() throws {
    var random = SplitMix64(seed: 4301)
    for _ in 0..<20 {
      let ratio = Int.random(in: 2...8, using: &random)
      let width = Double(Int.random(in: 150...340, using: &random))
      let height = (width / Double(ratio)).rounded()
      for (saved, isReported) in [(height, false), (height + 8, true)] {
        var scene = Scene(
          views: box(
            "box", 16, 40, width, saved,
            constraints: tie("box.width = \(width)")
              + tie("box.width = box.height", "multiplier=\"\(ratio):1\"")),
          constraints: corner("box"))
        scene.toolsVersion = 10117
        let found = try scene.findings("misplaced-view").filter { $0.severity != .note }
        #expect(found.isEmpty != isReported, "\(width) \(saved) \(ratio)")
      }
    }
  }

  @Test(arguments: [(19.5, false), (22, true)])
  func `a large ratio multiplies half a point of rounding`(height: Double, isReported: Bool) throws
  {
    let scene = Scene(
      views: box(
        "box", 16, 40, 157, height,
        constraints: tie("box.width = 157") + tie("box.width = box.height", "multiplier=\"8.2\"")),
      constraints: corner("box"))
    let found = try scene.findings("misplaced-view").filter { $0.severity != .note }
    #expect(found.isEmpty != isReported)
  }

  @Test(arguments: [(0.0, false), (17, true), (-9, true)])
  func `a sheet need not reach to the home indicator`(inset: Double, isReported: Bool) throws {
    var scene = Scene(
      views: box(
        "box", 16, 792 - inset, 100, 50,
        constraints: tie("box.height = 50") + tie("box.width = 100")),
      constraints: tie("box.leading = root.leading + 16") + tie("safe.bottom = box.bottom"))
    scene.device = "retina6_1"
    scene.size = (414, 842)
    scene.toolsVersion = 19529
    let found = try scene.findings("misplaced-view").filter { $0.severity != .note }
    #expect(found.isEmpty != isReported)
  }

  @Test(arguments: [(74.0, false), (94, false), (84, true)])
  func `old canvases have no margin above the root's content`(y: Double, isReported: Bool) throws {
    var scene = Scene(
      views: box(
        "box", 16, y, 100, 50, constraints: tie("box.height = 50") + tie("box.width = 100")),
      constraints: tie("box.leading = root.leading + 16") + tie("box.top = root.topMargin + 74"))
    scene.toolsVersion = 10117
    let found = try scene.findings("misplaced-view").filter { $0.severity != .note }
    #expect(found.isEmpty != isReported)
  }

  @Test func `the numbers of a flagged frame do not rest on a font that is not known`() throws {
    func found(_ font: String) throws -> [LintFinding] {
      try Scene(
        views: """
          <stackView axis="vertical" misplaced="YES" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
          <rect key="frame" x="16" y="40" width="343" height="50"/>
          <subviews><label text="A title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
          <rect key="frame" x="0.0" y="0.0" width="343" height="27"/>
          <fontDescription key="fontDescription" \(font) pointSize="22"/></label>
          \(label("text", "A text", 0, 27, 343))</subviews></stackView>
          """,
        constraints: corner("stack") + tie("root.trailing = stack.trailing + 16")
      ).findings("misplaced-view").filter { $0.objectID == "stack" }
    }
    let unknown = try found("name=\"Unknown-Bold\" family=\"Unknown\"")
    #expect(unknown.map { $0.message.contains("Expected") } == [false])
    #expect(unknown.allSatisfy { $0.severity == .warning && $0.repair == nil })
    #expect(try found("type=\"system\"").map { $0.message.contains("Expected") } == [true])
  }

  @Test(arguments: [
    (7.0, 32.0, 120.0, 70.0, false), (16, 40, 100, 46, false), (25, 40, 100, 50, true),
    (7, 32, 180, 50, true),
  ])
  func `an image may have a shadow around its alignment rectangle`(
    x: Double, y: Double, width: Double, height: Double, isReported: Bool
  ) throws {
    func found(_ image: String) throws -> [LintFinding] {
      try Scene(
        views: """
          <imageView \(image) translatesAutoresizingMaskIntoConstraints="NO" id="card">
          <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
          <constraints>\(tie("card.width = 100"))\(tie("card.height = 50"))</constraints></imageView>
          """, constraints: corner("card")
      ).findings("misplaced-view").filter { $0.severity != .note }
    }
    #expect(try found("image=\"card\"").isEmpty != isReported)
    #expect(try !found("").isEmpty)
  }

  @Test(arguments: [
    (17.0, 41.0, 98.5, 48.5, false), (16, 40, 103, 50, true), (17, 41, 100, 50, true),
  ])
  func `the frame of an image that is named no longer may be that of its symbol`(
    x: Double, y: Double, width: Double, height: Double, isReported: Bool
  ) throws {
    let found = try Scene(
      views: """
        <imageView translatesAutoresizingMaskIntoConstraints="NO" id="card">
        <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
        <constraints>\(tie("card.width = 100"))\(tie("card.height = 50"))</constraints></imageView>
        """, constraints: corner("card")
    ).findings("misplaced-view").filter { ($0.severity != .note || $0.repair != nil) }
    #expect(found.isEmpty != isReported)
  }

  @Test(arguments: [("image=\"star\"", true), ("", false)])
  func `a symbol in a stack view may be higher than its alignment rectangle`(
    image: String, isUnknown: Bool
  ) throws {
    let found = try Scene(
      views: """
        <stackView translatesAutoresizingMaskIntoConstraints="NO" id="row">
        <rect key="frame" x="16" y="40" width="100" height="50"/>
        <subviews><imageView \(image) translatesAutoresizingMaskIntoConstraints="NO" id="star">
        <rect key="frame" x="0.0" y="3" width="40" height="45"/>
        <constraints>\(tie("star.width = 40"))</constraints></imageView>
        \(box("rest", 40, 0, 60, 50))</subviews>
        <constraints>\(tie("row.height = 50"))\(tie("row.width = 100"))</constraints></stackView>
        """, constraints: corner("row")
    ).findings("misplaced-view").filter { $0.severity != .note }
    #expect(found.isEmpty == isUnknown)
  }

  // UILabel's alignment rectangle leaves out what some fonts draw beyond their lines.
  @Test(arguments: [("name=\"Unknown-Bold\" family=\"Unknown\"", true), ("type=\"system\"", false)])
  func `the frame of a label can be a point larger than its height in an unknown font`(
    font: String, isNote: Bool
  ) throws {
    let scene = Scene(
      views: box(
        "bar", 0, 40, 375, 80,
        subviews: label(
          "title", "Catch them all", 100, -1, 175, 81,
          constraints: tie("title.height = 80") + tie("title.width = 175")
        )
        .replacing("type=\"system\"", with: font),
        constraints: tie("bar.height = 80") + tie("title.centerX = bar.centerX")
          + tie("title.centerY = bar.centerY")),
      constraints: corner("bar", 0) + tie("root.trailing = bar.trailing"), toolsVersion: 9531)
    let found = try scene.findings("misplaced-view").filter { $0.objectID == "title" }
    #expect(!found.isEmpty && found.allSatisfy { ($0.repair == nil) == isNote })
  }

  @Test(arguments: [(8.0, true), (30, true), (14, false)])
  func `the upper margin of a screen can be that of a new view`(margin: Double, isNote: Bool) throws
  {
    let scene = Scene(
      views: box(
        "box", 16, margin + 64, 100, 50,
        constraints: tie("box.height = 50") + tie("box.width = 100")),
      constraints: tie("box.leading = root.leading + 16") + tie("box.top = root.topMargin + 64"))
    let found = try scene.findings("misplaced-view")
    #expect(!found.isEmpty && found.allSatisfy { ($0.severity == .note) == isNote })
  }

  @Test(arguments: [(14113, true), (9531, false)])
  func `the canvas of a newer Xcode has its own size if the document names no device`(
    version: Int, isNote: Bool
  ) throws {
    let scene = Scene(
      views: box("bar", 0, 0, 375, 100, constraints: tie("bar.height = 100")),
      constraints: corner("bar", 0, 0) + tie("root.trailing = bar.trailing"),
      size: (600, 600), toolsVersion: version)
    let device = try Regex("<device [^>]*/>")
    let text = scene.text.replacing(device, with: "")
    let found = try Linter().lint(Array(text.utf8), file: "Main.storyboard").findings
      .filter { $0.ruleID == "misplaced-view" }
    #expect(!found.isEmpty && found.allSatisfy { ($0.severity == .note) == isNote }, "\(found)")
  }
}
