import ConstraintSolver
import Testing

@Suite struct SolverTests {
  @Test func `an equality determines its variable`() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    try solver.add([Term(x, 2)], .equal, 10)
    solver.solve()
    #expect(solver.value(of: x) == 5)
  }

  @Test func `a higher priority wins outright`() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    for _ in 0..<100 { try solver.add([Term(x)], .equal, 10, priority: Priority(250)) }
    try solver.add([Term(x)], .equal, 20, priority: Priority(251))
    solver.solve()
    #expect(solver.value(of: x) == 20)
  }
}
