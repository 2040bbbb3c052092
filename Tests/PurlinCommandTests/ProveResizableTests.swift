import TestSupport
import Testing

/// `purlin prove --resizable`, as a person types it.
@Suite(.late) struct ProveResizableTests {
  private let call =
    "purlin prove --resizable A.xib --no-cache --no-repairs --width 320...400 --height 400...480"

  // It was taken for left to right without a word.
  @Test func `a single direction applies, and the certificate names it`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    let run = try CommandRun("\(call) --direction right-to-left --certificate c.json", in: folder)
    #expect(run.output.contains(" 400 × 480, right to left\n"))
    #expect(try folder.text("c.json").contains("\"right to left\""))
    let plain = try CommandRun("\(call) --direction left-to-right", in: folder)
    #expect(plain.output.contains(" 400 × 480\n"))
  }

  /// A screen for an iPhone SE with a button of a size at the upper left corner.
  private func screen(_ width: Int, _ height: Int) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
    <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="pay">
    <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/><constraints>
    <constraint firstAttribute="width" constant="\(width)" id="w"/>
    <constraint firstAttribute="height" constant="\(height)" id="h"/></constraints>
    <state key="normal" title="Pay"/></button></subviews><constraints>
    <constraint firstItem="pay" firstAttribute="left" secondItem="root" secondAttribute="left" id="l"/>
    <constraint firstItem="pay" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
    </constraints></view></objects></document>
    """
  }

  @Test func `a finding names where it occurs, and those of no device can be left out`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    let call = "purlin prove --resizable A.xib --no-cache --no-repairs"
    // 640 points of height do not fit a screen in landscape, nor the lowest window.
    try folder.write(screen(100, 640), to: "A.xib")
    let tall = try CommandRun("\(call) --devices-only", in: folder)
    #expect(tall.output.contains("broken by resizing"))
    #expect(tall.output.contains("      occurs on iPhone SE (3rd generation), landscape and "))
    #expect(tall.output.contains("; in a window of an iPhone app on iPad or a Mac\n"))
    #expect(tall.output.contains("      seen on: iPhone SE (3rd generation), landscape\n"))
    #expect(tall.output.contains("broken: 1 on a device as it comes\n"))
    // 340 points of width fit every screen.
    try folder.write(screen(340, 44), to: "A.xib")
    let wide = try CommandRun(call, in: folder)
    #expect(wide.output.contains("seen with: xcrun devicectl device appResize set"))
    #expect(wide.output.contains("broken: 1 only beside another app\n"))
    let none = try CommandRun("\(call) --devices-only", in: folder)
    #expect(none.output.contains("1 of 1 screen is free of findings"))
    #expect(none.output.contains("counting what occurs on devices as they come"))
  }

  @Test func `a language without texts is told, so that nobody relies on it`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    let run = try CommandRun("\(call) --language xx", in: folder)
    #expect(run.errors.contains("no document has texts in 'xx' beside it"))
    #expect(!run.output.contains("xx"))
  }
}
