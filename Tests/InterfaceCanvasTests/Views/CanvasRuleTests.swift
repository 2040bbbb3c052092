import AutoLayout
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import HeadlessUIKit
@testable import InterfaceCanvas

@MainActor
@Suite struct CanvasRuleTests {
  init() { LayoutLog.shared.write = { _ in } }

  /// A xib of 300 × 200 points.
  private func staged(
    _ subviews: String, constraints: String = "", version: Int = 22505,
    unmeasurable: InterfaceStage.UnmeasurableSizes = .saved
  ) throws -> StagedInterface {
    let document = try InterfaceDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(version)" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
         <device id="retina4_7" orientation="portrait"/>
         <objects><view contentMode="scaleToFill" id="root">
          <rect key="frame" x="0" y="0" width="300" height="200"/>
          <subviews>\(subviews)</subviews>
          <constraints>\(constraints)</constraints>
         </view></objects>
        </document>
        """)
    let stage = InterfaceStage(document, canvas: .document, unmeasurable: unmeasurable)
    return stage.present(try #require(stage.document.islands.first))
  }

  /// `first.attribute = second.attribute`, or to the view that holds the constraint.
  private func tie(
    _ first: String, _ attribute: String, _ second: String, _ other: String? = nil,
    rest: String = ""
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(other ?? attribute)" \(rest) id="\(first)-\(attribute)-\(second)"/>
    """
  }

  @Test(.rules("canvas:X2"))
  func `a view without content has no proportion on the canvas`() throws {
    let staged = try staged(
      """
      <stackView distribution="fillProportionally" translatesAutoresizingMaskIntoConstraints="NO" \
      id="stack"><rect key="frame" x="0" y="0" width="300" height="50"/><subviews>
       <label text="One" translatesAutoresizingMaskIntoConstraints="NO" id="one">
        <rect key="frame" x="0" y="0" width="150" height="50"/></label>
       <label text="One" translatesAutoresizingMaskIntoConstraints="NO" id="two">
        <rect key="frame" x="150" y="0" width="150" height="50"/></label>
       <view translatesAutoresizingMaskIntoConstraints="NO" id="empty">
        <rect key="frame" x="300" y="0" width="0" height="50"/></view>
      </subviews></stackView>
      """,
      constraints: ["leading", "trailing", "top"].map { tie("stack", $0, "root") }.joined())
    #expect(staged.views["one"]?.frame.width == 150)
    #expect(staged.views["two"]?.frame.width == 150)
  }

  @Test(.rules("canvas:X5"))
  func `sliders are 34 points high since Xcode 16`() throws {
    let slider = """
      <slider translatesAutoresizingMaskIntoConstraints="NO" id="slider">
      <rect key="frame" x="8" y="20" width="104" height="31"/></slider>
      """
    let ties = tie("slider", "leading", "root") + tie("slider", "top", "root")
    for (version, height) in [(23504, 30.0), (23727, 34)] {
      // The generation is the window's, which lives as long as what is staged.
      let staged = try staged(slider, constraints: ties, version: version)
      let view = try #require(staged.views["slider"])
      #expect(Double(view.intrinsicContentSize.height) == height)
      withExtendedLifetime(staged) {}
    }
  }

  @Test(arguments: [(#"progressViewStyle="bar""#, 4.0), ("", 3)])
  func `a progress view in a bar is a point higher than its alignment rectangle`(
    style: String, height: Double
  ) throws {
    let progress = """
      <progressView \(style) translatesAutoresizingMaskIntoConstraints="NO" id="progress">
       <rect key="frame" x="0" y="20" width="104" height="4"/><constraints>
       <constraint firstAttribute="height" constant="3" id="height"/></constraints></progressView>
      """
    let staged = try staged(
      progress, constraints: tie("progress", "leading", "root") + tie("progress", "top", "root"))
    #expect(staged.views["progress"].map { Double($0.frame.height) } == height)
    #expect(staged.views["progress"]?.frame.minY == 0)
  }

  @Test(.rules("canvas:X6"))
  func `an arranged view with subviews is at least 50 points high`() throws {
    let staged = try staged(
      """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
       <rect key="frame" x="0" y="0" width="300" height="50"/><subviews>
       <view translatesAutoresizingMaskIntoConstraints="NO" id="card">
        <rect key="frame" x="0" y="0" width="300" height="50"/><subviews>
         <label text="Name" verticalHuggingPriority="251" \
      translatesAutoresizingMaskIntoConstraints="NO" id="name">
          <rect key="frame" x="0" y="0" width="300" height="50"/></label></subviews>
        <constraints>
         \(["leading", "trailing", "top", "bottom"].map { tie("name", $0, "card") }.joined())
        </constraints></view>
      </subviews></stackView>
      """,
      constraints: ["leading", "trailing", "top"].map { tie("stack", $0, "root") }.joined())
    #expect(staged.views["card"]?.frame.height == 50)
  }

  @Test(.rules("canvas:X7"))
  func `explicit margins of a stack view count without the flag`() throws {
    let staged = try staged(
      """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack">
       <rect key="frame" x="0" y="0" width="56" height="54"/><subviews>
       <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="2" y="1" width="50" height="50"/><constraints>
        <constraint firstAttribute="width" constant="50" id="a-width"/>
        <constraint firstAttribute="height" constant="50" id="a-height"/></constraints></view>
       </subviews><edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      </stackView>
      """,
      constraints: tie("stack", "leading", "root") + tie("stack", "top", "root"), version: 20037)
    #expect(staged.views["stack"]?.frame.size == CGSize(width: 56, height: 54))
    #expect(staged.views["a"]?.frame.origin == CGPoint(x: 2, y: 1))
  }

  @Test(.rules("canvas:X9"))
  func `explicit margins of a root view are at least the system's`() throws {
    let text = sampleDocument().replacing(
      "<viewLayoutGuide",
      with: "<edgeInsets key=\"layoutMargins\" top=\"0\" left=\"5\" bottom=\"0\" right=\"5\"/>"
        + "<viewLayoutGuide")
    let device = try #require(Device.named("iPhone 8"))
    for canvas in [InterfaceStage.Canvas.document, .device(device, .portrait)] {
      let stage = InterfaceStage(try InterfaceDocument(parsing: text), canvas: canvas)
      let staged = stage.present(try #require(stage.document.islands.first))
      #expect(staged.views["box"]?.frame.minX == 16)
    }
  }

  @Test(.rules("ibdocuments:D3.8"))
  func `a symbolic constraint without a number has the constant 0`() throws {
    func view(_ id: String, _ x: Double) -> String {
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
       <rect key="frame" x="\(x)" y="0" width="50" height="50"/><constraints>
        <constraint firstAttribute="width" constant="50" id="\(id)-width"/></constraints></view>
      """
    }
    let staged = try staged(
      view("a", 0) + view("b", 50),
      constraints: tie("a", "leading", "root", rest: "symbolic=\"YES\"")
        + tie("b", "leading", "a", "trailing", rest: "symbolic=\"YES\""))
    #expect(staged.views["a"]?.frame.minX == 0)
    #expect(staged.views["b"]?.frame.minX == 50)
  }

  /// A view in a container below the status bar, 20 points from a left edge and 8 from a top edge.
  private func tied(_ guide: String, rest: String) -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="YES" id="container">
     <rect key="frame" x="0" y="100" width="300" height="100"/><subviews>
     <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="0" y="8" width="50" height="50"/></view></subviews>
     <viewLayoutGuide key="safeArea" id="safe"/><constraints>
     \(tie("a", "leading", guide, rest: #"constant="20" \#(rest)"#))
     \(tie("a", "top", guide, rest: #"constant="8" \#(rest)"#))</constraints></view>
    """
  }

  @Test(
    .rules("canvas:X12"),
    arguments: [
      ("safe", "symbolic=\"YES\"", 0), ("safe", "", 20), ("container", "symbolic=\"YES\"", 20),
    ] as [(String, String, CGFloat)])
  func `the standard space to the side of a safe area is 0 on the canvas`(
    guide: String, rest: String, x: CGFloat
  ) throws {
    let staged = try staged(tied(guide, rest: rest))
    #expect(staged.views["a"]?.frame.origin == CGPoint(x: x, y: 8))
  }

  @Test(.rules("ibdocuments:D3.12"))
  func `a view without constraints keeps its frame although it is not marked as fixed`() throws {
    func label(_ id: String, _ mask: String) -> String {
      """
      <label text="One" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
       <rect key="frame" x="40" y="30" width="50" height="20"/>\(mask)</label>
      """
    }
    let mask = #"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"#
    let staged = try staged(
      label("free", mask) + label("tied", mask), constraints: tie("tied", "leading", "root"))
    #expect(staged.views["free"]?.frame == CGRect(x: 40, y: 30, width: 50, height: 20))
    #expect(staged.views["tied"]?.frame.minX == 0)
    #expect(staged.ambiguousAttributes["free"] == nil)
  }

  @Test func `a compact date picker shows the date of the document, else always the same`() throws {
    func date(_ element: String) throws -> Date? {
      let staged = try staged(
        """
        <datePicker style="compact" datePickerMode="date" id="picker" \
        translatesAutoresizingMaskIntoConstraints="NO">
         <rect key="frame" x="0" y="0" width="120" height="34"/>\(element)</datePicker>
        """)
      return (staged.views["picker"] as? UIDatePicker)?.date
    }
    let seconds = "timeIntervalSinceReferenceDate=\"448248004.5\""
    let limit = "<date key=\"maximumDate\" timeIntervalSinceReferenceDate=\"1167562800\"/>"
    #expect(
      try date("<date key=\"date\" \(seconds)/>" + limit)
        == Date(timeIntervalSinceReferenceDate: 448_248_004.5))
    #expect(try date(limit) == Date(timeIntervalSinceReferenceDate: 0))
  }

  @Test(.rules("ibdocuments:D1.2"))
  func `without Auto Layout frames and masks count, constraints do not`() throws {
    let text = sampleDocument().replacing("useAutolayout=\"YES\" ", with: "")
      .replacing("constant=\"16\"", with: "constant=\"50\"")
    let stage = InterfaceStage(try InterfaceDocument(parsing: text), canvas: .document)
    let staged = stage.present(try #require(stage.document.islands.first))
    #expect(staged.views["box"]?.frame == CGRect(x: 16, y: 36, width: 343, height: 192.9375))
    #expect(staged.constraints.isEmpty)
  }

  @Test(.rules("ibdocuments:D3.3, D3.10"))
  func `the view that contains a constraint holds it`() throws {
    let text = sampleDocument(
      boxConstraints: """
        <constraint firstAttribute="height" relation="lessThanOrEqual" constant="500" \
        identifier="limit" id="limit"/>
        """)
    let stage = InterfaceStage(try InterfaceDocument(parsing: text), canvas: .document)
    let staged = stage.present(try #require(stage.document.islands.first))
    let limit = try #require(staged.constraints["limit"])
    #expect(limit.identifier == "limit")
    #expect(staged.views["box"]?.constraints.contains { $0 === limit } == true)
    let top = try #require(staged.constraints["top"])
    #expect(staged.views["root"]?.constraints.contains { $0 === top } == true)
  }
}
