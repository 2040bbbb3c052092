import Testing

@testable import InterfaceLinter

@MainActor
@Suite struct LayoutLimitTests {
  /// Views below each other, each so many times as wide as the one before.
  private func scene(_ factors: [String]) -> Scene {
    var scene = Scene(
      views: box("v0", 0, 0, 10, 10, constraints: tie("v0.width = 10") + tie("v0.height = 10")),
      constraints: corner("v0"))
    for (index, factor) in factors.enumerated() {
      let (view, last) = ("v\(index + 1)", "v\(index)")
      scene.views += box(
        view, 0, 0, 10, 10, attributes: "userLabel=\"View \(index + 1)\"",
        constraints: tie("\(view).height = 10"))
      scene.constraints +=
        corner(view)
        + tie("\(view).width = \(last).width", id: "c\(index)", "multiplier=\"\(factor)\"")
    }
    return scene
  }

  @Test func `multipliers that follow each other beyond what is exact are an error`() throws {
    let found = try scene(Array(repeating: "100", count: 7)).findings("layout-limit")
    #expect(found.count == 1)
    #expect(found.first?.severity == .error)
    #expect(found.first?.objectID == "v5")
    #expect(
      found.first?.message
        == "The frame of \"View 5\", \"View 6\", \"View 7\" is too large to be exact; multipliers of "
        + "very different magnitude depend on each other: bring them nearer to 1.")
  }

  @Test func `multipliers that cancel are none`() throws {
    #expect(try scene(["100", "0.01", "0.01", "100"]).findings("layout-limit").isEmpty)
  }

  @Test func `a multiplier that cannot be used is reported at its constraint`() throws {
    let found = try scene(["10000000000000"]).findings("layout-limit")
    #expect(found.map(\.objectID) == ["c0"])
    #expect(found.first?.severity == .error)
    #expect(
      found.first?.message.hasPrefix(
        "The constraint \"View 1\".width = 10000000000000 × \"View\" (v0).width is not applied: ")
        == true)
  }

  @Test func `a multiplier too small to be used is a warning`() throws {
    let found = try scene(["0.00000001"]).findings("layout-limit")
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.objectID) == ["c0"])
  }

  @Test func `a label whose width follows its height is reported`() throws {
    let text = Array(repeating: "word", count: 40).joined(separator: " ")
    let scene = Scene(
      views: label(
        "a", text, 16, 40, 300, 100,
        attributes:
          "numberOfLines=\"0\" horizontalCompressionResistancePriority=\"1\" verticalHuggingPriority=\"750\"",
        constraints: tie("a.width = a.height", "multiplier=\"3\"")),
      constraints: corner("a"))
    let found = try scene.findings("layout-limit")
    #expect(found.map(\.objectID) == ["a"])
    #expect(found.first?.severity == .warning)
  }

  @Test func `documents without such numbers have no finding`() throws {
    let scene = Scene(
      views: label("a", "Title") + label("b", "Text", 16, 80),
      constraints: corner("a") + corner("b", 16, 80)
        + tie("a.width = b.width", "multiplier=\"1.33\" priority=\"999\""))
    #expect(try scene.findings("layout-limit").isEmpty)
  }
}
