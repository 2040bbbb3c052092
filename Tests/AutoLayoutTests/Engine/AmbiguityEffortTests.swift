import AutoLayout
import TestSupport
import Testing

/// What it costs to ask whether items are ambiguous: counts of the solver's work.
@Suite(.late) struct AmbiguityEffortTests {
  /// Rows below each other, of which some have no height.
  private struct Column {
    let root = EngineItem()
    let engine: LayoutEngine
    var rows: [EngineItem] = []
    /// The constraints of the heights, by row.
    var heights: [Int: EngineConstraint] = [:]

    init(of count: Int, openEvery step: Int) throws {
      root.setInitialPlacement(
        .framed(LayoutRect(x: 0, y: 0, width: 320, height: 480), [], container: nil))
      engine = LayoutEngine(root: root)
      var serial = 0
      @discardableResult
      func relate(
        _ item: EngineItem, _ one: NSLayoutConstraint.Attribute, _ other: EngineItem?,
        _ two: NSLayoutConstraint.Attribute, _ constant: Double = 0
      ) throws -> EngineConstraint {
        serial += 1
        let made = EngineConstraint(
          .attribute(item, one), .equal, other.map { .attribute($0, two) }, constant: constant,
          in: root, serial: serial)
        try engine.activate(made)
        return made
      }
      for place in 0..<count {
        let row = EngineItem()
        row.setParent(root)
        engine.attach(row)
        try relate(row, .leading, root, .leading)
        try relate(row, .width, nil, .notAnAttribute, 100)
        try relate(row, .top, rows.last ?? root, rows.isEmpty ? .top : .bottom, 4)
        if step == 0 || place % step != 0 {
          heights[place] = try relate(row, .height, nil, .notAnAttribute, 20)
        }
        rows.append(row)
      }
      engine.solve()
    }

    /// The ambiguous rows, and the work of finding them.
    func ask() -> (ambiguous: [Int], work: Int) {
      _ = engine.alignmentRect(of: rows[0])
      let before = engine.effort
      let found = rows.indices.filter { engine.isAmbiguous(rows[$0]) }
      let effort = engine.effort.since(before)
      return (found, effort.examinations + effort.evaluations + effort.circuitMembers)
    }
  }

  @Test(arguments: [0, 1, 3])
  func `all items together cost in proportion to their number`(openEvery step: Int) throws {
    let small = try Column(of: 200, openEvery: step).ask()
    let large = try Column(of: 400, openEvery: step).ask()
    #expect(large.ambiguous.count == (step == 0 ? 0 : 400))
    #expect(large.work <= 22 * small.work / 10)
  }

  @Test func `a few items cost nothing for the others`() throws {
    let column = try Column(of: 1000, openEvery: 1)
    let before = column.engine.effort
    #expect(column.engine.isAmbiguous(column.rows[0]))
    let effort = column.engine.effort.since(before)
    #expect(effort.circuitMembers < 20)
  }

  @Test func `answers are those of the last solve`() throws {
    let column = try Column(of: 40, openEvery: 0)
    #expect(column.ask().ambiguous.isEmpty)
    let height = try #require(column.heights[10])
    column.engine.deactivate(height)
    column.engine.solve()
    #expect(column.ask().ambiguous == Array(10..<40))
    try column.engine.activate(height)
    column.engine.solve()
    #expect(column.ask().ambiguous.isEmpty)
  }
}
