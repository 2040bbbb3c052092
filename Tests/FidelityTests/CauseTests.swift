import AutoLayout
import Fidelity
import HeadlessUIKit
import InterfaceBuilder
import InterfaceCanvas
import Testing

@MainActor
@Suite struct CauseTests {
  /// A xib of a label below another in a view; frames are those written.
  private func xib(
    _ first: String, height: Double, second y: Double, flags: String = ""
  ) throws -> InterfaceDocument {
    try InterfaceDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
         <device id="retina4_7" orientation="portrait"/>
         <objects>
          <view contentMode="scaleToFill" id="root">
           <rect key="frame" x="0" y="0" width="200" height="200"/>
           <subviews>
            <label \(first) translatesAutoresizingMaskIntoConstraints="NO" id="upper">
             <rect key="frame" x="10" y="10" width="180" height="\(height)"/>
             <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
            <view \(flags) translatesAutoresizingMaskIntoConstraints="NO" id="lower">
             <rect key="frame" x="10" y="\(y)" width="180" height="50"/>
             <constraints>
              <constraint firstAttribute="height" constant="50" id="h"/>
             </constraints>
            </view>
           </subviews>
           <constraints>
            <constraint firstItem="upper" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" constant="10" id="c1"/>
            <constraint firstItem="upper" firstAttribute="top" secondItem="root" \
        secondAttribute="top" constant="10" id="c2"/>
            <constraint firstAttribute="trailing" secondItem="upper" \
        secondAttribute="trailing" constant="10" id="c3"/>
            <constraint firstItem="lower" firstAttribute="leading" secondItem="upper" \
        secondAttribute="leading" id="c4"/>
            <constraint firstItem="lower" firstAttribute="trailing" secondItem="upper" \
        secondAttribute="trailing" id="c5"/>
            <constraint firstItem="lower" firstAttribute="top" secondItem="upper" \
        secondAttribute="bottom" id="c6"/>
           </constraints>
          </view>
         </objects>
        </document>
        """)
  }

  @Test func `the leaf whose size differs is the cause of what moves with it`() throws {
    let causes = FrameComparison().causes(
      try xib("text=\"Name\"", height: 60, second: 70), file: "a.xib")

    #expect(causes.map(\.view) == ["upper", "lower"])
    #expect(causes.map(\.leaf) == ["upper", "upper"])
    #expect(causes.map(\.reason) == [.textHeight, .textHeight])
  }

  @Test func `a label of the app's own class, or an empty one, is named as such`() throws {
    let custom = FrameComparison(unmeasurable: .estimated).causes(
      try xib("text=\"Name\" customClass=\"Fancy\"", height: 60, second: 70), file: "a.xib")
    #expect(custom.map(\.reason) == [.customClass, .customClass])

    let empty = FrameComparison().causes(try xib("", height: 60, second: 70), file: "a.xib")
    #expect(empty.map(\.reason) == [.emptyText, .emptyText])
  }

  @Test func `what differs with saved sizes too is a matter of layout`() throws {
    let causes = FrameComparison().causes(
      try xib("text=\"Name\"", height: 20.5, second: 99), file: "a.xib")

    #expect(causes.map(\.reason) == [.layout])
    #expect(causes.map(\.leaf) == [nil])
  }

  @Test func `a view that only two leaves together move has the larger of them as its cause`()
    throws
  {
    // The line is below both labels, saved as high as each other.
    let label = { (id: String, text: String, height: Double) in
      """
      <label text="\(text)" numberOfLines="0" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
       <rect key="frame" x="0" y="0" width="100" height="\(height)"/>
       <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """
    }
    let constraints = ["a", "b"].flatMap { id in
      [
        "firstItem='\(id)' firstAttribute='top' secondItem='root' secondAttribute='top' id='t\(id)'",
        "firstItem='\(id)' firstAttribute='leading' secondItem='root' secondAttribute='leading' "
          + "id='l\(id)'",
        "firstItem='line' firstAttribute='top' relation='greaterThanOrEqual' secondItem='\(id)' "
          + "secondAttribute='bottom' id='g\(id)'",
      ]
    }
    let document = try InterfaceDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
         <device id="retina4_7" orientation="portrait"/><objects><view id="root">
         <rect key="frame" x="0" y="0" width="200" height="200"/>
         <subviews>\(label("a", "One\nTwo", 81.5))\(label("b", "One", 81.5))
          <view translatesAutoresizingMaskIntoConstraints="NO" id="line">
           <rect key="frame" x="0" y="81.5" width="200" height="1"/></view></subviews>
         <constraints>\(constraints.map { "<constraint \($0)/>" }.joined())
          <constraint firstItem="line" firstAttribute="top" secondItem="root" \
        secondAttribute="top" priority="100" id="c1"/>
          <constraint firstItem="line" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" id="c2"/>
          <constraint firstItem="line" firstAttribute="trailing" secondItem="root" \
        secondAttribute="trailing" id="c3"/>
          <constraint firstItem="line" firstAttribute="height" constant="1" id="c4"/>
         </constraints></view></objects></document>
        """)
    let cause = try #require(
      FrameComparison().causes(document, file: "a.xib").first { $0.view == "line" })

    #expect(cause.leaf == "b")
    #expect(cause.isShared)
    #expect([.textHeight, .textWidth].contains(cause.reason))
  }

  @Test func `the table counts leaves, views and documents, most views first`() throws {
    let high = try xib("text=\"Name\"", height: 60, second: 70)
    let stale = try xib("text=\"Name\"", height: 20.5, second: 99)
    let comparison = FrameComparison()
    let table = CauseTable(
      comparison.causes(high, file: "a.xib") + comparison.causes(stale, file: "b.xib"))

    #expect(table.rows.map(\.reason) == [.textHeight, .layout])
    #expect(table.rows.map(\.views) == [2, 1])
    #expect(table.rows.map(\.leaves) == [1, 0])
    #expect(table.markdown.contains("| height is not that of the text | 1 | 2 | 1 |"))
  }

  @Test func `a flag of misplacement is confirmed by another frame`() throws {
    let stale = FrameComparison(leafSizes: .saved).verdicts(
      try xib("text=\"Name\"", height: 20.5, second: 99, flags: "misplaced=\"YES\"")
    ).tally
    #expect(stale.misplaced == 1)
    #expect(stale.misplacedDiffering == 1)
    #expect(stale.placed == 1)
    #expect(stale.placedDiffering == 0)
  }

  @Test func `ambiguity counts beside the flag, and not where the author switched it off`() throws {
    let document = try xib("text=\"Name\"", height: 20.5, second: 30.5, flags: "ambiguous=\"YES\"")
    let tally = FrameComparison().verdicts(document).tally
    #expect(tally.ambiguous == 1)
    #expect(tally.ambiguousConfirmed == 0)

    let off = FrameComparison().verdicts(
      try xib("", height: 20.5, second: 30.5, flags: "ambiguous=\"YES\" verifyAmbiguity=\"off\"")
    ).tally
    #expect(off.ambiguous == 0)
    #expect(off.determined == 1)
  }

  @Test func `tables go between the marks of a text, which must be there`() throws {
    var text = MarkedText("a\n<!-- begin x -->\nold\n<!-- end x -->\nb\n")
    try text.replace("x", with: "new")
    #expect(text.text == "a\n<!-- begin x -->\n\nnew\n\n<!-- end x -->\nb\n")
    #expect(throws: MarkedText.MissingMark.self) { try text.replace("y", with: "") }
  }
}
