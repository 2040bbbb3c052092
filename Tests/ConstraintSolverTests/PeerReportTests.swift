import ConstraintSolver
import TestSupport
import Testing

/// What users reported of other solvers of Auto Layout's kind: each case, written anew for this solver.
///
/// The table with the links is in `Documentation/PeerReports.md`.
@Suite(.late) struct PeerReportTests {
  let solver = Solver()

  private func values(_ variables: Variable...) -> [Double] {
    solver.solve()
    return variables.map { solver.value(of: $0) }
  }

  /// kiwi.js 31, cassowary.dart 12: after a constraint that cannot be satisfied, others could not be removed and added
  /// again, and it could not be removed itself.
  @Test func `a conflict leaves the other constraints as they were`() throws {
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    let least = try solver.add([Term(a)], .greaterThanOrEqual, 10)
    try solver.add([Term(b)], .lessThanOrEqual, 5)
    let order = try solver.add([Term(b), Term(a, -1)], .greaterThanOrEqual, 0)
    #expect(values(a) == [10])
    #expect(solver.brokenConstraints == [order])
    try solver.remove(least)
    #expect(values(a) == [0])
    #expect(solver.conflicts.isEmpty)
    let again = try solver.add([Term(a)], .greaterThanOrEqual, 10)
    solver.solve()
    #expect(solver.conflicts.count == 1)
    try solver.remove(order)
    #expect(values(a, b) == [10, 0])
    #expect(solver.conflicts.isEmpty)
    #expect(solver.contains(again))
  }

  /// kiwi 20: dragging the middle of an interval beyond its limits gave ends that violate required constraints.
  @Test(arguments: [70.0, 95, 3, 50, 100, -20])
  func `a dragged middle keeps the ends in their limits`(target: Double) throws {
    let (left, middle, right) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    try solver.add([Term(middle, 2), Term(left, -1), Term(right, -1)], .equal, 0)
    try solver.add([Term(right), Term(left, -1)], .greaterThanOrEqual, 10)
    try solver.add([Term(right)], .lessThanOrEqual, 100)
    try solver.add([Term(left)], .greaterThanOrEqual, 0)
    for value in [target, 60, target] {
      try solver.suggest(value, for: middle, priority: Priority(750))
      let found = values(left, middle, right)
      #expect(found[1] == min(max(value, 5), 95))
      #expect(found[0] >= 0 && found[2] <= 100 && found[2] - found[0] >= 10)
      #expect(found[0] + found[2] == 2 * found[1])
    }
  }

  /// amoeba 1: adding a constraint that cannot be satisfied to a drawing of a tree ended the program.
  @Test func `a tree that cannot be drawn is a conflict`() throws {
    let nodes = (0..<7).map { _ in solver.makeVariable(atLeast: 0, atMost: 100) }
    for parent in 0..<3 {
      let (left, right) = (nodes[2 * parent + 1], nodes[2 * parent + 2])
      try solver.add([Term(nodes[parent], 2), Term(left, -1), Term(right, -1)], .equal, 0)
      try solver.add([Term(right), Term(left, -1)], .greaterThanOrEqual, 10)
    }
    try solver.add([Term(nodes[5]), Term(nodes[4], -1)], .greaterThanOrEqual, 20)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    let tooWide = try solver.add([Term(nodes[6]), Term(nodes[3], -1)], .greaterThanOrEqual, 200)
    solver.solve()
    #expect(solver.brokenConstraints == [tooWide])
  }

  /// kasuari 37, CassowaryNET 1, kiwi.js 11: memory grew with each constraint that came and went.
  @Test func `constraints that come and go leave nothing behind`() throws {
    let (a, b) = (solver.makeVariable(atLeast: 0), solver.makeVariable(atLeast: 0))
    try solver.add([Term(a), Term(b)], .equal, 100)
    func change() throws -> Int {
      let passing = solver.makeVariable()
      let tie = try solver.add([Term(a), Term(passing, -1)], .equal, 0)
      let wish = try solver.add([Term(a)], .equal, 30, priority: Priority(250))
      solver.solve()
      for constraint in [tie, wish] { try solver.remove(constraint) }
      solver.solve()
      try solver.remove(passing)
      solver.solve()
      return solver.memoryInUse
    }
    for _ in 0..<200 { _ = try change() }
    let before = try change()
    for _ in 0..<2000 { _ = try change() }
    #expect(try change() == before)
    #expect(solver.variableCount == 2)
    #expect(solver.constraintCount == 1)
  }

  /// nangege/Cassowary 3, kiwi 15: equations that follow from others were called unsatisfiable, or ended the program.
  @Test func `equations that follow from others are satisfied`() throws {
    let rows = (0..<4).map { _ in solver.makeVariable() }
    try solver.add([Term(rows[0]), Term(rows[1], -1)], .equal, 0)
    try solver.add([Term(rows[2]), Term(rows[3], -1)], .equal, 0)
    try solver.add(rows.map { Term($0) }, .equal, 240)
    try solver.add([Term(rows[0]), Term(rows[1])], .equal, 120)
    try solver.add([Term(rows[2]), Term(rows[3])], .equal, 120)
    #expect(values(rows[0], rows[1], rows[2], rows[3]) == [60, 60, 60, 60])
    #expect(solver.conflicts.isEmpty)
  }

  /// compnerd/cassowary 13: the order of terms decided the solution.
  @Test func `terms in any order have one solution`() throws {
    for isReversed in [false, true] {
      let solver = Solver()
      let (c, a, b) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
      let terms = [Term(b), Term(a, -1), Term(c, -1)]
      try solver.add([Term(a)], .greaterThanOrEqual, 0, priority: Priority(750))
      try solver.add([Term(b), Term(a, -1)], .greaterThanOrEqual, 0, priority: Priority(750))
      try solver.add(isReversed ? terms.reversed() : terms, .equal, 0)
      try solver.suggest(100, for: c, priority: Priority(750))
      solver.solve()
      #expect([a, b, c].map(solver.value(of:)) == [0, 100, 100])
    }
  }

  /// ratatui 1855: 24 segments of at least 3 in exactly 72 did not end.
  @Test func `segments whose least lengths fill the whole have them`() throws {
    let edges = (0...24).map { _ in solver.makeVariable() }
    try solver.add([Term(edges[0])], .equal, 0)
    try solver.add([Term(edges[24])], .equal, 72)
    for index in 0..<24 {
      let length = [Term(edges[index + 1]), Term(edges[index], -1)]
      try solver.add(length, .greaterThanOrEqual, 0)
      try solver.add(length, .greaterThanOrEqual, 3, priority: Priority(900))
      try solver.add(length, .equal, 3, priority: Priority(700))
      try solver.add(length, .equal, 72, priority: Priority(50))
      for other in 0..<index {
        try solver.add(
          length + [Term(edges[other + 1], -1), Term(edges[other])], .equal, 0,
          priority: Priority(20))
      }
    }
    solver.solve()
    #expect(edges.map(solver.value(of:)) == (0...24).map { 3 * Double($0) })
  }
}
