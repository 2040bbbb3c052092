import ConstraintSolver
import TestSupport

/// Long lives of one solver.
enum Endurance {
  /// Memory after a tenth and after all of many random operations on a system of constant size.
  static func run(operations: Int, seed: UInt64) throws -> (early: Int, later: Int) {
    var random = SplitMix64(seed: seed)
    let solver = Solver()
    let variables = (0..<30).map { _ in solver.makeVariable(atLeast: -100, atMost: 1000) }
    var constraints: [Constraint] = []
    var early = 0
    for step in 0..<operations {
      if constraints.count < 60 || constraints.count < 70 && random.chance(0.5) {
        let terms = (0..<random.int(1...3)).map { _ in
          Term(random.pick(variables), random.chance(0.5) ? 1 : -1)
        }
        constraints.append(
          try solver.add(
            terms, random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
            Double(random.int(-50...50)),
            priority: Priority(random.chance(0.2) ? 1000 : Double(random.int(1...999))),
            rank: Int64(step)))
      } else {
        let position = random.int(0...(constraints.count - 1))
        if random.chance(0.5) {
          try solver.remove(constraints.remove(at: position))
        } else {
          try solver.setConstant(Double(random.int(-50...50)), of: constraints[position])
        }
      }
      if random.chance(0.5) { solver.solve() }
      if random.chance(0.1) { _ = solver.value(of: variables[0]) }
      if step * 10 < operations * 3 { early = max(early, solver.memoryInUse) }
    }
    return (early, solver.memoryInUse)
  }

  /// The greatest relative difference to fresh solvers after many suggestions.
  static func drift(suggestions: Int) throws -> Double {
    func make() throws -> (Solver, Variable, [Variable]) {
      let solver = Solver()
      let width = solver.makeVariable(atLeast: 0)
      var variables: [Variable] = []
      var last = width
      for index in 0..<20 {
        let next = solver.makeVariable(atLeast: 0)
        try solver.add([Term(next), Term(last, 1.0 / 3 + 0.1 * Double(index % 7))], .equal, 500)
        try solver.add([Term(next)], .lessThanOrEqual, 420, priority: Priority(700))
        variables.append(next)
        last = next
      }
      return (solver, width, variables)
    }
    let (solver, width, variables) = try make()
    var random = SplitMix64(seed: 9)
    var value = 0.0
    for _ in 0..<suggestions {
      value = Double(random.int(0...100_000)) / 97
      try solver.suggest(value, for: width, priority: Priority(800))
      solver.solve()
    }
    let (fresh, freshWidth, freshVariables) = try make()
    try fresh.suggest(value, for: freshWidth, priority: Priority(800))
    fresh.solve()
    var drift = 0.0
    for (a, b) in zip(variables, freshVariables) {
      let expected = fresh.value(of: b)
      drift = max(drift, abs(solver.value(of: a) - expected) / (1 + abs(expected)))
    }
    return drift
  }
}
