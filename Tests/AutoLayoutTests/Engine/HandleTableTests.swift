import ConstraintSolver
import TestSupport
import Testing

@testable import AutoLayout

@Suite(.late) struct HandleTableTests {
  @Test func `a reused number does not lead to the value of a removed handle`() throws {
    let solver = Solver()
    var table = HandleTable<Variable, String>(of: solver)
    let first = solver.makeVariable()
    let other = solver.makeVariable()
    table[first] = "first"
    table[other] = "other"
    table[first] = nil
    try solver.remove(first)
    solver.solve()
    let second = solver.makeVariable()
    #expect(second.slot == first.slot)
    #expect(table[second] == nil)

    table[second] = "second"
    #expect(table[first] == nil)
    table[first] = nil
    #expect(Array(table.values) == ["second", "other"])
    table[second] = nil
    #expect(Array(table.values) == ["other"])
  }
}
