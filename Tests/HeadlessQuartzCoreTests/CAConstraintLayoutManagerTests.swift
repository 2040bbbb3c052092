import Foundation
import HeadlessQuartzCore
import TestSupport
import Testing

/// Layers placed by directed constraints; the vectors KT* are those of the specification.
@Suite struct CAConstraintLayoutManagerTests {
  let container = CALayer()
  let manager = CAConstraintLayoutManager()
  private let told = Told()

  private final class Told {
    var problems: [DirectedLayoutError] = []
  }

  init() {
    container.bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
    container.layoutManager = manager
    manager.report = { [told] _, problem in told.problems.append(problem) }
  }

  @discardableResult
  private func layer(_ name: String, _ frame: CGRect = .zero, in parent: CALayer? = nil) -> CALayer
  {
    let made = CALayer()
    made.name = name
    made.frame = frame
    (parent ?? container).addSublayer(made)
    return made
  }

  private func place(
    _ layer: CALayer, _ attribute: CAConstraintAttribute, _ source: String,
    _ sourceAttribute: CAConstraintAttribute, times scale: CGFloat = 1, plus offset: CGFloat = 0
  ) {
    layer.addConstraint(
      CAConstraint(
        attribute: attribute, relativeTo: source, attribute: sourceAttribute, scale: scale,
        offset: offset))
  }

  private func error(_ body: () throws -> Void) -> DirectedLayoutError? {
    do { try body() } catch { return error as? DirectedLayoutError }
    return nil
  }

  @Test(.rules("caconstraint:K1.1, K1.2"))
  func `raw values and defaults are Apple's`() throws {
    #expect(CAConstraintAttribute.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7])
    let plain = CAConstraint(attribute: .minX, relativeTo: "superlayer", attribute: .maxX)
    #expect(plain.scale == 1)
    #expect(plain.offset == 0)
    #expect(
      CAConstraint(attribute: .minX, relativeTo: "a", attribute: .maxX, offset: 3).offset == 3)

    let coded = try NSKeyedArchiver.archivedData(
      withRootObject: CAConstraint(
        attribute: .height, relativeTo: "a", attribute: .width, scale: 0.5, offset: -2),
      requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: CAConstraint.self, from: coded))
    #expect(read.attribute == .height)
    #expect(read.sourceName == "a")
    #expect(read.sourceAttribute == .width)
    #expect(read.scale == 0.5)
    #expect(read.offset == -2)
  }

  @Test(.rules("caconstraint:K1.3–K1.6, K2.2, KT1, KT2"))
  func `two layers, one centred, one hung below`() {
    let a = layer("a", CGRect(x: 0, y: 0, width: 100, height: 25))
    place(a, .midY, "superlayer", .midY)
    place(a, .midX, "superlayer", .midX)
    let b = layer("b")
    place(b, .width, "a", .width)
    place(b, .midX, "a", .midX)
    place(b, .minY, "a", .maxY, plus: 10)
    place(b, .maxY, "superlayer", .maxY, plus: -10)
    container.layoutIfNeeded()

    #expect(a.frame == CGRect(x: 110, y: 227.5, width: 100, height: 25))
    #expect(b.frame == CGRect(x: 110, y: 262.5, width: 100, height: 207.5))
  }

  @Test(.rules("caconstraint:KT10"))
  func `halves side by side`() {
    let left = layer("left")
    let right = layer("right")
    for half in [left, right] {
      place(half, .height, "superlayer", .height)
      place(half, .width, "superlayer", .width, times: 0.5)
      place(half, .minY, "superlayer", .minY)
    }
    place(left, .minX, "superlayer", .minX)
    place(right, .maxX, "superlayer", .maxX)
    container.layoutIfNeeded()

    #expect(left.frame == CGRect(x: 0, y: 0, width: 160, height: 480))
    #expect(right.frame == CGRect(x: 160, y: 0, width: 160, height: 480))
  }

  @Test(
    .rules("caconstraint:K2.2, K2.4"),
    arguments: [
      ([(CAConstraintAttribute.minX, 10.0)], 10.0, 50.0),
      ([(.midX, 10)], -15, 50),
      ([(.maxX, 10)], -40, 50),
      ([(.width, 10)], 7, 10),
      ([(.minX, 10), (.midX, 30)], 10, 40),
      ([(.minX, 10), (.maxX, 30)], 10, 20),
      ([(.minX, 10), (.width, 30)], 10, 30),
      ([(.midX, 10), (.maxX, 30)], -10, 40),
      ([(.midX, 10), (.width, 30)], -5, 30),
      ([(.maxX, 10), (.width, 30)], -20, 30),
    ] as [([(CAConstraintAttribute, Double)], Double, Double)])
  func `two values make a placement, one keeps the size`(
    given: [(CAConstraintAttribute, Double)], x: Double, width: Double
  ) {
    // In both orders.
    for given in [given, given.reversed()] {
      let a = layer("a", CGRect(x: 7, y: 9, width: 50, height: 60))
      for (attribute, value) in given {
        place(a, attribute, "superlayer", .width, times: 0, plus: CGFloat(value))
      }
      container.layoutIfNeeded()
      #expect(a.frame == CGRect(x: x, y: 9, width: width, height: 60))
      a.removeFromSuperlayer()
    }
  }

  @Test(.rules("caconstraint:K1.6, KT14"))
  func `the superlayer's bounds are read, not its frame`() {
    container.frame.origin = CGPoint(x: 50, y: 50)
    let a = layer("a", CGRect(x: 5, y: 5, width: 10, height: 10))
    place(a, .minX, "superlayer", .minX)
    container.layoutIfNeeded()
    #expect(a.frame.minX == 0)

    container.bounds.origin.x = 30
    container.layoutIfNeeded()
    #expect(a.frame.minX == 30)
  }

  @Test(.rules("caconstraint:K1.8, KT5, KT16"))
  func `a source may be of the other axis, of another sibling or of oneself`() {
    let a = layer("a", CGRect(x: 3, y: 0, width: 1, height: 1))
    place(a, .width, "superlayer", .height, times: 0.5)
    place(a, .height, "superlayer", .height, times: 0, plus: 30)
    let b = layer("b")
    place(b, .height, "a", .width)
    place(b, .width, "b", .height, times: 2)
    container.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 3, y: 0, width: 240, height: 30))
    #expect(b.frame.size == CGSize(width: 480, height: 240))
  }

  @Test(.rules("caconstraint:K2.5, K7.6, KT15"))
  func `a chain is computed in the order of dependence, however it was written`() {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let (c, b, a) = (layer("c", frame), layer("b", frame), layer("a", frame))
    place(c, .minX, "b", .maxX, plus: 5)
    place(b, .minX, "a", .maxX, plus: 5)
    place(a, .minX, "superlayer", .minX, plus: 5)
    container.layoutIfNeeded()
    #expect([a, b, c].map(\.frame.minX) == [5, 20, 35])
  }

  @Test(.rules("caconstraint:K2.6"))
  func `bounds and position are set, wherever the anchor point is`() {
    let a = layer("a", CGRect(x: 0, y: 0, width: 20, height: 10))
    a.anchorPoint = CGPoint(x: 0, y: 1)
    a.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    place(a, .minX, "superlayer", .minX, plus: 40)
    place(a, .width, "superlayer", .width, times: 0.25)
    container.layoutIfNeeded()
    #expect(a.position.x == 40)
    #expect(a.bounds.size == CGSize(width: 80, height: 10))
  }

  @Test(.rules("caconstraint:K1.5"))
  func `the first layer of a name is meant`() {
    layer("same", CGRect(x: 10, y: 0, width: 10, height: 10))
    layer("same", CGRect(x: 90, y: 0, width: 10, height: 10))
    let a = layer("a")
    place(a, .minX, "same", .minX)
    container.layoutIfNeeded()
    #expect(a.frame.minX == 10)
  }

  @Test(.rules("caconstraint:K2.3, K2.7–K2.9, K3.12, K4.1, K4.2, K4.3, KT8, KT9, KT17"))
  func `what is wrong is an error with its place, told once, and nothing moves`() {
    let cases: [(String, (CALayer, CALayer) -> Void)] = [
      (
        "the constraints form a cycle: a.x → b.x → a.x; remove one of them",
        { a, b in
          place(a, .minX, "b", .maxX)
          place(b, .minX, "a", .maxX)
        }
      ),
      (
        "the constraints form a cycle: a.x → a.y → a.x; remove one of them",
        { a, _ in
          place(a, .width, "a", .height)
          place(a, .height, "a", .width)
        }
      ),
      (
        "a.x has 3 attributes (minX, midX, maxX), two are enough",
        { a, _ in
          for attribute in [CAConstraintAttribute.minX, .midX, .maxX] {
            place(a, attribute, "superlayer", attribute)
          }
        }
      ),
      (
        "a.minX is determined twice; remove one of the constraints",
        { a, _ in
          place(a, .minX, "superlayer", .minX)
          place(a, .minX, "b", .minX)
        }
      ),
      (
        "a.width is relative to its own midX",
        { a, _ in place(a, .width, "a", .midX) }
      ),
      (
        "a.minX is relative to 'c', which is neither a sibling nor the container",
        { a, _ in place(a, .minX, "c", .maxX) }
      ),
      (
        "a.minX is no finite number",
        { a, _ in place(a, .minX, "b", .maxX, times: .infinity) }
      ),
    ]
    for (text, write) in cases {
      let a = layer("a", CGRect(x: 1, y: 2, width: 3, height: 4))
      let b = layer("b", CGRect(x: 5, y: 6, width: 7, height: 8))
      place(b, .midY, "superlayer", .midY)
      write(a, b)
      container.layoutIfNeeded()
      container.setNeedsLayout()
      container.layoutIfNeeded()

      #expect(told.problems.map(\.description) == [text])
      #expect(error { try manager.validate(container) }?.description == text)
      #expect(a.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(b.frame == CGRect(x: 5, y: 6, width: 7, height: 8), "\(text)")

      a.constraints = nil
      b.constraints = [b.constraints?.first].compactMap { $0 }
      container.layoutIfNeeded()
      #expect(b.frame.midY == 240)
      a.removeFromSuperlayer()
      b.removeFromSuperlayer()
      told.problems = []
    }
  }

  @Test func `numbers that only turn out infinite move nothing, either`() {
    let a = layer("a", CGRect(x: 1, y: 2, width: 3, height: 4))
    let b = layer("b", CGRect(x: 5, y: 6, width: 7, height: 8))
    place(b, .minX, "superlayer", .maxX)
    place(a, .minX, "b", .maxX, times: 1e300)
    place(a, .width, "a", .maxY, times: 1e300)
    place(a, .maxY, "superlayer", .height, times: 1e300)
    container.layoutIfNeeded()
    #expect(b.frame.minX == 5)
    #expect(told.problems.count == 1)
  }

  @Test(.rules("caconstraint:K1.7, KT13"))
  func `a name that matches nothing can be left out instead`() {
    manager.ignoresUnknownSources = true
    let a = layer("a", CGRect(x: 1, y: 2, width: 3, height: 4))
    place(a, .minX, "late", .maxX)
    place(a, .midY, "superlayer", .midY)
    container.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 1, y: 238, width: 3, height: 4))
    #expect(told.problems.isEmpty)

    layer("late", CGRect(x: 0, y: 0, width: 30, height: 4))
    container.layoutIfNeeded()
    #expect(a.frame.minX == 30)
  }

  @Test(.rules("caconstraint:K2.4"))
  func `a length below zero counts as zero and is told`() {
    let a = layer("a")
    place(a, .midX, "superlayer", .minX, plus: 50)
    place(a, .maxX, "superlayer", .minX, plus: 40)
    container.layoutIfNeeded()
    #expect(a.frame.minX == 40)
    #expect(a.frame.width == 0)
    #expect(told.problems.map(\.description) == ["a.x has the length -20.0, which is treated as 0"])
  }

  @Test(.rules("caconstraint:K2.1, K3.8, K7.5, KT11"))
  func `the order is worked out when constraints change, never for another size`() {
    let a = layer("a", CGRect(x: 0, y: 0, width: 100, height: 25))
    place(a, .midX, "superlayer", .midX)
    place(a, .midY, "superlayer", .midY)
    container.layoutIfNeeded()
    #expect(manager.sortCount(of: container) == 1)

    container.bounds.size = CGSize(width: 480, height: 320)
    #expect(container.needsLayout())
    container.layoutIfNeeded()
    #expect(a.position == CGPoint(x: 240, y: 160))
    container.setNeedsLayout()
    container.layoutIfNeeded()
    #expect(a.position == CGPoint(x: 240, y: 160))
    #expect(manager.sortCount(of: container) == 1)

    place(a, .width, "superlayer", .width, times: 0.5)
    container.layoutIfNeeded()
    #expect(a.bounds.width == 240)
    #expect(manager.sortCount(of: container) == 2)
  }

  @Test(.rules("caconstraint:K2.10, K2.11"))
  func `nothing is rounded, and the preferred size is the present one`() {
    let a = layer("a")
    place(a, .width, "superlayer", .width, times: 1 / 3)
    container.layoutIfNeeded()
    #expect(a.frame.width == container.bounds.width * (1 / 3))
    #expect(container.preferredFrameSize() == container.bounds.size)
    #expect(CAConstraintLayoutManager.layoutManager() === CAConstraintLayoutManager.layoutManager())
  }

  @Test(.rules("caconstraint:K1.9"))
  func `the smaller y is the minimum, whichever way y grows`() {
    container.isGeometryFlipped = true
    let a = layer("a", CGRect(x: 0, y: 0, width: 10, height: 10))
    place(a, .minY, "superlayer", .minY, plus: 30)
    container.layoutIfNeeded()
    #expect(a.frame.minY == 30)
  }

  @Test(.rules("caconstraint:K7.1"))
  func `a chain of ten thousand is placed`() {
    for index in 0..<10_000 {
      let next = layer("\(index)", CGRect(x: 0, y: 0, width: 1, height: 1))
      place(next, .minX, index == 9_999 ? "superlayer" : "\(index + 1)", .minX, plus: 1)
    }
    container.layoutIfNeeded()
    #expect(container.sublayers?.first?.frame.minX == 10_000)
  }
}
