import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct NibValuesTests {
  @Test func `views of a document share equal fonts and system colors`() throws {
    func label(_ id: String, _ size: Int, _ color: String) -> String {
      """
      <label id="\(id)" text="Name"><rect key="frame" x="0" y="0" width="9" height="9"/>
       <color key="backgroundColor" \(color)/>
       <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
      """
    }
    let (system, gray) = (
      #"systemColor="systemBackgroundColor""#,
      #"white="0.5" alpha="1" colorSpace="calibratedWhite""#
    )
    let nib = UINib(
      data: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
        <view id="root"><rect key="frame" x="0" y="0" width="99" height="99"/><subviews>
        \(label("one", 13, system))\(label("two", 13, system))\(label("three", 15, gray))
        \(label("four", 15, gray))</subviews></view></objects></document>
        """.utf8), bundle: nil)
    let root = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    let labels = root.subviews.compactMap { $0 as? UILabel }
    try #require(labels.count == 4)

    #expect(labels[0].font === labels[1].font && labels[2].font === labels[3].font)
    #expect(labels[0].font.pointSize == 13 && labels[2].font.pointSize == 15)
    #expect(labels[0].backgroundColor === labels[1].backgroundColor)
    #expect(labels[0].backgroundColor != nil)
    // A document can have as many other colors as views.
    #expect(labels[2].backgroundColor == labels[3].backgroundColor)
  }
}
