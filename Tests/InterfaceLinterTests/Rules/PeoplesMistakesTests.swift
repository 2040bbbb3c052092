import InterfaceBuilder
import Testing

@testable import InterfaceLinter

/// Mistakes that leave a layout without conflict or ambiguity.
@MainActor
@Suite struct PeoplesMistakesTests {
  private static let field = """
    <textField borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="field">
    <rect key="frame" x="16" y="80" width="343" height="34"/>
    <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
    """

  // MARK: Frames that nothing holds

  @Test(arguments: ["", "trailing"])
  func `a frame is wrong that a removed constraint left behind`(kept: String) throws {
    let scene = Scene(
      views: label("title", "Name", 16, 40, 343) + Self.field,
      constraints: corner("title") + corner("field", 16, 80)
        + (kept.isEmpty
          ? ""
          : tie("root.trailing = title.trailing + 16") + tie("root.trailing = field.trailing + 16"))
    )
    let found = try scene.findings("misplaced-view")
    #expect(found.map(\.objectID) == (kept.isEmpty ? ["title", "field"] : []))
  }

  @Test func `a view that may be longer than its content keeps its frame`() throws {
    let scene = Scene(
      views: label("title", "Name", 16, 40, 343, attributes: "horizontalHuggingPriority=\"100\""),
      constraints: corner("title"))
    #expect(try scene.findings("misplaced-view").isEmpty)
  }

  @Test(arguments: ["equalSpacing", "fill"], [200.0, 240])
  func `the last view of a stack view ends with it`(distribution: String, x: Double) throws {
    let views =
      box("a", 0, 0, 80, 40, constraints: tie("a.width = 80") + tie("a.height = 40"))
      + box("b", x, 0, 100, 40, constraints: tie("b.width = 100"))
    let scene = Scene(
      views: """
        <stackView distribution="\(distribution)" spacing="\(distribution == "fill" ? 120 : 8)" \
        translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="16" y="40" width="300" height="40"/><subviews>\(views)</subviews>
        <constraints>\(tie("stack.width = 300"))</constraints></stackView>
        """, constraints: corner("stack"))
    let found = try scene.findings("misplaced-view")
    #expect(found.map(\.objectID) == (x == 200 ? [] : ["b"]))
  }

  // MARK: Edges

  @Test(arguments: [("250", true), ("252", false), ("1000", false)])
  func `a priority below hugging leaves an edge without effect`(
    priority: String, isReported: Bool
  ) throws {
    let scene = Scene(
      views: label("title", "Name", attributes: "horizontalHuggingPriority=\"251\""),
      constraints: corner("title")
        + tie("root.trailing = title.trailing + 16", id: "edge", "priority=\"\(priority)\""))
    let found = try scene.findings("edge-without-effect")
    #expect(found.map(\.objectID) == (isReported ? ["edge"] : []))
  }

  @Test func `a wish beside a limit is not reported`() throws {
    let scene = Scene(
      views: label("title", "Name", attributes: "horizontalHuggingPriority=\"251\""),
      constraints: corner("title") + tie("root.trailing >= title.trailing + 16")
        + tie("root.trailing = title.trailing + 16", id: "edge", "priority=\"250\""))
    #expect(try scene.findings("edge-without-effect").isEmpty)
  }

  @Test(arguments: [("safe", "root", true), ("root", "root", false), ("safe", "safe", false)])
  func `opposite edges at different guides are reported`(
    leading: String, trailing: String, isReported: Bool
  ) throws {
    let scene = Scene(
      views: box("card", 0, 40, 375, 50, constraints: tie("card.height = 50")),
      constraints: tie("card.leading = \(leading).leading", id: "led")
        + tie("\(trailing).trailing = card.trailing", id: "trl") + tie("card.top = safe.top + 20"))
    let found = try scene.findings("uneven-guides")
    #expect(found.map(\.objectID) == (isReported ? ["trl"] : []))
  }
}
