import AutoLayout
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import HeadlessUIKit
@testable import InterfaceCanvas

@MainActor
@Suite struct CanvasPlaceholderTests {
  init() { LayoutLog.shared.write = { _ in } }

  /// A xib of a stack view between two edges, and of what it arranges.
  private func staged(
    _ members: String, stack: String = "axis=\"vertical\" alignment=\"leading\"",
    own constraints: String = "",
    unmeasurable: InterfaceStage.UnmeasurableSizes = .saved,
    canvas: InterfaceStage.Canvas = .document
  ) throws -> StagedInterface {
    let document = try InterfaceDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
         <device id="retina4_7" orientation="portrait"/>
         <objects>
          <view contentMode="scaleToFill" id="root">
           <rect key="frame" x="0" y="0" width="300" height="200"/>
           <subviews>
            <stackView \(stack) translatesAutoresizingMaskIntoConstraints="NO" id="stack">
             <rect key="frame" x="0" y="0" width="300" height="50"/>
             <subviews>\(members)</subviews>
             <constraints>\(constraints)</constraints>
            </stackView>
           </subviews>
           <constraints>
            <constraint firstItem="stack" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" id="c1"/>
            <constraint firstItem="stack" firstAttribute="top" secondItem="root" \
        secondAttribute="top" id="c2"/>
            <constraint firstAttribute="trailing" secondItem="stack" \
        secondAttribute="trailing" id="c3"/>
           </constraints>
          </view>
         </objects>
        </document>
        """)
    let stage = InterfaceStage(document, canvas: canvas, unmeasurable: unmeasurable)
    return stage.present(try #require(stage.document.islands.first))
  }

  private func member(
    _ element: String, _ attributes: String = "", frame: String = "width=\"7\" height=\"7\"",
    inside: String = ""
  ) -> String {
    """
    <\(element) translatesAutoresizingMaskIntoConstraints="NO" id="member" \(attributes)>
     <rect key="frame" x="0" y="0" \(frame)/>\(inside)
    </\(element)>
    """
  }

  @Test func `an arranged plain view without content is 50 by 50 points on the canvas`() throws {
    let view = try staged(member("view"), unmeasurable: .estimated).views["member"]
    #expect(view?.frame.size == CGSize(width: 50, height: 50))
  }

  @Test(.rules("canvas:X1"))
  func `where frames may be read it keeps the size it was drawn with`() throws {
    for element in ["view", "stackView"] {
      let view = try staged(member(element, frame: "width=\"70\" height=\"33\"")).views["member"]
      #expect(view?.frame.size == CGSize(width: 70, height: 33))
    }
  }

  @Test(.rules("canvas:X1"))
  func `a view with content keeps the size it was drawn with where its constraints leave it open`()
    throws
  {
    let inside = """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
       <rect key="frame" x="0" y="8" width="20" height="10"/>
       <constraints>
        <constraint firstAttribute="width" constant="20" id="w"/>
        <constraint firstAttribute="height" constant="10" id="h"/>
       </constraints>
      </view></subviews>
      <constraints>
       <constraint firstItem="inner" firstAttribute="top" secondItem="member" secondAttribute="top" constant="8" id="t"/>
       <constraint firstItem="inner" firstAttribute="leading" secondItem="member" secondAttribute="leading" id="l"/>
       <constraint firstAttribute="trailing" secondItem="inner" secondAttribute="trailing" id="r"/>
      </constraints>
      """
    let view = try staged(
      member("view", frame: "width=\"70\" height=\"33\"", inside: inside)
    ).views["member"]
    #expect(view?.frame.size == CGSize(width: 20, height: 33))
  }

  @Test(.rules("canvas:X3"))
  func `a hidden view keeps a length of its own on the canvas`() throws {
    let length = """
      <constraints><constraint firstAttribute="height" constant="30" id="h"/></constraints>
      """
    let view = try staged(member("view", "hidden=\"YES\"", inside: length)).views["member"]
    #expect(view?.frame.height == 30)
  }

  @Test(.rules("canvas:X3"))
  func `a hidden view that keeps its length takes no space`() throws {
    let length = """
      <constraints><constraint firstAttribute="height" constant="30" id="$-h"/></constraints>
      """
    func box(_ id: String, _ attributes: String = "") -> String {
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
       <rect key="frame" x="0" y="0" width="7" height="30"/>
       \(length.replacing("$", with: id))</view>
      """
    }
    let hidden = "hidden=\"YES\""
    let views = try staged(
      box("a", hidden) + box("b") + box("c", hidden) + box("d", hidden) + box("e")
        + box("f", hidden),
      stack: "axis=\"vertical\" spacing=\"10\""
    )
    .views
    let tops = ["a", "b", "c", "d", "e", "f"].map { views[$0]?.frame.minY }
    #expect(tops == [-30, 0, 35, 35, 40, 70])
    #expect(views["stack"]?.frame.height == 70)
    #expect(views["c"]?.frame.height == 30)
  }

  @Test(
    .rules("canvas:X11"),
    arguments: [
      (#"hidden="YES" hidesWhenStopped="YES""#, 50.0),
      (#"hidden="YES" hidesWhenStopped="YES" animating="YES""#, 30), (#"hidden="YES""#, 30),
    ])
  func `an indicator that hides itself takes space on the canvas`(
    attributes: String, height: Double
  ) throws {
    let indicator = """
      <activityIndicatorView style="medium" translatesAutoresizingMaskIntoConstraints="NO" \
      verticalHuggingPriority="750" id="indicator" \(attributes)>
       <rect key="frame" x="0" y="0" width="20" height="20"/></activityIndicatorView>
      """
    let length = """
      <constraints><constraint firstAttribute="height" constant="30" id="h"/></constraints>
      """
    let views = try staged(indicator + member("view", inside: length)).views
    #expect(views["stack"].map { Double($0.frame.height) } == height)
  }

  @Test(.rules("canvas:X3"))
  func `a hidden view keeps the length of another view that it is equal to`() throws {
    let length = """
      <constraints><constraint firstAttribute="height" constant="30" id="h"/></constraints>
      """
    let other = """
      <view hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" id="other">
       <rect key="frame" x="0" y="0" width="7" height="7"/></view>
      """
    let equal = """
      <constraint firstItem="other" firstAttribute="height" secondItem="member" \
      secondAttribute="height" id="equal"/>
      """
    let views = try staged(member("view", inside: length) + other, own: equal).views
    #expect(views["member"]?.frame.height == 30)
    #expect(views["other"]?.frame.height == 30)
  }

  @Test func `views without proportions are not equal`() throws {
    func box(_ id: String, _ width: Double) -> String {
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
       <rect key="frame" x="0" y="0" width="\(width)" height="20"/><subviews>
       <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-inner">
        <rect key="frame" x="0" y="0" width="\(width)" height="20"/><constraints>
         <constraint firstAttribute="width" constant="\(width)" priority="700" id="\(id)-w"/>
        </constraints></view></subviews><constraints>
        <constraint firstItem="\(id)-inner" firstAttribute="leading" secondItem="\(id)" \
      secondAttribute="leading" id="\(id)-l"/>
        <constraint firstItem="\(id)-inner" firstAttribute="trailing" secondItem="\(id)" \
      secondAttribute="trailing" id="\(id)-t"/></constraints></view>
      """
    }
    let views = try staged(
      box("a", 100) + box("b", 200), stack: "distribution=\"fillProportionally\""
    ).views
    #expect(views["a"]?.frame.width == 100)
    #expect(views["b"]?.frame.width == 200)
  }

  @Test func `an image view without an image is drawn like a view`() throws {
    let drawn = try staged(member("imageView", frame: "width=\"70\" height=\"33\""))
    #expect(drawn.views["member"]?.frame.size == CGSize(width: 70, height: 33))
    let measured = try staged(member("imageView"), unmeasurable: .estimated)
    #expect(measured.views["member"]?.frame.size == CGSize(width: 50, height: 50))
  }

  @Test func `a list keeps the size it was drawn with`() throws {
    let frame = "width=\"70\" height=\"33\""
    for element in ["tableView", "collectionView", "wkWebView", "mapView"] {
      let view = try staged(member(element, frame: frame)).views["member"]
      #expect(view?.frame.size == CGSize(width: 70, height: 33))
    }
  }

  @Test func `in a vertical stack that centres it keeps 240 points of width`() throws {
    let view = try staged(
      member("view"), stack: "axis=\"vertical\" alignment=\"center\"",
      unmeasurable: .estimated
    ).views["member"]
    #expect(view?.frame.size == CGSize(width: 240, height: 50))
  }

  @Test func `a view of the app's own class keeps the size of the library`() throws {
    let view = try staged(member("view", "customClass=\"Card\""), unmeasurable: .estimated)
      .views["member"]
    #expect(view?.frame.size == CGSize(width: 240, height: 128))
  }

  @Test func `a label without text is 50 by 50 points on the canvas if it shows one line`() throws {
    for text in ["", "text=\"\""] {
      let label = try staged(member("label", text)).views["member"]
      #expect(label?.frame.size == CGSize(width: 50, height: 50))
    }
    for lines in 0...3 where lines != 1 {
      let label = try staged(member("label", "numberOfLines=\"\(lines)\"")).views["member"]
      #expect(label?.frame.size == CGSize.zero)
    }
    let size = CGSize(width: 300, height: 200)
    let running = try staged(member("label"), canvas: .size(size, scale: 2))
    #expect(running.views["member"]?.frame.size == CGSize.zero)
  }

  @Test func `what only the app can measure keeps its saved size, unless told otherwise`() throws {
    let font = "<fontDescription key=\"fontDescription\" name=\"Brand\" pointSize=\"17\"/>"
    let label = member(
      "label", "text=\"Name\"", frame: "width=\"70\" height=\"33\"", inside: font)
    #expect(try staged(label).views["member"]?.frame.size == CGSize(width: 70, height: 33))

    let estimated = try staged(label, unmeasurable: .estimated).views["member"]?.frame.size
    #expect(estimated?.height == 20.5)

    // A frame that Interface Builder disowns says nothing.
    let stale = label.replacingOccurrences(of: "text=", with: "misplaced=\"YES\" text=")
    #expect(try staged(stale).views["member"]?.frame.height == 20.5)
  }
}
