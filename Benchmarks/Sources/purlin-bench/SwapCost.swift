import ConstraintSolver
import Foundation
import TestSupport

/// What it costs to remove a cell of a short feed and add it again, in one solver or in each of many.
///
/// Many solvers take as much memory as one long feed, so a cell that was not touched lately is no longer in
/// the processor's cache; and each has as little to do as the short feed alone.
struct SwapCost {
  private let workload: Workload
  /// The constraints of the cell that is swapped.
  private let cell: [Int]

  /// Takes the cell at a position of a workload.
  init?(_ name: String, cell position: Int) {
    guard let workload = WorkloadGenerator.make(name) else { return nil }
    let cells = Set(workload.cells).sorted { $0.lexicographicallyPrecedes($1) }
    guard cells.indices.contains(position) else { return nil }
    self.workload = workload
    cell = cells[position]
  }

  struct Cost {
    var microseconds: Double
    /// The variables evaluated in a swap.
    var evaluations: Int
  }

  /// The cost of a swap if the same cell of `count` solvers is swapped in an irregular order.
  func measure(solvers count: Int) throws -> Cost {
    var sessions: [Session] = []
    for _ in 0..<count {
      var session = Session(workload)
      try session.build()
      sessions.append(session)
    }
    var random = SplitMix64(seed: 12345)
    let order = (0..<200).map { _ in Int.random(in: 0..<count, using: &random) }
    return try Self.measure(&sessions, order.map { ($0, cell) }, workload.resizes)
  }

  /// The cost of a swap in one solver, of the cells that the workload names.
  static func measure(_ workload: Workload) throws -> Cost {
    var sessions = [Session(workload)]
    try sessions[0].build()
    return try measure(&sessions, workload.cells.map { (0, $0) }, workload.resizes)
  }

  /// The cost of a swap, the least of five rounds; before each, all solvers are resized.
  private static func measure(
    _ sessions: inout [Session], _ swaps: [(session: Int, cell: [Int])], _ widths: [Double]
  ) throws -> Cost {
    var best = Double.infinity
    var evaluations = 0
    for round in 0..<5 {
      for session in sessions { try session.resize(widths[round]) }
      evaluations -= sessions.reduce(0) { $0 + $1.solver.statistics.evaluations }
      let time = try processorTime {
        for swap in swaps {
          try sessions[swap.session].removeCell(swap.cell)
          try sessions[swap.session].addCell(swap.cell)
        }
      }
      evaluations += sessions.reduce(0) { $0 + $1.solver.statistics.evaluations }
      best = min(best, time / Double(swaps.count))
    }
    return Cost(microseconds: best * 1e6, evaluations: evaluations / (5 * swaps.count))
  }
}

extension SolverBenchmark {
  /// What swapping a cell costs in a long feed, beside the same cell of a short one, and what a cell costs
  /// that is not in the cache.
  func printSwaps(_ lines: [Line]) throws {
    guard let short = SwapCost("W5-feed-3", cell: 1) else { return }
    print("\nswapping a cell, µs and evaluated variables")
    let alone = printSwap("in a feed of 1", try SwapCost("W5-feed-1", cell: 0)?.measure(solvers: 1))
    printSwap("in a feed of 3", try short.measure(solvers: 1))
    printSwap("in 1000 feeds of 3, one after the other", try short.measure(solvers: 1000))
    guard let line = lines.first(where: { $0.name == "W5-feed-1000" }) else { return }
    let long = printSwap("in a feed of 1000", try SwapCost.measure(line.workload))
    let growth = long / alone
    print(
      "  \(growth <= 2 ? "met " : "MISS") swapping a cell in a feed of 1000 costs "
        + String(format: "%.1f", growth) + " times what it costs alone (wanted 2 at most)")
    if growth > 2 { print("       \(Target.swapCause)") }
  }

  @discardableResult
  private func printSwap(_ title: String, _ cost: SwapCost.Cost?) -> Double {
    guard let cost else { return .nan }
    print("  " + column(title, 42) + column(format(cost.microseconds), 10) + "\(cost.evaluations)")
    return cost.microseconds
  }
}
