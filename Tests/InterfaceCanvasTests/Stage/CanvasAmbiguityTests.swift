import AutoLayout
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

@testable import InterfaceCanvas

@MainActor
@Suite struct CanvasAmbiguityTests {
  init() { LayoutLog.shared.write = { _ in } }

  private func staged(
    _ subviews: String, _ constraints: String = "", version: Int = 22505,
    canvas: InterfaceStage.Canvas = .document
  ) throws -> StagedInterface {
    let document = try InterfaceDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(version)" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
         <device id="retina4_7" orientation="portrait"/>
         <objects><view contentMode="scaleToFill" id="root">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews>\(subviews)</subviews>
          <constraints>\(constraints)</constraints>
         </view></objects>
        </document>
        """)
    let stage = InterfaceStage(document, canvas: canvas)
    return stage.present(try #require(stage.document.islands.first))
  }

  private func ties(_ view: String, to container: String, _ attributes: [String]) -> String {
    attributes.map {
      """
      <constraint firstItem="\(view)" firstAttribute="\($0)" secondItem="\(container)" \
      secondAttribute="\($0)" id="\(view)-\($0)"/>
      """
    }.joined()
  }

  private let stack = """
    <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
    <rect key="frame" x="0" y="0" width="375" height="200"/></stackView>
    """

  @Test func `the length of an empty stack view is open unless constraints determine it`() throws {
    let loose = try staged(stack, ties("stack", to: "root", ["top", "leading", "trailing"]))
    #expect(loose.ambiguousAttributes == ["stack": [.height]])
    // As before, after the question.
    #expect(loose.views["stack"]?.frame.height == 0)
    #expect(loose.views["stack"]?.hasAmbiguousLayout == false)

    let pinned = try staged(
      stack, ties("stack", to: "root", ["top", "leading", "trailing", "bottom"]))
    #expect(pinned.ambiguousAttributes.isEmpty)
  }

  @Test func `in the app an empty stack view has a length of 0`() throws {
    let device = try #require(Device.withInterfaceBuilderID("retina6_12"))
    let staged = try staged(
      stack, ties("stack", to: "root", ["top", "leading", "trailing"]),
      canvas: .device(device, .portrait))
    #expect(staged.ambiguousAttributes.isEmpty)
  }

  @Test func `a scroll view is open whose content area is`() throws {
    let scrolling = """
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="content">
      <rect key="frame" x="0" y="0" width="375" height="100"/><constraints>
      <constraint firstAttribute="height" constant="100" id="height"/>
      <constraint firstAttribute="width" constant="375" id="width"/></constraints></view>
      </subviews><constraints>\(ties("content", to: "scroll", ["top", "leading", "trailing"]))
      </constraints></scrollView>
      """
    let staged = try staged(
      scrolling, ties("scroll", to: "root", ["top", "leading", "trailing", "bottom"]))
    #expect(staged.ambiguousAttributes == ["scroll": [.height]])
  }

  @Test func `a scroll view without content is open since Xcode 11`() throws {
    let empty = """
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
      <rect key="frame" x="0" y="0" width="375" height="667"/></scrollView>
      """
    let ties = ties("scroll", to: "root", ["top", "leading", "trailing", "bottom"])
    #expect(try staged(empty, ties).ambiguousAttributes == ["scroll": [.width, .height]])
    #expect(try staged(empty, ties, version: 15505).ambiguousAttributes.isEmpty)
    let device = try #require(Device.withInterfaceBuilderID("retina6_12"))
    #expect(
      try staged(empty, ties, canvas: .device(device, .portrait)).ambiguousAttributes.isEmpty)
  }

  /// A cell of 44 points that contains a view of 80 points, in a xib or in the table of a scene.
  private func cell(
    inTable: Bool, isStatic: Bool = false, version: Int = 22505
  ) throws -> StagedInterface {
    let cell = """
      <tableViewCell contentMode="scaleToFill" id="cell">
       <rect key="frame" x="0" y="0" width="375" height="44"/>
       <autoresizingMask key="autoresizingMask"/>
       <tableViewCellContentView key="contentView" id="content">
        <rect key="frame" x="0" y="0" width="375" height="44"/>
        <autoresizingMask key="autoresizingMask"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
         <rect key="frame" x="0" y="0" width="375" height="80"/><constraints>
         <constraint firstAttribute="height" constant="80" id="height"/></constraints></view>
        </subviews>
        <constraints>\(ties("box", to: "content", ["top", "leading", "trailing", "bottom"]))
        </constraints>
       </tableViewCellContentView></tableViewCell>
      """
    let rows =
      isStatic
      ? "<sections><tableViewSection id='s'><cells>\(cell)</cells></tableViewSection></sections>"
      : "<prototypes>\(cell)</prototypes>"
    let table = """
      <tableView dataMode="\(isStatic ? "static" : "prototypes")" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/>\(rows)</tableView>
      """
    let document = try InterfaceDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(version)" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
         <device id="retina4_7" orientation="portrait"/>
         <objects>\(inTable ? table : cell)</objects>
        </document>
        """)
    let stage = InterfaceStage(document)
    return stage.present(
      try #require(stage.document.islands.first { $0.root.kind == .tableViewCell }))
  }

  @Test func `the content view of a cell that is too low is open, and not what conflicts`() throws {
    for staged in [
      try cell(inTable: false), try cell(inTable: true, isStatic: true),
      try cell(inTable: true, version: 14490),
    ] {
      #expect(staged.conflicts.count == 1)
      #expect(staged.views["box"]?.frame.height == 80)
      #expect(staged.ambiguousAttributes == ["content": [.height]])
    }
  }

  @Test func `in the table of a scene the content fits the cell, and nothing is open`() throws {
    let staged = try cell(inTable: true)
    #expect(staged.conflicts.count == 1)
    #expect(staged.views["box"]?.frame.height == 44)
    #expect(staged.ambiguousAttributes.isEmpty)
  }

  /// A cell with two labels of 20.5 points each, one below the other, from top to bottom.
  private func labels(inCell: Bool, height: Int, lines: Int = 1) throws -> StagedInterface {
    func label(_ id: String) -> String {
      """
      <label text="Label" numberOfLines="\(lines)" id="\(id)" horizontalHuggingPriority="251" \
      verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="375" height="10"/></label>
      """
    }
    let holder = inCell ? "content" : "root"
    let inside = """
      <rect key="frame" x="0" y="0" width="375" height="\(height)"/>
      <subviews>\(label("a"))\(label("b"))</subviews>
      <constraints>\(ties("a", to: holder, ["top", "leading", "trailing"]))
      \(ties("b", to: holder, ["bottom", "leading", "trailing"]))
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="gap"/>
      </constraints>
      """
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="\(height)"/>
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" id="content">
      <autoresizingMask key="autoresizingMask"/>\(inside)
      </tableViewCellContentView></tableViewCell>
      """
    let document = try InterfaceDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
         <device id="retina4_7" orientation="portrait"/>
         <objects>\(inCell ? cell : "<view id='root'>\(inside)</view>")</objects>
        </document>
        """)
    let stage = InterfaceStage(document)
    return stage.present(try #require(stage.document.islands.first))
  }

  @Test func `lines that a cell has no space for are not open, other labels are`() throws {
    #expect(try labels(inCell: true, height: 30).ambiguousAttributes.isEmpty)
    let open: [String: [NSLayoutConstraint.Attribute]] = ["a": [.height], "b": [.top, .height]]
    #expect(try labels(inCell: true, height: 30, lines: 0).ambiguousAttributes == open)
    #expect(try labels(inCell: true, height: 60).ambiguousAttributes == open)
    #expect(try labels(inCell: false, height: 30).ambiguousAttributes == open)
  }
}
