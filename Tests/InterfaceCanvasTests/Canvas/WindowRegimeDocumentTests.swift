import HeadlessUIKit
import InterfaceBuilder
import InterfaceCanvas
import Testing

@Suite struct WindowRegimeDocumentTests {
  @Test func `a document's regime is that of its device`() throws {
    func regime(_ attributes: String, _ device: String = "") throws -> WindowRegime {
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="21000" useAutolayout="YES" \(attributes)>\(device)<objects/></document>
        """
      return .current(for: try InterfaceDocument(parsing: Array(text.utf8)))
    }
    #expect(try regime("targetRuntime=\"iOS.CocoaTouch\"") == .iPhoneWindow)
    #expect(try regime("targetRuntime=\"iOS.CocoaTouch.iPad\"") == .iPadWindow)
    let pad = "<device id=\"ipad11_0rounded\" orientation=\"portrait\" layout=\"fullscreen\"/>"
    #expect(try regime("targetRuntime=\"iOS.CocoaTouch\"", pad) == .iPadWindow)
  }
}
