import Testing

@testable import AutoLayout

/// Findings of an engine that no views use.
@Suite struct LayoutFindingEngineTests {
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
    item.lastBaseline = Baseline(fraction: 1e9, offset: 0)
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
