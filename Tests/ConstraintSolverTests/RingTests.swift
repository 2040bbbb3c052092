import ConstraintSolver
import TestSupport
import Testing

/// Equal sizes that fill a row, and other definitions that lead back to a free variable.
@Suite(.late) struct RingTests {
  /// A row of equal widths between two ends.
  struct Row {
    var widths: [Variable] = []
    var constraints: [Constraint] = []

    init(_ count: Int, in solver: Solver) {
      widths = (0..<count).map { _ in solver.makeVariable(atLeast: 0) }
    }

    mutating func add(from start: Variable? = nil, filling length: Variable, to solver: Solver)
      throws
    {
      var last = start
      for width in widths {
        let end = solver.makeVariable()
        let terms = [Term(end), Term(width, -1)] + (last.map { [Term($0, -1)] } ?? [])
        constraints.append(try solver.add(terms, .equal, 0))
        last = end
      }
      for width in widths.dropFirst() {
        constraints.append(try solver.add([Term(width), Term(widths[0], -1)], .equal, 0))
      }
      if let last {
        constraints.append(try solver.add([Term(last), Term(length, -1)], .equal, 0))
      }
    }
  }

  @Test(arguments: [2, 3, 10, 500]) func `equal widths fill a row`(count: Int) throws {
    let solver = Solver()
    let length = solver.makeVariable()
    let size = try solver.add([Term(length)], .equal, 3000)
    var row = Row(count, in: solver)
    try row.add(filling: length, to: solver)
    #expect(solver.solve() == 0)
    for width in row.widths { #expect(abs(solver.value(of: width) - 3000 / Double(count)) < 1e-9) }
    try solver.setConstant(1500, of: size)
    solver.solve()
    #expect(abs(solver.value(of: row.widths[1]) - 1500 / Double(count)) < 1e-9)
  }

  @Test(arguments: [true, false]) func `an inner row fills a part of the outer one`(
    isOuterFirst: Bool
  ) throws {
    let solver = Solver()
    let length = solver.makeVariable()
    try solver.add([Term(length)], .equal, 1000)
    var outer = Row(4, in: solver)
    var inner = Row(5, in: solver)
    if isOuterFirst { try outer.add(filling: length, to: solver) }
    try inner.add(filling: outer.widths[2], to: solver)
    if !isOuterFirst { try outer.add(filling: length, to: solver) }
    #expect(solver.solve() == 0)
    #expect(outer.widths.map { solver.value(of: $0) } == [250, 250, 250, 250])
    #expect(inner.widths.map { solver.value(of: $0) } == [50, 50, 50, 50, 50])
    // Without the outer row's end its widths are free, and those of the inner row with them.
    try solver.remove(try #require(outer.constraints.last))
    solver.solve()
    #expect(solver.value(of: inner.widths[4]) == 0)
  }

  @Test func `a conflict names every row of a ring`() throws {
    let solver = Solver()
    let length = solver.makeVariable()
    let size = try solver.add([Term(length)], .equal, 300)
    var row = Row(3, in: solver)
    try row.add(filling: length, to: solver)
    let wrong = try solver.add([Term(row.widths[1])], .equal, 70)
    solver.solve()
    let conflict = try #require(solver.conflicts.first)
    #expect(Set(conflict.members) == Set([size] + row.constraints + [wrong]))
    #expect(solver.value(of: row.widths[1]) == 100)
    try solver.remove(row.constraints[4])
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(row.widths.map { solver.value(of: $0) } == [70, 70, 160])
  }

  @Test func `rows whose terms cancel determine nothing`() throws {
    let solver = Solver()
    let variables = (0..<3).map { _ in solver.makeVariable() }
    try solver.add([Term(variables[0]), Term(variables[2], -1)], .equal, 1)
    try solver.add([Term(variables[1]), Term(variables[2], -1)], .equal, 2)
    try solver.add([Term(variables[0]), Term(variables[1], -1)], .equal, -1)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: variables[1]) - solver.value(of: variables[0]) == 1)
    #expect(!solver.isDetermined(variables[2]))
    try solver.add([Term(variables[0]), Term(variables[1], -1)], .equal, 5)
    solver.solve()
    #expect(solver.conflicts.count == 1)
  }

  /// Four equations of four variables, each of which mentions two or three.
  @Test func `a ring that is not a chain is solved as a whole`() throws {
    let solver = Solver()
    let x = (0..<4).map { _ in solver.makeVariable() }
    try solver.add([Term(x[0]), Term(x[1], -1), Term(x[2], -1)], .equal, 1)
    try solver.add([Term(x[1]), Term(x[2]), Term(x[3], -1)], .equal, 2)
    try solver.add([Term(x[2]), Term(x[3]), Term(x[0])], .equal, 12)
    try solver.add([Term(x[0]), Term(x[1]), Term(x[3], 2)], .equal, 21)
    solver.solve()
    let values = x.map { solver.value(of: $0) }
    #expect(abs(values[0] - values[1] - values[2] - 1) < 1e-9)
    #expect(abs(values[1] + values[2] - values[3] - 2) < 1e-9)
    #expect(abs(values[2] + values[3] + values[0] - 12) < 1e-9)
    #expect(abs(values[0] + values[1] + 2 * values[3] - 21) < 1e-9)
  }
}
