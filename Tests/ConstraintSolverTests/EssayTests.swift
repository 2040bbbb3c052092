import ConstraintSolver
import Testing

/// The numbers of the essay, step by step.
@Suite struct EssayTests {
  @Test func `the worked example comes out as written`() throws {
    let solver = Solver()
    let label = solver.makeVariable(atLeast: 0)
    let field = solver.makeVariable(atLeast: 0)
    let window = solver.makeVariable()
    let size = try solver.add([Term(window)], .equal, 320)
    let row = try solver.add([Term(label), Term(field), Term(window, -1)], .equal, -8)
    let wide = try solver.add([Term(label)], .greaterThanOrEqual, 80, priority: Priority(750))
    try solver.add([Term(label)], .lessThanOrEqual, 80, priority: Priority(250))

    solver.solve()
    #expect(solver.value(of: field) == 232 && solver.value(of: label) == 80)
    #expect(solver.statistics.pivots == 0)
    #expect(solver.isDetermined(label))

    try solver.setConstant(60, of: size)
    #expect(solver.solve() == 1)
    #expect(solver.value(of: field) == 0 && solver.value(of: label) == 52)
    #expect(solver.error(of: wide) == 28)

    try solver.setConstant(5, of: size)
    solver.solve()
    #expect(solver.conflicts.map(\.members) == [[size, row]])
    #expect(solver.conflicts.first?.bounds.count == 2)
    #expect(solver.value(of: window) == 5)

    try solver.setConstant(320, of: size)
    solver.solve()
    #expect(solver.conflicts.isEmpty && solver.value(of: field) == 232)
  }
}
