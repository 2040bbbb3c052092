import ConstraintSolver
import Foundation
import ProgramArguments

/// The families of systems at a size and at four times the size: what building and each kind of change takes.
///
///     purlin-bench families [--size N] [--steps N] [--families LIST] [--kiwi DRIVER]
///
/// Operations are counted by the solver and are the same on every machine; times are processor times. An exponent
/// is that of the growth from the size to four times the size. With kiwi, the last column is its time in natural
/// order as a multiple of ours at the greater size; a cell is removed and added in one step there.
struct FamilyBenchmark {
  private let size: Int
  private let steps: Int
  private let families: [FamilyGenerator.Family]
  private let peers: Peers

  init(arguments: ArraySlice<String>) {
    size = Int(number("--size", in: arguments) ?? 250)
    steps = Int(number("--steps", in: arguments) ?? 10)
    let names = text("--families", in: arguments)?.split(separator: ",").map(String.init)
    families = FamilyGenerator.Family.allCases.filter { names?.contains($0.rawValue) ?? true }
    peers = Peers(kiwi: text("--kiwi", in: arguments), yoga: nil, folder: nil)
  }

  private enum Phase: String, CaseIterable {
    case build, resize, constant, removal, adding
  }

  /// What one phase took, in all its steps.
  private struct Cost {
    /// Everything that the solver counts and that takes time.
    var operations = 0
    var circuits = 0
    var exchanges = 0
    var rounds = 0
    /// Solves that began again or did not end.
    var failures = 0
    var seconds = 0.0
    var steps = 0

    mutating func add(_ work: Statistics, _ seconds: Double) {
      operations += work.circuits + work.circuitMembers + work.evaluations + work.checks
      operations += work.pivots + work.flips + work.resets
      circuits += work.circuits
      exchanges += work.pivots + work.flips
      rounds += work.rounds
      failures += work.recoveries + work.unfinished
      self.seconds += seconds
      steps += 1
    }
  }

  func run() throws {
    print(
      "a step at \(4 * size): operations, circuits, exchanges, rounds, µs; exponents from \(size) on"
    )
    for family in families {
      let small = try measure(family, size)
      let large = try measure(family, 4 * size)
      let kiwi = kiwiTimes(family)
      for phase in Phase.allCases {
        guard let a = small[phase], let b = large[phase] else { continue }
        var text = line("\(family) \(phase)", a, b)
        if peers.hasKiwi { text += ratio(phase, kiwi, large) }
        print(text)
      }
    }
  }

  /// Kiwi's times at the greater size, as far as it comes in half a minute.
  private func kiwiTimes(_ family: FamilyGenerator.Family) -> [String: Double] {
    var workload = FamilyGenerator.make(family, 4 * size, seed: 1, steps: steps)
    workload.name = "\(family)"
    return peers.kiwi(workload, "natural", 0.2, seconds: 30)
  }

  private func ratio(_ phase: Phase, _ kiwi: [String: Double], _ ours: [Phase: Cost]) -> String {
    func mean(_ phase: Phase) -> Double {
      ours[phase].map { $0.seconds / Double($0.steps) * 1e6 } ?? .nan
    }
    let (theirs, own): (Double?, Double) =
      switch phase {
      case .build: (kiwi["init_ms"].map { $0 * 1e3 }, mean(.build))
      case .resize: (kiwi["resize_us"], mean(.resize))
      case .constant: (kiwi["konst_us"], mean(.constant))
      case .removal: (kiwi["cell_us"], mean(.removal) + mean(.adding))
      case .adding: (nil, .nan)
      }
    if phase == .adding { return "" }
    // Half a minute is less than what it takes.
    if phase == .build, theirs == nil { return String(format: "  > %.0f", 3e7 / own) }
    return theirs.map { String(format: "  %.3g", $0 / own) } ?? "  –"
  }

  private func line(_ name: String, _ small: Cost, _ large: Cost) -> String {
    func column(_ sum: Double) -> String {
      let value = sum / Double(large.steps)
      let text = String(format: value < 10 ? "%.1f" : "%.0f", value)
      return String(repeating: " ", count: max(1, 9 - text.count)) + text
    }
    func exponent(_ a: Double, _ b: Double) -> String {
      let growth = b / Double(large.steps) * Double(small.steps) / a
      return String(format: " %5.2f", growth > 0 && growth < .infinity ? log(growth) / log(4) : 0)
    }
    var text = name + String(repeating: " ", count: max(1, 20 - name.count))
    text += column(Double(large.operations))
    text += exponent(Double(small.operations), Double(large.operations))
    for count in [large.circuits, large.exchanges, large.rounds] { text += column(Double(count)) }
    text += column(large.seconds * 1e6) + exponent(small.seconds, large.seconds)
    return large.failures > 0 ? text + "  \(large.failures) begun again" : text
  }

  /// Returns the cost of each phase.
  private func measure(_ family: FamilyGenerator.Family, _ size: Int) throws -> [Phase: Cost] {
    let workload = FamilyGenerator.make(family, size, seed: 1, steps: steps)
    var session = Session(workload)
    var costs: [Phase: Cost] = [:]
    func count(_ phase: Phase, _ body: () throws -> Void) rethrows {
      let before = session.solver.statistics
      let seconds = try processorTime(body)
      costs[phase, default: Cost()].add(session.solver.statistics.since(before), seconds)
    }
    try count(.build) { try session.build() }
    for value in workload.resizes { try count(.resize) { try session.resize(value) } }
    for change in workload.constants {
      try count(.constant) { try session.setConstant(change.constant, of: change.constraint) }
    }
    for cell in workload.cells {
      try count(.removal) { try session.removeCell(cell) }
      try count(.adding) { try session.addCell(cell) }
    }
    return costs
  }
}
