import AutoLayout
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import HeadlessUIKit
@testable import InterfaceCanvas

@MainActor
@Suite struct InterfaceStageTests {
  init() { LayoutLog.shared.write = { _ in } }

  private func present(
    _ text: String, on canvas: InterfaceStage.Canvas = .document
  ) throws -> StagedInterface {
    let stage = InterfaceStage(try InterfaceDocument(parsing: text), canvas: canvas)
    return stage.present(try #require(stage.document.islands.first))
  }

  private func box(_ staged: StagedInterface) throws -> UIView { try #require(staged.views["box"]) }

  @Test(.rules("ibdocuments:D11.1"))
  func `the document's own canvas gives the saved frames`() throws {
    // The height, 192.9375, ends on a whole pixel.
    let staged = try present(sampleDocument())

    #expect(try box(staged).frame == CGRect(x: 16, y: 36, width: 343, height: 193))
    #expect(staged.findings.isEmpty)
    #expect(staged.conflicts.isEmpty)
  }

  @Test func `views, constraints and engine go with the stage's result`() throws {
    weak var window: UIWindow?
    weak var root: UIView?
    weak var constraint: NSLayoutConstraint?
    weak var controller: UIViewController?
    weak var engine: LayoutEngine?
    weak var item: EngineItem?
    try {
      let staged = try present(sampleDocument())
      window = staged.window
      root = staged.root
      controller = staged.controller
      constraint = staged.constraints["top"]
      engine = staged.engine
      item = staged.root.engineItem
      #expect(engine != nil && constraint != nil && controller != nil)
    }()
    #expect(window == nil)
    #expect(root == nil)
    #expect(controller == nil)
    #expect(constraint == nil)
    #expect(engine == nil)
    #expect(item == nil)
  }

  @Test(.rules("ibdocuments:D11.2"))
  func `another device brings its insets, margins and size classes`() throws {
    // Landscape is a compact height, where the distance to the top is 4.
    let device = try #require(Device.named("iPhone 8"))
    let staged = try present(sampleDocument(), on: .device(device, .landscape))

    #expect(try box(staged).frame == CGRect(x: 16, y: 4, width: 635, height: 357))
  }

  @Test func `a notch pushes the content down`() throws {
    let device = try #require(Device.named("iPhone 15"))
    let staged = try present(sampleDocument(), on: .device(device, .portrait))

    // 59 points of safe area and 16 of distance; 393 − 2 × 16 wide.
    #expect(try box(staged).frame.origin == CGPoint(x: 16, y: 75))
    #expect(try box(staged).frame.width == 361)
  }

  @Test func `a simulated navigation bar is as high as on the device`() throws {
    // A phone held sideways has bars of 32 points; 4 more to the box in a compact height.
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
    let text = sampleDocument().replacingOccurrences(
      of: "</viewController>", with: bar + "</viewController>")
    let device = try #require(Device.named("iPhone 8"))

    #expect(try box(present(text, on: .device(device, .landscape))).frame.minY == 36)
    // 20 points of status bar, 44 of the bar, 16 of distance.
    #expect(try box(present(text, on: .device(device, .portrait))).frame.minY == 80)
  }

  @Test(.rules("ibdocuments:D11.3"))
  func `a missing constraint leaves the position ambiguous`() throws {
    let text = sampleDocument().replacingOccurrences(
      of: "firstAttribute=\"top\"", with: "broken=\"\"")
    let staged = try present(text)

    #expect(try box(staged).hasAmbiguousLayout)
  }

  @Test(.rules("ibdocuments:D11.4"))
  func `a required height that contradicts the ratio is a conflict, and layout goes on`()
    throws
  {
    let staged = try present(
      sampleDocument(
        boxConstraints: "<constraint firstAttribute=\"height\" constant=\"100\" id=\"height\"/>"))

    #expect(staged.conflicts.count == 1)
    #expect(try box(staged).frame.minY == 36)
  }

  @Test func `a constraint to nobody is a finding and costs only itself`() throws {
    let staged = try present(
      sampleDocument(
        moreConstraints: "<constraint firstItem=\"box\" firstAttribute=\"bottom\" "
          + "secondItem=\"gone\" secondAttribute=\"bottom\" id=\"dangling\"/>"))

    #expect(try box(staged).frame.width == 343)
    #expect(!staged.findings.isEmpty)
  }

  @Test(.rules("constraints:C4.4"))
  func `an illegal pairing is a finding with Apple's words`() throws {
    let staged = try present(
      sampleDocument(
        moreConstraints: "<constraint firstItem=\"box\" firstAttribute=\"bottom\" "
          + "secondItem=\"root\" secondAttribute=\"width\" id=\"odd\"/>"))

    let finding = try #require(staged.findings.first { $0.objectID == "odd" })
    #expect(finding.message.contains("Invalid pairing of layout attributes."))
  }

  @Test(.rules("ibdocuments:D3.12"))
  func `a view with a fixed frame keeps it`() throws {
    let staged = try present(
      sampleDocument(boxAttributes: "fixedFrame=\"YES\"")
        .replacingOccurrences(of: "secondItem=\"root\"", with: "secondItem=\"nowhere\"")
        .replacingOccurrences(
          of: "secondItem=\"box\" secondAttribute=\"trailing\"",
          with: "secondItem=\"x\" secondAttribute=\"trailing\""
        )
        .replacingOccurrences(of: "secondItem=\"safe\"", with: "secondItem=\"y\"")
        .replacingOccurrences(of: "multiplier=\"16:9\"", with: "multiplier=\"343:192.9375\""))

    #expect(try box(staged).frame == CGRect(x: 16, y: 36, width: 343, height: 192.9375))
  }

  @Test(arguments: ["1e9", "1e-9", "-1e12", "0:1", "1:0"])
  func `a multiplier out of all proportion costs at most its constraint`(_ multiplier: String)
    throws
  {
    let staged = try present(
      sampleDocument().replacingOccurrences(of: "16:9", with: multiplier))

    #expect(try box(staged).frame.minX == 16)
    #expect(try box(staged).frame.width == 343)
  }

  @Test(arguments: ["1e308", "-1e300", "nan", "1e12"])
  func `a number out of all proportion ends no layout`(_ number: String) throws {
    let staged = try present(
      sampleDocument(
        boxAttributes: "fixedFrame=\"YES\"",
        boxConstraints: "<constraint firstAttribute=\"height\" constant=\"\(number)\" id=\"h\"/>"
      ).replacingOccurrences(of: "x=\"16\"", with: "x=\"\(number)\""))

    #expect(try box(staged).frame.width.isFinite)
  }

  @Test(arguments: [("", 147), (#"hidesBottomBarWhenPushed="YES""#, 196)] as [(String, CGFloat)])
  func `a scene that hides its bottom bar when it is pushed has no simulated toolbar`(
    attribute: String, end: CGFloat
  ) throws {
    let document = try InterfaceDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21225" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
         <device id="retina4_7" orientation="portrait"/>
         <scenes><scene sceneID="s"><objects><viewController \(attribute) id="c">
          <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
           <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="0" y="0" width="10" height="10"/></view></subviews>
          <viewLayoutGuide key="safeArea" id="safe"/><constraints>
           <constraint firstItem="box" firstAttribute="bottom" secondItem="safe" \
        secondAttribute="bottom" constant="-471" id="b"/></constraints></view>
          <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
         </viewController></objects></scene></scenes>
        </document>
        """)
    let staged = InterfaceStage(document).present(try #require(document.islands.first))
    #expect(staged.views["box"]?.frame.maxY == end)
  }

  @Test(
    arguments: [(.portrait, 59 + 44 + 52), (.landscape, 32)] as [(Device.Orientation, CGFloat)])
  func `a large title has its height on every device, but none in a compact height`(
    orientation: Device.Orientation, top: CGFloat
  ) throws {
    let document = try InterfaceDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21225" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
         <device id="retina6_12" orientation="portrait"/>
         <scenes><scene sceneID="n"><objects><navigationController id="n1">
          <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar" largeTitles="YES"/>
          <connections><segue kind="relationship" relationship="rootViewController" destination="c" \
        id="s1"/></connections></navigationController></objects></scene>
         <scene sceneID="s"><objects><viewController id="c">
          <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
           <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="0" y="0" width="10" height="10"/></view></subviews>
          <viewLayoutGuide key="safeArea" id="safe"/><constraints>
           <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" \
        id="t"/></constraints></view>
         </viewController></objects></scene></scenes>
        </document>
        """)
    let island = try #require(document.islands.first { $0.root.id == "root" })
    let device = try #require(Device.named("iPhone 15"))
    let staged = InterfaceStage(document, canvas: .device(device, orientation)).present(island)
    #expect(staged.views["box"]?.frame.minY == top)
    if orientation == .portrait {
      #expect(InterfaceStage(document).present(island).views["box"]?.frame.minY == top)
    }
  }

  @Test func `a scene that hides its bottom bar keeps the toolbar of what pushes it`() throws {
    let document = try InterfaceDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21225" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
         <device id="retina4_7" orientation="portrait"/>
         <scenes><scene sceneID="n"><objects><navigationController toolbarHidden="NO" id="n1">
          <connections><segue kind="relationship" relationship="rootViewController" destination="c" \
        id="s1"/></connections></navigationController></objects></scene>
         <scene sceneID="s"><objects><viewController hidesBottomBarWhenPushed="YES" id="c">
          <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
           <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="0" y="0" width="10" height="10"/></view></subviews>
          <viewLayoutGuide key="safeArea" id="safe"/><constraints>
           <constraint firstItem="box" firstAttribute="bottom" secondItem="safe" \
        secondAttribute="bottom" constant="-471" id="b"/></constraints></view>
         </viewController></objects></scene></scenes>
        </document>
        """)
    let staged = InterfaceStage(document).present(try #require(document.islands.first))
    #expect(staged.views["box"]?.frame.maxY == 147)
  }
}
