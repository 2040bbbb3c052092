import AutoLayout
import LayoutGeometry
import LayoutScene
import LayoutSnapshot
import TestScenes
import TestSupport
import Testing

@testable import LayoutProof

/// Layouts that are compared at every size are equal exactly if they are at each.
@Suite(.late) struct LayoutEqualityTests {
  private let lengths = 200.0...700.0

  private func equality(
    _ old: PlainScene, _ new: PlainScene, tolerance: EqualityTolerance = EqualityTolerance()
  ) -> LayoutEquality {
    LayoutEquality(
      of: old.compared, as: new.compared, widths: lengths, heights: lengths, tolerance: tolerance)
  }

  /// Two boxes beside each other, of which the first is as wide as it may be.
  private func pair(
    limit: Double = 400, gap: Double = 8, inChain: Bool = true
  ) throws -> PlainScene {
    let scene = PlainScene()
    let (one, two) = (scene.add("one"), scene.add("two"))
    for item in [one, two] { try scene.row(item) }
    try scene.relate(one, .left, .equal, scene.root, .left, 10)
    try scene.relate(one, .width, .lessThanOrEqual, nil, .notAnAttribute, limit)
    try scene.relate(one, .right, .equal, scene.root, .right, -100, priority: UILayoutPriority(500))
    if inChain {
      try scene.relate(two, .left, .equal, one, .right, gap)
    } else {
      // The same from the other side: the width of the first one and both distances.
      try scene.relate(one, .right, .equal, two, .left, -gap)
    }
    try scene.relate(two, .width, .equal, nil, .notAnAttribute, 30)
    return scene
  }

  @Test func `another notation of a layout is equal at every size`() throws {
    let result = equality(try pair(), try pair(inChain: false))
    #expect(result.verdict == .equal && result.isProven)
    #expect(result.differences.isEmpty && result.example == nil)
    #expect(result.matching.count(by: .id) == 2)
    #expect(result.cellCounts == [2, 2])
  }

  @Test func `a difference has its region and the smallest size`() throws {
    let result = equality(try pair(), try pair(limit: 300))
    #expect(result.verdict == .different && result.isProven)
    // The first is limited from 410 points on: 10 + 300 + 100. It differs by up to 100.
    #expect(result.differences.map(\.name) == ["one", "two"])
    #expect(result.differences.map(\.parts) == [["width"], ["x"]])
    #expect(result.example == LayoutSize(width: 411, height: 200))
    let first = try #require(result.differences.first)
    #expect(first.oldFrame == [10, 0, 301, 20] && first.newFrame == [10, 0, 300, 20])
    #expect(abs(first.greatest - 100) < 1e-6)
    #expect(first.places == "from 410 points of width on")
    #expect(abs(first.share - 290.0 / 500) < 1e-4)
  }

  @Test func `a tolerance is that of all views or of one`() throws {
    let (old, new) = (try pair(), try pair(gap: 8.5))
    #expect(equality(old, new).differences.map(\.name) == ["two"])
    #expect(equality(old, new, tolerance: EqualityTolerance(points: 1)).verdict == .equal)
    let one = EqualityTolerance(views: ["one": 1])
    #expect(equality(old, new, tolerance: one).verdict == .different)
    let two = EqualityTolerance(views: ["two": 0.5])
    #expect(equality(old, new, tolerance: two).verdict == .equal)
  }

  @Test func `a view that only one layout has is a difference unless it draws nothing`() throws {
    let more = try pair()
    try more.row(more.add("three"))
    let result = equality(try pair(), more)
    #expect(result.verdict == .different)
    #expect(result.matching.onlyNew.map(\.name) == ["three"])
    let container = try pair()
    try container.row(container.add("three", .container))
    let other = equality(try pair(), container)
    #expect(other.verdict == .equal && other.isProven)
    #expect(other.matching.onlyNew.map(\.isShown) == [false])
  }

  @Test func `a view that is hidden at some sizes is compared at the others`() throws {
    let hidden = try pair(gap: 20)
    hidden.change(2) { $0.isVisible = false }
    let result = equality(try pair(), hidden)
    #expect(result.differences.map(\.kind) == [.visibility])
    #expect(result.differences.first?.newFrame == nil)
    let both = try pair()
    both.change(2) { $0.isVisible = false }
    #expect(equality(both, hidden).verdict == .equal)
  }

  // MARK: Drawn scenes

  /// A row of boxes whose constraints are drawn; an edit changes one number of one of them.
  private struct Drawn {
    struct Relation {
      var item: Int
      var attribute: NSLayoutConstraint.Attribute
      var relation: NSLayoutConstraint.Relation
      /// The index of the other item, -1 for the root; nil for none.
      var other: Int?
      var otherAttribute: NSLayoutConstraint.Attribute
      var multiplier: Double
      var constant: Double
      var priority: Float
    }

    var count: Int
    var relations: [Relation] = []

    init(using random: inout SplitMix64) {
      count = Int.random(in: 1...3, using: &random)
      func whole(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &random))
      }
      for item in 0..<count {
        for (start, length) in [
          (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.width),
          (.top, .height),
        ] {
          let isChained = item > 0 && Bool.random(using: &random)
          let end: NSLayoutConstraint.Attribute = start == .left ? .right : .bottom
          relations.append(
            Relation(
              item: item, attribute: start, relation: .equal, other: isChained ? item - 1 : -1,
              otherAttribute: isChained ? end : start, multiplier: 1, constant: whole(0...40),
              priority: 1000))
          relations.append(
            Relation(
              item: item, attribute: length, relation: .equal, other: -1, otherAttribute: length,
              multiplier: Double.random(in: 0.2...0.9, using: &random), constant: whole(-20...20),
              priority: 500))
          if Bool.random(using: &random) {
            relations.append(
              Relation(
                item: item, attribute: length,
                relation: Bool.random(using: &random) ? .lessThanOrEqual : .greaterThanOrEqual,
                other: nil, otherAttribute: .notAnAttribute, multiplier: 1,
                constant: whole(80...400), priority: 750))
          }
        }
      }
    }

    /// Changes a number, and maybe nothing else.
    mutating func edit(using random: inout SplitMix64) {
      let index = Int.random(in: relations.indices, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: relations[index].constant += Double(Int.random(in: 1...30, using: &random))
      case 1 where relations[index].other == -1 && relations[index].priority == 500:
        relations[index].multiplier *= 0.9
      default: relations[index].priority = relations[index].priority == 750 ? 400 : 1000
      }
    }

    /// The same constraints in another order and with sides exchanged.
    func scene(isReversed: Bool) throws -> PlainScene {
      let scene = PlainScene()
      let items = (0..<count).map { scene.add("item\($0)", .content) }
      func item(_ index: Int) -> EngineItem { index < 0 ? scene.root : items[index] }
      for relation in isReversed ? relations.reversed() : relations {
        let priority = UILayoutPriority(relation.priority)
        if isReversed, let other = relation.other, relation.multiplier == 1 {
          try scene.relate(
            item(other), relation.otherAttribute, .equal, item(relation.item), relation.attribute,
            -relation.constant, priority: priority)
        } else {
          try scene.relate(
            item(relation.item), relation.attribute, relation.relation, relation.other.map(item),
            relation.otherAttribute, multiplier: relation.multiplier, relation.constant,
            priority: priority)
        }
      }
      return scene
    }
  }

  @Test func `the verdict is that of every single size`() throws {
    var random = SplitMix64.seeded()
    var kinds: Set<LayoutEquality.Verdict> = []
    for round in 0..<Rounds.of(100, ordinarily: 12) {
      let old = Drawn(using: &random)
      var new = old
      if round % 3 > 0 { new.edit(using: &random) }
      let (one, two) = (try old.scene(isReversed: false), try new.scene(isReversed: true))
      let result = equality(one, two)
      kinds.insert(result.verdict)
      #expect(result.undecidedShare == 0 && result.comparedShare == 0, "round \(round), \(random)")
      if round % 3 == 0 {
        #expect(result.verdict == .equal, "round \(round), \(random)\n\(result)")
      }
      let count = Rounds.of(10_000, ordinarily: 100)
      var counts: [String: Int] = [:]
      for _ in 0..<count {
        let size = LayoutSize(
          width: Double.random(in: lengths, using: &random),
          height: Double.random(in: lengths, using: &random))
        for name in differing(one, two, at: size) { counts[name, default: 0] += 1 }
      }
      let found = Dictionary(result.differences.map { ($0.name, $0.share) }) { one, _ in one }
      #expect(
        Set(counts.keys).isSubset(of: found.keys), "round \(round), \(random): \(counts) \(result)")
      for (name, share) in found {
        // Five standard deviations of a share that is counted.
        let error = 5 * (share * (1 - share) / Double(count)).squareRoot() + 2 / Double(count)
        let counted = Double(counts[name] ?? 0) / Double(count)
        #expect(
          abs(counted - share) < error, "round \(round), \(random): \(name) \(counted) \(share)")
      }
      for difference in result.differences {
        let here = differing(one, two, at: difference.example)
        #expect(here.contains(difference.name), "round \(round), \(random)")
      }
    }
    #expect(kinds == [.equal, .different])
  }

  private func differing(_ one: PlainScene, _ two: PlainScene, at size: LayoutSize) -> [String] {
    one.layOut(at: size)
    two.layOut(at: size)
    return zip(one.items, two.items).filter { old, new in
      let (a, b) = (old.rect, new.rect)
      return [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height].contains {
        abs($0) > 0.01
      }
    }.map(\.0.name)
  }
}

extension PlainScene {
  /// The scene with its views as a snapshot.
  fileprivate var compared: ComparedScene {
    ComparedScene(self) { [unowned self] in
      var views = items.map { subject in
        let rect = subject.rect
        return LayoutSnapshot.View(
          id: subject.id, kind: subject.role == .container ? .view : .other, name: subject.name,
          frame: LayoutRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height),
          isHidden: !subject.isVisible)
      }
      var root = views.removeFirst()
      root.subviews = views
      return LayoutSnapshot(
        name: "", canvas: LayoutSize(width: root.frame.width, height: root.frame.height), root: root
      )
    }
  }
}
