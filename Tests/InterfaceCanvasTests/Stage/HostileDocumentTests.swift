import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceCanvas
import Testing

/// Documents that once made reading or layout trap or give numbers that are none; each was found by
/// `purlin-fuzz-documents` and cut down.
@MainActor
@Suite struct HostileDocumentTests {
  /// Lays out a xib with these subviews and returns it with its views.
  private func staged(_ subviews: String) throws -> StagedInterface {
    let document = try InterfaceDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
         <device id="retina4_7" orientation="portrait"/>
         <objects>
          <view contentMode="scaleToFill" id="root">
           <rect key="frame" x="0" y="0" width="200" height="100"/>
           <subviews>\(subviews)</subviews>
          </view>
         </objects>
        </document>
        """)
    let stage = InterfaceStage(document)
    let island = try #require(stage.document.islands.first)
    let staged = stage.present(island)
    for view in staged.views.values {
      #expect(view.frame.minX.isFinite && view.frame.minY.isFinite)
      #expect(view.frame.width.isFinite && view.frame.height.isFinite)
    }
    return staged
  }

  @Test func `a font of a negative or absurd size is a finding, and the usual one is taken`() throws
  {
    for size in ["-1e308", "-0.5", "1e308"] {
      let staged = try staged(
        """
        <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="label">
         <rect key="frame" x="0" y="0" width="40" height="21"/>
         <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>
        </label>
        """)
      #expect(staged.findings.contains { $0.message.contains("pointSize=\"\(size)\"") })
      let label = try #require(staged.views["label"] as? UILabel)
      #expect(label.font.pointSize == 17)
    }
  }

  @Test func `a negative number of lines is a finding`() throws {
    let staged = try staged(
      """
      <label text="Name" numberOfLines="-3" id="label">
       <rect key="frame" x="0" y="0" width="40" height="21"/>
      </label>
      """)
    #expect(staged.findings.contains { $0.message.contains("numberOfLines=\"-3\"") })
  }

  @Test func `neighbouring pieces of text may have the same colour`() throws {
    let piece = """
      <fragment content="Name"><attributes><color key="NSColor" red="1" green="0" blue="0"/>
      </attributes></fragment>
      """
    let staged = try staged(
      """
      <label usesAttributedText="YES" id="label">
       <rect key="frame" x="0" y="0" width="40" height="21"/>
       <attributedString key="attributedText">\(piece)\(piece)</attributedString>
      </label>
      """)
    let label = try #require(staged.views["label"] as? UILabel)
    #expect(label.attributedText?.string == "NameName")
    #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func `neighbouring pieces of text may have fonts and colours of their own`() throws {
    let pieces = [(15, 1), (30, 0)].map { size, red in
      """
      <fragment content="Name"><attributes><color key="NSColor" red="\(red)" green="0" blue="0"/>
      <font key="NSFont" metaFont="system" size="\(size)"/></attributes></fragment>
      """
    }
    let staged = try staged(
      """
      <label usesAttributedText="YES" id="label">
       <rect key="frame" x="0" y="0" width="40" height="21"/>
       <attributedString key="attributedText">\(pieces.joined())</attributedString>
      </label>
      """)
    let label = try #require(staged.views["label"] as? UILabel)
    let text = try #require(label.attributedText)
    let red = unsafe text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    let black = unsafe text.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor
    #expect(red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(black == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    let font = unsafe text.attribute(.font, at: 4, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 30)
  }
}
