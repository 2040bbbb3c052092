import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import InterfaceLinter

@MainActor
@Suite struct DocumentRulesTests {
  @Test func `an id that nothing has is reported where it stands`() throws {
    let scene = Scene(
      views: box("box", constraints: tie("box.width = 10") + tie("box.height = 10")),
      constraints: corner("box") + tie("gone.top = box.bottom", id: "c"),
      connections: "<outlet property=\"x\" destination=\"nowhere\" id=\"o\"/>")
    let found = try scene.findings("unknown-reference")
    #expect(found.map(\.objectID) == ["c", "o"])
    #expect(
      found.first?.message == "The constraint's firstItem 'gone' is not an object of this document."
    )
    // Once is enough.
    #expect(try scene.findings("unreadable-part").isEmpty)
  }

  @Test func `an unknown id in a list of what is installed is a warning`() throws {
    let mask = """
      <variation key="default"><mask key="constraints"><exclude reference="gone"/></mask></variation>
      """
    let scene = Scene(
      views: box("box", constraints: tie("box.width = 10") + tie("box.height = 10")),
      constraints: corner("box") + "</constraints>" + mask + "<constraints>")
    #expect(try scene.findings("unknown-reference").map(\.severity) == [.warning])
  }

  @Test(
    arguments: [
      ("<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/>", 1),
      ("", 1),
      ("<navigationController id=\"n\"/>", 0),
      ("<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>", 0),
    ])
  func `a document without anything to lay out is reported`(objects: String, count: Int) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>\(objects)</objects></document>
      """
    let found = try Linter().lint(Array(text.utf8), file: "A.xib").findings
      .filter { $0.ruleID == "no-views" }
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  @Test func `each name of an image or color without a resource is reported once`() throws {
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><view id="v">\(frame)<subviews>
      <imageView image="known" id="a">\(frame)</imageView>
      <imageView image="gone" id="b">\(frame)</imageView>
      <imageView image="gone" id="c">\(frame)</imageView>
      <imageView image="star" catalog="system" id="d">\(frame)</imageView>
      </subviews><color key="backgroundColor" name="Brand"/>
      </view></objects>
      <resources><image name="known" width="9" height="9"/></resources></document>
      """
    let found = try Linter().lint(Array(text.utf8), file: "A.xib").findings
      .filter { $0.ruleID == "missing-resource" }
    #expect(
      found.map(\.message) == [
        "The image 'gone' is not among the document's resources.",
        "The color 'Brand' is not among the document's resources.",
      ])
    #expect(found.map(\.objectID) == ["b", "v"] && found.map(\.position.line) == [5, 8])
  }

  @Test func `a constraint whose holder does not contain its views is reported`() throws {
    let scene = Scene(
      views: box(
        "box",
        constraints: tie("box.width = 10") + tie("box.height = 10")
          + tie("other.top = box.top", id: "c")) + box("other"),
      constraints: corner("box") + corner("other"))
    #expect(try scene.findings("unrelated-views").map(\.objectID) == ["c"])
    #expect(try scene.findings("invalid-constraint").isEmpty)
  }

  @Test(.rules("ibdocuments:D3.11"))
  func `a pair of attributes without meaning is reported`() throws {
    let scene = Scene(
      views: box("box", constraints: tie("box.width = 10") + tie("box.height = 10")),
      constraints: corner("box") + tie("box.leading = root.left", id: "c")
        + tie("box.leading = root.top", id: "d"))
    let found = try scene.findings("invalid-constraint")
    #expect(found.map(\.objectID) == ["c", "d"])
    #expect(found.map(\.severity) == [.error, .warning])
  }

  @Test func `a value that cannot be read is reported`() throws {
    let scene = Scene(
      views: box("box", constraints: tie("box.height = 10")),
      constraints: corner("box")
        + "<constraint firstItem=\"box\" firstAttribute=\"width\" constant=\"wide\" id=\"c\"/>")
    #expect(try scene.findings("unreadable-part").count == 1)
  }

  @Test(.rules("ibdocuments:L14"))
  func `what the deployment target lacks is reported`() throws {
    let stack =
      "<stackView id=\"stack\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></stackView>"
    let old = "<dependencies><deployment version=\"2048\" identifier=\"iOS\"/></dependencies>"
    let found = try Scene(views: stack, extra: old).findings("unavailable-on-target")
    #expect(found.map(\.objectID).contains("stack"))
    #expect(
      found.first { $0.objectID == "stack" }?.message
        == "UIStackView before iOS 9.0: the deployment target is iOS 8.0.")
    #expect(try Scene(views: stack).findings("unavailable-on-target").isEmpty)
    var settings = LintSettings()
    settings.deploymentTarget = SystemVersion(10)
    let judged = try Scene(views: stack, extra: old).lint(settings)
    #expect(!judged.findings.contains { $0.ruleID == "unavailable-on-target" })
  }

  @Test(arguments: [(14, true), (15, false)])
  func `a keyboard guide needs iOS 15`(target: Int, isReported: Bool) throws {
    var settings = LintSettings()
    settings.deploymentTarget = SystemVersion(target)
    let inner = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
       <rect key="frame" x="0" y="20" width="100" height="50"/>
       <keyboardLayoutGuide key="keyboard" id="keyboard"/></view>
      """
    let found = try Scene(views: inner, constraints: corner("a")).lint(settings).findings
    #expect(found.contains { $0.ruleID == "unavailable-on-target" } == isReported)
    #expect(!found.contains { $0.ruleID == "unreadable-part" })
  }

  @Test(
    .rules("ibdocuments:L14"),
    arguments: [
      ("numberOfLines=\"0\"", 7, "Automatic Preferred Max Layout Width before iOS 8.0"),
      ("numberOfLines=\"0\" preferredMaxLayoutWidth=\"80\"", 7, nil),
      (
        "adjustsFontForContentSizeCategory=\"YES\"", 9, "Automatically Adjusts Font before iOS 10.0"
      ),
      ("adjustsFontForContentSizeCategory=\"YES\"", 10, nil),
      ("layoutMarginsFollowReadableWidth=\"YES\"", 8, "Follow Readable Width before iOS 9.0"),
    ])
  func `attributes that an older system does not have are reported`(
    attributes: String, target: Int, message: String?
  ) throws {
    var settings = LintSettings()
    settings.deploymentTarget = SystemVersion(target)
    let scene = Scene(
      views: label("a", "Name", attributes: attributes), constraints: corner("a"))
    let found = try scene.lint(settings).findings.filter {
      $0.ruleID == "unavailable-on-target" && $0.objectID == "a"
    }
    #expect(
      found.map(\.message)
        == (message.map { ["\($0): the deployment target is iOS \(target).0."] } ?? []))
  }

  @Test(.rules("ibdocuments:L15"))
  func `a font of fixed size does not follow the text size`() throws {
    let scene = Scene(
      views: label("a", "Name", attributes: "adjustsFontForContentSizeCategory=\"YES\""),
      constraints: corner("a"))
    #expect(try scene.findings("dynamic-type-font").map(\.objectID) == ["a"])
  }
}

@MainActor
@Suite struct OutsideSafeAreaTests {
  private func scene(_ constraint: String, document: String = "useSafeAreas=\"YES\"") -> Scene {
    Scene(
      views: button("b", "Continue", 16, 620, 343, 30),
      constraints: tie("b.leading = root.leading + 16") + tie("root.trailing = b.trailing + 16")
        + constraint,
      document: document)
  }

  @Test func `a button at the screen's bottom edge is reported`() throws {
    let found = try scene(tie("root.bottom = b.bottom + 8")).findings("outside-safe-area")
    #expect(found.map(\.detail) == ["bottom"])
    #expect(found.map(\.severity) == [.warning])
  }

  @Test(
    arguments: [(12.0, FindingSeverity.warning), (13, .note), (33, .note), (34, nil)]
      as [(Double, FindingSeverity?)])
  func `above the bar of the home indicator nothing is covered`(
    distance: Double, severity: FindingSeverity?
  ) throws {
    let found = try scene(tie("root.bottom = b.bottom + \(distance)")).findings("outside-safe-area")
    #expect(found.map(\.severity) == [severity].compactMap(\.self))
  }

  @Test func `the safe area, distance and launch screens are fine`() throws {
    #expect(try scene(tie("safe.bottom = b.bottom + 8")).findings("outside-safe-area").isEmpty)
    #expect(try scene(tie("root.bottom = b.bottom + 60")).findings("outside-safe-area").isEmpty)
    #expect(
      try scene(tie("root.bottom = b.bottom + 8"), document: "launchScreen=\"YES\"")
        .findings("outside-safe-area").isEmpty)
  }

  @Test(arguments: [
    (83.0, "top", true), (83, "center", false), (83, "bottom", false), (60, "top", false),
  ])
  func `a button whose title is above the home indicator may reach below it`(
    height: Double, alignment: String, isFine: Bool
  ) throws {
    let button = button("b", "Continue", 0, 667 - height, 375, height)
      .replacing("<button ", with: "<button contentVerticalAlignment=\"\(alignment)\" ")
    let scene = Scene(
      views: button,
      constraints: tie("b.leading = root.leading") + tie("root.trailing = b.trailing")
        + tie("root.bottom = b.bottom") + tie("b.height = \(height)"))
    #expect(try scene.findings("outside-safe-area").isEmpty == isFine)
  }

  @Test(arguments: [
    ("", "", true), ("<state key=\"normal\" title=\"Go\"/>", "", false),
    ("<state key=\"selected\" image=\"go\"/>", "", false),
    ("<state key=\"normal\" backgroundImage=\"go\"/>", "", false),
    (
      "<color key=\"backgroundColor\" white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>",
      "", false
    ),
    (
      "<color key=\"backgroundColor\" white=\"0\" alpha=\"0.0\" colorSpace=\"calibratedWhite\"/>",
      "", true
    ),
    ("", "<outlet property=\"b\" destination=\"b\" id=\"o\"/>", false),
  ])
  func `of a button without content nothing is covered`(
    content: String, outlet: String, isFine: Bool
  ) throws {
    let scene = Scene(
      views: """
        <button opaque="NO" buttonType="custom" translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <rect key="frame" x="0" y="607" width="375" height="60"/>\(content)</button>
        """,
      constraints: tie("b.leading = root.leading") + tie("root.trailing = b.trailing")
        + tie("root.bottom = b.bottom") + tie("b.height = 60"), connections: outlet)
    #expect(try scene.findings("outside-safe-area").isEmpty == isFine)
  }

  @Test(arguments: [("", true), ("<state key=\"normal\" title=\"Go\"/>", false)])
  func `a button without content that fills the screen is a backdrop`(
    content: String, isFine: Bool
  ) throws {
    let scene = Scene(
      views: """
        <button opaque="NO" contentVerticalAlignment="bottom" buttonType="custom" translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <color key="backgroundColor" white="0" alpha="0.5" colorSpace="calibratedWhite"/>\(content)</button>
        """,
      constraints: ["top", "leading", "bottom", "trailing"].map { tie("root.\($0) = b.\($0)") }
        .joined())
    #expect(try scene.findings("outside-safe-area").isEmpty == isFine)
  }

  @Test(arguments: [(30.0, ["top"]), (667.0, [String]())])
  func `the lines of a label are in its middle`(height: Double, details: [String]) throws {
    let label = Scene(
      views: label("empty", "No contacts", 0, 0, 375, height),
      constraints: tie("empty.leading = root.leading") + tie("root.trailing = empty.trailing")
        + tie("empty.top = root.top") + tie("empty.height = \(height)"))
    #expect(try label.findings("outside-safe-area").map(\.detail) == details)
  }
}

@Suite struct RuleCatalogueTests {
  @Test func `every rule has an id of its own and a page`() {
    let ids = RulePage.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for page in RulePage.all {
      #expect(page.id.allSatisfy { $0.isLowercase || $0 == "-" }, "\(page.id)")
      #expect(!page.why.isEmpty && !page.mend.isEmpty && !page.example.isEmpty, "\(page.id)")
      #expect(!page.title.hasSuffix("."), "\(page.id)")
      #expect(RulePage.list.contains(page.id))
    }
  }

  @Test func `the published pages are current`() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Documentation/Rules.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text == RulePage.markdown, "purlin rules --markdown >Documentation/Rules.md")
  }

  @Test func `a wrong id finds its neighbours`() {
    #expect(RulePage.suggestions(for: "misplaced") == ["misplaced-view"])
    #expect(RulePage.suggestions(for: "view-misplaced").contains("misplaced-view"))
    #expect(RulePage.suggestions(for: "zzz").isEmpty)
  }
}
