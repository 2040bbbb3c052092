import HeadlessUIKit
import InterfaceBuilder
import InterfaceCanvas
import Testing

@testable import InterfaceLinter

@MainActor
@Suite struct DocumentAuditorTests {
  private func audit(
    _ views: String, constraints: String = "", rest: String = "", rules: Set<String>? = nil,
    languages: [LintLanguage] = [], isTranslated: Bool = true
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
          <color key="backgroundColor" systemColor="systemBackgroundColor"/>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>\(constraints)</constraints>
         </view>
        </viewController>
       </objects></scene></scenes>
       <resources><systemColor name="systemBackgroundColor"><color white="1" alpha="1" \
      colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor>\(rest)
       </resources>
      </document>
      """
    var auditor = DocumentAuditor()
    if let rules { auditor.rules = rules }
    auditor.windows.isTranslated = isTranslated
    return try auditor.audit(Array(document.utf8), file: "Main.storyboard", languages: languages)
      .findings
  }

  private let small = """
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="go">
     <rect key="frame" x="20" y="100" width="60" height="30"/>
     <state key="normal" title="Go"/>
    </button>
    """

  @Test func `a small button is found at its line`() throws {
    let found = try audit(small, rules: ["hit-area"])
    #expect(found.map(\.ruleID) == ["hit-area"])
    #expect(found.map(\.objectID) == ["go"])
    #expect(
      found.first?.message == "The hit area of 'Go' is smaller than 44 × 44: 30 high.")
    #expect(found.first?.severity == .warning)
  }

  @Test func `a button of the app's own class is a note`() throws {
    let custom = small.replacing("id=\"go\"", with: "customClass=\"WideButton\" id=\"go\"")
    #expect(try audit(custom, rules: ["hit-area"]).map(\.severity) == [.note])
  }

  @Test func `a switch without a label, a fixed font and a left edge are found`() throws {
    let found = try audit(
      """
      <switch opaque="NO" contentMode="scaleToFill" on="YES" id="sw">
       <rect key="frame" x="300" y="100" width="51" height="31"/></switch>
      <label opaque="NO" contentMode="left" text="Name" id="name" \
      translatesAutoresizingMaskIntoConstraints="NO">
       <rect key="frame" x="16" y="50" width="45" height="20.5"/>
       <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """,
      constraints: """
        <constraint firstItem="name" firstAttribute="left" secondItem="root" \
        secondAttribute="left" constant="16" id="l"/>
        <constraint firstItem="name" firstAttribute="top" secondItem="safe" \
        secondAttribute="top" constant="30" id="t"/>
        """, rules: ["missing-label", "dynamic-type", "unmirrored"])
    #expect(
      found.map { "\($0.ruleID) \($0.objectID ?? "")" }
        == ["missing-label sw", "unmirrored sw", "dynamic-type name", "unmirrored name"])
  }

  @Test func `texts in the system's colours have contrast in dark appearance, too`() throws {
    let label = { (color: String) in
      """
      <label opaque="NO" contentMode="left" text="Name" id="name">
       <rect key="frame" x="16" y="50" width="145" height="20.5"/>\(color)</label>
      """
    }
    #expect(try audit(label(""), rules: ["contrast"]).isEmpty)
    let grey = "<color key=\"textColor\" white=\"0.8\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    #expect(try audit(label(grey), rules: ["contrast"]).map(\.configurations) == [["as saved"]])
    let dark = "<color key=\"textColor\" white=\"0.1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    #expect(try audit(label(dark), rules: ["contrast"]).map(\.configurations) == [["dark"]])
  }

  @Test func `a translation that does not fit is found in its language`() throws {
    let button = small.replacing("width=\"60\" height=\"30\"", with: "width=\"90\" height=\"44\"")
    let german = LintLanguage(code: "de", texts: ["go.normalTitle": "Einstellungen"])
    let found = try audit(button, rules: ["truncated-translation"], languages: [german])
    #expect(found.map(\.configurations) == [["de"]])
  }

  @Test(arguments: [
    ("Einstellungen", true), ("設定を変更する", false), ("로그인 필요", false), ("12 345 678", false),
  ])
  func `a text with a longer translation is doubled`(text: String, isFound: Bool) throws {
    let button = small.replacing("width=\"60\" height=\"30\"", with: "width=\"120\" height=\"44\"")
      .replacing("\"Go\"", with: "\"\(text)\"")
    for isTranslated in [true, false] {
      let found = try audit(
        button, rules: ["truncated-translation"], isTranslated: isTranslated)
      #expect(found.map(\.severity) == (isFound ? [isTranslated ? .warning : .note] : []))
    }
  }

  @Test func `a marker silences a rule`() throws {
    let marked = small.replacing(
      "id=\"go\"", with: "id=\"go\" userLabel=\"Go (purlin:disable hit-area)\"")
    #expect(try audit(marked, rules: ["hit-area"]).isEmpty)
  }

  @Test func `every rule of the audit has a page`() {
    for page in RulePage.audits {
      #expect(RulePage.described(page.id) == page)
      #expect(RulePage.named(page.id) == nil, "the linter has no rule '\(page.id)'")
    }
  }
}
