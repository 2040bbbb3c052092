import AutoLayout
import Foundation
import InterfaceBuilder
import Testing

@testable import HeadlessUIKit
@testable import InterfaceCanvas

/// Insets and margins of cells, and of what else has them from around it, on the canvas.
@MainActor
@Suite struct CellCanvasTests {
  init() { LayoutLog.shared.write = { _ in } }

  private func first(
    _ objects: String, _ version: Int, device: String = "retina6_1", root id: String? = nil
  ) throws -> StagedInterface {
    let document = try InterfaceDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(version)" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
         <device id="\(device)" orientation="portrait"/><objects>\(objects)</objects>
        </document>
        """)
    let stage = InterfaceStage(document)
    let islands = stage.document.islands.filter { id == nil || $0.root.id == id }
    return stage.present(try #require(islands.first))
  }

  /// A table view cell with a box at the leading margin of its content view.
  private func tableCell(width: Double, height: Double = 44, content: Double? = nil) -> String {
    """
    <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
     <autoresizingMask key="autoresizingMask"/>
     <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="\(width)" height="\(content ?? height)"/>
      <autoresizingMask key="autoresizingMask"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
       <rect key="frame" x="0" y="0" width="50" height="20"/></view></subviews><constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="content" \
    secondAttribute="leadingMargin" id="l"/>
      <constraint firstItem="box" firstAttribute="bottom" secondItem="content" \
    secondAttribute="bottom" id="b"/></constraints></tableViewCellContentView></tableViewCell>
    """
  }

  @Test(arguments: [("rowHeight=\"60\"", 60.0), ("", 86)])
  func `a cell without a frame has the size of its row`(row: String, height: Double) throws {
    let table = """
      <tableView rowHeight="86" id="table"><rect key="frame" x="0" y="0" width="300" height="400"/><prototypes>
      <tableViewCell \(row) id="cell"><autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" id="content"><autoresizingMask key="autoresizingMask"/>
      <subviews><view id="box"/></subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    let cell = try first(table, 7706, root: "cell")
    #expect(cell.root.frame.size == CGSize(width: 300, height: height))
  }

  @Test(arguments: [("width=\"78\" height=\"78\"", 78.0), (nil, 77.5)])
  func `a cell of a collection view has the size of its content view, or of an item`(
    content: String?, size: Double
  ) throws {
    let frame = content.map { "<rect key=\"frame\" x=\"0\" y=\"0\" \($0)/>" } ?? ""
    let own =
      content == nil ? "" : "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"50\"/>"
    let collection = """
      <collectionView id="collection"><rect key="frame" x="0" y="0" width="300" height="400"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="flow"><size key="itemSize" width="77.5" height="77.5"/>
      </collectionViewFlowLayout><cells><collectionViewCell id="cell">\(own)
      <view key="contentView">\(frame)<autoresizingMask key="autoresizingMask"/><subviews><view id="box"/></subviews>
      </view></collectionViewCell></cells></collectionView>
      """
    let cell = try first(collection, 7706, root: "cell")
    #expect(cell.root.frame.size == CGSize(width: size, height: size))
  }

  @Test(
    arguments: [
      (15505, "retina4_7", 320, 15), (15505, "retina6_1", 320, 16), (15505, "retina6_1", 414, 20),
      (23504, "retina6_0", 414, 20), (23727, "retina6_0", 414, 16), (23727, "retina6_12", 414, 20),
    ] as [(Int, String, Double, CGFloat)])
  func `the side margin of a cell depends on version, device and width`(
    version: Int, device: String, width: Double, margin: CGFloat
  ) throws {
    let staged = try first(tableCell(width: width), version, device: device)
    #expect(staged.views["box"]?.frame.minX == margin)
  }

  @Test func `up to iOS 13 the separator inset is the margin where the table is not the root`()
    throws
  {
    let table = """
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="568"/><subviews>
      <tableView id="table"><rect key="frame" x="0" y="0" width="320" height="568"/>
      <prototypes>\(tableCell(width: 320))</prototypes></tableView></subviews></view>
      """
    let staged = try first(table, 14460, device: "retina4_0", root: "cell")
    #expect(staged.views["box"]?.frame.minX == 15)
    let alone = try first(tableCell(width: 320), 14460, device: "retina4_0")
    #expect(alone.views["box"]?.frame.minX == 16)
  }

  /// A controller's table view, or another one, with a cell.
  private func table(_ style: String, width: Double, cell: String, ofController: Bool) -> String {
    let table = """
      <tableView \(ofController ? #"key="view""# : "") style="\(style)" id="table">
       <rect key="frame" x="0" y="0" width="\(width)" height="568"/>
       <prototypes>\(cell)</prototypes></tableView>
      """
    return ofController
      ? #"<tableViewController id="controller">\#(table)</tableViewController>"#
      : #"<view id="root"><rect key="frame" x="0" y="0" width="\#(width)" height="568"/>"#
        + "<subviews>\(table)</subviews></view>"
  }

  @Test(arguments: [(true, 20), (false, 16)] as [(Bool, CGFloat)])
  func `cells of a controller's wide table view have its margins`(
    ofController: Bool, margin: CGFloat
  ) throws {
    let wide = table(
      "plain", width: 600, cell: tableCell(width: 600), ofController: ofController)
    let staged = try first(wide, 17701, device: "retina4_7", root: "cell")
    #expect(staged.views["box"]?.frame.minX == margin)
  }

  @Test(
    arguments: [(21507, false, 20), (22154, false, 16), (22154, true, 20)] as [(Int, Bool, CGFloat)]
  )
  func `since Xcode 15 cells have 16 points on the iPhone 8 Plus, but not those of controllers`(
    version: Int, ofController: Bool, margin: CGFloat
  ) throws {
    let plain = table(
      "plain", width: 414, cell: tableCell(width: 414), ofController: ofController)
    let staged = try first(plain, version, device: "retina5_5", root: "cell")
    #expect(staged.views["box"]?.frame.minX == margin)
  }

  @Test func `a cell that an inset table insets by 20 points has this margin`() throws {
    let cell = tableCell(width: 335).replacing(
      #"id="cell"><rect key="frame" x="0""#, with: #"id="cell"><rect key="frame" x="20""#)
    let inset = table("insetGrouped", width: 375, cell: cell, ofController: true)
    let staged = try first(inset, 22505, device: "retina5_9", root: "cell")
    #expect(staged.views["box"]?.frame.minX == 20)
  }

  @Test(arguments: [(390, 330), (350, 330)] as [(Double, CGFloat)])
  func `a cell as wide as its inset table has content as wide as a cell on screen`(
    width: Double, end: CGFloat
  ) throws {
    let cell = tableCell(width: width).replacing("leading", with: "trailing")
    let inset = table("insetGrouped", width: 390, cell: cell, ofController: true)
    let staged = try first(inset, 23504, device: "retina6_0", root: "cell")
    #expect(staged.views["box"]?.frame.maxX == end)
  }

  @Test(arguments: [(8, 16), (30, 30)] as [(Int, CGFloat)])
  func `a content view preserves larger margins of its cell`(own: Int, margin: CGFloat) throws {
    let cell = tableCell(width: 375).replacing(
      #"key="contentView" id"#, with: #"key="contentView" preservesSuperviewLayoutMargins="YES" id"#
    ).replacing(
      "</tableViewCell>",
      with: """
        <edgeInsets key="layoutMargins" top="8" left="\(own)" bottom="8" right="\(own)"/>
        </tableViewCell>
        """)
    let staged = try first(cell, 22505, device: "retina4_7")
    #expect(staged.views["box"]?.frame.minX == margin)
  }

  @Test(
    arguments: [(22505, 0, 16), (22505, 30, 30), (11762, 0, 8), (11762, 12, 12)]
      as [(Int, Int, CGFloat)])
  func `explicit margins of a content view are at least those of its cell`(
    version: Int, own: Int, margin: CGFloat
  ) throws {
    let cell = tableCell(width: 375).replacing(
      "</tableViewCellContentView>",
      with: """
        <edgeInsets key="layoutMargins" top="\(own)" left="\(own)" bottom="\(own)" right="\(own)"/>
        </tableViewCellContentView>
        """)
    let staged = try first(cell, version, device: "retina4_7")
    #expect(staged.views["box"]?.frame.minX == margin)
  }

  @Test(arguments: [("ipad12_9", 16), ("retina6_1", 20)] as [(String, CGFloat)])
  func `cells of a table view that is not a controller's have 16 points on iPads`(
    device: String, margin: CGFloat
  ) throws {
    let plain = table("plain", width: 704, cell: tableCell(width: 704), ofController: false)
    let staged = try first(plain, 32700, device: device, root: "cell")
    #expect(staged.views["box"]?.frame.minX == margin)
  }

  @Test func `the content view of an old cell has the height of the cell less a separator`() throws
  {
    let cell = tableCell(width: 320, height: 100, content: 43)
    #expect(try first(cell, 6254, device: "retina4_7").views["box"]?.frame.maxY == 99)
    #expect(try first(cell, 11762, device: "retina4_7").views["box"]?.frame.maxY == 43)
  }

  /// A cell of a collection view with a box in the corner of its safe area.
  private let collectionCell = """
    <collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="124" height="200"/>
     <view key="contentView"><rect key="frame" x="0" y="0" width="124" height="200"/>
     <autoresizingMask key="autoresizingMask"/><subviews>
     <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="0" y="0" width="50" height="20"/></view></subviews></view>
     <viewLayoutGuide key="safeArea" id="safe"/><constraints>
     <constraint firstItem="box" firstAttribute="leading" secondItem="cell" \
    secondAttribute="leadingMargin" id="l"/>
     <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" \
    id="t"/></constraints></collectionViewCell>
    """

  @Test func `a cell of a collection view in a xib has the insets of a screen`() throws {
    let box = try #require(try first(collectionCell, 21701).views["box"])
    #expect(box.frame.origin == CGPoint(x: 16, y: 48))
  }

  @Test func `a cell of a collection view in a scene has none`() throws {
    let collection = """
      <collectionView id="collection"><rect key="frame" x="0" y="0" width="414" height="896"/>
      <cells>\(collectionCell)</cells></collectionView>
      """
    let staged = try first(collection, 21701, root: "cell")
    #expect(staged.views["box"]?.frame.origin == CGPoint(x: 8, y: 0))
  }

  @Test(arguments: [(9532, 8), (11762, 20)] as [(Int, CGFloat)])
  func `up to Xcode 7 the view of a xib has the margins of any view`(
    version: Int, margin: CGFloat
  ) throws {
    let root = """
      <view id="root"><rect key="frame" x="0" y="0" width="600" height="100"/><subviews>
       <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="0" y="0" width="50" height="20"/></view></subviews><constraints>
       <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
      secondAttribute="leadingMargin" id="l"/>
       <constraint firstItem="box" firstAttribute="centerY" secondItem="root" \
      secondAttribute="centerYWithinMargins" id="t"/></constraints></view>
      """
    let box = try #require(try first(root, version).views["box"])
    #expect(box.frame.minX == margin)
    if version < 11_000 { #expect(box.frame.midY == 50) }
  }

  @Test func `a xib that preserves margins has those of the canvas up to Xcode 14`() throws {
    let root = """
      <view preservesSuperviewLayoutMargins="YES" id="root">
       <rect key="frame" x="0" y="0" width="394" height="165"/><subviews>
       <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="0" y="0" width="50" height="20"/></view></subviews><constraints>
       <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
      secondAttribute="leadingMargin" id="l"/>
       <constraint firstItem="box" firstAttribute="top" secondItem="root" \
      secondAttribute="topMargin" id="t"/></constraints>
       <edgeInsets key="layoutMargins" top="0" left="0" bottom="0" right="0"/></view>
      """
    #expect(try first(root, 18122).views["box"]?.frame.origin == CGPoint(x: 20, y: 52))
    #expect(try first(root, 21701).views["box"]?.frame.origin == CGPoint(x: 20, y: 48))
  }
}
