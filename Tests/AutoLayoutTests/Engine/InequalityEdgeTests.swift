import AutoLayout
import TestSupport
import Testing

/// What inequalities leave open: lengths are as small as they may be, then positions lie at the edge
/// of the inequality activated first, where UIKit leaves them (`engine:E4.2`).
@Suite(.late) struct InequalityEdgeTests {
  let root = EngineItem()
  let box = EngineItem()
  let engine: LayoutEngine
  private var serial = 0

  init() {
    root.setInitialPlacement(
      .framed(LayoutRect(x: 0, y: 0, width: 300, height: 300), [], container: nil))
    box.setParent(root)
    engine = LayoutEngine(root: root)
    engine.attach(box)
  }

  @discardableResult
  private mutating func relate(
    _ one: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ two: NSLayoutConstraint.Attribute? = nil, plus constant: Double = 0,
    priority: UILayoutPriority = .required, isSystem: Bool = false
  ) throws -> EngineConstraint {
    serial += 1
    let constraint = EngineConstraint(
      .attribute(box, one), relation, two.map { .attribute(root, $0) }, constant: constant,
      priority: priority, in: two == nil ? box : root, serial: serial, isSystem: isSystem)
    try engine.activate(constraint)
    return constraint
  }

  private mutating func rect() -> LayoutRect {
    engine.solve()
    return engine.frame(of: box)
  }

  @Test mutating func `a box that may end before the centre ends there, and is ambiguous`() throws {
    try relate(.width, .equal, plus: 40)
    try relate(.right, .lessThanOrEqual, .centerX, plus: -10)

    // 150 − 10 − 40
    #expect(rect().x == 100)
    #expect(engine.ambiguousAttributes(of: box).contains(.left))
  }

  @Test mutating func `the inequality activated first decides where a box lies`() throws {
    try relate(.width, .equal, plus: 40)
    let most = try relate(.left, .lessThanOrEqual, .left, plus: 200)
    try relate(.left, .greaterThanOrEqual, .left, plus: 50)
    #expect(rect().x == 200)

    // As if it had come last.
    engine.deactivate(most)
    #expect(rect().x == 50)
    try relate(.left, .lessThanOrEqual, .left, plus: 120)
    #expect(rect().x == 50)
  }

  @Test mutating func `a length is as small as inequalities allow, in any order`() throws {
    try relate(.width, .lessThanOrEqual, plus: 200)
    #expect(rect().width == 0)
    let least = try relate(.width, .greaterThanOrEqual, plus: 50)
    #expect(rect().width == 50)
    engine.deactivate(least)
    #expect(rect().width == 0)
  }

  @Test mutating func `a weaker preference still decides within the inequality`() throws {
    try relate(.width, .lessThanOrEqual, plus: 200)
    try relate(.width, .equal, plus: 120, priority: UILayoutPriority(1))
    #expect(rect().width == 120)
    #expect(!engine.ambiguousAttributes(of: box).contains(.width))
  }

  @Test mutating func `an optional inequality is tight as well, and says how far it misses`() throws
  {
    try relate(.width, .equal, plus: 10)
    let most = try relate(.left, .lessThanOrEqual, .left, plus: 200, priority: .defaultLow)
    #expect(rect().x == 200)
    let exact = try relate(.left, .equal, .left, plus: 260)
    #expect(rect().x == 260)
    #expect(engine.residual(of: most) == 60)
    engine.deactivate(exact)
    try relate(.left, .equal, .left, plus: 150)
    #expect(rect().x == 150)
    #expect(engine.residual(of: most) == -50)
  }

  @Test mutating func `a container's own inequality moves nothing`() throws {
    try relate(.width, .equal, plus: 10)
    try relate(.left, .lessThanOrEqual, .left, plus: 200, isSystem: true)
    #expect(rect().x == 0)
  }

  @Test(.rules("engine:E3.2"))
  mutating func `a conflict of inequalities names them as before`() throws {
    let least = try relate(.width, .greaterThanOrEqual, plus: 100)
    let most = try relate(.width, .lessThanOrEqual, plus: 80)
    #expect(rect().width == 100)
    let conflict = try #require(engine.conflicts.first)
    #expect(conflict.members.count == 2)
    engine.deactivate(least)
    #expect(rect().width == 0)
    #expect(engine.conflicts.isEmpty)
    #expect(engine.residual(of: most) == -80)
  }
}
