import ConstraintSolver
import TestSupport
import Testing

/// Systems made to hurt: each must end, within a bound that is stated.
@Suite(.late) struct SolverAdversarialTests {
  let solver = Solver()

  @Test func `a thousand different priorities`() throws {
    let variables = (0..<100).map { _ in solver.makeVariable() }
    var random = SplitMix64(seed: 3)
    for index in 0..<1000 {
      let (a, b) = (random.pick(variables), random.pick(variables))
      try solver.add(
        [Term(a), Term(b, -1)], random.pick([.equal, .lessThanOrEqual]),
        Double(random.int(-20...20)), priority: Priority(999 - Double(index) * 0.5),
        rank: Int64(index))
    }
    solver.solve()
    #expect(solver.statistics.unfinished == 0)
    #expect(solver.statistics.pivots < 3000)
  }

  @Test func `tens of thousands of terms in one row`() throws {
    let count = Rounds.of(100_000, ordinarily: 20_000)
    let variables = (0..<count).map { _ in solver.makeVariable(atLeast: 0) }
    try solver.add(variables.map { Term($0) }, .equal, 5000)
    solver.solve()
    // The last variable is the least important one to lie at rest.
    #expect(solver.value(of: variables[0]) == 0)
    #expect(solver.value(of: variables[count - 1]) == 5000)
    #expect(solver.statistics.settlingSteps < 10)
  }

  @Test func `hundreds of constraints tie over one row`() throws {
    let variables = (0..<400).map { _ in solver.makeVariable(atLeast: 0) }
    try solver.add(variables.map { Term($0) }, .equal, 200)
    for (index, variable) in variables.enumerated() {
      try solver.add([Term(variable)], .equal, Double(index % 3), priority: Priority(250))
    }
    solver.solve()
    let values = variables.map { solver.value(of: $0) }
    #expect(abs(values.reduce(0, +) - 200) < 1e-6)
    #expect(values.prefix(200).enumerated().allSatisfy { $1 == Double($0 % 3) })
    #expect(values.suffix(190).allSatisfy { $0 == 0 })
    #expect(solver.statistics.settlingSteps < 1000)
    #expect(solver.statistics.unfinished == 0)
  }

  @Test func `coefficients of very different size`() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add([Term(x, 1e6), Term(y, 1)], .equal, 2e6)
    try solver.add([Term(y, 1e-6)], .equal, 5e-6)
    solver.solve()
    #expect(abs(solver.value(of: y) - 5) < 1e-6)
    #expect(abs(solver.value(of: x) - 1.999995) < 1e-9)
  }

  @Test func `definitions in a ring`() throws {
    let variables = (0..<50).map { _ in solver.makeVariable() }
    for index in variables.indices {
      let next = variables[(index + 1) % 50]
      let factor = index == 0 ? -0.5 : -1.0
      try solver.add([Term(variables[index]), Term(next, factor)], .equal, 1)
    }
    solver.solve()
    // x₀ = 1 + x₁/2 and xᵢ = 1 + xᵢ₊₁ give x₁ = 49 + x₀.
    #expect(abs(solver.value(of: variables[0]) - 51) < 1e-9)
    #expect(abs(solver.value(of: variables[1]) - 100) < 1e-9)
  }

  @Test func `two rings that share a variable`() throws {
    let variables = (0..<5).map { _ in solver.makeVariable() }
    for (a, b, k) in [(0, 1, 2.0), (1, 2, 2), (2, 0, 2), (0, 3, 3), (3, 4, 1), (4, 2, 1)] {
      try solver.add(
        [Term(variables[a], k), Term(variables[b], -1)], .equal, 1, priority: Priority(500))
    }
    solver.solve()
    #expect(solver.statistics.unfinished == 0)
  }

  /// Klee and Minty's cube: a simplex that always takes the steepest edge visits all 2ⁿ corners.
  @Test(arguments: [4, 8, 12]) func `the cube of Klee and Minty`(n: Int) throws {
    let x = (0..<n).map { _ in solver.makeVariable(atLeast: 0) }
    for row in 0..<n {
      var terms = [Term(x[row])]
      for column in 0..<row { terms.append(Term(x[column], Double(1 << (row - column + 1)))) }
      var corner = 1.0
      for _ in 0...row { corner *= 5 }
      try solver.add(terms, .lessThanOrEqual, corner)
    }
    var objective: [Term] = []
    for column in 0..<n { objective.append(Term(x[column], Double(1 << (n - 1 - column)))) }
    try solver.add(objective, .greaterThanOrEqual, 1e9, priority: Priority(500))
    solver.solve()
    var best = 1.0
    for _ in 0..<n { best *= 5 }
    #expect(abs(solver.value(of: x[n - 1]) / best - 1) < 1e-9)
    #expect(solver.statistics.pivots <= 4 * n)
  }

  /// Beale's example, on which the textbook simplex goes round in a circle.
  @Test func `the cycle of Beale`() throws {
    let x = (0..<4).map { _ in solver.makeVariable(atLeast: 0) }
    try solver.add(
      [Term(x[0], 0.25), Term(x[1], -8), Term(x[2], -1), Term(x[3], 9)], .lessThanOrEqual, 0)
    try solver.add(
      [Term(x[0], 0.5), Term(x[1], -12), Term(x[2], -0.5), Term(x[3], 3)], .lessThanOrEqual, 0)
    try solver.add([Term(x[2])], .lessThanOrEqual, 1)
    try solver.add(
      [Term(x[0], 0.75), Term(x[1], -20), Term(x[2], 0.5), Term(x[3], -6)], .greaterThanOrEqual,
      1000, priority: Priority(500))
    solver.solve()
    let objective =
      0.75 * solver.value(of: x[0]) - 20 * solver.value(of: x[1]) + 0.5 * solver.value(of: x[2])
      - 6 * solver.value(of: x[3])
    #expect(abs(objective - 1.25) < 1e-9)
    #expect(solver.statistics.pivots < 40)
  }

  @Test func `many conflicts at once`() throws {
    let x = solver.makeVariable()
    let constraints = try (0..<300).map { index in
      try solver.add([Term(x)], .equal, Double(index), rank: Int64((index * 7) % 300))
    }
    solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(solver.conflicts.count == 299)
    try solver.remove(constraints[0])
    solver.solve()
    // 43 · 7 = 301: the least rank but 0.
    #expect(solver.value(of: x) == 43)
    #expect(solver.statistics.unfinished == 0)
  }

  @Test func `a constant that would be moved there and back makes space for the true conflict`()
    throws
  {
    let bounded = solver.makeVariable(atLeast: 0, atMost: 21)
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add([Term(a, -100), Term(bounded, 0.01)], .greaterThanOrEqual, -1792.11, rank: 1)
    try solver.add([Term(b)], .equal, -2, rank: 2)
    try solver.add([Term(b, 0.01), Term(c, -1), Term(bounded, 0.01)], .equal, 3.87, rank: 3)
    let broken = try solver.add([Term(a, -100)], .lessThanOrEqual, -1798, rank: 4)
    // Met through the others, the bound moves this one up and the first one moves it down.
    try solver.add([Term(c, 0.0001), Term(b, -1)], .equal, 1.9996, rank: 5)
    solver.solve()
    #expect(solver.statistics.unfinished == 0)
    #expect(!solver.limits.contains(.unfinished))
    #expect(solver.conflicts.map(\.broken) == [broken])
  }

  /// Rounding makes the steps come back to the same basis, which exact arithmetic forbids.
  @Test func `steps that come back to a basis are not repeated up to the limit of rounds`() throws {
    let scenario = try Scenario(text: Self.recurring)
    let variables = scenario.steps.compactMap { step -> Variable? in
      guard case .variable(let bounds) = step else { return nil }
      return solver.makeVariable(
        atLeast: bounds.lower?.double ?? -.infinity, atMost: bounds.upper?.double ?? .infinity)
    }
    for case .add(let added) in scenario.steps {
      try solver.add(
        added.terms.map { Term(variables[$0.variable], $0.coefficient.double) },
        Relation(rawValue: Int8(added.relation)) ?? .equal, added.constant.double,
        priority: Priority(added.priority), rank: Int64(added.rank))
    }
    solver.solve()
    #expect(solver.statistics.pivots < 2000)
  }

  private static let recurring = """
    v -inf
    v -inf
    v -inf
    v -inf
    v 0
    c 2 135 1.0 rank:856 4:1e-05 3:1e-05
    c 2 904 1.0 rank:703 0:1 4:1e-05
    c 0 949 1000.0 rank:397 4:1/75000 3:1/300000 0:1.000001
    c 2 904 999.0 rank:244 4:1e-05 0:-1
    c 0 339 999.0 rank:91 0:-0.5 1:-1 4:0.5 2:1
    c 0 113 1000.0 rank:794 0:-10001/60000 1:-1/3 4:1/6 2:1/3
    c 0 1375 1000.0 rank:641 4:1e-05 1:1 0:0.5
    c 0 720 1.0 rank:488 2:-1e-05 1:-1
    c 2 781 1000.0 rank:335 3:-1
    ranges
    resize 6 -1 7
    stop 3
    rank 1 837
    solve
    """
}
