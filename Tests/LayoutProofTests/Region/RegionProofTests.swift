import AutoLayout
import ConflictAnalysis
import LayoutGeometry
import LayoutScene
import TestScenes
import TestSupport
import Testing

@testable import LayoutProof

@Suite(.late) struct RegionProofTests {
  private let scene = PlainScene()

  private func prove() -> RegionProof {
    RegionProof(of: scene, widths: 320...1366, heights: 320...1366)
  }

  /// Asks the scene at many sizes, and expects what the proof says.
  private func check(_ proof: RegionProof, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(proof.isComplete, sourceLocation: sourceLocation)
    for step in 0..<400 {
      // Two strides that have no divisor in common reach all of the plane.
      let size = LayoutSize(
        width: 320 + Double(step * 389 % 1047), height: 320 + Double(step * 607 % 1047))
      let found = LayoutFindings(of: scene, at: size).all
      let (certain, possible) = proof.findings(at: size)
      #expect(
        certain.isSubset(of: found) && found.isSubset(of: possible),
        "at \(size): \(found), proven \(certain)", sourceLocation: sourceLocation)
    }
  }

  private func near(_ one: Double, _ two: Double) -> Bool { abs(one - two) < 1e-4 }

  @Test func `a title that is clipped by a width and by a height has both regions`() throws {
    let title = scene.add("title", need: ContentNeed(width: 400, height: 200))
    try scene.relate(title, .leading, .equal, scene.root, .leading, 16)
    try scene.relate(title, .trailing, .equal, scene.root, .trailing, -16)
    try scene.relate(title, .top, .equal, scene.root, .top, 150)
    try scene.relate(title, .bottom, .equal, scene.root, .bottom, -150)
    let proof = prove()
    #expect(proof.findings.map(\.details) == [["height"], ["width"]])
    #expect(
      proof.findings.map { proof.places($0) } == [
        "below 500 points of height", "below 432 points of width",
      ])
    #expect(near(proof.findings[1].share, 112.0 / 1046))
    #expect(proof.cellCount == 1)
    check(proof)
  }

  @Test func `a square that fits the shorter side turns along the diagonal`() throws {
    let square = scene.add("square", .content)
    try scene.relate(square, .leading, .equal, scene.root, .leading)
    try scene.relate(square, .top, .equal, scene.root, .top)
    try scene.relate(square, .width, .equal, square, .height)
    try scene.relate(square, .width, .lessThanOrEqual, scene.root, .width)
    try scene.relate(square, .height, .lessThanOrEqual, scene.root, .height)
    try scene.relate(square, .width, .equal, scene.root, .width, priority: .defaultHigh)
    let label = scene.add("label", need: ContentNeed(width: 500, height: 10))
    try scene.row(label)
    try scene.relate(label, .leading, .equal, square, .leading)
    try scene.relate(label, .trailing, .equal, square, .trailing)
    let proof = prove()
    #expect(proof.cellCount == 2)
    let clipped = try #require(proof.findings.first { $0.kind == .clipped })
    #expect(proof.places(clipped) == "below 500 points of width or below 500 points of height")
    check(proof)
  }

  @Test func `a region below a slanted line is told as such`() throws {
    let banner = scene.add("banner", .content)
    try scene.relate(banner, .leading, .equal, scene.root, .leading)
    try scene.relate(banner, .trailing, .equal, scene.root, .trailing)
    try scene.relate(banner, .top, .equal, scene.root, .top, 100)
    try scene.relate(banner, .height, .equal, banner, .width, multiplier: 0.5)
    let proof = prove()
    let outside = try #require(proof.findings.first { $0.kind == .outside })
    #expect(proof.places(outside) == "where the height is below 0.5 × the width + 100")
    #expect(outside.details == ["bottom"])
    check(proof)
  }

  @Test func `a conflict of width and height begins on a slanted line`() throws {
    let box = scene.add("box", .container)
    try scene.relate(box, .leading, .equal, scene.root, .leading)
    try scene.relate(box, .trailing, .equal, scene.root, .trailing)
    try scene.relate(box, .top, .equal, scene.root, .top)
    try scene.relate(box, .bottom, .lessThanOrEqual, scene.root, .bottom)
    try scene.relate(box, .height, .equal, box, .width)
    let proof = prove()
    let conflict = try #require(proof.findings.first { $0.kind == .conflict })
    #expect(near(conflict.share, 0.5))
    #expect(conflict.constraints.count >= 4)
    // A contradiction of less than a thousandth of a point is none to the solver.
    #expect(conflict.polygons.count == 1 && conflict.polygons[0].corners.count == 3)
    check(proof)
  }

  @Test(arguments: [false, true])
  func `a conflict at every size but one width says so`(isTwice: Bool) throws {
    // 24 + 327 + 24 is 375, and 16 + 327 + 16 is 359.
    for (name, margin) in [("one", 24.0), ("two", 16)].prefix(isTwice ? 2 : 1) {
      let box = scene.add(name, .container)
      try scene.row(box)
      try scene.relate(box, .leading, .equal, scene.root, .leading, margin)
      try scene.relate(box, .trailing, .equal, scene.root, .trailing, -margin)
      try scene.relate(box, .width, .equal, nil, .notAnAttribute, 327)
    }
    let proof = prove()
    let conflicts = proof.findings.filter { $0.kind == .conflict }
    #expect(
      conflicts.map { proof.places($0) }.sorted()
        == [
          "at every size except at 359 points of width",
          "at every size except at 375 points of width",
        ].suffix(conflicts.count) && conflicts.count == (isTwice ? 2 : 1))
    #expect(conflicts.allSatisfy { !proof.isAlways($0) && proof.covers($0) })
    for width in [358.5, 359, 359.5, 374.5, 375, 375.5] {
      let size = LayoutSize(width: width, height: 500)
      let (certain, possible) = proof.findings(at: size)
      let found = LayoutFindings(of: scene, at: size).all
      #expect(certain.isSubset(of: found) && found.isSubset(of: possible), "at \(width)")
    }
    check(proof)
  }

  @Test func `a region on one side of a slanted line has no other clauses`() throws {
    // 100 points, a third of the width, and the lines of a label of 20 points in its middle, without the space below letters.
    let box = scene.add("box", .container)
    try scene.relate(box, .leading, .equal, scene.root, .leading)
    try scene.relate(box, .trailing, .equal, scene.root, .trailing)
    try scene.relate(box, .top, .equal, scene.root, .top, 100)
    try scene.relate(box, .height, .equal, scene.root, .width, multiplier: 0.33)
    let label = scene.add("label", need: ContentNeed(width: 10, height: 10))
    try scene.relate(label, .leading, .equal, scene.root, .leading)
    try scene.relate(label, .width, .equal, nil, .notAnAttribute, 20)
    try scene.relate(label, .height, .equal, nil, .notAnAttribute, 20)
    try scene.relate(label, .top, .equal, box, .bottom)
    let proof = prove()
    let outside = try #require(
      proof.findings.first {
        $0.kind == .outside && $0.details == ["bottom"] && $0.names.first == "label"
      })
    #expect(proof.places(outside) == "where the height is below 0.33 × the width + 113")
    check(proof)
  }

  @Test func `conflicts that share most of their constraints are one`() throws {
    let views = (0..<3).map { scene.add("v\($0)", .container) }
    for (view, width) in zip(views, [300.0, 300, 80]) {
      try scene.row(view)
      try scene.relate(view, .width, .equal, nil, .notAnAttribute, width)
    }
    try scene.relate(views[0], .leading, .equal, scene.root, .leading, 10)
    try scene.relate(views[1], .leading, .equal, views[0], .trailing, 8)
    try scene.relate(views[2], .leading, .equal, views[1], .trailing, 20)
    try scene.relate(scene.root, .trailing, .equal, views[2], .trailing, 8)
    let apart = scene.add("apart", .container)
    try scene.row(apart)
    try scene.relate(apart, .leading, .equal, scene.root, .leading, 10)
    try scene.relate(apart, .trailing, .equal, scene.root, .trailing, -10)
    try scene.relate(apart, .width, .equal, nil, .notAnAttribute, 900)
    let proof = prove()
    let conflicts = proof.findings.filter { $0.kind == .conflict }
    let groups = proof.related(conflicts)
    #expect(conflicts.count > 2 && groups.count == 2)
    // 726 is what the row needs, and 920 what the view apart needs.
    #expect(
      Set(groups.map { proof.places(proof.union($0)) })
        == [
          "at every size except at 726 points of width",
          "at every size except at 920 points of width",
        ])
  }

  @Test func `the constraints of a conflict contradict each other at all of its sizes`() throws {
    var chance = SplitMix64.seeded()
    for _ in 0..<Rounds.of(400, ordinarily: 25) {
      let scene = PlainScene()
      // Views in a row from edge to edge: the least and greatest length of each, as far as constraints say.
      var lengths: [String: ClosedRange<Double>] = [:]
      var spaces: [String: Double] = [:]
      var last: EngineItem?
      func add(_ made: EngineConstraint) -> String {
        scene.constraints[scene.engineConstraints.count - 1].id
      }
      for index in 0..<Int.random(in: 1...3, using: &chance) {
        let view = scene.add("v\(index)", .container)
        try scene.row(view)
        let gap = Double.random(in: 0...40, using: &chance).rounded()
        let (other, edge) =
          last.map { ($0, .trailing) } ?? (scene.root, NSLayoutConstraint.Attribute.leading)
        spaces[add(try scene.relate(view, .leading, .equal, other, edge, gap))] = gap
        let length = Double.random(in: 50...500, using: &chance).rounded()
        let relations: [NSLayoutConstraint.Relation] = [
          .equal, .lessThanOrEqual, .greaterThanOrEqual,
        ]
        let relation = relations.randomElement(using: &chance) ?? .equal
        if Bool.random(using: &chance) {
          let id = add(try scene.relate(view, .width, relation, nil, .notAnAttribute, length))
          lengths[id] =
            switch relation {
            case .equal: length...length
            case .lessThanOrEqual: 0...length
            default: length...Double.infinity
            }
        }
        last = view
      }
      guard let last else { continue }
      spaces[add(try scene.relate(scene.root, .trailing, .equal, last, .trailing, 8))] = 8
      let proof = prove()
      let viewCount = spaces.count - 1
      for conflict in proof.findings where conflict.kind == .conflict {
        let ids = Set(conflict.constraints.map(\.id))
        #expect(ids.isSuperset(of: spaces.keys), "\(chance)")
        let known = lengths.filter { ids.contains($0.key) }.values
        let gaps = spaces.values.reduce(0, +)
        let least = gaps + known.reduce(0) { $0 + $1.lowerBound }
        let most =
          known.count < viewCount ? Double.infinity : gaps + known.reduce(0) { $0 + $1.upperBound }
        for polygon in conflict.polygons {
          for size in polygon.corners.map({ $0.moved(0.01, towards: polygon.inner) }) + [
            polygon.inner
          ] {
            #expect(
              size.width < least || size.width > most, "\(chance): \(size), \(least) to \(most)")
          }
        }
      }
    }
  }

  @Test func `a text that breaks otherwise bounds a cell by the width of a line`() throws {
    let text = scene.add("text")
    try scene.relate(text, .leading, .equal, scene.root, .leading)
    try scene.relate(text, .width, .equal, scene.root, .height, multiplier: 0.5)
    try scene.relate(text, .top, .equal, scene.root, .top)
    try scene.relate(text, .height, .equal, nil, .notAnAttribute, 25)
    scene.needs[1] = { ContentNeed(width: 0, height: $0 < 300 ? 40 : 20) }
    scene.breakWidths[1] = [300]
    let proof = prove()
    let clipped = try #require(proof.findings.first { $0.kind == .clipped })
    #expect(proof.places(clipped) == "below 600 points of height")
    #expect(proof.cellCount == 2)
    check(proof)
  }

  @Test func `what is open everywhere is broken always, what is short of space is not`() throws {
    let label = scene.add("label", width: 50, need: ContentNeed(width: 350, height: 1))
    try scene.relate(label, .leading, .equal, scene.root, .leading)
    try scene.relate(label, .trailing, .equal, scene.root, .trailing)
    let proof = prove()
    let open = try #require(proof.findings.first { $0.kind == .ambiguity })
    #expect(proof.isAlways(open))
    let short = try #require(
      proof.findings.first { $0.kind == .clipped && $0.details == ["width"] })
    #expect(!proof.isAlways(short))
    #expect(proof.places(short) == "below 350 points of width")
  }

  @Test func `an ambiguity names the missing constraint, or those that compete`() throws {
    let loose = scene.add("loose", .content)
    try scene.relate(loose, .leading, .equal, scene.root, .leading)
    try scene.relate(loose, .width, .equal, nil, .notAnAttribute, 20)
    try scene.relate(loose, .height, .equal, nil, .notAnAttribute, 10)
    let (one, two) = (scene.add("one"), scene.add("two"))
    for (item, name) in [(one, "one"), (two, "two")] {
      try scene.row(item)
      try scene.relate(
        item, .width, .equal, nil, .notAnAttribute, 50, priority: .defaultLow, "\(name).width = 50")
    }
    try scene.relate(one, .leading, .equal, scene.root, .leading)
    try scene.relate(two, .leading, .equal, one, .trailing)
    try scene.relate(two, .trailing, .equal, scene.root, .trailing)
    let proof = prove()
    let open = proof.findings.filter { $0.kind == .ambiguity }
    #expect(
      open.map { "\($0.names[0]).\($0.details[0])" } == [
        "loose.y", "one.width", "two.width", "two.x",
      ])
    #expect(
      open.map(\.ambiguity) == [.tooFewConstraints] + Array(repeating: .equalPriorities, count: 3))
    #expect(open[0].constraints.isEmpty)
    #expect(open[1].constraints.map(\.text) == ["one.width = 50", "two.width = 50"])
    let text = proof.lines().joined(separator: "\n")
    #expect(text.contains("\n      needs a constraint for the vertical position of loose\n"))
    #expect(text.contains("\n      constraints of equal priority compete\n"))
    #expect(open[0].id == "ambiguous-layout" && open[0].severity == .error)
  }

  @Test func `joined polygons are the union, whatever their rounding`() {
    let (one, two) = (
      ConvexPolygon(width: 0...(100 + 1e-10), height: 0...50),
      ConvexPolygon(width: 0...100, height: 50...120)
    )
    let all = ConvexPolygon.joined([one, two, ConvexPolygon(width: 100...200, height: 0...120)])
    #expect(all.count == 1)
    let area = all.first?.area ?? 0
    #expect(abs(area - 24_000) < 1e-3)
  }

  // A length that follows the width is a layout of its own at each size.
  @Test func `a scene that changes at every size is given up and named`() throws {
    let title = scene.add("title", need: ContentNeed(width: 100, height: 10))
    try scene.row(title)
    try scene.relate(title, .leading, .equal, scene.root, .leading)
    try scene.relate(title, .trailing, .equal, scene.root, .trailing)
    scene.needs[1] = { ContentNeed(width: $0.squareRoot(), height: 10) }
    let proof = prove()
    #expect(proof.layoutCount < 21_000)
    #expect(proof.undecidedShare > 0.5)
    #expect(proof.isUndecided(at: LayoutSize(width: 1300, height: 1300)))
    #expect(!proof.isComplete)
    #expect(proof.doubts.contains { $0.contains("undecided") })
  }

  @Test func `a finding counts where windows are known to have its sizes`() throws {
    let title = scene.add("title", need: ContentNeed(width: 400, height: 200))
    try scene.relate(title, .leading, .equal, scene.root, .leading, 16)
    try scene.relate(title, .trailing, .equal, scene.root, .trailing, -16)
    try scene.relate(title, .top, .equal, scene.root, .top, 150)
    try scene.relate(title, .bottom, .equal, scene.root, .bottom, -150)
    let proof = prove()
    let (low, narrow) = (proof.findings[0], proof.findings[1])
    let windows = LayoutSizeRange(widths: 320...1280, heights: 550...1280)
    #expect(proof.example(of: low, within: [windows]) == nil, "below 500 points of height")
    let found = try #require(proof.example(of: narrow, within: [windows]))
    #expect(found.width < 432 && found.height > 550)
    #expect(proof.example(of: low, within: nil) != nil)
    // A screen is a single size, and a strip of less than a point is none.
    let phone = LayoutSize(width: 375, height: 667)
    #expect(proof.example(of: narrow, within: [LayoutSizeRange(phone)]) == phone)
    #expect(proof.example(of: low, within: [LayoutSizeRange(phone)]) == nil)
    let strip = LayoutSizeRange(widths: 431.5...1280, heights: 550...1280)
    #expect(proof.example(of: narrow, within: [strip]) == nil)
  }
}
