import ConstraintSolver
import TestSupport
import Testing

/// Laws that hold for every system, tried on random ones.
@Suite(.late) struct SolverLawTests {
  private func system(_ seed: UInt64, _ n: Int, _ m: Int) -> (Model, SplitMix64) {
    var random = SplitMix64(seed: seed)
    let style = random.pick(RandomSystem.Style.ordinary)
    var system = RandomSystem(style: style, variables: n, using: &random)
    var model = Model(bounds: system.bounds)
    for index in 0..<m {
      var constraint = system.constraint(using: &random)
      constraint.rank = index
      model.constraints.append(constraint)
    }
    return (model, random)
  }

  private func build(_ model: Model, _ order: [Int]) throws -> SystemCheck {
    var check = SystemCheck(bounds: model.bounds)
    for index in order { try check.add(model.constraints[index]) }
    check.solver.solve()
    return check
  }

  private func values(_ check: SystemCheck) -> [Double] {
    check.variables.map { check.solver.value(of: $0) }
  }

  private func isSame(_ a: [Double], _ b: [Double]) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= 1e-7 * (1 + abs($1)) }
  }

  @Test(arguments: 1...Rounds.of(40 as UInt64, ordinarily: 6))
  func `the order of adding does not matter`(seed: UInt64) throws {
    var (model, random) = system(seed, 10, 25)
    let expected = values(try build(model, Array(model.constraints.indices)))
    for _ in 0..<4 {
      let order = model.constraints.indices.shuffled(using: &random)
      #expect(isSame(values(try build(model, order)), expected), "seed \(seed)")
    }
  }

  @Test(arguments: 1...Rounds.of(40 as UInt64, ordinarily: 6))
  func `one by one gives the same as all at once`(seed: UInt64) throws {
    let (model, _) = system(seed, 10, 25)
    let expected = values(try build(model, Array(model.constraints.indices)))
    var check = SystemCheck(bounds: model.bounds)
    for constraint in model.constraints {
      try check.add(constraint)
      check.solver.solve()
    }
    #expect(isSame(values(check), expected), "seed \(seed)")
  }

  @Test(arguments: 1...Rounds.of(200 as UInt64, ordinarily: 16))
  func `a constraint that cannot follow from others changes alone`(seed: UInt64) throws {
    let (model, _) = system(seed, 12, 14)
    let check = try build(model, Array(model.constraints.indices))
    let solver = check.solver
    guard solver.conflicts.isEmpty, solver.limits.isEmpty else { return }
    let canFollow = Set(solver.constraintsThatCanFollow(within: 1))
    #expect(check.handles.allSatisfy { canFollow.contains($0) || solver.isActive($0) })
    for handle in check.handles where !canFollow.contains(handle) {
      let constant = solver.constant(of: handle)
      for step in [1e-4, -1e-4] {
        try solver.setConstant(constant + step, of: handle)
        solver.solve()
        #expect(solver.conflicts.isEmpty, "seed \(seed), constraint \(handle), step \(step)")
      }
      try solver.setConstant(constant, of: handle)
      solver.solve()
    }
  }

  @Test func `of equations that imply each other, all can follow`() throws {
    let solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let first = try solver.add([Term(x)], .equal, 1)
    let sum = try solver.add([Term(x), Term(y)], .equal, 3)
    let second = try solver.add([Term(y)], .equal, 2)
    let alone = try solver.add([Term(z)], .equal, 5)
    let near = try solver.add([Term(z)], .lessThanOrEqual, 9)
    solver.solve()
    #expect(Set(solver.constraintsThatCanFollow(within: 1)) == [first, sum, second, near])
    #expect(Set(solver.constraintsThatCanFollow(within: 4)) == [first, sum, second, near, alone])
  }

  @Test(arguments: 1...Rounds.of(60 as UInt64, ordinarily: 6))
  func `reading a value before what was added is solved changes no solution`(seed: UInt64) throws {
    var (model, random) = system(seed, 24, 60)
    for index in model.constraints.indices where random.chance(0.8) {
      model.constraints[index].priority = Double(random.int(1...999))
    }
    let expected = values(try build(model, Array(model.constraints.indices)))
    var check = SystemCheck(bounds: model.bounds)
    for constraint in model.constraints {
      try check.add(constraint)
      if random.chance(0.3) { _ = check.solver.value(of: random.pick(check.variables)) }
      if random.chance(0.5) { check.solver.solve() }
    }
    check.solver.solve()
    #expect(isSame(values(check), expected), "seed \(seed)")
  }

  @Test(arguments: 1...Rounds.of(30 as UInt64, ordinarily: 6))
  func `removing and adding again each constraint is the identity`(seed: UInt64) throws {
    let (model, _) = system(seed, 8, 20)
    var check = try build(model, Array(model.constraints.indices))
    let expected = values(check)
    for isRead in [true, false] {
      for _ in model.constraints.indices {
        let constraint = check.model.constraints[0]
        try check.remove(at: 0)
        check.solver.solve()
        if isRead { _ = values(check) }
        try check.add(constraint)
        check.solver.solve()
        #expect(isSame(values(check), expected), "seed \(seed)")
      }
    }
  }

  @Test(arguments: 1...Rounds.of(40 as UInt64, ordinarily: 6))
  func `a range plan agrees with solving at each constant`(seed: UInt64) throws {
    var (model, random) = system(seed, 6, 14)
    let check = try build(model, Array(model.constraints.indices))
    let before = values(check)
    let handle = random.pick(check.handles)
    let segments = Array(try check.solver.rangePlan(of: handle, over: -20.0...20.0))
    #expect(segments.first?.constants.lowerBound == -20)
    #expect(segments.last?.constants.upperBound == 20)
    #expect(isSame(values(check), before), "seed \(seed)")
    for segment in segments {
      let (low, high) = (segment.constants.lowerBound, segment.constants.upperBound)
      guard high - low > 1e-3 else { continue }
      for part in [0.25, 0.5, 0.9] {
        let constant = low + part * (high - low)
        let planned = check.variables.map { segment.value(of: $0, at: constant) }
        try check.solver.setConstant(constant, of: handle)
        check.solver.solve()
        let solved = values(check)
        let isNear = zip(planned, solved).allSatisfy { abs($0 - $1) <= 1e-4 * (1 + abs($1)) }
        #expect(isNear, "seed \(seed) at \(constant): \(planned), solved \(solved)")
      }
    }
  }

  @Test func `removing everything leaves nothing behind`() throws {
    let solver = Solver()
    var held: [Int] = []
    for _ in 0..<Rounds.of(30, ordinarily: 12) {
      let variables = (0..<40).map { _ in solver.makeVariable(atLeast: 0) }
      var constraints: [Constraint] = []
      for (index, pair) in zip(variables, variables.dropFirst()).enumerated() {
        constraints.append(try solver.add([Term(pair.1), Term(pair.0, -1)], .equal, 3))
        let priority = Priority(Double(100 + index))
        constraints.append(try solver.add([Term(pair.0)], .equal, 9, priority: priority))
      }
      solver.solve()
      _ = solver.value(of: variables[0])
      for constraint in constraints { try solver.remove(constraint) }
      for variable in variables { try solver.remove(variable) }
      solver.solve()
      #expect(solver.constraintCount == 0 && solver.variableCount == 0)
      held.append(solver.memoryInUse)
    }
    #expect(held.last == held[3], "memory \(held)")
  }

  @Test func `many operations leave memory flat`() throws {
    // The benchmark command runs the same for a million operations.
    let growth = try Endurance.run(operations: Rounds.of(20_000, ordinarily: 4_000), seed: 5)
    #expect(growth.later * 4 <= growth.early * 5)
  }

  @Test func `many suggestions do not drift`() throws {
    let drift = try Endurance.drift(suggestions: Rounds.of(20_000, ordinarily: 4_000))
    #expect(drift < 1e-9)
  }

  /// The two required rows are parallel and one unit apart, which takes the solver a second start.
  @Test func `a value that is read before the next solve is that of the last one`() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add([Term(x, 0.01), Term(y)], .lessThanOrEqual, 0, priority: .required, rank: 3)
    try solver.add(
      [Term(x), Term(y)], .greaterThanOrEqual, 2, priority: Priority(251), rank: 2)
    try solver.add(
      [Term(x, -1), Term(y, -100)], .lessThanOrEqual, -1, priority: .required, rank: 5)
    solver.solve()
    try solver.add([Term(x)], .greaterThanOrEqual, 0, priority: Priority(500), rank: 1)
    try solver.add([Term(y)], .equal, 1, priority: Priority(250), rank: 4)
    func expectSolution() {
      #expect(abs(solver.value(of: x) - 2 / 0.99) < 1e-9)
      #expect(abs(solver.value(of: y) + 0.02 / 0.99) < 1e-9)
    }
    expectSolution()
    solver.solve()
    expectSolution()
  }
}
