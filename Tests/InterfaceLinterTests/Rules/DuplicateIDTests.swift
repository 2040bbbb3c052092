import Foundation
import TestSupport
import Testing

@testable import InterfaceLinter

/// Ids that several elements have, of whatever kind these are.
@MainActor
@Suite struct DuplicateIDTests {
  nonisolated private static let elements = [
    "<gestureRecognizers><tapGestureRecognizer id=\"ID\"/></gestureRecognizers>",
    "<constraints><constraint firstAttribute=\"height\" constant=\"50\" id=\"ID\"/></constraints>",
    "<connections><outlet property=\"a\" destination=\"root\" id=\"ID\"/></connections>",
    "<connections><action selector=\"a:\" destination=\"root\" id=\"ID\"/></connections>",
    "<connections><segue destination=\"controller\" kind=\"show\" id=\"ID\"/></connections>",
    "<subviews><label text=\"a\" id=\"ID\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
      + "</label></subviews>",
    "<viewLayoutGuide key=\"safeArea\" id=\"ID\"/>",
  ]

  private func scene(_ inside: String) -> Scene {
    Scene(
      views: """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="1" y="2" width="100" height="50"/>\(inside)</view>
        """,
      constraints: corner("box") + tie("box.width = 100"))
  }

  @Test(arguments: elements)
  func `each kind of element is reported, once`(inside: String) throws {
    let text = inside.replacingOccurrences(of: "ID", with: "box")
    let result = try scene(text).lint()
    let found = result.findings.filter { $0.ruleID == "duplicate-id" }
    #expect(found.count == 1)
    #expect(found.first?.severity == .error)
    #expect(found.first?.objectID == "box")
    #expect(found.first?.message.hasPrefix("The id 'box' of <view> ") == false)
    #expect(found.first?.message.contains("is also that of <view> at ") == true)
    #expect(found.first?.related.count == 1)
    // Nothing that is known of the object's layout can be relied on.
    #expect(result.findings.filter { $0.objectID == "box" } == found)
    #expect(!result.findings.contains { $0.message.contains("Expected: . Actual: .") })
  }

  @Test(arguments: elements)
  func `an id of its own is not reported`(inside: String) throws {
    let text = inside.replacingOccurrences(of: "ID", with: "own")
    #expect(try scene(text).findings("duplicate-id").isEmpty)
  }

  @Test(arguments: 2...5)
  func `all places of an id are in one finding`(count: Int) throws {
    let labels = (0..<count).map { _ in label("twin", "Twin") }.joined()
    let scene = Scene(views: labels)
    let found = try scene.findings("duplicate-id")
    #expect(found.count == 1)
    #expect(found.first?.related.count == count - 1)
    #expect(try scene.findings("unreadable-part").isEmpty)
  }

  @Test func `the id of a device is no object's`() throws {
    let scene = Scene(views: box("retina4_7", 1, 2, 100, 50), device: "retina4_7")
    #expect(try scene.findings("duplicate-id").isEmpty)
  }
}
