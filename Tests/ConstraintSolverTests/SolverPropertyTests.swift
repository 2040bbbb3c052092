import ConstraintSolver
import TestSupport
import Testing

#if canImport(Foundation)
import Foundation
#endif

/// Random scenarios against exact arithmetic; `purlin-fuzz systems` runs the same without end.
@Suite(.late) struct SolverPropertyTests {
  private func check(_ count: UInt64, _ styles: [RandomSystem.Style]) {
    let replay = ProcessInfo.processInfo.environment["PURLIN_SEED"].flatMap { UInt64($0) }
    let first = replay ?? 1
    for seed in first..<(replay == nil ? first + count : first + 1) {
      let scenario = ScenarioGenerator.scenario(seed: seed, size: .small, styles: styles)
      guard let mismatch = SystemCheck.mismatch(scenario, effort: .shared) else { continue }
      var minimiser = Minimiser { SystemCheck.mismatch($0, effort: .shared) != nil }
      Issue.record(
        """
        \(mismatch); replay with PURLIN_SEED=\(seed), or keep this:
        \(minimiser.minimise(scenario).text)
        """)
      return
    }
  }

  @Test func `every small system has the solution of exact arithmetic`() {
    check(Rounds.of(100, ordinarily: 12), RandomSystem.Style.ordinary)
  }

  @Test func `coefficients of very different size have the solution of exact arithmetic`() {
    check(Rounds.of(100, ordinarily: 8), RandomSystem.Style.mixed)
  }
}
