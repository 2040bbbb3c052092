import AutoLayout
import Foundation
import InterfaceBuilder
import Testing

@testable import HeadlessUIKit
@testable import InterfaceCanvas

/// What a document's own frames and elements say about how its text was measured.
@MainActor
@Suite struct CanvasTextTests {
  init() { LayoutLog.shared.write = { _ in } }

  /// A xib on a screen of 375 × 812 points at 3 pixels per point, views pinned by `constraints`.
  private func document(
    _ views: String, constraints: String, tools: Int = 17701, more: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina5_9" orientation="portrait" appearance="light"/>
    <objects><view id="root">
    <rect key="frame" x="0" y="0" width="375" height="812"/>
    <subviews>\(views)</subviews>
    <constraints>\(constraints)</constraints>
    <viewLayoutGuide key="safeArea" id="safe"/>
    </view></objects>\(more)
    </document>
    """
  }

  private func equal(_ first: String, _ second: String, plus constant: Int = 0) -> String {
    let one = first.split(separator: ".")
    let two = second.split(separator: ".")
    return "<constraint firstItem=\"\(one[0])\" firstAttribute=\"\(one[1])\" "
      + "secondItem=\"\(two[0])\" secondAttribute=\"\(two[1])\" constant=\"\(constant)\" "
      + "id=\"\(first)=\(second)\"/>"
  }

  /// Pins a view to the root's upper left corner.
  private func corner(_ id: String) -> String {
    equal("\(id).leading", "root.leading", plus: 20) + equal("\(id).top", "root.top", plus: 100)
  }

  private func label(
    _ id: String, _ text: String, _ size: (String, String), font: String, attributes: String = ""
  ) -> String {
    """
    <label text="\(text)" id="\(id)" horizontalHuggingPriority="251" \
    verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
    <rect key="frame" x="20" y="100" width="\(size.0)" height="\(size.1)"/>
    <fontDescription key="fontDescription" \(font)/></label>
    """
  }

  private func present(
    _ text: String, insets: InterfaceStage.Insets = .inferred
  ) throws -> [String: UIView] {
    let stage = InterfaceStage(
      try InterfaceDocument(parsing: text), insets: insets, text: .inferred,
      unmeasurable: .estimated)
    return stage.present(try #require(stage.document.islands.first)).views
  }

  private static func width(of text: String, points: CGFloat) -> Double {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: points)
    return Double(label.intrinsicContentSize.width)
  }

  private func size(of id: String, in text: String) throws -> CGSize {
    try #require(try present(text)[id]).frame.size
  }

  @Test func `labels saved in the smallest text size bring it to the whole document`() throws {
    let body = "style=\"UICTFontTextStyleBody\""
    let text = document(
      label("a", "Label", ("34.333", "17"), font: body)
        + label("b", "Other", ("300", "90"), font: body),
      constraints: corner("a") + equal("b.top", "a.bottom") + equal("b.leading", "a.leading"))

    // 14 points instead of 17
    #expect(try size(of: "a", in: text).height == 17)
    #expect(try size(of: "b", in: text).height == 17)
  }

  @Test func `labels saved in points are measured in points, and only on their canvas`() throws {
    let text = document(
      label("a", "Label", ("42", "21"), font: "type=\"system\" pointSize=\"17\""),
      constraints: corner("a"))

    #expect(try size(of: "a", in: text) == CGSize(width: 42, height: 21))
    let byRules = try #require(try present(text, insets: .rules)["a"]).frame.size
    #expect(abs(byRules.height - 61.0 / 3) < 1e-6)
  }

  @Test(arguments: [
    (17701, 17.0), (18122, 14), (19162, 14), (20037, 14), (21225, 17), (24127, 17),
  ])
  func `the canvas of Xcode 13 has the smallest text size`(tools: Int, points: Double) throws {
    let text = document(
      label("a", "Label", ("100", "50"), font: "style=\"UICTFontTextStyleBody\"")
        + """
        <button buttonType="system" id="b" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="20" y="100" width="100" height="50"/>
        <buttonConfiguration key="configuration" style="plain" title="Button"/></button>
        """, constraints: corner("a") + corner("b"), tools: tools)
    let views = try present(text, insets: .rules)
    let line = (points * 1.193359375 * 3).rounded(.up) / 3
    #expect(abs(try #require(views["a"]).frame.height - line) < 1e-6)
    #expect(abs(try #require(views["b"]).frame.height - line - 14) < 1e-6)

    let document = try InterfaceDocument(parsing: text)
    let device = InterfaceStage(document, canvas: .size(CGSize(width: 375, height: 812), scale: 3))
    let running = device.present(try #require(device.document.islands.first)).views
    #expect(abs(try #require(running["a"]).frame.height - 61.0 / 3) < 1e-6)
  }

  @Test func `labels that layout measures again are rounded to pixels`() throws {
    let font = "type=\"system\" pointSize=\"17\""
    let text = document(
      ["a", "b"].map { label($0, "Label", ("42", "21"), font: font) }.joined()
        + label("c", "Label", ("41.333", "20.333"), font: font, attributes: "numberOfLines=\"0\"")
          + """
          <stackView id="s" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="20" y="100" width="41.333" height="20.333"/><subviews>
          \(label("d", "Label", ("41.333", "20.333"), font: font))</subviews></stackView>
          """, constraints: ["a", "b", "c", "s"].map { corner($0) }.joined())
    let views = try present(text)
    for (id, height) in [("a", 21), ("b", 21), ("c", 61.0 / 3), ("d", 61.0 / 3)] {
      #expect(abs(try #require(views[id]).frame.height - height) < 1e-6, "\(id)")
    }
  }

  @Test func `the size most labels agree with is that of all`() throws {
    let font = "type=\"system\" pointSize=\"17\""
    let text = document(
      label("a", "Label", ("41.333", "20.333"), font: font)
        + label("b", "Label", ("41.333", "20.333"), font: font)
        + label("c", "Label", ("42", "21"), font: font),
      constraints: ["a", "b", "c"].map { corner($0) }.joined())

    #expect(abs(try size(of: "c", in: text).height - 61.0 / 3) < 1e-6)
  }

  @Test func `a scene in which two labels agree has a measure of its own`() throws {
    let font = "type=\"system\" pointSize=\"17\""
    let pixels = ["a", "b", "c"].map { label($0, "Label", ("41.333", "20.333"), font: font) }
    let points = ["d", "e"].map { label($0, "Label", ("42", "21"), font: font) }
    func second(_ labels: [String], _ ids: [String]) -> String {
      "<view id=\"other\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"812\"/>"
        + "<subviews>\(labels.joined())</subviews><constraints>"
        + ids.map {
          equal("\($0).leading", "other.leading") + equal("\($0).top", "other.top")
        }.joined() + "</constraints></view></objects>"
    }
    func heights(_ count: Int) throws -> [CGFloat] {
      let ids = Array(["d", "e"].prefix(count))
      let text = document(
        pixels.joined(), constraints: ["a", "b", "c"].map { corner($0) }.joined()
      ).replacingOccurrences(of: "</objects>", with: second(Array(points.prefix(count)), ids))
      let stage = InterfaceStage(
        try InterfaceDocument(parsing: text), insets: .inferred, text: .inferred)
      let staged = stage.present(try #require(stage.document.islands.last))
      return try ids.map { try #require(staged.views[$0]).frame.height }
    }

    #expect(try heights(2) == [21, 21])
    // One alone follows the document.
    let alone = try #require(try heights(1).first)
    #expect(abs(alone - 20.333_333_333) < 1e-6)
  }

  @Test func `a height that another text size has too does not outvote the widths`() throws {
    // Subheadline: 15 points, and 13 in the small text size, whose line 15.51 fits into 16.
    let text = document(
      label(
        "a", "Decimal Degrees", ("116.667", "15.667"), font: "style=\"UICTFontTextStyleSubhead\""
      ), constraints: corner("a"))

    #expect(try size(of: "a", in: text).height == 18)
  }

  @Test func `labels of custom classes are no evidence`() throws {
    let text = document(
      label(
        "a", "Label", ("42", "21"), font: "type=\"system\" pointSize=\"17\"",
        attributes: "customClass=\"Fancy\""),
      constraints: corner("a"))

    #expect(abs(try size(of: "a", in: text).height - 61.0 / 3) < 1e-6)
  }

  @Test func `a text with kana makes the ideographs of all texts Japanese`() throws {
    let font = "type=\"system\" pointSize=\"20\""
    let alone = document(label("a", "住所", ("0", "0"), font: font), constraints: corner("a"))
    let together = document(
      label("a", "住所", ("0", "0"), font: font) + label("b", "かな", ("0", "0"), font: font),
      constraints: corner("a") + corner("b"))

    #expect(try size(of: "a", in: alone).width == 40)
    #expect(try size(of: "a", in: together).width < 38)
  }

  @Test func `on the canvas wrapped text makes a label as narrow as its widest line`() throws {
    let wraps = document(
      label(
        "a", "wonderful wonderful wonderful wonderful wonderful wonderful", ("300", "41"),
        font: "type=\"system\" pointSize=\"17\"", attributes: "numberOfLines=\"0\""),
      constraints: corner("a")
        + "<constraint firstItem=\"root\" firstAttribute=\"trailing\" "
        + "relation=\"greaterThanOrEqual\" secondItem=\"a\" secondAttribute=\"trailing\" "
        + "constant=\"20\" id=\"limit\"/>")
    let frame = try size(of: "a", in: wraps)

    #expect(frame.width < 335)
    #expect(frame.height > 40)
  }

  @Test func `the size that a document keeps of a designable stands for its class's own`() throws {
    let text = document(
      label(
        "a", "Label", ("39", "18"), font: "type=\"system\" pointSize=\"17\"",
        attributes: "customClass=\"Fancy\""),
      constraints: corner("a"),
      more: "<designables><designable name=\"a\">"
        + "<size key=\"intrinsicContentSize\" width=\"39\" height=\"18\"/>"
        + "</designable></designables>")

    #expect(try size(of: "a", in: text) == CGSize(width: 39, height: 18))
  }

  @Test func `a wrapping label of a custom class wraps in the font that its size shows`() throws {
    // 26 points: in one line 209 × 31.333
    func text(lines: Int, _ width: String) -> String {
      document(
        label(
          "a", "Hello wonderful", ("120", "63"), font: "type=\"system\" pointSize=\"17\"",
          attributes: "customClass=\"Fancy\" numberOfLines=\"\(lines)\""),
        constraints: corner("a")
          + "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"140\" id=\"w\"/>",
        more: "<designables><designable name=\"a\"><size key=\"intrinsicContentSize\" "
          + "width=\"\(width)\" height=\"31.333\"/></designable></designables>")
    }
    let width = "\(Self.width(of: "Hello wonderful", points: 26))"
    let height = try size(of: "a", in: text(lines: 0, width)).height
    #expect(abs(height - (2 * 26 * 1.193359375 * 3).rounded(.up) / 3) < 1e-6)
    // A label of one line, and text that no font explains, keep the size.
    #expect(abs(try size(of: "a", in: text(lines: 1, width)).height - 94.0 / 3) < 0.01)
    #expect(abs(try size(of: "a", in: text(lines: 0, "999")).height - 94.0 / 3) < 0.01)
  }

  @Test func `attributed text in a role of the Mac's fonts has its size`() throws {
    let text = document(
      """
      <label usesAttributedText="YES" id="a" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" y="100" width="50" height="16"/>
      <attributedString key="attributedText"><fragment content="Label"><attributes>
      <font key="NSFont" metaFont="system"/></attributes></fragment></attributedString></label>
      """, constraints: corner("a"))

    // 13 points: 15.51 in pixels
    #expect(abs(try size(of: "a", in: text).height - 47.0 / 3) < 1e-6)
  }

  @Test func `a custom button without a font has eighteen points, a system one fifteen`() throws {
    func button(_ type: String) -> String {
      document(
        """
        <button \(type) id="a" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="20" y="100" width="50" height="34"/>
        <state key="normal" title="Button"/></button>
        """, constraints: corner("a"))
    }

    #expect(try size(of: "a", in: button("")).height == 34)
    #expect(try size(of: "a", in: button("buttonType=\"system\"")).height == 30)
  }

  @Test func `a custom button is no lower than the line of its empty title`() throws {
    let text = document(
      """
      <button id="a" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" y="100" width="20" height="22"/>
      <state key="normal" image="dot"/></button>
      """, constraints: corner("a"),
      more: "<resources><image name=\"dot\" width=\"20\" height=\"20\"/></resources>")

    #expect(try size(of: "a", in: text) == CGSize(width: 20, height: 22))
  }

  @Test func `the title of a configuration wins over that of the state`() throws {
    let text = document(
      """
      <button buttonType="system" id="a" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" y="100" width="50" height="35"/>
      <state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="plain" title="A longer title"/></button>
      """, constraints: corner("a"), tools: 21701)
    let button = try #require(try present(text)["a"] as? UIButton)

    #expect(button.currentTitle == "A longer title")
    // Saved in points: 21 and 7 on each side.
    #expect(button.frame.height == 35)
  }

  @Test func `content centred on a scroll view is centred on its frame`() throws {
    let text = document(
      """
      <scrollView id="scroll" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="375" height="812"/>
      <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="375" height="50"/>
      <constraints><constraint firstAttribute="height" constant="50" id="h"/></constraints>
      </view></subviews>
      <constraints>\(equal("a.leading", "scroll.leading"))\(equal("a.trailing", "scroll.trailing"))
      \(equal("a.top", "scroll.top"))\(equal("a.centerX", "scroll.centerX"))</constraints>
      </scrollView>
      """,
      constraints: ["leading", "trailing", "top", "bottom"]
        .map { equal("scroll.\($0)", "root.\($0)") }.joined())

    #expect(try size(of: "a", in: text).width == 375)
  }

  @Test func `a toolbar that ends with the safe area is tall on the canvas, others are not`() throws
  {
    func toolbar(_ bottom: String) -> String {
      document(
        """
        <toolbar id="a" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="729" width="375" height="49"/></toolbar>
        """,
        constraints: equal("a.leading", "root.leading") + equal("a.trailing", "root.trailing")
          + equal("a.bottom", bottom))
    }

    #expect(try size(of: "a", in: toolbar("safe.bottom")).height == 49)
    #expect(try size(of: "a", in: toolbar("root.bottom")).height == 44)
  }
}
