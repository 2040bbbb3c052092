import LayoutSnapshot
import Testing

@testable import LayoutRendering

@Suite struct ConstraintMarkTests {
  typealias Constraint = LayoutSnapshot.Constraint

  /// A parent of 100 × 100 with two boxes side by side, 10 points apart.
  private func mark(
    _ constraint: Constraint, direction: LayoutDirection = .leftToRight
  ) -> ConstraintMark? {
    let root = LayoutSnapshot.View(
      id: "root", frame: Sample.rect(0, 0, 100, 100),
      layout: .init(layoutMargins: .init(top: 8, left: 8, bottom: 8, right: 8)),
      subviews: [
        .init(id: "a", frame: Sample.rect(10, 10, 30, 20)),
        .init(id: "b", frame: Sample.rect(50, 10, 30, 40)),
      ])
    let snapshot = LayoutSnapshot(
      name: "", canvas: .init(width: 100, height: 100), direction: direction, root: root)
    return ConstraintMark(constraint, ItemGeometry(snapshot))
  }

  @Test func `a gap is measured where both items face each other`() {
    let mark = mark(Sample.constraint("b", .leading, .equal, "a", .trailing, plus: 10))
    guard case .span(.horizontal, from: 40, to: 50, cross: 20, reach: nil) = mark?.shape else {
      Issue.record("\(String(describing: mark))")
      return
    }
    #expect(mark?.label == "10")
  }

  @Test func `items that do not face each other are joined by a thin line`() {
    let mark = mark(Sample.constraint("b", .top, .equal, "a", .bottom, plus: -20))
    guard case .span(.vertical, from: 30, to: 10, cross: 65, reach: 40) = mark?.shape else {
      Issue.record("\(String(describing: mark))")
      return
    }
    #expect(mark?.label == "20")
  }

  @Test(arguments: [
    (Sample.constraint("b", .trailing, .lessThanOrEqual, "root", plus: -8), "≥ 8"),
    (Sample.constraint("b", .trailing, .greaterThanOrEqual, "root", plus: -8, at: 750), "≤ 8 @750"),
    (Sample.constraint("b", .left, .greaterThanOrEqual, "a", .right), "≥ 0"),
    (Sample.constraint("b", .bottom, .lessThanOrEqual, "root", .bottomMargin), "≥ 0"),
    (Sample.constraint("b", .width, plus: 80, isBroken: true), "80 ≠ 30"),
    (Sample.constraint("a", .width, .lessThanOrEqual, plus: 80.5), "≤ 80.5"),
    (Sample.constraint("a", .width, .equal, "a", .height, times: 1.777), "16:9"),
    (Sample.constraint("a", .height, .equal, "a", .width, times: 1.5), "2:3"),
    (Sample.constraint("a", .width, .greaterThanOrEqual, "a", .height, times: 0.123456), "≥ 10:81"),
    (Sample.constraint("a", .width, .equal, "b", times: 0.5, plus: -4), "= ×0.5 − 4"),
    (Sample.constraint("a", .top, .equal, "b"), ""),
    (Sample.constraint("a", .right, .equal, "b", .right, times: 0.5), "×0.5 + 0"),
  ])
  func `a label says the distance and not the sign`(constraint: Constraint, label: String) {
    let label = label == "≥ 10:81" ? "≥ 0.12:1" : label
    #expect(mark(constraint)?.label == label)
  }

  @Test func `leading is at the right in a mirrored layout`() {
    let constraint = Sample.constraint("b", .leading, .equal, "root", .leadingMargin, plus: 12)
    guard
      case .span(.horizontal, from: 92, to: 80, _, _) = mark(
        constraint, direction: .rightToLeft)?.shape
    else {
      Issue.record("\(String(describing: mark(constraint, direction: .rightToLeft)))")
      return
    }
  }

  @Test func `a shared edge runs along both neighbours and inside a container along the item`() {
    guard
      case .edge(.vertical, at: 10, from: 10, to: 80)? =
        mark(Sample.constraint("a", .top, .equal, "b"))?.shape,
      case .edge(.horizontal, at: 40, from: 10, to: 30)? =
        mark(Sample.constraint("a", .right, .equal, "a", .right))?.shape
    else {
      Issue.record("An edge is drawn elsewhere.")
      return
    }
  }

  @Test func `what refers to nothing has no mark`() {
    #expect(mark(Sample.constraint("a", .top, .equal, "nobody")) == nil)
    #expect(mark(Sample.constraint("a", .top, plus: 8)) == nil)
    #expect(mark(Sample.constraint("a", .top, .equal, "b", .left)) == nil)
    #expect(mark(Sample.constraint("a", .width, .equal, "b", .left)) == nil)
  }
}

@Suite struct LabelPlacementTests {
  @Test func `a label moves away from others but may stand on its own line`() {
    var labels = LabelPlacement(canvas: Sample.rect(0, 0, 100, 100))
    labels.avoid(line: .init(x: 0, y: 50), .init(x: 100, y: 50), owner: 1)

    let own = labels.place(width: 20, height: 10, at: [(50, 50), (50, 30)], owner: 1)
    #expect(own.midY == 50)
    let next = labels.place(width: 20, height: 10, at: [(50, 50), (50, 30)], owner: 2)
    #expect(next.midY == 30)
    let last = labels.place(width: 20, height: 10, at: [(50, 50), (200, 30)], owner: 3)
    #expect(last.midX == 50)
  }

  @Test func `one item is marked once for one and the same size`() {
    var labels = LabelPlacement(canvas: Sample.rect(0, 0, 100, 100))
    let rect = Sample.rect(0, 0, 10, 10)
    #expect(labels.rankOfBar(along: .horizontal, of: rect, "=") == 0)
    #expect(labels.rankOfBar(along: .horizontal, of: rect, "=") == nil)
    #expect(labels.rankOfBar(along: .horizontal, of: rect, "44") == 1)
    #expect(labels.rankOfBar(along: .vertical, of: rect, "=") == 0)
  }

  @Test func `a label is compared with few of thousands on one spot`() {
    var labels = LabelPlacement(canvas: Sample.rect(0, 0, 100, 100))
    for owner in 0..<2_000 {
      labels.avoid(line: .init(x: 50, y: 50), .init(x: 60, y: 50), owner: owner)
      _ = labels.place(width: 20, height: 10, at: [(50, 50), (50, 30)], owner: owner)
    }
    #expect(labels.mostObstacles < 100)
  }
}
