import ConstraintSolver
import TestSupport
import Testing

/// Rows with coefficients that differ much: what they cost the rest of a system.
@Suite(.late) struct UnevenRowTests {
  /// Builds a feed, with one more view that has a share of the window's width unless it is 0, and changes it.
  private func work(share: Double) throws -> Statistics {
    var workload = try #require(WorkloadGenerator.make("W5-feed-10", steps: 20, swaps: 10))
    if share != 0 {
      let width = workload.variableCount
      workload.variableCount += 1
      workload.constraints.append(
        Workload.Constraint(
          priority: 1000, relation: 0, constant: 0, firstTerm: workload.termVariables.count,
          termCount: 2))
      workload.termVariables += [Int32(width), Int32(workload.editVariable)]
      workload.termCoefficients += [1, -share]
    }
    var session = Session(workload)
    try session.build()
    for value in workload.resizes { try session.resize(value) }
    for change in workload.constants {
      try session.setConstant(change.constant, of: change.constraint)
    }
    for cell in workload.cells {
      try session.removeCell(cell)
      try session.addCell(cell)
    }
    if share != 0 {
      let window = session.value(workload.editVariable)
      #expect(abs(session.value(workload.variableCount - 1) - share * window) <= 1e-9)
    }
    return session.solver.statistics
  }

  private func sum(_ work: Statistics) -> Int {
    work.circuits + work.circuitMembers + work.evaluations + work.checks + work.pivots + work.flips
  }

  @Test(arguments: [0.5, 0.02, 0.0005])
  func `a view with a small share of the window costs the rest nothing`(share: Double) throws {
    let (with, without) = (try work(share: share), try work(share: 0))
    #expect(sum(with) * 10 <= sum(without) * 11, "\(sum(with)) beside \(sum(without))")
    #expect(with.planSteps == without.planSteps)
    #expect(with.proofs == 0 && with.refreshes == without.refreshes)
  }

  @Test
  func `a row that divides by its small coefficient is computed precisely, as long as it does`()
    throws
  {
    let solver = Solver()
    let (window, badge) = (solver.makeVariable(atLeast: 0), solver.makeVariable(atLeast: 0))
    try solver.add([Term(badge), Term(window, -0.02)], .equal, 0)
    let size = try solver.add([Term(badge)], .equal, 9)
    solver.solve()
    #expect(solver.value(of: window) == 450)
    #expect(solver.statistics.proofs == 1)
    try solver.remove(size)
    try solver.add([Term(window)], .equal, 300)
    solver.solve()
    #expect(solver.value(of: badge) == 6)
    let proofs = solver.statistics.proofs
    try solver.add([Term(window)], .lessThanOrEqual, 1000)
    solver.solve()
    #expect(solver.statistics.proofs == proofs)
  }

  @Test func `shares of a window are passed in one step`() throws {
    let solver = Solver()
    let window = solver.makeVariable()
    try solver.add([Term(window)], .equal, 4000)
    var sum = [Term(window, -1)]
    for index in 0..<40 {
      let width = solver.makeVariable(atLeast: 0)
      try solver.add([Term(width), Term(window, -0.025)], .equal, 0, priority: Priority(700))
      try solver.add(
        [Term(width)], .greaterThanOrEqual, Double(20 + index), priority: Priority(750))
      sum.append(Term(width))
    }
    try solver.add(sum, .lessThanOrEqual, 0)
    solver.solve()
    let before = solver.statistics
    // Shares of 100 points, of which half is left.
    try solver.add(sum, .lessThanOrEqual, -2000)
    solver.solve()
    let work = solver.statistics.since(before)
    #expect(work.pivots >= 20)
    #expect(work.circuits <= 6, "\(work.circuits)")
    #expect(solver.statistics.unfinished == 0)
  }
}
