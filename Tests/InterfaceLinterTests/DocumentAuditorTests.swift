import HeadlessUIKit
import InterfaceBuilder
import InterfaceCanvas
import Testing

@testable import InterfaceLinter

@MainActor
@Suite struct DocumentAuditorTests {
  private func audit(
    _ views: String, constraints: String = "", rest: String = "", rules: Set<String>? = nil,
    languages: [LintLanguage] = [], isTranslated: Bool = true, asked: Set<String>? = nil,
    appLanguages: Set<String> = [], tools: Int = 21507, isAlwaysLight: Bool = false,
    lacksList: Bool = false, translations: [LintLanguage] = []
  ) throws -> [LintFinding] {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
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
    auditor.asked = asked
    auditor.windows.isTranslated = isTranslated
    auditor.windows.languages = appLanguages
    auditor.translations = translations
    auditor.windows.isAlwaysLight = isAlwaysLight
    auditor.windows.lacksList = lacksList
    return try auditor.audit(Array(document.utf8), file: "Main.storyboard", languages: languages)
      .findings
  }

  private let small = """
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="go">
     <rect key="frame" x="20" y="100" width="60" height="30"/>
     <state key="normal" title="Go"/>
     <connections><action selector="go" destination="vc" eventType="touchUpInside" id="act"/></connections>
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

  @Test func `a button that takes no touches has no hit area`() throws {
    let still = small.replacing("id=\"go\"", with: "userInteractionEnabled=\"NO\" id=\"go\"")
    #expect(try audit(still, rules: ["hit-area"]).isEmpty)
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

  @Test(arguments: [([], .warning), (["goButton"], .note)] as [(OutletNames, FindingSeverity)])
  func `a label for assistive technologies that code sets is a note`(
    labels: OutletNames, severity: FindingSeverity
  ) throws {
    let button = """
      <button opaque="NO" contentMode="scaleToFill" id="go"><rect key="frame" x="20" y="100" width="60" height="44"/>
      <state key="normal" image="x"/></button>
      """
    let scene = Scene(
      views: button, connections: "<outlet property=\"goButton\" destination=\"go\" id=\"o\"/>")
    var auditor = DocumentAuditor()
    auditor.rules = ["missing-label"]
    auditor.windows.code.labels = labels
    let found = try auditor.audit(Array(scene.text.utf8), file: "Main.storyboard").findings
    #expect(found.map(\.severity) == [severity])
  }

  @Test(arguments: [("MON", 0), ("My", 1)])
  func `a line of capitals needs nothing below its baseline at large text sizes`(
    text: String, count: Int
  ) throws {
    let label = """
      <label opaque="NO" contentMode="left" text="\(text)" id="day" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="16" y="50" width="200" height="35"/>
      <constraints><constraint firstAttribute="height" constant="35" id="h"/>
      <constraint firstAttribute="width" constant="200" id="w"/></constraints>
      <fontDescription key="fontDescription" style="UICTFontTextStyleCaption1"/></label>
      """
    let found = try audit(
      label,
      constraints: """
        <constraint firstItem="day" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="l"/>
        <constraint firstItem="day" firstAttribute="top" secondItem="root" secondAttribute="top" constant="50" id="t"/>
        """, rules: ["clipped-at-large-sizes"])
    #expect(found.count == count)
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
    #expect(try audit(label(dark), rules: ["contrast"]).map(\.severity) == [.warning])
    // The property list, which is not there, may say that the app has no dark appearance.
    let unknown = try audit(label(dark), rules: ["contrast"], lacksList: true)
    #expect(unknown.map(\.severity) == [.note])
  }

  @Test func `a translation that does not fit is found in its language`() throws {
    let button = small.replacing("width=\"60\" height=\"30\"", with: "width=\"90\" height=\"44\"")
    let german = LintLanguage(code: "de", texts: ["go.normalTitle": "Einstellungen"])
    let found = try audit(button, rules: ["truncated-translation"], languages: [german])
    #expect(found.map(\.configurations) == [["language de"]])
  }

  @Test(arguments: [
    ("Preferences...", true), ("設定を変更する", false), ("로그인 필요", false), ("12 345 678", false),
    ("Настройки и т. д.", false),
  ])
  func `a text without known translations is doubled, which is a note`(text: String, isFound: Bool)
    throws
  {
    let button = small.replacing("width=\"60\" height=\"30\"", with: "width=\"120\" height=\"44\"")
      .replacing("\"Go\"", with: "\"\(text)\"")
    for isTranslated in [true, false] {
      let found = try audit(
        button, rules: ["truncated-translation"], isTranslated: isTranslated)
      #expect(found.map(\.severity) == (isFound ? [.note] : []))
    }
  }

  /// The languages of an app, and how much wider than a button of 120 points its text of 100 is.
  @Test(
    arguments: [
      (["en", "de"], "is clipped if its text is lengthened as translations usually are"),
      (["en"], "is clipped if its text is doubled"), (["en", "zh-Hant", "ko"], nil),
      (["en", "ar"], nil),
    ] as [([String], String?)])
  func `a text grows as in the languages of the app`(
    languages: [String], words: String?
  ) throws {
    let button = small.replacing("width=\"60\" height=\"30\"", with: "width=\"120\" height=\"44\"")
      .replacing("\"Go\"", with: "\"Preferences\"")
    let found = try audit(button, rules: ["truncated-translation"], appLanguages: Set(languages))
    #expect(found.map(\.severity) == (words == nil ? [] : [.note]))
    #expect(words.map { found.first?.message.contains($0) == true } ?? true, "\(found)")
    #expect(
      try audit(
        button, rules: ["truncated-translation"], isTranslated: false, appLanguages: ["en", "de"]
      ).isEmpty)
  }

  /// A document without accessibility, with fonts of one size, that nothing mirrors, and what it is with each of these.
  @Test(arguments: [
    ("hit-area", "<accessibility key=\"accessibilityConfiguration\" label=\"Go\"/>", ""),
    ("missing-label", "<accessibility key=\"accessibilityConfiguration\" hint=\"Goes\"/>", ""),
    ("contrast", "<accessibility key=\"accessibilityConfiguration\" label=\"Go\"/>", ""),
    (
      "dynamic-type",
      "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>", ""
    ), ("unmirrored", "", "ar"),
  ])
  func `what nobody asks for is a warning where it is an exception`(
    rule: String, practice: String, language: String
  ) throws {
    let views = """
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="done">
       <rect key="frame" x="20" y="200" width="60" height="50"/>
       <state key="normal" title="Done"/>PRACTICE</button>
      <button opaque="NO" contentMode="scaleToFill" image="go" id="icon">
       <rect key="frame" x="20" y="100" width="36" height="36"/>
       <connections><action selector="go" destination="vc" eventType="touchUpInside" id="act"/></connections>
      </button>
      <label opaque="NO" contentMode="left" text="Name" id="name">
       <rect key="frame" x="16" y="50" width="145" height="20.5"/>
       <fontDescription key="fontDescription" type="system" pointSize="17"/>
       <color key="textColor" white="0.8" alpha="1" colorSpace="calibratedWhite"/></label>
      """
    func severities(_ practice: String, _ languages: Set<String>, asked: Set<String>?) throws
      -> Set<FindingSeverity>
    {
      let found = try audit(
        views.replacing("PRACTICE", with: practice), rules: [rule], asked: asked,
        appLanguages: languages)
      return Set(found.map(\.severity))
    }
    #expect(try severities("", ["en", "de"], asked: []) == [.note])
    #expect(try severities("", ["en", "de"], asked: [rule]).contains(.warning))
    #expect(try severities("", ["en", "de"], asked: nil).contains(.warning))
    #expect(try severities(practice, ["en", language], asked: []).contains(.warning))
  }

  @Test func `dark appearance counts where the app has it and the document can know it`() throws {
    let dark = """
      <label opaque="NO" contentMode="left" text="Name" id="name">
       <rect key="frame" x="16" y="50" width="145" height="20.5"/>
       <color key="textColor" white="0.1" alpha="1" colorSpace="calibratedWhite"/></label>
      """
    func found(tools: Int = 21507, light: Bool = false) throws -> [FindingSeverity] {
      try audit(dark, rules: ["contrast"], asked: [], tools: tools, isAlwaysLight: light)
        .map(\.severity)
    }
    #expect(try found() == [.warning])
    #expect(try found(tools: 14490) == [.note])
    #expect(try found(light: true).isEmpty)
  }

  /// Translations of a button's title of 120 points, and the languages of findings.
  @Test(arguments: [
    ([], ["double-length"]), (["Einstellen"], []),
    (["Einstellen", "Einstellungen und Konten"], ["language l1"]),
  ])
  func `a text is not doubled if its translations are known`(
    texts: [String], languages: [String]
  ) throws {
    let button = small.replacing("width=\"60\" height=\"30\"", with: "width=\"120\" height=\"44\"")
      .replacing("\"Go\"", with: "\"Einstellungen\"")
    let found = try audit(
      button, rules: ["truncated-translation"],
      translations: texts.enumerated().map {
        LintLanguage(code: "l\($0)", texts: ["go.normalTitle": $1])
      })
    #expect(found.flatMap(\.configurations) == languages)
  }

  @Test(arguments: [("", 1), ("<menu key=\"menu\" id=\"m\"/>", 1), (nil, 0)])
  func `a button that does nothing has no hit area`(part: String?, count: Int) throws {
    let button = small.replacing(
      #/<connections>.*</connections>/#, with: part == "" ? "<connections/>" : part ?? "")
    #expect(try audit(button, rules: ["hit-area"]).count == count)
  }

  @Test func `a built-in style of a cell gives its labels their frames`() throws {
    let cell = """
      <tableView style="plain" id="table"><rect key="frame" x="0" y="0" width="375" height="300"/>
       <prototypes><tableViewCell style="IBUITableViewCellStyleSubtitle" textLabel="name" id="cell">
        <rect key="frame" x="0" y="28" width="375" height="44"/>
        <tableViewCellContentView key="contentView" id="content">
         <rect key="frame" x="0" y="0" width="375" height="44"/>
         <subviews><label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Title" \
      lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" id="name">
          <rect key="frame" x="16" y="5" width="33.5" height="20.5"/></label></subviews>
        </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    func count(_ cell: String) throws -> Int {
      try audit(cell, rules: ["truncated-translation"]).count
    }
    #expect(try count(cell) == 0)
    #expect(try count(cell.replacing("textLabel=\"name\" ", with: "")) == 1)
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

  @Test(arguments: [("Name", 1), ("\u{E87D}", 0), ("\u{E87D} \u{F101}", 0), ("\u{E87D} Name", 1)])
  func `a character of an icon font keeps its size`(text: String, count: Int) throws {
    let found = try audit(
      """
      <label opaque="NO" contentMode="left" text="\(text)" id="name">
       <rect key="frame" x="16" y="50" width="145" height="20.5"/>
       <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """, rules: ["dynamic-type"])
    #expect(found.count == count)
  }

  @Test func `the font of a button of an own class is a note`() throws {
    let custom = small.replacing("id=\"go\"", with: "customClass=\"WideButton\" id=\"go\"")
    #expect(try audit(custom, rules: ["dynamic-type"]).allSatisfy { $0.severity == .note })
  }
}
