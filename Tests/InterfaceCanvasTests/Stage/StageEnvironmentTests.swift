import Foundation
import InterfaceBuilder
import Testing
import TextMetrics

@testable import HeadlessUIKit
@testable import InterfaceCanvas

/// Documents of different versions of Xcode, and with different fonts, on stages side by side.
@MainActor
@Suite struct StageEnvironmentTests {
  private func stage(
    toolsVersion: Int, _ environment: LayoutEnvironment = .current
  ) throws -> InterfaceStage {
    let document = try InterfaceDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="\(toolsVersion)" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/>
        <objects><view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
         <subviews><stackView axis="vertical" alignment="leading" id="s" \
        translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0" y="0" width="200" height="200"/>
          <subviews>
           <label text="A text in two lines at this width" numberOfLines="0" id="label" \
        translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="200" height="20"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
           <searchBar id="bar" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="200" height="44"/></searchBar>
           <textField borderStyle="roundedRect" text="Text" id="field" \
        translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="60" height="30"/>
            <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
          </subviews></stackView></subviews>
         <constraints>
          <constraint firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="top" \
        id="c1"/>
          <constraint firstItem="s" firstAttribute="leading" secondItem="v" \
        secondAttribute="leading" id="c2"/>
          <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" \
        constant="175" id="c3"/>
         </constraints></view></objects></document>
        """)
    let device = try #require(Device.named("iPhone 8"))
    return InterfaceStage(document, canvas: .device(device, .portrait), environment: environment)
  }

  private func frames(_ staged: StagedInterface) -> [String: CGRect] {
    staged.views.mapValues(\.frame)
  }

  private func present(_ stage: InterfaceStage) throws -> StagedInterface {
    stage.present(try #require(stage.document.islands.first))
  }

  /// Changes a text, lays out and tells where the views are.
  private func change(_ staged: StagedInterface, _ text: String) throws -> [String: CGRect] {
    let label = try #require(staged.views["label"] as? UILabel)
    let field = try #require(staged.views["field"] as? UITextField)
    label.text = text
    field.text = text
    staged.layOut()
    return frames(staged)
  }

  private let texts = [
    "Short", "A text that takes several lines at this width, or more", "Two words",
  ]

  @Test func `two stages that take turns lay out as each alone`() throws {
    func alone(_ stage: InterfaceStage) throws -> [[String: CGRect]] {
      let staged = try present(stage)
      return try [frames(staged)] + texts.map { try change(staged, $0) }
    }
    let (old, new) = (try stage(toolsVersion: 12_000), try stage(toolsVersion: 24_000))
    let separate = (try alone(old), try alone(new))
    #expect(separate.0 != separate.1)

    let (first, second) = (try present(old), try present(new))
    var found = ([frames(first)], [frames(second)])
    for text in texts {
      found.0.append(try change(first, text))
      found.1.append(try change(second, text))
    }
    #expect(found == separate)
  }

  @Test func `a stage leaves the standard environment alone`() throws {
    let before = LayoutEnvironment.current
    let staged = try present(stage(toolsVersion: 12_000))
    #expect(LayoutEnvironment.current.isSame(as: before))
    #expect(staged.views["bar"]?.frame.height == 44)
    #expect(UISearchBar().intrinsicContentSize.height == 56)
  }

  @Test func `a measurer of one's own stays`() throws {
    let staged = try present(
      stage(toolsVersion: 12_000, LayoutEnvironment(textMeasurer: TestFont())))
    let frames = try change(staged, "One")
    #expect(frames["label"]?.height == 17)
    #expect(staged.views["bar"]?.frame.height == 44)
  }
}
