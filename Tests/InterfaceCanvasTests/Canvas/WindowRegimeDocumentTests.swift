import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceCanvas
import Testing

@Suite struct WindowRegimeDocumentTests {
  @Test(arguments: Device.all, Device.Orientation.allCases)
  func `a device's regime has its size classes at its size`(
    device: Device, orientation: Device.Orientation
  ) {
    // A display of an Apple TV has no window that could be narrow.
    guard device.idiom != .tv else { return }
    let classes = WindowRegime.current(on: device, orientation)
      .sizeClasses(of: device.size(in: orientation))
    #expect(classes.horizontal == device.horizontalSizeClass(in: orientation), "\(device.name)")
    #expect(classes.vertical == device.verticalSizeClass(in: orientation), "\(device.name)")
  }

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

  /// A proof at a size and a picture of it have the same size classes.
  @Test(arguments: ["retina6_12", "ipad11_0rounded"])
  @MainActor func `a size stands for a window on the document's device`(device: String) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21000" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <device id="\(device)" orientation="portrait"/>
      <objects><view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/></view></objects>
      </document>
      """
    let document = try InterfaceDocument(parsing: Array(text.utf8))
    let current = WindowRegime.current(for: document)
    for (width, height) in [(320.0, 480.0), (700, 400), (599, 900), (1024, 320)] {
      let canvas = InterfaceStage.Canvas.size(CGSize(width: width, height: height), scale: 2)
      let implied = InterfaceStage(document, canvas: canvas)
      let given = InterfaceStage(document, canvas: canvas, regime: current)
      #expect(implied.regime == given.regime)
    }
  }
}
