import CodeWriting
import Fidelity
import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import UIKit

@MainActor
@Suite struct EmittedCodeTests {
  private static let makers: [String: [String: @MainActor () -> NSObject]] = [
    "Profile": ["root": { ProfileViewController() }],
    "Sizes": ["root": { SizesViewController() }],
    "List": [
      "table": { ListViewController() },
      "cell": { PersonCell(style: .default, reuseIdentifier: nil) },
    ],
    "Article": ["root": { ArticleViewController() }],
    "Card": ["root": { CardView() }],
    "Details": ["root": { DetailsViewController() }, "rows": { RowsViewController() }],
  ]
  private static let makersWithSnapKit: [String: [String: @MainActor () -> NSObject]] = [
    "Profile": ["root": { SnapKitProfile.ProfileViewController() }],
    "Sizes": ["root": { SnapKitSizes.SizesViewController() }],
    "List": [
      "table": { SnapKitList.ListViewController() },
      "cell": { SnapKitList.PersonCell(style: .default, reuseIdentifier: nil) },
    ],
    "Article": ["root": { SnapKitArticle.ArticleViewController() }],
    "Card": ["root": { SnapKitCard.CardView() }],
    "Details": [
      "root": { SnapKitDetails.DetailsViewController() },
      "rows": { SnapKitDetails.RowsViewController() },
    ],
  ]

  @Test(arguments: OwnDocument.all.map(\.name), [CodeNotation.anchors, .snapkit])
  func `the compiled code is the one that is written`(
    name: String, notation: CodeNotation
  ) throws {
    let own = try #require(OwnDocument.all.first { $0.name == name })
    let document = try InterfaceDocument(parsing: own.text)
    let code = SceneCode(document, named: name, notation: notation)
    let file = notation == .snapkit ? "SnapKit\(name)" : name
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Emitted/\(file).swift").path
    let written =
      notation == .snapkit
      ? "import Fidelity  // SnapKit's names\nimport UIKit\n\nenum \(file) {\n\(code.body)}\n"
      : code.text
    let text =
      "// swift-format-ignore-file\n// Written by CodeWriting from OwnDocument.\n" + written
    if ProcessInfo.processInfo.environment["PURLIN_RECORD"] != nil {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    #expect(code.omissions == [])
  }

  @Test func `a static row keeps its own height`() throws {
    func cell(_ id: String, _ height: String) -> String {
      """
      <tableViewCell \(height) id="\(id)"><rect key="frame" x="0" y="0" width="393" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)c"/></tableViewCell>
      """
    }
    let document = try InterfaceDocument(
      parsing: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes><scene sceneID="s"><objects>
        <tableViewController id="t" sceneMemberID="viewController"><tableView key="view" dataMode="static" \
        rowHeight="44" id="v"><sections><tableViewSection id="n"><cells>
        \(cell("a", ""))\(cell("b", "rowHeight=\"80\""))</cells></tableViewSection></sections></tableView>
        </tableViewController></objects></scene></scenes></document>
        """.utf8))
    let text = SceneCode(document, named: "Rows").text
    #expect(text.contains("let heights: [[CGFloat?]] = [[nil, 80]]"), "\(text)")
    #expect(text.contains("heightForRowAt indexPath: IndexPath"))
  }

  @Test func `a class that contains itself has another name`() throws {
    let document = try InterfaceDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="BadgeView"/>
        <view id="root"><subviews><view customClass="BadgeView" id="inner"/></subviews></view>
        </objects></document>
        """)
    let code = SceneCode(document, named: "Sheet", notation: .anchors)
    #expect(code.classes.map(\.name) == ["BadgeViewContent"])
    #expect(code.text.contains("badgeView = BadgeView()"))
  }

  @Test func `an item with a view of the class is made when the class has that view`() throws {
    let document = try InterfaceDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES"><scenes>
        <scene sceneID="s"><objects><viewController id="vc"><view key="view" id="root"/>
        <navigationItem key="navigationItem" id="n"><barButtonItem key="leftBarButtonItem" id="item">
        <switch key="customView" id="switch"/></barButtonItem></navigationItem>
        <connections><outlet property="switchItem" destination="item" id="o"/></connections>
        </viewController></objects></scene></scenes></document>
        """)
    let code = SceneCode(document, named: "Switch", notation: .anchors)
    #expect(code.text.contains("lazy var switchItem = UIBarButtonItem(customView: toggle)"))
    #expect(code.omissions == [])
  }

  @Test(arguments: OwnDocument.all.map(\.name), [false, true])
  func `the code lays out as its document on every device and setting`(
    name: String, usesSnapKit: Bool
  ) throws {
    let own = try #require(OwnDocument.all.first { $0.name == name })
    var comparison = CodeComparison(try InterfaceDocument(parsing: own.text))
    let makers = usesSnapKit ? Self.makersWithSnapKit : Self.makers
    for (id, make) in try #require(makers[name]) {
      comparison.compare(rootID: id, make: make)
    }
    #expect(comparison.frameCount >= 10)
    #expect(comparison.differences.map { "\($0.situation): \($0.text)" } == [])
  }

  /// Two bars in a box: the document leaves their heights open, but not their widths.
  @Test(arguments: [(30.0, 100.0, 0), (60, 100, 0), (60, 90, 2)])
  func `another of the best layouts is no difference`(
    upper: Double, width: Double, count: Int
  ) throws {
    let edges = ["upper", "lower"].flatMap { bar in
      ["leading", "trailing"].map { "\(bar).\($0) box.\($0)" }
    }
    let constraints = (edges + ["upper.top box.top", "lower.top upper.bottom"])
      .enumerated().map { index, text in
        let parts = text.split { $0 == "." || $0 == " " }
        return """
          <constraint firstItem="\(parts[0])" firstAttribute="\(parts[1])" secondItem="\(parts[2])" \
          secondAttribute="\(parts[3])" id="c\(index)"/>
          """
      }
    let bars = ["upper", "lower"].map {
      "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\($0)\"/>"
    }
    let bottom = """
      <constraint firstItem="lower" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="end"/>
      """
    let document = try InterfaceDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
        <view id="box"><rect key="frame" x="0" y="0" width="100" height="100"/>
        <subviews>\(bars.joined())</subviews>
        <constraints>\(constraints.joined())\(bottom)</constraints></view>
        </objects></document>
        """)
    var comparison = CodeComparison(document)
    comparison.compare(rootID: "box", in: [CodeComparison.Situation.all[0]]) {
      let box = UIView()
      box.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: width, height: upper)))
      box.addSubview(UIView(frame: CGRect(x: 0, y: upper, width: width, height: 100 - upper)))
      return box
    }
    #expect(comparison.frameCount == 3)
    #expect(comparison.differences.count == count)
  }

  @Test(arguments: OwnDocument.all.map(\.name), CodeNotation.allCases)
  func `each notation writes all constraints`(name: String, notation: CodeNotation) throws {
    let own = try #require(OwnDocument.all.first { $0.name == name })
    let document = try InterfaceDocument(parsing: own.text)
    #expect(SceneCode(document, named: name, notation: notation).omissions == [])
  }
}
