import AutoLayout
import TestSupport
import Testing

/// The engine alone, without UIKit and off the main actor.
@Suite(.late) struct LayoutEngineTests {
  let root = EngineItem()
  let box = EngineItem()
  let engine: LayoutEngine
  private var serial = 0

  init() {
    root.setUp(LayoutRect(x: 0, y: 0, width: 320, height: 480))
    box.setParent(root)
    engine = LayoutEngine(root: root)
    engine.attach(box)
  }

  private mutating func pin(
    _ one: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
    _ two: NSLayoutConstraint.Attribute? = nil, times multiplier: Double = 1,
    plus constant: Double = 0, priority: UILayoutPriority = .required
  ) throws -> EngineConstraint {
    serial += 1
    let constraint = EngineConstraint(
      .attribute(box, one), relation, two.map { .attribute(root, $0) }, multiplier: multiplier,
      constant: constant, priority: priority, in: two == nil ? box : root, serial: serial)
    try engine.activate(constraint)
    return constraint
  }

  private mutating func pinEdges() throws {
    _ = try pin(.leading, .equal, .leading, plus: 20)
    _ = try pin(.trailing, .equal, .trailing, plus: -20)
    _ = try pin(.top, .equal, .top, plus: 10)
  }

  @Test mutating func `edges and a ratio determine a rectangle`() throws {
    try pinEdges()
    _ = try pin(.height, .equal, .width, times: 0.5)
    engine.solve()

    #expect(engine.frame(of: box) == LayoutRect(x: 20, y: 10, width: 280, height: 160))
  }

  @Test mutating func `an engine describes its equations`() throws {
    try pinEdges()
    let height = try pin(.height, plus: 40)
    engine.solve()
    #expect(engine.debugDescription.contains("(item#0 height) = 40, defined by c"))
    #expect("\(box)" == "EngineItem(item#0, 20.0 10.0 280.0 40.0)")
    #expect("\(height)" == "item#0.height == 40.0 @1000.0")
  }

  @Test mutating func `a changed constant moves only what depends on it`() throws {
    try pinEdges()
    let height = try pin(.height, plus: 40)
    engine.solve()
    engine.setConstant(60, of: height)

    #expect(engine.solve().map { $0 === box } == [true])
    #expect(engine.frame(of: box).height == 60)
    #expect(engine.solve().isEmpty)
  }

  @Test(.rules("engine:E3.2"))
  mutating func `a conflict sets aside the constraint activated last`() throws {
    try pinEdges()
    let first = try pin(.height, plus: 40)
    let second = try pin(.height, plus: 50)
    engine.solve()

    #expect(engine.frame(of: box).height == 40)
    let conflict = try #require(engine.conflicts.first)
    #expect(conflict.broken.constraint === second)
    #expect(conflict.members.count == 2)

    engine.deactivate(first)
    engine.solve()
    #expect(engine.frame(of: box).height == 50)
    #expect(engine.conflicts.isEmpty)
  }

  @Test(.rules("measured:M9"))
  mutating func `one point of priority decides`() throws {
    try pinEdges()
    _ = try pin(.height, plus: 40, priority: UILayoutPriority(250))
    _ = try pin(.height, plus: 50, priority: UILayoutPriority(250))
    _ = try pin(.height, plus: 60, priority: UILayoutPriority(251))
    engine.solve()

    #expect(engine.frame(of: box).height == 60)
  }

  @Test(.rules("measured:M11"))
  mutating func `right to left mirrors leading and trailing, constants included`() throws {
    root.direction = .rightToLeft
    _ = try pin(.leading, .equal, .leading, plus: 20)
    _ = try pin(.width, plus: 100)
    _ = try pin(.top, .equal, .top)
    engine.solve()

    #expect(engine.frame(of: box).x == 200)
  }

  @Test(.rules("engine:E14.4, E14.5"))
  mutating func `siblings turn round with the item that holds them`() throws {
    let other = EngineItem(in: root)
    engine.attach(other)
    try pinEdges()
    let constraints = [
      EngineConstraint(
        .attribute(other, .leading), .equal, .attribute(box, .leading), constant: 8, in: root,
        serial: 100),
      EngineConstraint(.attribute(other, .width), .equal, constant: 10, in: other, serial: 101),
    ]
    for constraint in constraints { try engine.activate(constraint) }
    engine.solve()
    #expect(engine.frame(of: other).x == 28)

    // The box is 20 points from either edge.
    root.direction = .rightToLeft
    engine.solve()
    #expect(engine.frame(of: other).x == 320 - 28 - 10)
  }

  @Test(.rules("engine:E6.3"))
  mutating func `alignment insets lie between frame and constraints`() throws {
    // A switch.
    box.alignmentInsets = LayoutInsets(right: 2)
    try pinEdges()
    _ = try pin(.height, plus: 31)
    engine.solve()

    #expect(engine.alignmentRect(of: box).width == 280)
    #expect(engine.frame(of: box).width == 282)
  }

  @Test mutating func `margins that change move what hangs on them`() throws {
    root[.margins] = LayoutInsets(top: 8, left: 8, bottom: 8, right: 8)
    _ = try pin(.leading, .equal, .leadingMargin)
    _ = try pin(.top, .equal, .topMargin)
    _ = try pin(.width, plus: 10)
    _ = try pin(.height, plus: 10)
    engine.solve()
    #expect(engine.frame(of: box).x == 8)

    root[.margins] = LayoutInsets(top: 30, left: 16, bottom: 8, right: 16)
    engine.solve()
    #expect(engine.frame(of: box) == LayoutRect(x: 16, y: 30, width: 10, height: 10))
  }

  @Test mutating func `what no constraint decides is ambiguous`() throws {
    _ = try pin(.leading, .equal, .leading, plus: 20)
    _ = try pin(.top, .equal, .top)
    _ = try pin(.height, plus: 10)
    engine.solve()
    #expect(engine.ambiguousAttributes(of: box) == [.width])

    _ = try pin(.width, plus: 10)
    engine.solve()
    #expect(!engine.isAmbiguous(box))
  }

  @Test func `an item outside the holder is refused`() {
    let stranger = EngineItem()
    let constraint = EngineConstraint(
      .attribute(stranger, .leading), .equal, .attribute(root, .leading), in: root, serial: 1)

    #expect(throws: LayoutEngineError.unpreparedHierarchy) { try engine.activate(constraint) }
  }
}

extension EngineItem {
  fileprivate func setUp(_ frame: LayoutRect) {
    // A root's placement is told to the engine; before there is one, the item keeps it.
    setInitialPlacement(.framed(frame, [], container: nil))
  }
}

extension ConstraintOrigin {
  fileprivate var constraint: EngineConstraint? {
    if case .constraint(let constraint) = self { constraint } else { nil }
  }
}
