import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceCanvas
import Testing

@Suite @MainActor struct MissingFontTests {
  private let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22504">
      <objects>
        <view id="v"><rect key="frame" x="0" y="0" width="300" height="100"/>
          <subviews>
            <label text="One" id="a"><rect key="frame" x="0" y="0" width="40" height="20"/>
              <fontDescription key="fontDescription" name="Tiny-Bold" family="Tiny" pointSize="17"/>
            </label>
            <label text="Two" id="b"><rect key="frame" x="0" y="0" width="40" height="20"/>
              <fontDescription key="fontDescription" name="Tiny-Bold" family="Tiny" pointSize="12"/>
            </label>
            <label text="नमस्ते" id="c"><rect key="frame" x="0" y="0" width="40" height="20"/>
              <fontDescription key="fontDescription" type="system" pointSize="12"/>
            </label>
          </subviews>
        </view>
      </objects>
    </document>
    """

  @Test func `a missing font is one finding, an unknown script one a text`() throws {
    let document = try InterfaceDocument(parsing: Array(document.utf8))
    let stage = InterfaceStage(document)
    let findings = stage.textFindings

    #expect(findings.map(\.severity) == [.warning, .note])
    #expect(findings.map(\.objectID) == ["a", "c"])
    #expect(
      findings.first?.message.contains("font 'Tiny-Bold' is not available") == true)
    #expect(findings.last?.message.contains("width estimated") == true)
  }
}
