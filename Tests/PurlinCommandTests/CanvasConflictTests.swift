import TestSupport
import Testing

/// What only Xcode's canvas or the rounding of constants makes contradictory is distinguished.
@Suite(.late) struct CanvasConflictTests {
  @Test func `a contradiction of less than a pixel is no conflict to explain`() throws {
    let folder = try Scratch()
    try folder.write(
      Scratch.document.replacing(
        "<constraint firstAttribute=\"height\"",
        with: "<constraint firstAttribute=\"width\" constant=\"70.25\" id=\"v\"/>"
          + "<constraint firstAttribute=\"height\""),
      to: "A.xib")
    let run = try CommandRun("purlin explain A.xib", in: folder)
    #expect(run.status == 0)
    #expect(run.output.contains("1 conflict of less than a pixel is left out"))
  }

  @Test func `the height that the canvas gives a cell is no conflict over widths`() throws {
    let folder = try Scratch()
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/><objects>
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="375" height="44"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="0" y="0" width="375" height="80"/>
      <constraints><constraint firstAttribute="height" constant="80" id="h"/></constraints></view>
      </subviews><constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="content" \
      secondAttribute="top" id="t"/>
      <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="b"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="content" \
      secondAttribute="leading" id="l"/>
      <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="r"/>
      </constraints></tableViewCellContentView></tableViewCell></objects></document>
      """, to: "Cell.xib")
    let run = try CommandRun("purlin prove Cell.xib", in: folder)
    #expect(run.status == 0)
    #expect(run.output.contains("with the height of 44 points that only the canvas gives"))
    let asked = try CommandRun("purlin prove Cell.xib --size 375x60", in: folder)
    #expect(asked.status == 1)
  }
}
