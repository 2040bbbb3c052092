import AutoLayout
import DocumentAnalysis
import HeadlessUIKit
import InterfaceBuilder
import InterfaceCanvas
import Testing

@MainActor
@Suite struct IneffectiveConstraintTests {
  /// A document with a column of views, each below the one before.
  private func column(_ count: Int, last: String = "") throws -> InterfaceDocument {
    let views = (0..<count).map { index in
      """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v\(index)">
      <rect key="frame" x="0" y="\(21 * index)" width="375" height="20"/><constraints>
      <constraint firstAttribute="height" constant="20" id="h\(index)"/></constraints></view>
      """
    }
    let ties = (0..<count).map { index in
      """
      <constraint firstItem="v\(index)" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
      id="l\(index)"/><constraint firstItem="v\(index)" firstAttribute="trailing" secondItem="root" \
      secondAttribute="trailing" id="r\(index)"/><constraint firstItem="v\(index)" firstAttribute="top" \
      secondItem="\(index == 0 ? "root" : "v\(index - 1)")" \
      secondAttribute="\(index == 0 ? "top" : "bottom")" constant="1" id="t\(index)"/>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(views.joined())</subviews><constraints>\(ties.joined())\(last)</constraints>
      </view></viewController></objects></scene></scenes></document>
      """
    return try InterfaceDocument(parsing: Array(text.utf8))
  }

  /// Returns the ids of the constraints without effect, and the values that were computed to find them.
  private func search(_ document: InterfaceDocument) throws -> (found: [String], work: Int) {
    let stage = InterfaceStage(document)
    let island = try #require(stage.island(rootedAt: "root"))
    let scene = DocumentScene(island, on: stage, DocumentFacts(document), isAsSaved: true)
    let engine = try #require(scene.staged.engine)
    let before = engine.effort
    let found = IneffectiveConstraints(scene).results.map(\.constraint.element.id)
    let effort = engine.effort.since(before)
    return (found, effort.evaluations + effort.circuitMembers)
  }

  @Test func `constraints with an effect are known without trying each`() throws {
    let (few, many) = (try search(column(40)), try search(column(160)))
    #expect(few.found.isEmpty && many.found.isEmpty)
    #expect(many.work <= 5 * few.work + 100)
  }

  @Test func `what follows from a long chain is found`() throws {
    let last = """
      <constraint firstItem="v39" firstAttribute="top" secondItem="root" secondAttribute="top" constant="820" id="again"/>
      """
    // Of those that follow from each other, one.
    #expect(try search(column(40, last: last)).found.count == 1)
  }

  /// Two views share the height of a box, and a third follows the first of them with a multiplier.
  private func shares(of height: Double, multiplier: Double, share: Double) throws
    -> InterfaceDocument
  {
    func view(_ id: String, _ rest: String = "") -> String {
      """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0" y="0" width="375" height="20"/>\(rest)</view>
      """
    }
    func tie(
      _ first: String, _ edge: String, _ second: String, _ other: String, _ rest: String = ""
    ) -> String {
      """
      <constraint firstItem="\(first)" firstAttribute="\(edge)" secondItem="\(second)" secondAttribute="\(other)" \
      \(rest) id="\(first)-\(edge)"/>
      """
    }
    let sides = [("p", "box"), ("q", "box"), ("box", "root"), ("a", "root")].map {
      tie($0, "leading", $1, "leading") + tie($0, "trailing", $1, "trailing")
    }
    let inBox =
      sides[0] + sides[1] + tie("p", "top", "box", "top") + tie("q", "top", "p", "bottom")
      + tie("q", "bottom", "box", "bottom")
      + "<constraint firstAttribute=\"height\" constant=\"\(height)\" id=\"box-height\"/>"
    let inRoot =
      sides[2] + sides[3] + tie("box", "top", "root", "top") + tie("a", "top", "box", "bottom")
      + tie("a", "height", "p", "height", "multiplier=\"\(multiplier)\" constant=\"9\"")
    let own =
      "<constraints><constraint firstAttribute=\"height\" constant=\"\(9 + multiplier * share)\" id=\"h\"/></constraints>"
    let box = view(
      "box", "<subviews>\(view("p"))\(view("q"))</subviews><constraints>\(inBox)</constraints>")
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(box)\(view("a", own))</subviews><constraints>\(inRoot)</constraints>
      </view></viewController></objects></scene></scenes></document>
      """
    return try InterfaceDocument(parsing: Array(text.utf8))
  }

  @Test(arguments: [0.01, 0.1, 0.5, 1, 4, 10], [0.1, 0.5, 0.9])
  func `a share between two limits is an effect`(multiplier: Double, part: Double) throws {
    for height in [1.0, 1.5, 7, 30] {
      let document = try shares(of: height, multiplier: multiplier, share: part * height)
      #expect(try search(document).found == [])
    }
  }
}
