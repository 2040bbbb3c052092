import Foundation
import InterfaceBuilder
import Testing

@testable import HeadlessUIKit
@testable import InterfaceCanvas

/// Scenes that container views embed, on devices other than the document's own.
@MainActor
@Suite struct EmbeddedSceneTests {
  private func scene(_ id: String, height: Int, _ subviews: String, _ constraints: String) -> String
  {
    """
    <scene sceneID="scene-\(id)"><objects><viewController id="\(id)">
     <view key="view" id="root-\(id)">
      <rect key="frame" x="0" y="0" width="375" height="\(height)"/>
      <subviews>\(subviews)</subviews><viewLayoutGuide key="safeArea" id="safe-\(id)"/>
      <constraints>\(constraints)</constraints>
     </view></viewController></objects></scene>
    """
  }

  private func container(embedding id: String) -> String {
    """
    <containerView translatesAutoresizingMaskIntoConstraints="NO" id="container-\(id)">
     <rect key="frame" x="0" y="467" width="375" height="200"/>
     <constraints><constraint firstAttribute="height" constant="200" id="h-\(id)"/></constraints>
     <connections><segue destination="\(id)" kind="embed" id="segue-\(id)"/></connections>
    </containerView>
    """
  }

  /// Constraints that keep the container at the bottom of its scene.
  private func placing(_ id: String, in owner: String) -> String {
    ["leading", "trailing", "bottom"].map {
      """
      <constraint firstItem="container-\(id)" firstAttribute="\($0)" secondItem="root-\(owner)" \
      secondAttribute="\($0)" id="\($0)-\(id)"/>
      """
    }.joined()
  }

  private func stage(_ scenes: [String]) throws -> InterfaceStage {
    let document = try InterfaceDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
        useSafeAreas="YES"><device id="retina4_7" orientation="portrait"/>
        <scenes>\(scenes.joined())</scenes></document>
        """)
    let device = try #require(Device.named("iPhone 15"))
    return InterfaceStage(document, canvas: .device(device, .portrait))
  }

  private let line = """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="line">
     <rect key="frame" x="0" y="199" width="375" height="1"/>
     <constraints><constraint firstAttribute="height" constant="1" id="h"/></constraints></view>
    """
  private let placingLine = """
    <constraint firstItem="line" firstAttribute="leading" secondItem="safe-b" \
    secondAttribute="leading" id="l"/>
    <constraint firstItem="line" firstAttribute="trailing" secondItem="safe-b" \
    secondAttribute="trailing" id="t"/>
    <constraint firstItem="line" firstAttribute="bottom" secondItem="safe-b" \
    secondAttribute="bottom" id="b"/>
    """

  @Test func `an embedded scene is as large as its container, and keeps off the home indicator`()
    throws
  {
    let stage = try stage([
      scene("a", height: 667, container(embedding: "b"), placing("b", in: "a")),
      scene("b", height: 200, line, placingLine),
    ])
    let island = try #require(stage.document.island(rootedAt: "root-b"))
    let staged = stage.present(island)

    #expect(staged.root.frame == CGRect(x: 0, y: 0, width: 393, height: 200))
    // 34 points for the home indicator of this device.
    #expect(staged.views["line"]?.frame == CGRect(x: 0, y: 165, width: 393, height: 1))
  }

  @Test func `on the document's own canvas an embedded scene keeps its saved size`() throws {
    let document = try stage([
      scene("a", height: 667, container(embedding: "b"), placing("b", in: "a")),
      scene("b", height: 150, line, placingLine),
    ]).document
    let island = try #require(document.island(rootedAt: "root-b"))

    #expect(InterfaceStage(document).present(island).root.frame.height == 150)
  }

  @Test func `a scene as high as a container is not below its bar by chance`() throws {
    let navigation = """
      <scene sceneID="scene-nav"><objects><navigationController id="nav"><connections>
       <segue destination="b" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController></objects></scene>
      """
    let document = try stage([
      scene("a", height: 667, container(embedding: "nav"), placing("nav", in: "a")), navigation,
      // The height that a status bar and a navigation bar leave of the screen.
      scene("b", height: 603, line, placingLine.replacing("bottom", with: "top")),
    ]).document
    let island = try #require(document.island(rootedAt: "root-b"))

    #expect(InterfaceStage(document).present(island).views["line"]?.frame.minY == 64)
  }

  @Test func `scenes that embed each other end in the device's size`() throws {
    let stage = try stage([
      scene("a", height: 667, container(embedding: "b"), placing("b", in: "a")),
      scene("b", height: 200, container(embedding: "a"), placing("a", in: "b")),
    ])
    let island = try #require(stage.document.island(rootedAt: "root-b"))

    #expect(stage.present(island).root.frame.height == 200)
  }

  @Test func `a scene that embeds itself has the device's size`() throws {
    let stage = try stage([
      scene("a", height: 667, container(embedding: "a"), placing("a", in: "a"))
    ])
    let island = try #require(stage.document.islands.first)

    #expect(stage.present(island).root.frame.height == 852)
  }
}
