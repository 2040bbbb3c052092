import AutoLayout
import Foundation
import InterfaceBuilder
import Testing

@testable import HeadlessUIKit
@testable import InterfaceCanvas

/// The safe area of content that does not scroll.
@MainActor
@Suite struct CanvasScrollingTests {
  init() { LayoutLog.shared.write = { _ in } }

  /// Returns the top of a box at the top margin of a scroll view's content, which has a height.
  private func top(contentHeight: Double, behavior: String = "") throws -> CGFloat? {
    func ties(_ first: String, _ second: String, _ attributes: [String]) -> String {
      attributes.map {
        """
        <constraint firstItem="\(first)" firstAttribute="\($0)" secondItem="\(second)" \
        secondAttribute="\($0)" id="\(first)-\($0)"/>
        """
      }.joined()
    }
    let edges = ["top", "leading", "trailing", "bottom"]
    let document = try InterfaceDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="20037" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
         <device id="retina6_1" orientation="portrait"/><objects><view id="root">
          <rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
          <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll" \(behavior)>
           <rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
           <view translatesAutoresizingMaskIntoConstraints="NO" id="content">
            <rect key="frame" x="0" y="0" width="414" height="200"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
             <rect key="frame" x="0" y="0" width="50" height="20"/><constraints>
             <constraint firstAttribute="height" constant="\(contentHeight)" id="height"/>
             </constraints></view></subviews><constraints>
             <constraint firstItem="box" firstAttribute="top" secondItem="content" \
        secondAttribute="topMargin" id="t"/>
             <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="b"/>
            </constraints></view></subviews>
           <constraints>\(ties("content", "scroll", edges))</constraints></scrollView></subviews>
          <constraints>\(ties("scroll", "root", edges))</constraints></view></objects>
        </document>
        """)
    let stage = InterfaceStage(document)
    let staged = stage.present(try #require(stage.document.islands.first))
    return staged.views["box"]?.frame.minY
  }

  @Test func `content that does not scroll keeps the safe area`() throws {
    #expect(try top(contentHeight: 200) == 52)
    #expect(try top(contentHeight: 2000) == 8)
  }

  @Test func `content that is too high only with the safe area scrolls`() throws {
    #expect(try top(contentHeight: 896 - 20) == 8)
  }

  @Test func `a scroll view that always adjusts its insets gives none to its content`() throws {
    #expect(
      try top(contentHeight: 200, behavior: "contentInsetAdjustmentBehavior=\"always\"") == 8)
  }
}
