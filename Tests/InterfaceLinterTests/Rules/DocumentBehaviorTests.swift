import TestSupport
import Testing

@testable import InterfaceLinter

/// What Interface Builder knows of a document besides its constraints.
@MainActor
@Suite struct DocumentBehaviorTests {
  @Test(.rules("ibdocuments:D7.4"))
  func `a placeholder for the content size leaves nothing open`() throws {
    func scene(_ attributes: String) -> Scene {
      Scene(views: box("box", 16, 40, 99, 44, attributes: attributes), constraints: corner("box"))
    }
    let size = "placeholderIntrinsicWidth=\"99\" placeholderIntrinsicHeight=\"44\""
    #expect(try scene("").findings("ambiguous-layout").count == 1)
    #expect(try scene(size).findings("ambiguous-layout").isEmpty)
  }

  @Test func `what a placeholder leaves open is left to a class of the app`() throws {
    func severities(_ attributes: String) throws -> [FindingSeverity] {
      let size = "placeholderIntrinsicWidth=\"infinite\" placeholderIntrinsicHeight=\"44\""
      let scene = Scene(
        views: box("box", 16, 40, 99, 44, attributes: "\(size) \(attributes)"),
        constraints: corner("box"))
      return try scene.findings("ambiguous-layout").map(\.severity)
    }
    #expect(try severities("") == [.error])
    #expect(try severities("customClass=\"NibView\"") == [.note])
    #expect(try severities("customClass=\"NibView\" ambiguous=\"YES\"") == [.error])
  }

  @Test(.rules("ibdocuments:D7.5"))
  func `a launch screen has no translations that could clip`() throws {
    var scene = Scene(
      views: label("a", "Settings", constraints: tie("a.width = 70")), constraints: corner("a"))
    #expect(try scene.findings("fixed-width-text").count == 1)
    scene.document += " launchScreen=\"YES\""
    #expect(try scene.findings("fixed-width-text").isEmpty)
  }

  @Test(.rules("canvas:X4"))
  func `a content priority of 1000 gives way to a required length`() throws {
    let hugging = """
      horizontalHuggingPriority="1000" horizontalCompressionResistancePriority="1000"
      """
    let scene = Scene(
      views: label("a", "Name", 16, 40, 30, attributes: hugging, constraints: tie("a.width = 30")),
      constraints: corner("a"))
    #expect(try scene.findings("misplaced-view").isEmpty)
  }
}
