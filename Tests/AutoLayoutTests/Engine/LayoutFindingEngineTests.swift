import TestSupport
import Testing

@testable import AutoLayout

/// Findings of an engine that no views use.
@Suite(.late) struct LayoutFindingEngineTests {
  private let root = EngineItem()
  private let item: EngineItem
  private let engine: LayoutEngine

  init() {
    item = EngineItem(in: root)
    root.setInitialPlacement(
      .framed(LayoutRect(x: 0, y: 0, width: 100, height: 100), [], container: nil))
    engine = LayoutEngine(root: root)
    engine.attach(item)
  }

  private func width(_ constant: Double, multiplier: Double = 1, serial: Int = 1)
    -> EngineConstraint
  {
    EngineConstraint(
      .attribute(item, .width), .equal, .attribute(root, .width), multiplier: multiplier,
      constant: constant, in: root, serial: serial)
  }

  @Test func `a constraint whose equation can no longer be formed is named, and returns`() throws {
    let stranger = EngineItem()
    let text = EngineItem(in: item)
    engine.attach(text)
    let constraint = EngineConstraint(
      .attribute(item, .lastBaseline), .equal, .attribute(root, .bottom), in: root, serial: 1)
    try engine.activate(constraint)
    engine.solve()
    #expect(engine.findings.isEmpty)
    // The text's own item is in no engine: the way from it to the root ends there.
    engine.detach(text)
    item.lastBaselineItem = text
    engine.solve()
    #expect(engine.findings.map(\.kind) == [.unformedConstraint])
    item.lastBaselineItem = nil
    engine.solve()
    #expect(engine.findings.isEmpty)
    _ = stranger
  }

  @Test func `a constraint that fails when it is read again is named, and returns`() throws {
    let constraint = EngineConstraint(
      .attribute(item, .lastBaseline), .equal, .attribute(root, .bottom), multiplier: 1,
      in: root, serial: 1)
    try engine.activate(constraint)
    engine.solve()
    item.lastBaseline = TextBaseline(fraction: 1e9, offset: 0)
    engine.solve()
    #expect(engine.findings.map(\.kind.id) == ["unusable-constraint"])
    item.lastBaseline = .bottom
    engine.solve()
    #expect(engine.findings.isEmpty)
    #expect(abs(engine.residual(of: constraint)) < 1e-6)
  }

  @Test func `a number beyond the greatest length is named until it is another`() throws {
    let constraint = width(1e12)
    try engine.activate(constraint)
    engine.solve()
    #expect(engine.findings.map(\.kind) == [.limitedNumber(1e12)])
    engine.setConstant(5, of: constraint)
    engine.solve()
    #expect(engine.findings.isEmpty)
    #expect(engine.alignmentRect(of: item).width == 105)
  }

  /// Items, each so many times as wide as the one before.
  private func chain(_ factors: [Double]) throws -> [EngineItem] {
    var items = [item]
    try engine.activate(
      EngineConstraint(.attribute(item, .width), .equal, constant: 10, in: root, serial: 1))
    for (index, factor) in factors.enumerated() {
      let next = EngineItem(in: root)
      engine.attach(next)
      try engine.activate(
        EngineConstraint(
          .attribute(next, .width), .equal, .attribute(items[index], .width), multiplier: factor,
          in: root, serial: index + 2))
      items.append(next)
    }
    return items
  }

  @Test func `widths that multiply beyond what is exact are named once, until they are not`()
    throws
  {
    let items = try chain([100, 100, 100, 100, 100, 100])
    engine.solve()
    let found = try #require(engine.findings.first)
    #expect(engine.findings.count == 1)
    #expect(found.kind == .impreciseFrame(by: .infinity))
    #expect(found.items.map(ObjectIdentifier.init) == items[5...].map(ObjectIdentifier.init))
    #expect(found.kind.isError)
    let names = Dictionary(
      uniqueKeysWithValues: items.enumerated().map { (ObjectIdentifier($1), "v\($0)") })
    #expect(
      found.text(constraint: { _ in "" }, item: { names[ObjectIdentifier($0)] ?? "?" })
        == "the frame of v5, v6 is too large to be exact; multipliers of very different magnitude depend "
        + "on each other: bring them nearer to 1")
    engine.detach(items[5])
    engine.solve()
    #expect(engine.findings.isEmpty)
  }

  @Test func `factors of a hundred and a hundredth are exact where they cancel`() throws {
    let items = try chain([100, 0.01, 0.01, 100, 100, 0.01])
    engine.solve()
    #expect(engine.findings.isEmpty)
    #expect(abs(engine.alignmentRect(of: items[6]).width - 10) < 1e-9)
  }

  @Test func `a long list of items is cut short`() throws {
    let items = (0..<9).map { _ in EngineItem() }
    let finding = LayoutFinding(.outOfBounds(by: 0.123456), items: items)
    #expect(
      finding.text(constraint: { _ in "" }, item: { _ in "a" }).hasPrefix(
        "the size of a, a, a and 6 others is below zero by 0.12 points; "))
  }

  @Test func `a changed constant takes back nothing and reads no item again`() throws {
    let constraint = width(5)
    try engine.activate(constraint)
    engine.solve()
    let before = engine.effort
    for constant in 0..<100 { engine.setConstant(Double(constant), of: constraint) }
    engine.solve()
    let effort = engine.effort.since(before)
    #expect(effort.entered == 0 && effort.left == 0)
    #expect(engine.alignmentRect(of: item).width == 199)
  }

  @Test func `a freed engine leaves its items to the next one`() throws {
    let constraint = width(5)
    do {
      let parent = EngineItem()
      let first = LayoutEngine(root: parent)
      let child = EngineItem(in: parent)
      first.attach(child)
      try first.activate(
        EngineConstraint(
          .attribute(child, .width), .equal, constant: 7, in: parent, serial: 2))
      first.solve()
      #expect(first.alignmentRect(of: child).width == 7)
    }
    try engine.activate(constraint)
    engine.solve()
    #expect(engine.alignmentRect(of: item).width == 105)
  }
}
