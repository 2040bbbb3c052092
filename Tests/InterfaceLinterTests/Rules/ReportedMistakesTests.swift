import InterfaceBuilder
import Testing

@testable import InterfaceLinter

/// Mistakes that people report, each with a document that has it and one that does not.
@MainActor
@Suite struct ReportedMistakesTests {
  private static func effectView(_ holder: String, _ end: String) -> String {
    let constraints = tie("text.leading = \(end).leading + 16") + tie("text.top = \(end).top + 16")
    return """
      <visualEffectView translatesAutoresizingMaskIntoConstraints="NO" id="effect">
      <rect key="frame" x="0" y="0" width="375" height="100"/>
      <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="375" height="100"/>
      <autoresizingMask key="autoresizingMask"/><subviews>\(label("text", "Title"))</subviews>
      <constraints>\(holder == "content" ? constraints : "")</constraints></view>
      <constraints>\(holder == "effect" ? constraints : "")\(tie("effect.height = 100"))</constraints>
      </visualEffectView>
      """
  }

  // Source: https://github.com/lionheart/openradar-mirror/issues/19924
  @Test func `a constraint that leaves an effect view's content is reported once`() throws {
    let place = corner("effect") + tie("root.trailing = effect.trailing")
    let bad = Scene(views: Self.effectView("effect", "effect"), constraints: place)
    let found = try bad.findings("effect-view-constraint")
    #expect(found.map(\.objectID) == ["textleadingeffectleading16"])
    #expect(found.first?.related.count == 1)
    let good = Scene(views: Self.effectView("content", "content"), constraints: place)
    #expect(try good.findings("effect-view-constraint").isEmpty)
  }

  @Test(arguments: [(1552, true), (1792, false), (2048, false)])
  func `a target that Xcode does not compile is reported`(version: Int, isOld: Bool) throws {
    let scene = Scene(
      views: label("a", "Grid"), constraints: corner("a"),
      extra:
        "<dependencies><deployment version=\"\(version)\" identifier=\"iOS\"/></dependencies>")
    let found = try scene.findings("unavailable-on-target").filter { $0.detail == "document" }
    #expect(found.isEmpty != isOld)
  }

  @Test(arguments: ["root", "safe"], ["indicator", "none"])
  func `what is in a bar under the home indicator is reported`(end: String, edge: String) throws {
    let bar = box(
      "bar", 0, 600, 375, 48, subviews: button("send", "Send"),
      constraints: tie("send.centerY = bar.centerY") + tie("send.leading = bar.leading + 8")
        + tie("bar.height = 48"))
    var scene = Scene(
      views: bar,
      constraints: tie("bar.leading = root.leading") + tie("root.trailing = bar.trailing")
        + tie("\(end).bottom = bar.bottom"))
    // On a canvas with a home indicator and on one without.
    if edge == "indicator" { scene.device = "retina6_12" }
    let text = scene.text.replacing(
      "width=\"375\" height=\"667\"",
      with: edge == "indicator" ? "width=\"393\" height=\"852\"" : "width=\"375\" height=\"667\"")
    let found = try Linter().lint(Array(text.utf8), file: "Main.storyboard").findings
      .filter { $0.ruleID == "outside-safe-area" }
    #expect(found.map { $0.related.map(\.objectID) } == (end == "root" ? [["send"]] : []))
  }

  // Source: https://theswiftness.com/full-screen-background-images-with-auto-layout-constraints-in-storyboards/
  @Test(arguments: [
    ("safe", "scaleAspectFill\" image=\"beach", true),
    ("root", "scaleAspectFill\" image=\"beach", false),
    ("safe", "scaleAspectFit\" image=\"beach", false),
    // Nothing is drawn that could end there.
    ("safe", "scaleAspectFill", false),
  ])
  func `a full-screen picture that ends at the safe area is reported`(
    end: String, mode: String, isReported: Bool
  ) throws {
    let picture = """
      <imageView contentMode="\(mode)" translatesAutoresizingMaskIntoConstraints="NO" id="picture">
      <rect key="frame" x="0" y="20" width="375" height="647"/></imageView>
      """
    let scene = Scene(
      views: picture + label("a", "Title"),
      constraints: corner("a")
        + ["top", "bottom", "leading", "trailing"].map { tie("picture.\($0) = \(end).\($0)") }
        .joined())
    let found = try scene.findings("background-in-safe-area")
    #expect(found.map(\.detail) == (isReported ? ["above and below"] : []))
  }

  private static func cell(_ constraints: String, table: String = "rowHeight=\"-1\"") -> String {
    """
    <tableView dataMode="prototypes" \(table) estimatedRowHeight="-1" \
    translatesAutoresizingMaskIntoConstraints="NO" id="table">
    <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
    <tableViewCell reuseIdentifier="Message" id="cell"><rect key="frame" x="0" y="28" width="375" height="44"/>
    <autoresizingMask key="autoresizingMask"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
    <rect key="frame" x="0" y="0" width="375" height="44"/><autoresizingMask key="autoresizingMask"/>
    <subviews>\(box("inside", 0, 8, 100, 80, constraints: tie("inside.width = 100") + tie("inside.height = 80")))</subviews>
    <constraints>\(constraints)</constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
    """
  }

  @Test func `a self-sizing cell whose content does not reach the bottom is reported`() throws {
    let top = tie("inside.leading = content.leading") + tie("inside.top = content.top + 8")
    let place =
      corner("table", 0, 0) + tie("root.trailing = table.trailing")
      + tie("root.bottom = table.bottom")
    func found(_ views: String) throws -> Int {
      try Scene(views: views, constraints: place).findings("self-sizing-cell").count
    }
    #expect(try found(Self.cell(top)) == 1)
    #expect(try found(Self.cell(top + tie("content.bottom = inside.bottom + 8"))) == 0)
    #expect(try found(Self.cell(top, table: "rowHeight=\"96\"")) == 0)
  }

  @Test func `content that is pinned to both guides of a scroll view is reported`() throws {
    func scene(_ second: String) -> Scene {
      Scene(
        views: """
          <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews>\(box("box", 0, 0, 375, 900, constraints: tie("box.height = 900")))</subviews>
          <constraints>\(tie("box.top = contents.top"))\(tie("contents.bottom = box.bottom"))
          \(tie("box.leading = contents.leading"))\(tie("contents.trailing = box.trailing"))
          \(tie("box.width = frame.width"))\(second)</constraints>
          <viewLayoutGuide key="contentLayoutGuide" id="contents"/>
          <viewLayoutGuide key="frameLayoutGuide" id="frame"/></scrollView>
          """,
        constraints: corner("scroll", 0, 0) + tie("root.trailing = scroll.trailing")
          + tie("root.bottom = scroll.bottom"))
    }
    let bad = try scene(tie("box.top = frame.top")).findings("pinned-scroll-content")
    #expect(bad.map(\.objectID) == ["boxtopframetop"])
    #expect(try scene("").findings("pinned-scroll-content").isEmpty)
    // The content is as wide as the scroll view and does not scroll sideways.
    let across = scene(tie("box.leading = frame.leading"))
    #expect(try across.findings("pinned-scroll-content").isEmpty)
  }
}

/// Documents for tvOS have their own screen, and no windows of other sizes.
@MainActor
@Suite struct TVTests {
  @Test func `a screen of a television has its size and insets`() throws {
    var scene = Scene(
      views: label("a", "Settings", 80, 60, constraints: tie("a.width = 1760")),
      constraints: tie("a.leading = safe.leading") + tie("a.top = safe.top"))
    scene.device = "appleTV"
    scene.runtime = "AppleTV"
    let text = scene.text.replacing("CocoaTouch.Storyboard", with: "AppleTV.Storyboard")
      .replacing("width=\"375\" height=\"667\"", with: "width=\"1920\" height=\"1080\"")
      .replacing("orientation=\"portrait\"", with: "orientation=\"landscape\"")
      .replacing("width=\"80.0\" height=\"20.5\"", with: "width=\"1760\" height=\"21\"")
    let found = try Linter().lint(Array(text.utf8), file: "Main.storyboard").findings
    #expect(found.map(\.ruleID) == [], "\(found.map(\.message))")
  }

  @Test(arguments: [true, false])
  func `constraints beside a mask are reported where they conflict on other screens`(
    isTranslated: Bool
  ) throws {
    // It is where the constraints put it on this canvas, and stays there on a wider one.
    let badge = label("badge", "New", 279, 40, 80, 20.5)
    let scene = Scene(
      views: isTranslated
        ? badge.replacing("translatesAutoresizingMaskIntoConstraints=\"NO\"", with: "") : badge,
      constraints: tie("badge.top = root.top + 40") + tie("root.trailing = badge.trailing + 16"))
    let found = try scene.findings("translated-mask")
    #expect(found.map(\.objectID) == (isTranslated ? ["badge"] : []))
    #expect(found.first?.related.count == (isTranslated ? 1 : nil))
  }

  @Test func `constraints without Auto Layout are reported once for the document`() throws {
    let scene = Scene(views: label("a", "Grid"), constraints: corner("a"))
    let off = scene.text.replacing(" useAutolayout=\"YES\"", with: "")
    func count(_ text: String) throws -> Int {
      try Linter().lint(Array(text.utf8), file: "Main.storyboard").findings
        .count { $0.ruleID == "auto-layout-off" }
    }
    #expect(try count(scene.text) == 0)
    #expect(try count(off) == 1)
  }

  @Test func `what ends at an edge is not said to be 0 points away`() throws {
    let scene = Scene(
      views: button("send", "Send"),
      constraints: tie("send.leading = root.leading + 16") + tie("root.bottom = send.bottom"))
    let message = try #require(try scene.findings("outside-safe-area").first?.message)
    #expect(message.contains("bottom edge, where the home indicator"), "\(message)")
  }

  @Test func `a conflict of many constraints names what a content requires, and a few others`()
    throws
  {
    let rows = (0..<10).map { row in
      label("r\(row)", "Row \(row)", 16, Double(40 + 30 * row))
        .replacing("id=\"r\(row)\"", with: "verticalHuggingPriority=\"1000\" id=\"r\(row)\"")
    }
    let ties = (1..<10).map { tie("r\($0).top = r\($0 - 1).bottom + 8") }
    let scene = Scene(
      views: rows.joined(),
      constraints: ties.joined() + tie("r0.top = root.top + 40")
        + tie("root.bottom = r9.bottom + 8")
        + (0..<10).map { tie("r\($0).leading = root.leading + 16") }.joined())
    let found = try scene.findings("conflicting-constraints")
    let message = try #require(found.first?.message)
    #expect(message.hasPrefix("Unable to simultaneously satisfy constraints: the intrinsic height"))
    #expect(
      message.contains(" more, which purlin explain names") && message.count < 400, "\(message)")
  }

  @Test(arguments: [("0", 0), ("0.01", 0), ("8", 1)])
  func `a view that one length hides has no other length to show`(height: String, count: Int) throws
  {
    let badge = label(
      "badge", "Sold out", 16, 40, 0, 8, constraints: tie("badge.height = \(height)"))
    let scene = Scene(
      views: badge + button("go", "Go", 16, 100),
      constraints: corner("badge") + corner("go", 16, 100) + tie("badge.trailing = go.leading"))
    #expect(try scene.findings("zero-size").count == count)
  }

  @Test(
    arguments: [
      ("15", "userInteractionEnabled=\"NO\"", []), ("15", "", [.note]), ("0", "", [.warning]),
    ] as [(String, String, [FindingSeverity])])
  func `a button that draws its image inside is not cut off`(
    inset: String, attributes: String, severities: [FindingSeverity]
  ) throws {
    let check = """
      <button \(attributes) contentHorizontalAlignment="fill" contentVerticalAlignment="fill" \
      translatesAutoresizingMaskIntoConstraints="NO" id="check">
      <rect key="frame" x="-12" y="0" width="50" height="50"/>
      <constraints>\(tie("check.width = 50"))\(tie("check.height = 50"))</constraints>
      <inset key="imageEdgeInsets" minX="\(inset)" minY="15" maxX="15" maxY="15"/>
      <state key="normal" image="beach"/></button>
      """
    let scene = Scene(
      views: box(
        "box", 16, 40, 100, 50, attributes: "clipsSubviews=\"YES\"", subviews: check,
        constraints: tie("box.width = 100") + tie("box.height = 50")
          + tie("check.centerX = box.leading + 13") + tie("check.top = box.top")),
      constraints: corner("box"),
    )
    let text = scene.text.replacing(
      "</scenes>",
      with: "</scenes><resources><image name=\"beach\" width=\"166\" height=\"166\"/></resources>")
    let found = try Linter().lint(Array(text.utf8), file: "Main.storyboard").findings
      .filter { $0.ruleID == "outside-superview" }
    #expect(found.map(\.severity) == severities, "\(found.map(\.message))")
  }
}
