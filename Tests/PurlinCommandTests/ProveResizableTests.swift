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

  /// A cell of a table view with two buttons of 170 points, which lie beside each other from 372 points of width on.
  private func cell(_ width: Int) -> String {
    func button(_ id: String, _ x: Int, _ side: String) -> String {
      """
      <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(x)" y="0" width="170" height="44"/><constraints>
      <constraint firstAttribute="width" constant="170" id="\(id)-w"/></constraints>
      <state key="normal" title="Pay the bill now"/></button>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
      <objects><tableViewCell rowHeight="44" id="cell"><rect key="frame" x="0" y="0" width="\(width)" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="\(width)" height="44"/><subviews>
      \(button("pay", 16, "leading"))\(button("later", width - 186, "trailing"))</subviews><constraints>
      <constraint firstItem="pay" firstAttribute="leading" secondItem="content" secondAttribute="leading" \
      constant="16" id="l"/>
      <constraint firstAttribute="trailing" secondItem="later" secondAttribute="trailing" constant="16" id="t"/>
      <constraint firstItem="pay" firstAttribute="top" secondItem="content" secondAttribute="top" id="pt"/>
      <constraint firstAttribute="bottom" secondItem="pay" secondAttribute="bottom" id="pb"/>
      <constraint firstItem="later" firstAttribute="top" secondItem="content" secondAttribute="top" id="lt"/>
      <constraint firstAttribute="bottom" secondItem="later" secondAttribute="bottom" id="lb"/>
      </constraints></tableViewCellContentView></tableViewCell></objects></document>
      """
  }

  @Test
  func `a cell is proven at the widths of tables, not at the height that it has on the canvas`()
    throws
  {
    let folder = try Scratch(documents: ["A.xib"])
    let call = "purlin prove --resizable A.xib --no-cache --no-repairs"
    try folder.write(cell(375), to: "A.xib")
    let run = try CommandRun(call, in: folder)
    #expect(run.output.contains("below 372 points of width: "))
    #expect(run.output.contains("overlap"))
    #expect(run.output.contains("0 of 1 row of a table is free of findings"))
    #expect(run.status == 1)
    let check = try CommandRun("purlin check A.xib --no-cache --no-config", in: folder)
    #expect(check.output.contains("[resizing]"))
    // A table for which a cell is 300 points wide does not fill a window.
    try folder.write(cell(300), to: "A.xib")
    #expect(try CommandRun(call, in: folder).output.contains("1 view is not proven"))
  }

  @Test func `a run that proves nothing does not pass`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    let call = "purlin prove --resizable A.xib --no-cache --no-repairs"
    try folder.write(cell(300), to: "A.xib")
    let run = try CommandRun(call, in: folder)
    #expect(run.output.contains("nothing is proven: no screen and no row of a table has a size"))
    #expect(!run.output.contains("0 of 0"))
    #expect(run.status == 2)
    // Another part can have all screens.
    #expect(try CommandRun("\(call) --shard 1/2", in: folder).status == 0)
  }
}
