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

  @Test(arguments: [-30.0, 10, 40, 58, 200])
  func `a view that was moved by another distance is`(distance: Double) throws {
    #expect(try below(600 - distance).map(\.objectID) == ["box"])
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
}
