import ConstraintSolver
import TestSupport
import Testing

@Suite(.late) struct SolverTests {
  let solver = Solver()

  private func solve(_ variables: Variable...) -> [Double] {
    solver.solve()
    return variables.map { solver.value(of: $0) }
  }

  // MARK: Priorities

  @Test func `an equality determines its variable`() throws {
    let x = solver.makeVariable()
    try solver.add([Term(x, 2)], .equal, 10)
    #expect(solve(x) == [5])
  }

  @Test func `no number of constraints outweighs one of a higher priority`() throws {
    let x = solver.makeVariable()
    for _ in 0..<100 { try solver.add([Term(x)], .equal, 10, priority: Priority(250)) }
    try solver.add([Term(x)], .equal, 20, priority: Priority(250.5))
    #expect(solve(x) == [20])
  }

  @Test func `within a priority the sum of errors is least`() throws {
    let x = solver.makeVariable()
    for target in [0.0, 10, 100] {
      try solver.add([Term(x)], .equal, target, priority: Priority(500))
    }
    #expect(solve(x) == [10])
  }

  @Test func `an error counts in the unit of its constraint`() throws {
    let x = solver.makeVariable()
    try solver.add([Term(x)], .equal, 0, priority: Priority(500))
    try solver.add([Term(x, 4)], .equal, 40, priority: Priority(500))
    #expect(solve(x) == [10])
  }

  @Test func `changing a priority changes who wins`() throws {
    let x = solver.makeVariable()
    let low = try solver.add([Term(x)], .equal, 1, priority: Priority(250))
    try solver.add([Term(x)], .equal, 2, priority: Priority(500))
    #expect(solve(x) == [2])
    try solver.setPriority(.required, of: low)
    #expect(solve(x) == [1])
    try solver.setPriority(Priority(1), of: low)
    #expect(solve(x) == [2])
  }

  // MARK: Ranks

  @Test(arguments: [false, true])
  func `a tie puts the whole error on the greatest rank`(isReversed: Bool) throws {
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    let ranks: [Int64] = isReversed ? [2, 1] : [1, 2]
    try solver.add([Term(a), Term(b)], .equal, 100)
    try solver.add([Term(a)], .equal, 30, priority: Priority(250), rank: ranks[0])
    try solver.add([Term(b)], .equal, 30, priority: Priority(250), rank: ranks[1])
    #expect(solve(a, b) == (isReversed ? [70, 30] : [30, 70]))
  }

  @Test func `a lower priority decides a tie before ranks do`() throws {
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    try solver.add([Term(a), Term(b)], .equal, 100)
    try solver.add([Term(a)], .equal, 30, priority: Priority(750), rank: 1)
    try solver.add([Term(b)], .equal, 30, priority: Priority(750), rank: 2)
    try solver.add([Term(a)], .equal, 70, priority: Priority(250), rank: 3)
    #expect(solve(a, b) == [70, 30])
  }

  @Test func `equal ranks count in the order of adding`() throws {
    let x = solver.makeVariable()
    try solver.add([Term(x)], .equal, 1, priority: Priority(250))
    try solver.add([Term(x)], .equal, 2, priority: Priority(250))
    #expect(solve(x) == [1])
  }

  @Test func `changing a rank moves the error`() throws {
    let x = solver.makeVariable()
    try solver.add([Term(x)], .equal, 1, priority: Priority(250), rank: 1)
    let second = try solver.add([Term(x)], .equal, 2, priority: Priority(250), rank: 2)
    #expect(solve(x) == [1])
    try solver.setRank(0, of: second)
    #expect(solve(x) == [2])
  }

  // MARK: Conflicts

  @Test func `of a conflict the greatest rank gives way and returns`() throws {
    let x = solver.makeVariable()
    let first = try solver.add([Term(x)], .equal, 1, rank: 5)
    let second = try solver.add([Term(x)], .equal, 2, rank: 3)
    #expect(solve(x) == [2])
    #expect(solver.isBroken(first) && !solver.isBroken(second))
    #expect(solver.conflicts.map(\.members) == [[second, first]])
    #expect(solver.conflicts.first?.broken == first && solver.brokenConstraints == [first])

    try solver.remove(second)
    #expect(solve(x) == [1])
    #expect(solver.conflicts.isEmpty && solver.brokenConstraints.isEmpty)
  }

  @Test func `a conflict does not reach the rest of the system`() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add([Term(x)], .equal, 1)
    try solver.add([Term(x)], .equal, 2, rank: 1)
    try solver.add([Term(y), Term(x, -1)], .equal, 10)
    #expect(solve(x, y) == [1, 11])
  }

  @Test func `bounds never give way and are named`() throws {
    let width = solver.makeVariable(atLeast: 0)
    let wish = try solver.add([Term(width)], .equal, -5)
    #expect(solve(width) == [0])
    let conflict = try #require(solver.conflicts.first)
    #expect(conflict.members == [wish] && conflict.bounds == [width])
  }

  @Test func `a conflict names only constraints that it needs`() throws {
    let (x, y) = (solver.makeVariable(atMost: 8), solver.makeVariable(atMost: 20))
    let needless = try solver.add([Term(x)], .lessThanOrEqual, 5)
    let culprit = try solver.add([Term(x), Term(y)], .greaterThanOrEqual, 30, rank: 1)
    solver.solve()
    #expect(solver.conflicts.map(\.members) == [[culprit]])
    #expect(!solver.isBroken(needless))
  }

  @Test func `a constraint without terms is checked by its constant`() throws {
    let x = solver.makeVariable()
    let absurd = try solver.add([Term(x), Term(x, -1)], .equal, 3)
    let trivial = try solver.add([], .lessThanOrEqual, 3)
    solver.solve()
    #expect(solver.isBroken(absurd) && !solver.isBroken(trivial))
    #expect(solver.conflicts.map(\.members) == [[absurd]])
  }

  @Test func `constants rounded to pixels are no conflict`() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add([Term(x), Term(y, -0.333333)], .equal, 0)
    try solver.add([Term(y)], .equal, 300)
    try solver.add([Term(x)], .equal, 100, rank: 1)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(abs(solver.value(of: x) - 100) < 1e-3)
  }

  // MARK: Ambiguity

  @Test func `free variables rest at the bound nearest to zero in order of creation`() throws {
    let (a, b) = (solver.makeVariable(), solver.makeVariable(atLeast: 5, atMost: 9))
    let c = solver.makeVariable()
    try solver.add([Term(a), Term(c)], .equal, 12)
    #expect(solve(a, b, c) == [0, 5, 12])
    #expect(!solver.isDetermined(a) && !solver.isDetermined(b) && !solver.isDetermined(c))
    #expect(solver.range(of: b) == 5...9)
    #expect(solver.range(of: a) == -.infinity ... .infinity)
    #expect(solver.alternative(moving: b) == [Assignment(variable: b, value: 9)])
    #expect(solve(a, b, c) == [0, 5, 12])
  }

  @Test func `a tie of equal priorities is an ambiguity with a range`() throws {
    let x = solver.makeVariable()
    try solver.add([Term(x)], .equal, 10, priority: Priority(250))
    try solver.add([Term(x)], .equal, 30, priority: Priority(250))
    #expect(solve(x) == [10])
    #expect(solver.range(of: x) == 10...30)
  }

  @Test func `a content size determines although two inequalities hold it`() throws {
    let width = solver.makeVariable(atLeast: 0)
    try solver.add([Term(width)], .greaterThanOrEqual, 40, priority: Priority(750))
    try solver.add([Term(width)], .lessThanOrEqual, 40, priority: Priority(250))
    #expect(solve(width) == [40])
    #expect(solver.isDetermined(width))
    #expect(solver.alternative(moving: width) == nil)
  }

  // MARK: Results

  @Test func `an explanation sums up to the value`() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let anchor = try solver.add([Term(x, 2)], .equal, 20, rank: 1)
    let offset = try solver.add([Term(y), Term(x, -3)], .equal, 4, rank: 2)
    #expect(solve(y) == [34])
    let explanation = solver.explanation(of: y)
    #expect(explanation.parts.map(\.constraint) == [anchor, offset])
    #expect(explanation.parts.map(\.coefficient) == [1.5, 1])
    #expect(explanation.places.isEmpty)
  }

  @Test func `residuals tell slack and error`() throws {
    let x = solver.makeVariable()
    let limit = try solver.add([Term(x)], .lessThanOrEqual, 10)
    let wish = try solver.add([Term(x)], .equal, 12, priority: Priority(250))
    let floor = try solver.add([Term(x)], .greaterThanOrEqual, 4)
    #expect(solve(x) == [10])
    #expect(solver.residual(of: limit) == 0 && solver.error(of: limit) == 0)
    #expect(solver.residual(of: wish) == -2 && solver.error(of: wish) == 2)
    #expect(solver.residual(of: floor) == 6 && solver.error(of: floor) == 0)
  }

  @Test func `changed variables are exactly those that follow`() throws {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let anchor = try solver.add([Term(x)], .equal, 1)
    try solver.add([Term(y), Term(x, -1)], .equal, 10)
    try solver.add([Term(z)], .equal, 3)
    #expect(Set(solve(x, y, z)) == [1, 11, 3])
    for step in 2..<6 {
      try solver.setConstant(Double(step), of: anchor)
      solver.solve()
      #expect(Set(solver.changedVariables) == [x, y])
    }
    solver.solve()
    #expect(solver.changedVariables.isEmpty)
  }

  @Test func `a suggestion yields to what is more important`() throws {
    let x = solver.makeVariable()
    let limit = try solver.add([Term(x)], .lessThanOrEqual, 50)
    for value in stride(from: 0.0, through: 100, by: 10) {
      try solver.suggest(value, for: x)
      #expect(solve(x) == [min(value, 50)])
    }
    try solver.stopSuggesting(x)
    #expect(solve(x) == [0])
    try solver.remove(limit)
    try solver.remove(x)
    #expect(solver.variableCount == 0)
  }

  @Test func `a range plan lists the corners of the solution`() throws {
    let (window, side) = (solver.makeVariable(), solver.makeVariable(atLeast: 0))
    let size = try solver.add([Term(window)], .equal, 300)
    try solver.add([Term(side), Term(window, -0.5)], .equal, 0, priority: Priority(500))
    try solver.add([Term(side)], .lessThanOrEqual, 200)
    solver.solve()
    let segments = Array(try solver.rangePlan(of: size, over: -100...1000))
    #expect(segments.count == 3)
    let corners = segments.map(\.constants.upperBound)
    for (corner, expected) in zip(corners, [0.0, 400, 1000]) {
      #expect(abs(corner - expected) < 1e-4)
    }
    #expect(abs(segments[1].value(of: side, at: 250) - 125) < 1e-4)
    #expect(abs(segments[2].value(of: side, at: 999) - 200) < 1e-4)
    #expect(solver.value(of: window) == 300)
  }

  @Test func `a range plan finds where a conflict pauses, however shortly`() throws {
    let (window, side) = (solver.makeVariable(), solver.makeVariable())
    let size = try solver.add([Term(window)], .equal, 0, rank: 1)
    try solver.add([Term(window), Term(side, -2)], .greaterThanOrEqual, 10, rank: 2)
    try solver.add([Term(window), Term(side, -2)], .lessThanOrEqual, 10.25, rank: 3)
    try solver.add([Term(side)], .equal, 5, rank: 4)
    solver.solve()
    var corners: [Double] = []
    for segment in try solver.rangePlan(of: size, over: 0...1000) {
      corners.append(segment.constants.upperBound)
    }
    // The side is broken below and above, and follows while the sum may be 20 to 20.25.
    #expect(corners.contains { abs($0 - 20) < 1e-5 }, "\(corners)")
    #expect(corners.contains { abs($0 - 20.25) < 1e-5 }, "\(corners)")
  }

  @Test func `a range plan stops where a free variable comes to rest`() throws {
    let (window, free) = (solver.makeVariable(), solver.makeVariable())
    let size = try solver.add([Term(window)], .equal, 0)
    try solver.add([Term(free), Term(window, -1)], .lessThanOrEqual, -700.125)
    solver.solve()
    let corners = try solver.rangePlan(of: size, over: 0...1000).map(\.constants.upperBound)
    #expect(corners.count == 2 && abs(corners[0] - 700.125) < 1e-5, "\(corners)")
  }

  // MARK: Errors

  @Test func `a handle of a freed solver is refused by every later one`() throws {
    for _ in 0..<1000 {
      // The next solver often lies where this one lay.
      let (variable, constraint) = try Self.handlesOfFreedSolver()
      let next = Solver()
      try next.add([Term(next.makeVariable())], .equal, 1)
      #expect(!next.contains(variable) && !next.contains(constraint))
      #expect(throws: SolverError.foreignVariable(variable)) {
        try next.add([Term(variable)], .equal, 1)
      }
    }
  }

  private static func handlesOfFreedSolver() throws -> (Variable, Constraint) {
    let solver = Solver()
    let variable = solver.makeVariable()
    return (variable, try solver.add([Term(variable)], .equal, 1))
  }

  @Test func `a refused call changes nothing`() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let good = try solver.add([Term(x)], .equal, 1)
    let foreign = Solver().makeVariable()
    solver.solve()
    let attempts: [([Term], Double)] = [
      ([Term(y, .nan)], 0), ([Term(y, .infinity)], 0), ([Term(y, 1e-9)], 0), ([Term(y, 1e9)], 0),
      ([Term(y), Term(foreign)], 0), ([Term(y)], .nan), ([Term(y)], .infinity),
      ([Term(y), Term(y, -1 + 1e-12)], 0),
    ]
    for (terms, constant) in attempts {
      #expect(throws: SolverError.self) { try solver.add(terms, .equal, constant) }
    }
    #expect(throws: SolverError.unrepresentableConstant(-.infinity)) {
      try solver.setConstant(-.infinity, of: good)
    }
    #expect(throws: SolverError.variableInUse(x, constraints: 1)) { try solver.remove(x) }
    #expect(throws: SolverError.foreignVariable(foreign)) { try solver.remove(foreign) }
    #expect(solver.constraintCount == 1 && solver.variableCount == 2)
    #expect(solve(x, y) == [1, 0])
    #expect(solver.changedVariables.isEmpty)
  }

  @Test func `a removed handle is foreign even when its slot is used again`() throws {
    let x = solver.makeVariable()
    let old = try solver.add([Term(x)], .equal, 1)
    try solver.remove(old)
    #expect(throws: SolverError.foreignConstraint(old)) { try solver.remove(old) }
    solver.solve()
    let new = try solver.add([Term(x)], .equal, 2)
    #expect(new != old && !solver.contains(old) && solver.contains(new))
    #expect(solve(x) == [2])
    try solver.remove(new)
    try solver.remove(x)
    solver.solve()
    #expect(!solver.contains(x) && solver.contains(solver.makeVariable()))
  }

  @Test func `a constraint added and removed again leaves the others to be solved`() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add([Term(y), Term(x, -1)], .greaterThanOrEqual, -100)
    let old = try solver.add([Term(x)], .equal, 1)
    solver.solve()
    try solver.remove(old)
    try solver.remove(try solver.add([Term(x)], .equal, 7))
    try solver.add([Term(x)], .greaterThanOrEqual, 500, priority: Priority(500))
    #expect(solve(x, y) == [500, 400])
  }
}
