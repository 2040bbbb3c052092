import Testing

@testable import InterfaceLinter

/// Rules of Interface Builder about identifiers, launch screens and touches: what they leave alone.
@MainActor
@Suite struct IdentifierRulesTests {
  private func table(_ mode: String, _ content: String, id: String = "table") -> String {
    """
    <tableView dataMode="\(mode)" rowHeight="44" id="\(id)">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\(content)
    </tableView>
    """
  }

  private func cell(_ id: String, _ identifier: String?) -> String {
    let attribute = identifier.map { "reuseIdentifier=\"\($0)\" " } ?? ""
    return """
      <tableViewCell \(attribute)rowHeight="44" id="\(id)">
        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-content">
          <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        </tableViewCellContentView>
      </tableViewCell>
      """
  }

  @Test(arguments: [2, 3, 5]) func `each further cell of an identifier is reported`(
    count: Int
  ) throws {
    let cells = (0..<count).map { cell("c\($0)", "Entry") }.joined()
    let found = try Scene(views: table("prototypes", "<prototypes>\(cells)</prototypes>"))
      .findings("repeated-identifier")
    #expect(found.map(\.objectID) == (1..<count).map { "c\($0)" })
    #expect(found.allSatisfy { $0.related.map(\.objectID) == ["c0"] })
  }

  @Test func `cells of two lists may have one identifier`() throws {
    let lists = ["one", "two"].map {
      table("prototypes", "<prototypes>\(cell("c-\($0)", "Entry"))</prototypes>", id: $0)
    }
    #expect(try Scene(views: lists.joined()).findings("repeated-identifier").isEmpty)
  }

  @Test(arguments: [("Detail", 1), ("Other", 0)])
  func `two view controllers of a storyboard need two identifiers`(
    identifier: String, count: Int
  ) throws {
    func scene(_ id: String, _ identifier: String) -> String {
      """
      <scene sceneID="s-\(id)"><objects>
      <viewController storyboardIdentifier="\(identifier)" id="\(id)" sceneMemberID="viewController">
      <view key="view" id="v-\(id)"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      </viewController></objects></scene>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <scenes>\(scene("one", "Detail") + scene("two", identifier))</scenes></document>
      """
    let found = try Linter().lint(Array(text.utf8), file: "A.storyboard").findings
      .filter { $0.ruleID == "repeated-identifier" }
    #expect(found.map(\.objectID) == Array(repeating: "two", count: count))
  }

  @Test func `static cells need no identifier`() throws {
    let cells = cell("a", nil) + cell("b", nil)
    let sections =
      "<sections><tableViewSection id=\"s\"><cells>\(cells)</cells></tableViewSection></sections>"
    #expect(try Scene(views: table("static", sections)).findings("missing-identifier").isEmpty)
    let prototypes = table("prototypes", "<prototypes>\(cells)</prototypes>")
    #expect(
      try Scene(views: prototypes).findings("missing-identifier").map(\.objectID) == ["a", "b"])
  }

  @Test(arguments: [
    ("<view customClass=\"GradientView\" id=\"v\">", "", 1),
    ("<view customClass=\"UIVisualEffectView\" id=\"v\">", "", 0),
    (
      "<view id=\"v\">",
      "<connections><outlet property=\"l\" destination=\"v\" id=\"o\"/></connections>", 1
    ),
    ("<view id=\"v\">", "", 0),
  ])
  func `a launch screen has neither classes nor connections`(
    tag: String, content: String, count: Int
  ) throws {
    func text(_ attribute: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \(attribute)>
      <objects>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      \(tag)<rect key="frame" x="0" y="0" width="9" height="9"/>\(content)</view>
      </objects></document>
      """
    }
    func found(_ attribute: String) throws -> Int {
      try Linter().lint(Array(text(attribute).utf8), file: "A.xib").findings
        .count { $0.ruleID == "launch-screen" }
    }
    #expect(try found("launchScreen=\"YES\"") == count)
    #expect(try found("") == 0)
  }

  @Test(arguments: [
    (interaction: "NO", action: true, outlet: false, count: 1),
    (interaction: "NO", action: true, outlet: true, count: 0),
    (interaction: "NO", action: false, outlet: false, count: 0),
    (interaction: "YES", action: true, outlet: false, count: 0),
  ])
  func `a control with an action needs touches`(
    interaction: String, action: Bool, outlet: Bool, count: Int
  ) throws {
    let connection =
      action
      ? "<connections><action selector=\"like:\" destination=\"controller\" eventType=\"touchUpInside\" id=\"a\"/></connections>"
      : ""
    let scene = Scene(
      views: """
        <view userInteractionEnabled="\(interaction)" id="outer">
          <rect key="frame" x="0" y="0" width="200" height="200"/>
          <subviews><view id="inner">
            <rect key="frame" x="0" y="0" width="200" height="200"/>
            <subviews><button buttonType="system" id="like">
              <rect key="frame" x="0" y="0" width="100" height="44"/>
              <state key="normal" title="Like"/>\(connection)
            </button></subviews>
          </view></subviews>
        </view>
        """,
      connections: outlet ? "<outlet property=\"card\" destination=\"outer\" id=\"o\"/>" : "")
    let found = try scene.findings("untappable-control")
    #expect(found.map(\.objectID) == Array(repeating: "like", count: count))
    #expect(found.allSatisfy { $0.related.map(\.objectID) == ["outer"] })
  }
}
