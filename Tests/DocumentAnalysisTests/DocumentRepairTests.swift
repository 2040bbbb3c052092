import AutoLayout
import DocumentAnalysis
import InterfaceBuilder
import LayoutProof
import Testing
import ViewAnalysis

@MainActor
@Suite struct DocumentRepairTests {
  @Test func `changes stay when a document's views are made anew in another size class`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <device id="ipad9_7" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects><viewController id="c">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="768" height="1024"/>
      <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
      id="card"><rect key="frame" x="0" y="0" width="700" height="40"/>
      <constraints><constraint firstAttribute="width" constant="700" id="wide"/>
      <constraint firstAttribute="height" constant="40" id="high"/></constraints></view></subviews>
      <constraints>
      <constraint firstItem="card" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="lead"/>
      <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" \
      id="top"/></constraints></view></viewController></objects></scene></scenes></document>
      """
    let document = try InterfaceDocument(parsing: Array(text.utf8))
    let stage = ProofStage(document, island: "root")
    var proof = RegionProof(of: stage)
    let outside = try #require(proof.findings.first { $0.kind == .outside })
    // The width's class changes at 600, inside the region.
    #expect(proof.places(outside) == "below 700 points of width")
    proof.findRepairs(in: stage)
    let repair = try #require(proof.findings.first?.repair)
    let changed = try #require(stage.changed(by: repair.changes))
    for width in [320.0, 599, 601, 699, 599] {
      let found = LayoutFindings(of: changed, at: LayoutSize(width: width, height: 700)).all
      #expect(found.isEmpty, "\(repair.line) at \(width)")
    }
  }
}
