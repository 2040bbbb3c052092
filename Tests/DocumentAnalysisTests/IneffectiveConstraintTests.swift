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
}
