import Testing

@testable import InterfaceLinter

@MainActor
@Suite struct ResizingTests {
  static let varied = """
    <constraint firstItem="a" firstAttribute="width" constant="70" id="varied">
      <variation key="widthClass=regular" constant="200"/>
      <variation key="heightClass=compact" constant="80"/>
    </constraint>
    """

  @Test func `a variation for a compact height never applies in an app for iPads only`() throws {
    var scene = Scene(
      views: label("a", "Settings", constraints: Self.varied), constraints: corner("a"))
    scene.runtime = "iOS.CocoaTouch.iPad"
    let found = try scene.findings("unreached-variation")
    #expect(found.map(\.objectID) == ["varied"])
    #expect(found.map(\.detail) == ["heightClass=compact"])
    #expect(found.first?.message.hasSuffix("its constant stays 70.") == true)
  }

  @Test func `an iPhone has each pair of size classes on some device`() throws {
    let scene = Scene(
      views: label("a", "Settings", constraints: Self.varied), constraints: corner("a"))
    #expect(try scene.findings("unreached-variation").isEmpty)
  }

  @Test func `a required width that a narrow window has no space for is reported`() throws {
    let scene = Scene(
      views: label("a", "Settings", constraints: tie("a.width = 400")), constraints: corner("a"))
    #expect(try scene.findings("wider-than-window").map(\.objectID) == ["awidth400"])
  }

  @Test(arguments: ["a.width = 375", "a.height = 667"])
  func `a length that repeats the screen's is reported once`(_ length: String) throws {
    let scene = Scene(
      views: label("a", "Settings", constraints: tie(length)), constraints: corner("a"))
    let found = try scene.findings("screen-sized")
    #expect(found.count == 1)
    #expect(found.first?.message.contains("as the screen of iPhone 8; a window") == true)
    #expect(try scene.findings("wider-than-window").isEmpty)
  }

  @Test(arguments: ["a.width = 374", "a.width <= 375", "a.height = 375"])
  func `another length is not the screen's`(_ length: String) throws {
    let scene = Scene(
      views: label("a", "Settings", constraints: tie(length)), constraints: corner("a"))
    #expect(try scene.findings("screen-sized").isEmpty)
  }

  @Test func `a width that fits, or that is an upper limit, is not`() throws {
    for width in ["a.width = 320", "a.width <= 400"] {
      let scene = Scene(
        views: label("a", "Settings", constraints: tie(width)), constraints: corner("a"))
      #expect(try scene.findings("wider-than-window").isEmpty)
    }
  }
}
