import ConstraintSolver
import TestSupport
import Testing

@Suite(.late) struct DumpTests {
  @Test func `a dump lists the system and what the last solve decided`() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let width = solver.makeVariable(atLeast: 0, atMost: 1000)
    try solver.add([Term(x), Term(width)], .equal, 320)
    try solver.add([Term(width)], .greaterThanOrEqual, 100, priority: Priority(750), rank: 3)
    try solver.add([Term(x, 0.5)], .equal, 30, priority: Priority(250))
    try solver.add([Term(x)], .lessThanOrEqual, 0.1 + 0.2)
    solver.solve()
    #expect(solver.value(of: width) == 319.7)
    #expect(
      solver.dump() == """
        # 2 variables, 4 constraints
        v -inf
        v 0 1000
        c 0 320 1000 0:1 1:1
        c 2 100 750 rank:3 1:1
        c 0 30 250 0:0.5
        c 1 0x4cccccccccccdp-52 1000 0:1
        solve
        # v0 = 0x4cccccccccccdp-52, defined by c3
        # v1 = 319.7, defined by c0
        # c0 is active
        # c1 is satisfied, residual 219.7
        # c2 is violated below, residual -29.85
        # c3 is active, multiplier 250:0.5

        """)
  }

  @Test func `a dump names conflicts, and requests since the last solve`() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let one = try solver.add([Term(x)], .equal, 1)
    try solver.add([Term(x)], .equal, 2)
    solver.solve()
    #expect(
      solver.debugDescription == "Solver(1 variable, 2 constraints, 1 broken, not settled)")
    #expect(solver.value(of: x) == 1)
    #expect(solver.debugDescription == "Solver(1 variable, 2 constraints, 1 broken)")
    try solver.setConstant(2, of: one)
    let text = solver.dump()
    #expect(text.hasPrefix("# 1 variable, 2 constraints, 1 broken, changed since the last solve\n"))
    #expect(text.contains("\nc 0 2 1000 0:1\nc 0 2 1000 0:1\n"))
    #expect(text.contains("\n# v0 = 1, defined by c0\n# c0 is active\n# c1 is broken\n"))
  }

  @Test func `constraints describe themselves as equations`() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let gap = try solver.add(
      [Term(y), Term(x, -2)], .greaterThanOrEqual, 8, priority: Priority(750))
    #expect(solver.debugDescription(of: gap) == "v1 - 2 v0 >= 8 @750, not solved for yet")
    try solver.add([Term(x, -1)], .equal, -20)
    solver.solve()
    #expect(solver.debugDescription(of: gap) == "v1 - 2 v0 >= 8 @750, active")
    #expect("\(x) \(gap) \(Term(y, 0.5)) \(Priority.required)" == "v0 c0 0.5 v1 required")
  }

  /// The text of the system alone.
  private func system(_ dump: String) -> [Substring] {
    dump.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  /// Replays a scenario and its dump; the dump of the second is the same system.
  private func expectRoundTrip(_ scenario: Scenario, _ name: String) throws {
    let first = try SystemCheck.replay(scenario)
    let text = first.solver.dump()
    let second = try SystemCheck.replay(try Scenario(text: text))
    #expect(system(second.solver.dump()) == system(text), "\(name)")
    guard first.solver.limits.isEmpty, second.solver.limits.isEmpty else { return }
    let kept = first.variables.indices.filter { !first.removed.contains($0) }
    for (number, index) in kept.enumerated() {
      let value = first.solver.value(of: first.variables[index])
      let other = second.solver.value(of: second.variables[number])
      #expect(abs(value - other) <= 1e-6 * (1 + abs(value)), "\(name), v\(number)")
    }
  }

  @Test(arguments: 1...Rounds.of(60 as UInt64, ordinarily: 8))
  func `a dump builds the same system with the same solution`(seed: UInt64) throws {
    try expectRoundTrip(
      ScenarioGenerator.scenario(
        seed: seed, size: .small, styles: RandomSystem.Style.ordinary), "seed \(seed)")
  }

  /// Large systems take exact arithmetic seconds.
  private static let kept = KeptSystemTests.all.filter {
    $0.known == nil && (Rounds.areAll || $0.text.utf8.count < 500)
  }

  @Test(arguments: kept)
  func `a dump of a kept system builds the same system`(kept: KeptSystemTests.Kept) throws {
    let text = try SystemCheck.replay(try Scenario(text: kept.text)).solver.dump()
    let second = try SystemCheck.replay(try Scenario(text: text))
    #expect(system(second.solver.dump()) == system(text))
  }
}
