import LayoutGeometry
import Testing

@testable import InterfaceLinter

/// One verdict of the linter, the audit and the sizes.
@MainActor
@Suite struct DocumentCheckerTests {
  private func check(
    _ views: String, constraints: String, settings: LintSettings = LintSettings()
  ) throws -> [LintFinding] {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc">
       <device id="retina4_7" orientation="portrait" appearance="light"/>
       <scenes><scene sceneID="scene"><objects>
        <viewController id="vc" sceneMemberID="viewController">
         <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>\(views)</subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>\(constraints)</constraints>
         </view>
        </viewController>
       </objects></scene></scenes>
      </document>
      """
    let linter = Linter(settings: settings)
    return try DocumentChecker(linter: linter).check(Array(document.utf8), file: "Main.storyboard")
      .findings
  }

  private let label = """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Settings" \
    lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" adjustsFontForContentSizeCategory="YES" \
    translatesAutoresizingMaskIntoConstraints="NO" id="lbl">
     <rect key="frame" x="20" y="40" width="75" height="20.5"/>
     <constraints><constraint firstAttribute="width" constant="75" id="wid"/></constraints>
     <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
    </label>
    """
  private let place = """
    <constraint firstItem="lbl" firstAttribute="top" secondItem="safe" secondAttribute="top" \
    constant="40" id="top"/>
    <constraint firstItem="lbl" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="20" id="lead"/>
    """

  @Test func `a text that cannot grow is one finding, with the configurations of the audit`() throws
  {
    func findings(_ settings: LintSettings = LintSettings()) throws -> [LintFinding] {
      try check(label, constraints: place, settings: settings)
        .filter { ["lbl", "wid"].contains($0.objectID) }
    }
    let found = try findings().filter { $0.severity > .note }
    #expect(found.map(\.ruleID) == ["fixed-width-text"])
    #expect(found.first?.configurations.contains("as saved") == true)
    #expect(found.first?.configurations.contains("double-length") == true)
    // Where the linter's rule is off, the audit's findings are reported.
    var settings = LintSettings()
    settings.rules["fixed-width-text", default: LintSettings.Rule()].isOn = false
    #expect(try findings(settings).map(\.ruleID).contains("truncated-translation"))
  }

  @Test func `left instead of leading explains what is not mirrored`() throws {
    let view = """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
       <rect key="frame" x="20" y="40" width="60" height="60"/>
       <constraints><constraint firstAttribute="width" constant="60" id="w"/>
        <constraint firstAttribute="height" constant="60" id="h"/></constraints>
      </view>
      """
    let found = try check(
      view,
      constraints: """
        <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" \
        constant="20" id="top"/>
        <constraint firstItem="box" firstAttribute="left" secondItem="root" \
        secondAttribute="left" constant="20" id="lft"/>
        """
    ).map(\.ruleID)
    #expect(found.contains("left-right"))
    #expect(!found.contains("unmirrored"))
  }

  @Test func `what breaks at some sizes is one finding for each screen and kind`() throws {
    let view = """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
       <rect key="frame" x="0" y="20" width="375" height="647"/>
       <constraints><constraint firstAttribute="height" relation="greaterThanOrEqual" \
      constant="600" id="h"/></constraints>
      </view>
      """
    let edges = ["leading", "trailing", "bottom"].map {
      """
      <constraint firstItem="box" firstAttribute="\($0)" secondItem="root" \
      secondAttribute="\($0)" id="\($0)"/>
      """
    }.joined()
    let top = """
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="20" id="top"/>
      """
    let found = try check(view, constraints: edges + top).filter { $0.ruleID == "resizing" }
    #expect(found.map(\.objectID) == ["root"])
    #expect(found.first?.severity == .warning)
    #expect(found.first?.message.contains("below 620 points of height") == true, "\(found)")
    #expect(
      found.first?.nextCommand(in: "Main.storyboard")
        == "purlin explain Main.storyboard#root --width 320...1366 --height 320...1366")
    // No window is known to be lower than 550 points.
    let lower = try check(
      view.replacing("600", with: "500"), constraints: edges + top)
    #expect(!lower.contains { $0.ruleID == "resizing" })
    var settings = LintSettings()
    settings.rules["resizing", default: LintSettings.Rule()].isOn = false
    let without = try check(view, constraints: edges + top, settings: settings)
    #expect(!without.contains { $0.ruleID == "resizing" })
  }

  @Test func `a width of the canvas is one finding`() throws {
    let found = try check(
      box("box", 16, 40, 343, 50, constraints: tie("box.width = 343") + tie("box.height = 50")),
      constraints: corner("box") + tie("root.trailing = box.trailing + 16")
    ).filter { $0.severity > .note }
    #expect(found.map(\.ruleID) == ["canvas-only-constraint"], "\(found.map(\.message))")
  }
}
