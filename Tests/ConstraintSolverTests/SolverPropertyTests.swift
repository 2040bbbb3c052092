import ConstraintSolver
import Testing

#if canImport(Foundation)
import Foundation
#endif

@Suite struct SolverPropertyTests {
  @Test func `every small system has the solution of exact arithmetic`() throws {
    let replay = ProcessInfo.processInfo.environment["PURLIN_SEED"].flatMap { UInt64($0) }
    let first = replay ?? 1
    for seed in first..<(replay == nil ? first + 200 : first + 1) {
      do {
        _ = try SystemCheck.run(seed: seed, variables: 2...7, constraints: 2...16, changes: 5)
      } catch let mismatch as Mismatch {
        Issue.record("\(mismatch); replay with PURLIN_SEED=\(seed)")
        return
      }
    }
  }
}
