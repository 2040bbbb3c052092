import ConstraintSolver
import TestSupport
import Testing

/// Rows that stay violated are flipped together where no multiplier has a limit (essay, 2.4).
@Suite(.late) struct FlipTests {
  @Test func `content sizes of one level are flipped in one walk`() throws {
    let workload = try #require(WorkloadGenerator.make("W2-chain-10"))
    var session = Session(workload)
    try session.build()
    let statistics = session.solver.statistics
    #expect(statistics.flips == 10)
    // The first alone, then the others.
    #expect(statistics.circuits == 2)
  }

  @Test func `rows that outweigh a row of their own level are not flipped together`() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let low = Priority(250)
    try solver.add([Term(x, 1.5)], .equal, 150, priority: low)
    for limit in [10.0, 20, 30, 40] {
      try solver.add([Term(x)], .lessThanOrEqual, limit, priority: low)
    }
    solver.solve()
    // From 10 on, the error falls by 0.5 per point; from 20 on, it rises.
    #expect(solver.value(of: x) == 20)
  }

  @Test func `opposite rows are flipped together and restored one by one`() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add([Term(x), Term(y)], .equal, 100)
    let position = try solver.add([Term(x)], .equal, 50, priority: Priority(750))
    let low = Priority(250)
    try solver.add([Term(x)], .lessThanOrEqual, 10, priority: low)
    try solver.add([Term(y)], .lessThanOrEqual, 20, priority: low)
    try solver.add([Term(x)], .greaterThanOrEqual, 90, priority: low)
    try solver.add([Term(x)], .equal, 30, priority: low)
    solver.solve()
    #expect(solver.value(of: x) == 50)
    #expect(solver.statistics.flips == 4)
    // From 30 to 80 the sum of errors is the same (y ≤ 20 is x ≥ 80); the error of x ≤ 10 decides.
    try solver.remove(position)
    solver.solve()
    #expect(solver.value(of: x) == 30)
    #expect(solver.value(of: y) == 70)
  }
}
