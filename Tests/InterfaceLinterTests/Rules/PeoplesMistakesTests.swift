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

  // MARK: Numbers that are not known

  @Test(arguments: [(8.0, 8.0, 0), (24, 0, 1)])
  func `margins that a canvas had otherwise are no misplacement`(
    left: Double, right: Double, count: Int
  ) throws {
    // At both sides 8 points nearer to the edge, or moved by 8 points in one direction.
    let scene = Scene(
      views: box("card", left, 40, 375 - left - right, 50, constraints: tie("card.height = 50")),
      constraints: tie("card.leading = root.leadingMargin") + tie("card.top = root.top + 40")
        + tie("root.trailingMargin = card.trailing"))
    #expect(try scene.findings("misplaced-view").count == count)
  }

  @Test(arguments: [(19.0, 0), (60, 1)])
  func `a margin of a control outside a view that does not clip is not reported`(
    beyond: Double, count: Int
  ) throws {
    let width = 200.0
    let scene = Scene(
      views: box(
        "bar", 100, 40, width - beyond, 44, subviews: button("wide", "Wide", 0, 0, width, 44),
        constraints: tie("wide.width = \(width)") + tie("wide.centerY = bar.centerY")
          + tie("bar.width = \(width - beyond)") + tie("bar.height = 44")
          + tie("wide.leading = bar.leading")),
      constraints: corner("bar", 100, 40))
    #expect(try scene.findings("outside-superview").count == count)
  }

  @Test(arguments: ["", "placeholder=\"YES\""])
  func `a placeholder constraint is in no conflict of the app`(attributes: String) throws {
    let scene = Scene(
      views: box(
        "card", constraints: tie("card.height = 50") + tie("card.height = 80", id: "b", attributes)),
      constraints: corner("card"))
    let found = try scene.findings("conflicting-constraints")
    #expect(found.isEmpty != attributes.isEmpty)
  }

  @Test func `a standard font size has its number`() throws {
    let text = label("a", "Name").replacing("pointSize=\"17\"", with: "size=\"button\"")
    let scene = Scene(views: text, constraints: corner("a"))
    #expect(try scene.findings("unreadable-part").isEmpty)
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

  @Test(arguments: [("240", false), ("250", false), ("251", true)])
  func `an edge that bounds a long text has an effect`(resistance: String, isReported: Bool) throws
  {
    let scene = Scene(
      views: label(
        "title", "Name",
        attributes: "horizontalHuggingPriority=\"1000\" "
          + "horizontalCompressionResistancePriority=\"\(resistance)\""),
      constraints: corner("title")
        + tie("root.trailing = title.trailing + 16", id: "edge", "priority=\"250\""))
    #expect(try scene.findings("edge-without-effect").isEmpty != isReported)
  }

  @Test(arguments: [("right", true), ("left", false), ("natural", true)])
  func `a text that is aligned with the edge that holds it stands there either way`(
    alignment: String, isReported: Bool
  ) throws {
    let scene = Scene(
      views: label(
        "title", "Name",
        attributes: "horizontalHuggingPriority=\"251\" textAlignment=\"\(alignment)\""),
      constraints: corner("title")
        + tie("root.trailing = title.trailing + 16", id: "edge", "priority=\"250\""))
    #expect(try scene.findings("edge-without-effect").isEmpty != isReported)
  }

  @Test func `a preference beside a limit is not reported`() throws {
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
