import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import InterfaceLinter

/// What is reported about constraints does not depend on the frames that Interface Builder saved.
@MainActor
@Suite struct FrameIndependenceTests {
  @Test(arguments: Rounds.of(0..<300, ordinarily: 40))
  func `other saved frames change findings about frames only`(seed: Int) throws {
    var random = SplitMix64.seeded(UInt64(seed) &+ 5_500)
    let drawn = DrawnDocument(&random)
    // The frames of the outermost views are the canvas.
    let canvas = drawn.kind == .cell ? 2 : 1
    var pieces = drawn.text.components(separatedBy: "<rect key=\"frame\"")
    for index in pieces.indices.dropFirst(1 + canvas) {
      guard let end = pieces[index].range(of: "/>") else { continue }
      let numbers = (0..<4).map { _ in Int.random(in: 0...300, using: &random) }
      pieces[index].replaceSubrange(
        ..<end.lowerBound,
        with:
          " x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\""
      )
    }
    let other = pieces.joined(separator: "<rect key=\"frame\"")
    #expect(try Self.findings(other) == Self.findings(drawn.text), "\(drawn.kind)")
  }

  private static func findings(_ text: String) throws -> [String] {
    try Linter().lint(Array(text.utf8), file: "A.xib").findings
      .filter { $0.ruleID != "misplaced-view" }
      .map { "\($0.ruleID) \($0.objectID ?? "") \($0.detail) \($0.message)" }
  }

  @Test(arguments: [16.0, 120])
  func `a container beyond the screen is reported with what it cuts off`(saved: Double) throws {
    let scene = Scene(
      views: box(
        "box", saved, 40, 400, 60, subviews: button("go", "Continue", saved, 12, 70, 30),
        constraints: tie("go.top = box.top + 12") + tie("box.trailing = go.trailing + 8")
          + tie("box.height = 60")),
      constraints: corner("box") + tie("root.trailing = box.trailing - 40"))
    let found = try scene.findings("outside-superview")
    #expect(found.map(\.objectID) == ["box"])
    #expect(found.first?.detail == "right")
    #expect(found.first?.message.contains("\"Continue\" in it is cut off") == true)
  }

  @Test(arguments: [
    ("root.trailing = go.trailing + 16", false), ("root.trailing = go.trailing - 16", true),
    ("root.trailing = go.trailing - 4", false),
  ])
  func `a constant of the wrong sign is reported`(sentence: String, isWrong: Bool) throws {
    let scene = Scene(
      views: button("go", "Continue"), constraints: corner("go") + tie(sentence))
    #expect(try scene.findings("outside-superview").isEmpty != isWrong)
  }

  @Test func `the content of a view whose class scrolls is not outside it`() throws {
    for (name, count) in [("UIScrollView", 0), ("PagingScrollView", 0), ("Card", 1)] {
      let scene = Scene(
        views: box(
          "box", attributes: "customClass=\"\(name)\"", subviews: button("go", "Continue"),
          constraints: tie("box.width = 100") + tie("box.height = 80")
            + tie("go.leading = box.leading + 60") + tie("go.top = box.top + 8")),
        constraints: corner("box"))
      #expect(try scene.findings("outside-superview").count == count, "\(name)")
    }
  }
}
