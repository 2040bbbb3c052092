import AutoLayout
import Fidelity
import InterfaceBuilder
import Testing

@MainActor
@Suite struct FrameComparisonTests {
  /// A xib of one label in one view; `saved` is the label's written frame.
  private func xib(_ saved: String, _ attributes: String = "") throws -> InterfaceDocument {
    try InterfaceDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
         <device id="retina4_7" orientation="portrait"/>
         <objects>
          <view contentMode="scaleToFill" id="root">
           <rect key="frame" x="0" y="0" width="200" height="100"/>
           <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box" \(attributes)>
             \(saved)
             <constraints>
              <constraint firstAttribute="width" constant="50" id="width"/>
              <constraint firstAttribute="height" constant="20" id="height"/>
             </constraints>
            </view>
           </subviews>
           <constraints>
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" constant="10" id="x"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="root" \
        secondAttribute="top" constant="10" id="y"/>
           </constraints>
          </view>
         </objects>
        </document>
        """)
  }

  private func rect(_ x: Double, _ width: Double) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"10\" width=\"\(width)\" height=\"20\"/>"
  }

  @Test func `half a point is agreement, more is a difference with both frames`() throws {
    let near = FrameComparison().compare(try xib(rect(10.5, 50)), file: "a.xib")
    #expect(near.views == 1)
    #expect(near.withinHalf == 1)

    let off = FrameComparison().compare(try xib(rect(10.75, 50)), file: "a.xib")
    #expect(off.withinHalf == 0)
    #expect(off.withinOne == 1)
    #expect(off.differences.first?.saved == [10.75, 10, 50, 20])
    #expect(off.differences.first?.solved == [10, 10, 50, 20])
  }

  @Test func `a misplaced view is not compared`() throws {
    let tally = FrameComparison().compare(
      try xib(rect(99, 50), "misplaced=\"YES\""), file: "a.xib")

    #expect(tally.views == 0)
    #expect(tally.islands == 1)
  }

  @Test func `only islands asked for are compared`() throws {
    let tally = FrameComparison().compare(try xib(rect(10, 50)), file: "a.xib", roots: ["other"])

    #expect(tally.islands == 0)
  }
}
