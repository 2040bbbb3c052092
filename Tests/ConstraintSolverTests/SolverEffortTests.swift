import ConstraintSolver
import TestSupport
import Testing

/// Effort is the same on every machine, so it can be held to a number where time cannot.
@Suite(.late) struct SolverEffortTests {
  private func effort(_ name: String) throws -> [Statistics] {
    let workload = try #require(WorkloadGenerator.make(name, steps: 200, swaps: 20))
    var session = Session(workload)
    var readings: [Statistics] = [session.solver.statistics]
    try session.build()
    readings.append(session.solver.statistics)
    for width in workload.resizes { try session.resize(width) }
    readings.append(session.solver.statistics)
    for change in workload.constants {
      try session.setConstant(change.constant, of: change.constraint)
    }
    readings.append(session.solver.statistics)
    for cell in workload.cells {
      try session.removeCell(cell)
      try session.addCell(cell)
    }
    readings.append(session.solver.statistics)
    return zip(readings, readings.dropFirst()).map { $1.since($0) }
  }

  /// Pivots and flips while building, resizing, changing constants and swapping cells.
  @Test(arguments: [
    ("W1-dialog", [7, 0, 0, 40]), ("W2-chain-100", [100, 0, 0, 20]),
    ("W3-nested-110", [0, 0, 0, 0]),
    ("W4-grid-10x10", [0, 0, 0, 0]), ("W5-feed-10", [49, 30, 10, 98]),
  ])
  func `workloads take exactly this effort`(name: String, expected: [Int]) throws {
    let steps = try effort(name)
    #expect(steps.map { $0.pivots + $0.flips } == expected)
    #expect(steps.allSatisfy { $0.unfinished == 0 })
  }

  @Test func `building costs in proportion to size`() throws {
    let small = try effort("W2-chain-10")[0]
    let large = try effort("W2-chain-100")[0]
    #expect(large.evaluations <= 11 * small.evaluations)
    #expect(large.checks <= 11 * small.checks)
    #expect(large.circuitMembers <= 11 * small.circuitMembers)
  }

  @Test func `rings inside rings are closed before values are computed`() throws {
    let building = try effort("W3-nested-1110")[0]
    #expect(building.pivots == 0 && building.circuits == 0 && building.rounds == 1)
    #expect(building.factorings == 111 && building.evaluations == 4442)
  }

  @Test func `a resize step outside of events touches no basis`() throws {
    let resizing = try effort("W4-grid-10x10")[1]
    #expect(resizing.pivots == 0 && resizing.planSteps >= 198)
  }

  @Test func `a constant in one cell does not touch the others`() throws {
    let few = try effort("W3-nested-110")[2]
    let many = try effort("W3-nested-1110")[2]
    #expect(many.evaluations <= 3 * few.evaluations)
  }

  /// Most ambiguous variables of a screen are found to be so without a copy of the system.
  @Test func `a step proves that a variable is not determined`() throws {
    let solver = Solver()
    let widths = (0..<1000).map { _ in solver.makeVariable(atLeast: 0) }
    let sum = solver.makeVariable()
    try solver.add(widths.map { Term($0) } + [Term(sum, -1)], .equal, 0)
    try solver.add([Term(sum)], .equal, 500)
    solver.solve()
    // Reading a value settles.
    #expect(solver.value(of: sum) == 500)
    let before = solver.statistics
    let ambiguous = widths.filter { !solver.isDetermined($0) }
    #expect(ambiguous.count == 1000)
    #expect(solver.isDetermined(sum))
    #expect(solver.statistics.since(before).settlingSteps == 0)
  }

  /// Two texts that share more height than they need: one is stretched, and the other's hugging is slack.
  @Test func `a change examines no slack constraint of other parts`() throws {
    func examinations(parts: Int, change: (Solver, [Variable], [Constraint]) throws -> Void) throws
      -> Int
    {
      let solver = Solver()
      var heights: [Variable] = []
      var sums: [Constraint] = []
      for part in 0..<parts {
        let pair = [solver.makeVariable(atLeast: 0), solver.makeVariable(atLeast: 0)]
        sums.append(try solver.add(pair.map { Term($0) }, .equal, 100))
        for (place, height) in pair.enumerated() {
          let rank = Int64(4 * part + 2 * place)
          try solver.add([Term(height)], .lessThanOrEqual, 40, priority: Priority(250), rank: rank)
          try solver.add(
            [Term(height)], .greaterThanOrEqual, 40, priority: Priority(750), rank: rank + 1)
        }
        heights += pair
      }
      solver.solve()
      #expect(heights.map { solver.value(of: $0) } == (0..<parts).flatMap { _ in [40.0, 60.0] })
      let before = solver.statistics
      try change(solver, heights, sums)
      solver.solve()
      _ = solver.changedVariables
      return solver.statistics.since(before).examinations
    }
    /// The same however many parts there are.
    func expectSame(_ change: (Solver, [Variable], [Constraint]) throws -> Void) throws {
      let few = try examinations(parts: 2, change: change)
      #expect(try examinations(parts: 200, change: change) == few)
    }
    try expectSame { solver, _, sums in try solver.setConstant(110, of: sums[1]) }
    try expectSame { solver, heights, _ in
      try solver.add([Term(heights[2])], .equal, 50, priority: Priority(500))
    }
    try expectSame { solver, _, sums in try solver.remove(sums[1]) }
  }

  /// Work of asking for the ambiguity of all variables of a chain of intervals, each `joined` to the one before.
  private func workOfAmbiguity(
    of count: Int, isClosed: Bool
  ) throws -> (work: Int, ambiguous: Int) {
    let solver = Solver()
    var end = solver.makeVariable()
    try solver.add([Term(end)], .equal, 0)
    for place in 0..<count {
      let (start, length) = (solver.makeVariable(), solver.makeVariable(atLeast: 0))
      try solver.add([Term(start), Term(end, -1)], .equal, 0)
      if isClosed || place % 2 == 0 {
        try solver.add([Term(length)], .equal, Double(1 + place % 7))
      }
      let next = solver.makeVariable()
      try solver.add([Term(next), Term(start, -1), Term(length, -1)], .equal, 0)
      end = next
    }
    solver.solve()
    _ = solver.value(of: end)
    let before = solver.statistics
    var ambiguous = 0
    solver.forEachVariable { _, isDetermined in if !isDetermined { ambiguous += 1 } }
    let work = solver.statistics.since(before)
    return (work.examinations + work.circuitMembers + work.evaluations, ambiguous)
  }

  @Test(arguments: [false, true])
  func `the ambiguity of all variables of a chain is found in one pass`(isClosed: Bool) throws {
    let small = try workOfAmbiguity(of: 500, isClosed: isClosed)
    let large = try workOfAmbiguity(of: 1000, isClosed: isClosed)
    // Each second length is open, and all that comes after the first of them.
    #expect(large.ambiguous == (isClosed ? 0 : 500 + 2 * 998 + 1))
    #expect(large.work <= 22 * small.work / 10)
    #expect(large.work <= 20 * 3000)
  }
}
