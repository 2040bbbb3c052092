import InterfaceBuilder
import TestSupport
import Testing

@testable import InterfaceLinter

@MainActor
@Suite struct MisplacedViewTests {
  @Test(.rules("ibdocuments:D11.5, L1"))
  func `a frame that contradicts a constraint is misplaced, with both numbers`() throws {
    let scene = Scene(
      views: box(
        "box", 16, 40, 300, 50, attributes: "userLabel=\"Box\"", constraints: tie("box.height = 50")
      ),
      constraints: corner("box") + tie("root.trailing = box.trailing + 16"))
    let found = try scene.findings("misplaced-view")
    #expect(
      found.map(\.message) == [
        "Frame for \"Box\" is out of date: at run time, its constraints decide. Expected: width=343. Actual: width=300."
      ])
    #expect(
      found.first?.repair
        == .updateFrame(
          view: "box", at: SourcePosition(line: 12, column: 1),
          LayoutRect(x: 16, y: 40, width: 343, height: 50)))
  }

  /// A view as wide as the root with a label, saved with another width of the root, and one that does not depend on it.
  @Test func `frames saved with another width of the root are one note`() throws {
    let scene = Scene(
      views: box(
        "box", 16, 40, 338, 50,
        subviews: box(
          "inner", 8, 0, 322, 20, constraints: tie("inner.height = 20")),
        constraints: tie("box.height = 50") + tie("inner.leading = box.leading + 8")
          + tie("box.trailing = inner.trailing + 8") + tie("inner.top = box.top"))
        + box(
          "fixed", 16, 200, 100, 50,
          constraints: tie("fixed.height = 50") + tie("fixed.width = 100")),
      constraints: corner("box") + tie("root.trailing = box.trailing + 16")
        + corner("fixed", 16, 200))
    let found = try scene.findings("misplaced-view")
    #expect(found.map(\.severity) == [.note])
    #expect(
      found.first?.message.contains("a root 370 wide, and it is 375 wide") == true, "\(found)")
  }

  @Test(arguments: [(344.0, FindingSeverity.note), (346, .warning)])
  func `a difference of one point is a note`(width: Double, severity: FindingSeverity) throws {
    let scene = Scene(
      views: box("box", 16, 40, width, 50, constraints: tie("box.height = 50")),
      constraints: corner("box") + tie("root.trailing = box.trailing + 16"))
    #expect(try scene.findings("misplaced-view").map(\.severity) == [severity])
  }

  /// A label beside a picture in a row whose height contradicts that of the picture.
  @Test(arguments: [true, false])
  func `what depends on a conflict is not misplaced`(isInConflict: Bool) throws {
    let row = """
      <stackView opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="row">
      <rect key="frame" x="16" y="40" width="200" height="30"/><subviews>
      \(box("icon", 0, 0, 100, 30, constraints: isInConflict ? tie("icon.height = 20") : ""))
      \(box("text", 100, 0, 100, 20))
      </subviews><constraints>\(tie("row.height = 30"))\(tie("row.width = 200"))\(tie("icon.width = 100"))</constraints>
      </stackView>
      """
    let found = try Scene(views: row, constraints: corner("row")).findings("misplaced-view")
    #expect(found.contains { $0.objectID == "text" } != isInConflict, "\(found)")
  }

  // canvas: an edited constant of the safe area no longer explains itself.
  @Test(arguments: [1.0, 8, 32])
  func `a changed distance to the safe area is reported`(delta: Double) throws {
    let scene = Scene(
      views: box(
        "box", 16, 48, 100, 50, constraints: tie("box.height = 50") + tie("box.width = 100")),
      constraints: tie("box.leading = root.leading + 16")
        + tie("box.top = safe.top + \(48 + delta)"))
    let found = try scene.findings("misplaced-view")
    #expect(found.map(\.objectID) == ["box"])
    #expect(found.first?.message.contains("Expected: y=\(Int(48 + delta)).") == true)
  }

  @Test func `a view that follows one that is misplaced is reported as well`() throws {
    let size = tie("below.height = 50") + tie("below.width = 100")
    let scene = Scene(
      views: box(
        "box", 16, 48, 100, 50, constraints: tie("box.height = 50") + tie("box.width = 100"))
        + box("below", 16, 106, 100, 50, constraints: size),
      constraints: tie("box.leading = root.leading + 16") + tie("box.top = safe.top + 80")
        + tie("below.leading = box.leading") + tie("below.top = box.bottom + 8"))
    #expect(try scene.findings("misplaced-view").map(\.objectID) == ["box", "below"])
  }

  @Test func `a stale frame does not move what is right`() throws {
    let size = tie("below.height = 50") + tie("below.width = 100")
    let scene = Scene(
      views: box(
        "box", 46, 48, 100, 50, attributes: "misplaced=\"YES\"",
        constraints: tie("box.height = 50") + tie("box.width = 100"))
        + box("below", 16, 106, 100, 50, constraints: size),
      constraints: tie("box.leading = root.leading + 16") + tie("box.top = safe.top + 48")
        + tie("below.leading = box.leading") + tie("below.top = box.bottom + 8"))
    #expect(try scene.findings("misplaced-view").map(\.objectID) == ["box"])
  }

  @Test func `what is open along one axis is checked along the other`() throws {
    let scene = Scene(
      views: box("box", 16, 40, 100, 50, constraints: tie("box.width = 100")),
      constraints: tie("box.leading = root.leading + 48") + tie("box.top = root.top + 40"))
    let found = try scene.findings("misplaced-view")
    #expect(found.count == 1)
    #expect(found.first?.message.hasSuffix("Expected: x=48. Actual: x=16.") == true)
  }

  @Test(arguments: [(8.0, nil), (40, "\"Below\".top = \"Box\".bottom + 40")])
  func `saved frames that violate a required constraint are wrong, also of ambiguous views`(
    distance: Double, violated: String?
  ) throws {
    func size(_ id: String) -> String { tie("\(id).height = 50") + tie("\(id).width = 100") }
    let scene = Scene(
      views: box(
        "box", 16, 48, 100, 50, attributes: "userLabel=\"Box\"", constraints: size("box"))
        + box(
          "below", 16, 106, 100, 50, attributes: "userLabel=\"Below\"", constraints: size("below")),
      constraints: tie("box.leading = root.leading + 16") + tie("below.leading = box.leading")
        + tie("below.top = box.bottom + \(distance)"))
    let found = try scene.findings("misplaced-view")
    #expect(found.allSatisfy { $0.repair == nil })
    #expect(
      found.map(\.message)
        == [violated].compactMap { $0 }.map {
          "Frame for \"Below\" is out of date: the saved frames violate \($0). "
            + "Not repaired: the constraints do not determine the frame."
        })
  }

  @Test func `a cell's content view without a saved frame begins where the cell does`() throws {
    let cell = """
      <tableView id="table"><rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
      <tableViewCell reuseIdentifier="Cell" id="cell">
      <rect key="frame" x="0" y="28" width="375" height="80"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"><subviews>
      \(box("box", 16, 8, 100, 50, constraints: tie("box.width = 100") + tie("box.height = 50")))
      </subviews><constraints>\(tie("box.top = content.top + 20"))\(tie("box.leading = content.leading + 16"))
      </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    let found = try Scene(views: cell).findings("misplaced-view")
    #expect(found.map { $0.message.hasSuffix("Expected: y=20. Actual: y=8.") } == [true])
  }

  @Test(arguments: ["", "misplaced=\"YES\""])
  func `a view saved for another height of a flagged cell is not reported`(flag: String) throws {
    let cell = """
      <tableView dataMode="static" rowHeight="44" id="table"><rect key="frame" x="0" y="0" width="375" height="667"/><sections>
      <tableViewSection id="section"><cells><tableViewCell \(flag) id="cell">
      <rect key="frame" x="0" y="28" width="375" height="47"/><autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="375" height="47"/><autoresizingMask key="autoresizingMask"/>
      <subviews>\(box("box", 16, 7, 100, 30, constraints: tie("box.width = 100")))</subviews>
      <constraints>\(tie("box.top = content.top + 7"))\(tie("content.bottom = box.bottom + 7"))
      \(tie("box.leading = content.leading + 16"))</constraints></tableViewCellContentView>
      </tableViewCell></cells></tableViewSection></sections></tableView>
      """
    let found = try Scene(views: cell).findings("misplaced-view").filter { $0.objectID == "box" }
    #expect(found.isEmpty == !flag.isEmpty)
  }

  @Test func `a flagged view follows a sibling that the canvas rounded down`() throws {
    func size(_ id: String) -> String { tie("\(id).height = 30") + tie("\(id).width = 86") }
    let scene = Scene(
      views: box("button", 144, 40, 86, 30, constraints: size("button"))
        + box(
          "below", 194, 80, 86, 30, attributes: "misplaced=\"YES\"", constraints: size("below")),
      constraints: tie("button.top = root.top + 40") + tie("button.centerX = root.centerX")
        + tie("below.top = button.bottom + 10") + tie("below.leading = button.leading + 20"))
    let found = try scene.findings("misplaced-view")
    #expect(found.map { $0.message.hasSuffix("Expected: x=164. Actual: x=194.") } == [true])
    #expect(found.first?.repair != nil)
  }

  @Test func `an axis that unflagged frames contradict is left as it is`() throws {
    let size = tie("below.height = 50") + tie("below.width = 100")
    let scene = Scene(
      views: box(
        "box", 46, 52, 100, 50, attributes: "misplaced=\"YES\"",
        constraints: tie("box.height = 50") + tie("box.width = 100"))
        + box("below", 16, 110, 100, 50, constraints: size),
      constraints: tie("box.leading = root.leading + 16") + tie("box.top = safe.top + 48")
        + tie("below.leading = root.leading + 16") + tie("below.top = box.bottom + 8"))
    let found = try scene.findings("misplaced-view").filter { $0.objectID == "box" }
    #expect(found.map { $0.message.hasSuffix("Expected: x=16. Actual: x=46.") } == [true])
    #expect(found.first?.repair != nil)
  }

  @Test func `a text as Xcode rounded it places what is tied to it`() throws {
    let scene = Scene(
      views: label("title", "Title", 16, 40, 35, 21)
        + box(
          "box", 16, 99, 100, 50, attributes: "misplaced=\"YES\"",
          constraints: tie("box.height = 50") + tie("box.width = 100")),
      constraints: corner("title") + tie("box.leading = root.leading + 16")
        + tie("box.top = title.bottom + 8"))
    let found = try scene.findings("misplaced-view")
    #expect(found.map { $0.message.hasSuffix("Expected: y=69. Actual: y=99.") } == [true])
  }

  @Test(.rules("ibdocuments:D7.2, DT12"))
  func `a flag on a right frame is not believed`() throws {
    let scene = Scene(
      views: box(
        "box", 16, 40, 100, 50, attributes: "misplaced=\"YES\"",
        constraints: tie("box.height = 50") + tie("box.width = 100")),
      constraints: corner("box"))
    #expect(try scene.findings("misplaced-view").isEmpty)
  }

  @Test func `half a point is rounding`() throws {
    let scene = Scene(
      views: box(
        "box", 16, 40, 100.5, 50, constraints: tie("box.height = 50") + tie("box.width = 100")),
      constraints: corner("box"))
    #expect(try scene.findings("misplaced-view").isEmpty)
  }

  @Test func `half a point that Interface Builder flags is a pixel`() throws {
    let scene = Scene(
      views: box(
        "box", 16, 40, 100.5, 50, attributes: "misplaced=\"YES\"",
        constraints: tie("box.height = 50") + tie("box.width = 100")),
      constraints: corner("box"))
    #expect(try scene.findings("misplaced-view").map(\.objectID) == ["box"])
  }

  @Test(.rules("ibdocuments:DT9"))
  func `a flagged text is as wide as it is measured`() throws {
    let scene = Scene(
      views: label("a", "Name", 16, 40, 120, attributes: "misplaced=\"YES\""),
      constraints: corner("a"))
    let found = try scene.findings("misplaced-view")
    #expect(found.count == 1)
    #expect(found.first?.message.contains("Actual: width=120.") == true)
  }

  /// A form of which every frame is flagged: the lines of its labels were higher when it was saved.
  @Test func `what is below a flagged text follows its measured height`() throws {
    let flag = "misplaced=\"YES\""
    func field(_ id: String, _ y: Double) -> String {
      box(
        id, 16, y, 200, 30, attributes: flag,
        constraints: tie("\(id).height = 30") + tie("\(id).width = 200"))
    }
    let scene = Scene(
      views: label("a", "Name", 16, 40, 80, 23, attributes: flag, constraints: tie("a.width = 80"))
        + field("one", 71)
        + label("b", "Code", 16, 121, 80, 21, attributes: flag, constraints: tie("b.width = 80"))
        + field("two", 145),
      constraints: corner("a") + tie("one.leading = a.leading") + tie("one.top = a.bottom + 8")
        + tie("b.leading = a.leading") + tie("b.top = one.bottom + 20")
        + tie("two.leading = a.leading") + tie("two.top = b.bottom + 8"))
    // 40 + 20.5 + 8, then 30 + 20, and 20.5 + 8: no edge depends on one that is out of date.
    let found = try scene.findings("misplaced-view")
    let frames = found.compactMap { finding -> Double? in
      guard case .updateFrame(_, _, let frame) = finding.repair else { return nil }
      return frame.y
    }
    #expect(frames == [40, 68.5, 118.5, 147], "\(found.map(\.message))")
  }

  @Test func `text measured otherwise is no misplacement`() throws {
    let scene = Scene(views: label("a", "Name", 16, 40, 55), constraints: corner("a"))
    #expect(try scene.findings("misplaced-view").isEmpty)
  }

  @Test(
    arguments: [(100, ["box", "inner"]), (120, ["box"])] as [(Double, [String])])
  func `what is inside a view is checked if only the view's position is wrong`(
    width: Double, reported: [String]
  ) throws {
    let scene = Scene(
      views: box(
        "box", 46, 40, width, 50, attributes: "misplaced=\"YES\"",
        subviews: box(
          "middle", 0, 0, 90, 50,
          subviews: box(
            "inner", 8, 8, 20, 20,
            constraints: tie("inner.width = 20") + tie("inner.height = 20")),
          constraints: tie("inner.leading = middle.leading + 12")
            + tie("inner.top = middle.top + 8") + tie("middle.width = 90")),
        constraints: tie("box.width = 100") + tie("box.height = 50")
          + tie("middle.leading = box.leading") + tie("middle.top = box.top")
          + tie("middle.bottom = box.bottom")),
      constraints: tie("box.leading = root.leading + 16") + tie("box.top = root.top + 40"))
    #expect(try scene.findings("misplaced-view").map(\.objectID) == reported)
  }

  @Test(arguments: [(16, true), (20, false)] as [(Double, Bool)])
  func `an empty stack view that Interface Builder flags is checked by its near edges`(
    leading: Double, isRight: Bool
  ) throws {
    let scene = Scene(
      views: """
        <stackView opaque="NO" contentMode="scaleToFill" ambiguous="YES" \
        translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="16" y="40" width="343" height="54"/>
        <constraints>\(tie("stack.height = 54"))</constraints>
        </stackView>
        """,
      constraints: tie("stack.leading = root.leading + \(leading)")
        + tie("stack.top = root.top + 40") + tie("root.trailing >= stack.trailing + 16"))
    #expect(try scene.findings("misplaced-view").isEmpty == isRight)
  }

  @Test(
    arguments: [("retina6_12", 0, []), ("retina6_12", 1, ["a"]), ("retina4_7", 1, [])]
      as [(String, Double, [String])])
  func `lengths that are equal differ by the rounding of four edges at most`(
    device: String, distance: Double, reported: [String]
  ) throws {
    let scene = Scene(
      views: box("a", 16, 40, 46, 21, constraints: tie("a.width = 46"))
        + box("b", 16, 80, 46, 21, constraints: tie("b.width = 46") + tie("b.height = 20.4")),
      constraints: corner("a") + tie("b.leading = root.leading + 16")
        + tie("b.top = root.top + 80") + tie("a.height = b.height + \(distance)"),
      device: device)
    let found = try scene.findings("misplaced-view")
    #expect(found.map(\.objectID) == reported)
    #expect(
      found.allSatisfy {
        $0.repair == nil
          && $0.message.hasSuffix("Not repaired: each frame is right to within rounding.")
      })
  }

  @Test(arguments: ["fill", "leading", "center", "trailing"], [(0.0, 28.5), (30, 28.5), (0, 70)])
  func `an arranged view that its stack view places elsewhere is reported without a flag`(
    alignment: String, offset: (x: Double, y: Double)
  ) throws {
    func arranged(_ offset: (x: Double, y: Double)) -> Scene {
      // The first view is as wide as the stack view, so that it is at its place with any alignment.
      let x =
        switch alignment {
        case "center": 121.5
        case "trailing": 243.0
        default: 0.0
        }
      let width = alignment == "fill" ? 343.0 : 100.0
      return Scene(
        views: """
          <stackView axis="vertical" alignment="\(alignment)" spacing="8" \
          translatesAutoresizingMaskIntoConstraints="NO" id="stack">
          <rect key="frame" x="16" y="40" width="343" height="48.5"/><subviews>
          \(box("one", 0, 0, 343, 20.5, constraints: tie("one.height = 20.5") + tie("one.width = 343")))
          \(box("two", x + offset.x, offset.y, width, 20, constraints: tie("two.height = 20")
            + (alignment == "fill" ? "" : tie("two.width = 100"))))
          </subviews></stackView>
          """,
        constraints: corner("stack") + tie("root.trailing = stack.trailing + 16"))
    }
    let found = try arranged(offset).findings("misplaced-view").map(\.objectID)
    #expect(found == (offset == (0, 28.5) ? [] : ["two"]))
  }
}
