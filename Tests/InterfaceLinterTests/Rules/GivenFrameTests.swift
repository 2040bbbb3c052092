import InterfaceBuilder
import Testing

@testable import InterfaceLinter

/// A frame that Interface Builder does not flag is reported where numbers of the document contradict it, and noted
/// where only an estimate does.
@MainActor
@Suite struct GivenFrameTests {
  private func size(_ id: String) -> String { tie("\(id).height = 50") + tie("\(id).width = 100") }

  private func severities(_ scene: Scene) throws -> [String: FindingSeverity] {
    Dictionary(
      try scene.findings("misplaced-view").map { ($0.objectID ?? "", $0.severity) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: [(100.0, nil), (260, FindingSeverity.note)])
  func `the width of a text that nothing holds is an estimate`(
    width: Double, severity: FindingSeverity?
  ) throws {
    let natural = 35.0
    let scene = Scene(
      views: label("title", "Title", 16, 40, severity == nil ? natural : width)
        + box("box", 16, 80, 100, 50, constraints: size("box")),
      constraints: corner("title") + tie("box.leading = root.leading + 16")
        + tie("box.top = root.top + 80"))
    let found = try severities(scene)
    #expect(found["title"] == severity)
    #expect(found["box"] == nil)
  }

  @Test(arguments: [
    ("customClass=\"Hue\"", 16.0, 16.0, true), ("customClass=\"Hue\"", 16, 8, false),
    ("", 16, 16, false),
  ])
  func `a frame that is larger on all sides is one of a class with alignment insets`(
    attributes: String, inset: Double, below: Double, isMeant: Bool
  ) throws {
    let scene = Scene(
      views: box(
        "box", 40 - inset, 60 - inset, 100 + 2 * inset, 50 + inset + below, attributes: attributes,
        constraints: size("box")),
      constraints: tie("box.leading = root.leading + 40") + tie("box.top = root.top + 60"))
    #expect(try scene.findings("misplaced-view").isEmpty == isMeant)
  }

  @Test func `a note has no repair and names no number as expected`() throws {
    let scene = Scene(
      views: label("title", "Title", 16, 40, 260), constraints: corner("title"))
    let found = try scene.findings("misplaced-view")
    #expect(found.map(\.severity) == [.note])
    #expect(found.allSatisfy { $0.repair == nil && !$0.message.contains("Expected") })
  }

  @Test func `a view below an estimated text is compared with the text's saved frame`() throws {
    func below(_ y: Double) throws -> [String: FindingSeverity] {
      try severities(
        Scene(
          views: label("title", "Title", 16, 40, 35, 30)
            + box("box", 16, y, 100, 50, constraints: size("box")),
          constraints: corner("title") + tie("box.leading = root.leading + 16")
            + tie("box.top = title.bottom + 8")))
    }
    #expect(try below(78)["box"] != .warning)
    #expect(try below(140)["box"] == .warning)
  }

  @Test func `along an axis without evidence the saved numbers are kept`() throws {
    // The height of the text is an estimate; its leading edge is not.
    let scene = Scene(
      views: label("title", "Title", 40, 40, 35, 48), constraints: corner("title"))
    let found = try scene.findings("misplaced-view")
    #expect(found.map { $0.message.hasSuffix("Expected: x=16. Actual: x=40.") } == [true])
  }

  @Test(arguments: [("", FindingSeverity.warning), ("customClass=\"Cards\"", nil)])
  func `a stack view of the app's class can have other spaces`(
    attributes: String, severity: FindingSeverity?
  ) throws {
    let scene = Scene(
      views: """
        <stackView axis="vertical" spacing="8" \(attributes) \
        translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="16" y="40" width="343" height="48"/><subviews>
        \(box("one", 0, 0, 343, 20, constraints: tie("one.height = 20")))
        \(box("two", 0, 60, 343, 20, constraints: tie("two.height = 20")))
        </subviews></stackView>
        """,
      constraints: corner("stack") + tie("root.trailing = stack.trailing + 16"))
    #expect(try severities(scene)["two"] == severity)
  }

  @Test(arguments: [(49.0, nil), (30, FindingSeverity.warning)])
  func `the screen can end above a bar`(distance: Double, severity: FindingSeverity?) throws {
    // The root ends at 667 or, above a bar, at 618.
    let scene = Scene(
      views: box("box", 16, 667 - 70 - distance, 100, 50, constraints: size("box")),
      constraints: tie("box.leading = root.leading + 16")
        + tie("root.bottom = box.bottom + 20"), device: "retina4_7")
    #expect(try severities(scene)["box"].flatMap { $0 == .note ? nil : $0 } == severity)
  }

  @Test func `a center between insets is not given`() throws {
    let scene = Scene(
      views: box("box", 300, 40, 100, 50, constraints: size("box")),
      constraints: tie("box.top = root.top + 40") + tie("box.centerX = safe.centerX"))
    #expect(try severities(scene)["box"] != .warning)
  }

  @Test func `frames between which a constraint is violated are reported without a number`() throws
  {
    // Both widths are estimates, and the saved frames contradict the distance.
    let scene = Scene(
      views: label("a", "First", 16, 40, 90) + label("b", "Second", 180, 40, 90),
      constraints: corner("a") + tie("b.top = root.top + 40")
        + tie("b.leading = a.trailing + 8"))
    let found = try scene.findings("misplaced-view").filter { $0.severity != .note }
    #expect(found.count == 1 && found.allSatisfy { $0.repair == nil })
    #expect(found.first?.message.contains("the saved frames violate") == true)
  }

  @Test(arguments: [(100.0, nil), (200, FindingSeverity.note), (150, .warning)])
  func `a frame that was saved for another size class is noted`(
    width: Double, severity: FindingSeverity?
  ) throws {
    let varied = """
      <constraint firstAttribute="width" constant="100" id="width">
      <variation key="heightClass=regular-widthClass=regular" constant="200"/></constraint>
      """
    let scene = Scene(
      views: box("box", 16, 40, width, 50, constraints: varied + tie("box.height = 50"))
        + box("other", 16, 100, 100 + width, 50, constraints: tie("other.height = 50")),
      constraints: corner("box") + tie("other.leading = box.leading")
        + tie("other.top = box.bottom + 10") + tie("other.width = box.width + 100"))
    let found = try severities(scene)
    #expect(found["box"] == severity)
    #expect(found["other"] == severity)
  }

  @Test func `a length that the document gives does not depend on the height of a row`() throws {
    func cell(_ width: Double, _ height: Double) -> String {
      """
      <tableView dataMode="prototypes" rowHeight="60" translatesAutoresizingMaskIntoConstraints="NO" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
      <tableViewCell reuseIdentifier="Cell" rowHeight="60" id="cell">
      <rect key="frame" x="0" y="28" width="375" height="100"/><autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="375" height="100"/><autoresizingMask key="autoresizingMask"/>
      <subviews>\(box("box", 8, 34, width, height, constraints: tie("box.width = 32") + tie("box.height = 32")))
      </subviews><constraints>\(tie("box.leading = content.leading + 8"))
      \(tie("box.centerY = content.centerY"))</constraints></tableViewCellContentView></tableViewCell>
      </prototypes></tableView>
      """
    }
    let place =
      corner("table", 0, 0) + tie("root.trailing = table.trailing")
      + tie("root.bottom = table.bottom")
    func found(_ width: Double, _ height: Double) throws -> [String: FindingSeverity] {
      try severities(Scene(views: cell(width, height), constraints: place))
    }
    #expect(try found(32, 32)["box"] == nil)
    #expect(try found(320, 32)["box"] == .warning)
    #expect(try found(32, 320)["box"] == .warning)
  }

  @Test(arguments: [(96.0, 0), (80, 1)])
  func `lengths that a document for Apple TV gives are compared`(width: Double, count: Int) throws {
    let size = tie("box.width = 96") + tie("box.height = 50")
    let scene = Scene(
      views: box("box", 90, 60, width, 50, constraints: size),
      constraints: corner("box", 90, 60), device: "appleTV", runtime: "AppleTV")
    let text = scene.text.replacing("CocoaTouch.Storyboard", with: "AppleTV.Storyboard")
      .replacing("width=\"375\" height=\"667\"", with: "width=\"1920\" height=\"1080\"")
      .replacing("orientation=\"portrait\"", with: "orientation=\"landscape\"")
    let found = try Linter().lint(Array(text.utf8), file: "Main.storyboard").findings
    #expect(found.map(\.ruleID) == Array(repeating: "misplaced-view", count: count))
  }
}
