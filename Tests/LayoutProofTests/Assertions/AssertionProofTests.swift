import AutoLayout
import LayoutGeometry
import LayoutScene
import TestScenes
import TestSupport
import Testing

@testable import LayoutProof

@Suite(.late) struct AssertionProofTests {
  private let scene = PlainScene()

  private func prove(_ texts: String...) throws -> RegionProof {
    RegionProof(of: scene, asserting: try texts.map { try LayoutAssertion($0) })
  }

  /// A bar at the bottom, 60 points above the edge, and a title of 200 × 20 in the middle.
  private func addBarAndTitle() throws {
    let bar = scene.add("Pay", .control)
    try scene.relate(bar, .leading, .equal, scene.root, .leading, 20)
    try scene.relate(bar, .trailing, .equal, scene.root, .trailing, -20)
    try scene.relate(bar, .bottom, .equal, scene.root, .bottom, -60)
    try scene.relate(bar, .height, .equal, scene.root, .height, multiplier: 0.1)
    let title = scene.add("Title", need: ContentNeed(width: 0, height: 40))
    try scene.relate(title, .centerX, .equal, scene.root, .centerX)
    try scene.relate(title, .width, .equal, nil, .notAnAttribute, 200)
    try scene.relate(title, .top, .equal, scene.root, .top)
    try scene.relate(title, .bottom, .equal, bar, .top, -300)
  }

  @Test func `an assertion is a finding where it does not hold, by how much`() throws {
    try addBarAndTitle()
    let proof = try prove(
      "Pay.height >= 44", "Pay.width >= 320", "Title.isWhole", "Pay.bottom <= screen.bottom - 8")
    let broken = proof.findings.filter { $0.kind == .assertion }
    #expect(
      broken.map { "\($0.details[0]) \(proof.places($0))" } == [
        "Pay.height >= 44 below 440 points of height", "Pay.width >= 320 below 360 points of width",
        "Title.isWhole below 444.4 points of height",
      ])
    #expect(broken[0].sentence == "'Pay.height >= 44' does not hold, by up to 12")
    #expect(broken[0].subjects == ["Pay"] && !broken[0].constraints.isEmpty)
    #expect(proof.lines().contains("  'Pay.bottom <= screen.bottom - 8' holds at every size"))
    #expect(proof.lines().contains { $0.hasPrefix("      for example at ") })
  }

  @Test func `a condition limits the sizes, and 'every' names each view`() throws {
    try addBarAndTitle()
    let proof = try prove(
      "Pay.height >= 44 where screen.height >= 400 and screen.width <= 700",
      "every control.height >= 44 and it.width >= 300")
    let broken = proof.findings.filter { $0.kind == .assertion }
    #expect(broken.count == 2)
    #expect(
      proof.places(broken[0]) == "below 700 points of width and at 400 to 440 points of height")
    #expect(broken[1].sentence.contains("does not hold for Pay"))
  }

  @Test func `the safe area is that of the scene`() throws {
    try addBarAndTitle()
    scene.safeAreaInsets = LayoutInsets(bottom: 80)
    let proof = try prove("Pay.bottom <= safeArea.bottom", "Pay.isInside(safeArea)")
    #expect(proof.findings.filter { $0.kind == .assertion }.count == 2)
    #expect(proof.findings.allSatisfy { $0.kind != .assertion || proof.isAlways($0) })
  }

  @Test func `a view that is missing is named with what was meant`() throws {
    try addBarAndTitle()
    let proof = try prove("Payy.isWhole")
    #expect(proof.assertions[0].problem?.message == "no view is called 'Payy'; did you mean Pay?")
    #expect(proof.assertions[0].problem?.column == 1 && proof.assertions[0].appliedShare == 0)
    #expect(proof.lines().contains { $0.contains("not checked: column 1 of 'Payy.isWhole'") })
  }

  @Test func `lengths along one axis are asserted as well`() throws {
    try addBarAndTitle()
    let proof = RangeProof(
      of: scene, over: 320...800, asserting: [try LayoutAssertion("Pay.width >= 400")])
    let broken = try #require(proof.findings.first { $0.kind == .assertion })
    #expect(broken.intervals.map(\.upper) == [440])
  }

  // MARK: Brute force

  /// Whether a claim holds in the present layout, computed from the engine's rectangles alone.
  private struct Oracle {
    var rects: [String: LayoutRect]

    func value(_ name: String, _ attribute: String) -> Double {
      guard let rect = rects[name] else { return .nan }
      switch attribute {
      case "left": return rect.x
      case "right": return rect.x + rect.width
      case "centerX": return rect.x + rect.width / 2
      case "top": return rect.y
      case "bottom": return rect.y + rect.height
      case "centerY": return rect.y + rect.height / 2
      case "width": return rect.width
      default: return rect.height
      }
    }

    func outside(_ name: String, _ other: String) -> Double {
      guard let one = rects[name], let two = rects[other] else { return .nan }
      return max(
        two.x - one.x, two.y - one.y, one.x + one.width - two.x - two.width,
        one.y + one.height - two.y - two.height)
    }

    func overlap(_ name: String, _ other: String) -> Double {
      guard let one = rects[name], let two = rects[other] else { return .nan }
      return min(
        one.width, one.height, two.width, two.height, one.x + one.width - two.x,
        two.x + two.width - one.x, one.y + one.height - two.y, two.y + two.height - one.y)
    }
  }

  /// A drawn assertion, and by how much it is violated: positive where it does not hold.
  private typealias Drawn = (text: String, violation: (Oracle) -> Double)

  private static func assertion(_ random: inout SplitMix64, of names: [String]) -> Drawn {
    let attributes = ["left", "right", "centerX", "top", "bottom", "centerY", "width", "height"]
    func name(_ random: inout SplitMix64) -> String { names.randomElement(using: &random) ?? "a" }
    let (one, two) = (name(&random), name(&random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return ("\(one).isInside(screen)", { $0.outside(one, "screen") })
    case 1 where one != two:
      return ("\(one).doesNotOverlap(\(two))", { $0.overlap(one, two) })
    case 2:
      return (
        "\(one).isAbove(\(two))", { $0.value(one, "bottom") - $0.value(two, "top") }
      )
    default:
      let first = attributes.randomElement(using: &random) ?? "left"
      let second = attributes.randomElement(using: &random) ?? "left"
      let factors = [1.0, 2.0, 0.5, -1.0]
      let factor: Double = factors.randomElement(using: &random) ?? 1
      let constant = Double(Int.random(in: -200...600, using: &random))
      let other = Bool.random(using: &random) ? two : "screen"
      let isAtMost = Bool.random(using: &random)
      let limit = Double(Int.random(in: 350...1000, using: &random))
      let isLimited = Int.random(in: 0..<3, using: &random) == 0
      let text =
        "\(one).\(first) \(isAtMost ? "<=" : ">=") \(factor) * \(other).\(second) + \(constant)"
        + (isLimited ? " where screen.width >= \(limit)" : "")
      return (
        text,
        { oracle in
          let difference =
            oracle.value(one, first) - factor * oracle.value(other, second) - constant
          let amount = isAtMost ? difference : -difference
          return isLimited ? min(amount, oracle.value("screen", "width") - limit) : amount
        }
      )
    }
  }

  /// Draws constraints with all relations and priorities, so that layouts have many cells.
  private static func scene(_ random: inout SplitMix64) throws -> PlainScene {
    let scene = PlainScene()
    let count = Int.random(in: 2...4, using: &random)
    var items: [EngineItem] = []
    for index in 0..<count {
      let item = scene.add(
        "v\(index)", .content, width: Double(Int.random(in: 40...300, using: &random)))
      for (start, length) in [
        (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.width), (.top, .height),
      ] {
        let anchor = items.randomElement(using: &random)
        let end: NSLayoutConstraint.Attribute = start == .left ? .right : .bottom
        if let anchor, Bool.random(using: &random) {
          try scene.relate(
            item, start, .equal, anchor, end, Double(Int.random(in: 0...40, using: &random)))
        } else {
          try scene.relate(
            item, start, .equal, scene.root, start, Double(Int.random(in: 0...80, using: &random)))
        }
        let limit = Double(Int.random(in: 30...600, using: &random))
        let part = Double(Int.random(in: 1...8, using: &random)) / 10
        try scene.relate(
          item, length, .equal, scene.root,
          Int.random(in: 0..<4, using: &random) == 0
            ? (length == .width ? .height : .width) : length, multiplier: part,
          priority: .defaultHigh)
        try scene.relate(
          item, length, Bool.random(using: &random) ? .lessThanOrEqual : .greaterThanOrEqual, nil,
          .notAnAttribute, limit)
      }
      items.append(item)
    }
    return scene
  }

  // In rounds 23 and 54 a view is beyond two edges at once.
  @Test(
    arguments: Rounds.of(
      [23, 54] + Array(0..<23) + Array(24..<54) + Array(55..<100), ordinarily: 8))
  func `regions are equal to brute force on drawn scenes`(round: Int) throws {
    var random = SplitMix64(seed: UInt64(4900 + round))
    let scene = try Self.scene(&random)
    let names = scene.items.dropFirst().map(\.name)
    let drawn = (0..<6).map { _ in Self.assertion(&random, of: names) }
    let proof = RegionProof(
      of: scene, asserting: try drawn.map { try LayoutAssertion($0.text) })
    #expect(proof.assertions.allSatisfy { $0.problem == nil && $0.appliedShare > 0.999 })
    for _ in 0..<Rounds.of(10_000, ordinarily: 150) {
      let size = LayoutSize(
        width: Double.random(in: 320...1366, using: &random),
        height: Double.random(in: 320...1366, using: &random))
      guard !proof.isUndecided(at: size) else { continue }
      scene.layOut(at: size)
      var rects: [String: LayoutRect] = [:]
      for subject in scene.items {
        rects[subject.name] = subject.rect
      }
      rects["screen"] = LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
      let oracle = Oracle(rects: rects)
      for (text, violation) in drawn {
        let amount = violation(oracle)
        // At the boundary, rounding decides.
        guard abs(amount) > 0.01 else { continue }
        let depth =
          proof.findings.filter { $0.kind == .assertion && $0.details == [text] }
          .flatMap(\.polygons).map { $0.depth(of: size) }.max() ?? -.infinity
        #expect(
          amount > 0 ? depth > -0.01 : depth < 0.01, "\(text) at \(size): \(amount), \(random)")
      }
    }
  }
}
