import ConflictAnalysis
import Testing

/// What is said of multipliers that contradict each other, or the length of a container.
struct MultiplierAdviceTests {
  private static let width = "'UIView-Encapsulated-Layout-Width' UIView:0x70.width == 360"

  @Test(arguments: [
    [
      "UIImageView:0x71.width == 1.5*UIImageView:0x71.height",
      "UIImageView:0x71.height == UIImageView:0x71.width", "UIImageView:0x71.width == 240",
    ],
    [
      "Demo.Cover:0x71.height == 0.75*Demo.Cover:0x71.width",
      "Demo.Cover:0x71.height == 0.5*Demo.Cover:0x71.width",
      "H:|-(0)-[Demo.Cover:0x71]|UIView:0x70", "H:[Demo.Cover:0x71]-(0)-|   |UIView:0x70", width,
    ],
    [
      "UIView:0x71.height == 2*UIView:0x72.height", "UIView:0x72.height == UIView:0x71.height",
      "UIView:0x72.height >= 30",
    ],
  ])
  func `of two ratios that leave no size, one is too many`(_ lines: [String]) throws {
    for broken in [lines, lines.reversed()] {
      let found = try #require(Report.diagnosis(broken))
      let conflict = try #require(found.conflicts.first)
      let ratios = Set([conflict.suspect?.member, conflict.alternative?.member])
      let expected = Set(lines.prefix(2).map { broken.firstIndex(of: $0) })
      #expect(Set(ratios.map { $0.map { found.listPlaces[$0] } }) == expected, "\(found)")
      #expect(conflict.suspect?.reason == .contradictoryRatios)
      #expect(found.description.contains("hold together only if"))
      // Without a length, both ratios hold.
      let rest = conflict.repairs.filter { $0.harm == nil }
      #expect(rest.allSatisfy { ratios.contains($0.change.place) }, "\(found)")
    }
  }

  @Test(arguments: [
    (0.5, 0.75, 8.0, "0.5 + 0.75 = 1.25: "), (0.5, 0.5, 8, "0.5 + 0.5 = 1: "),
    (0.75, 0.5, 0, "(0.75 + 0.5) × 360 = 450, but the width"),
    (0.25, 0.5, 0, "(0.25 + 0.5) × 360 = 270, but the width"),
  ])
  func `parts that do not fill their container are the mistake`(
    _ one: Double, _ two: Double, _ gap: Double, _ sum: String
  ) throws {
    let found = try #require(
      Report.diagnosis([
        "UIView:0x71.leading == UIView:0x70.leading",
        "UIView:0x71.width == \(one)*UIView:0x70.width",
        "UIView:0x72.leading == UIView:0x71.trailing + \(gap)",
        "UIView:0x72.width == \(two)*UIView:0x70.width",
        "UIView:0x70.trailing == UIView:0x72.trailing", Self.width,
      ]))
    #expect(found.conflicts.first?.suspect?.reason == .shares, "\(found)")
    #expect(Set(found.suspectedLines) == [1, 3])
    #expect(found.description.contains(sum), "\(found)")
  }

  @Test func `constants of parts that are too small leave a space`() throws {
    let found = try #require(
      Report.diagnosis([
        "H:|-(0)-[UIView:0x71]|UIView:0x70", "UIView:0x71.width == 0.5*UIView:0x70.width - 8",
        "H:[UIView:0x71]-(8)-[UIView:0x72]", "UIView:0x72.width == 0.5*UIView:0x70.width - 8",
        "H:[UIView:0x72]-(0)-|   |UIView:0x70",
      ]))
    #expect(Set(found.suspectedLines) == [1, 3], "\(found)")
    #expect(found.description.contains("to −8 points: with 0 they fill it"))
  }

  @Test func `views that are all as wide as their container do not fit beside each other`() throws {
    let found = try #require(
      Report.diagnosis([
        "H:|-(0)-[UIView:0x71]|UIView:0x70", "UIView:0x71.width == UIView:0x70.width",
        "H:[UIView:0x71]-(0)-[UIView:0x72]", "UIView:0x72.width == UIView:0x70.width",
        "H:[UIView:0x72]-(0)-|   |UIView:0x70", "UIView:0x70.width == 360",
      ]))
    #expect(Set(found.suspectedLines) == [1, 3], "\(found)")
    #expect(found.description.contains("each is as wide as all of it"))
  }

  @Test func `equal parts in a stack view leave nothing for its spacing`() throws {
    let found = try #require(
      Report.diagnosis([
        "UIView:0x71.height == 0.5*UIStackView:0x70.height",
        "UIView:0x72.height == 0.5*UIStackView:0x70.height",
        "'UISV-canvas-connection' UIStackView:0x70.top == UIView:0x71.top",
        "'UISV-canvas-connection' UIStackView:0x70.bottom == UIView:0x72.bottom",
        "'UISV-spacing' V:[UIView:0x71]-(10)-[UIView:0x72]", "UIStackView:0x70.height == 300",
      ]))
    #expect(Set(found.suspectedLines) == [0, 1], "\(found)")
    #expect(found.description.contains("the distribution fillEqually"))
  }

  @Test func `a part beside a number is added up with the length that is known`() throws {
    let found = try #require(
      Report.diagnosis([
        "H:|-(16)-[UIView:0x71]|UIView:0x70", "UIView:0x71.width == 0.5*UIView:0x70.width",
        "H:[UIView:0x71]-(8)-[UIView:0x72]", "UIView:0x72.width == 200",
        "H:[UIView:0x72]-(16)-|   |UIView:0x70", Self.width,
      ]))
    #expect(found.suspectedLines.first == 3, "\(found)")
    #expect(
      found.description.contains(
        "0.5 × 360 + 16 + 200 + 8 + 16 = 420, but the width of UIView …0x70 is 360: 60 points"),
      "\(found)")
  }

  @Test func `a multiplier that no layout has is a constant`() throws {
    let found = try #require(
      Report.diagnosis([
        "UIView:0x71.height == 44*UIView:0x70.height", "UIView:0x71.height <= 100",
        "'UIView-Encapsulated-Layout-Height' UIView:0x70.height == 667",
      ]))
    #expect(found.suspectedLines.first == 0, "\(found)")
    #expect(found.description.contains("a constant was probably meant"))
  }

  @Test func `a number beside a ratio is not called a third position`() throws {
    let found = try #require(
      Report.diagnosis([
        "UIImageView:0x71.width == 1.5*UIImageView:0x71.height", "UIImageView:0x71.width == 120",
        "UIImageView:0x71.height == 100",
      ]))
    #expect(found.description.contains("A ratio gives this"), "\(found)")
    #expect(!found.description.contains("two positions"))
  }
}
