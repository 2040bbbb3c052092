import ConstraintSolver
import Foundation
import ProgramArguments

/// All workloads in one table: times, ratios to kiwi, growth, effort, memory.
///
///     purlin-bench solver [--quick] [--json FILE] [--kiwi DRIVER] [--yoga DRIVER:LIBRARY]
struct SolverBenchmark {
  let isQuick: Bool
  private let json: String?
  private let peers: Peers

  init(arguments: ArraySlice<String>) {
    isQuick = arguments.contains("--quick")
    json = text("--json", in: arguments)
    peers = Peers(
      kiwi: text("--kiwi", in: arguments), yoga: text("--yoga", in: arguments),
      folder: text("--save", in: arguments))
  }

  struct Line {
    let workload: Workload
    let bytes: Int
    /// The times of our solver, kiwi and Yoga.
    var times = Turns()
    /// The exchanges of building in our solver.
    var pivots = 0

    var name: String { workload.name }
    var constraints: Int { workload.constraints.count }
  }

  func run() throws {
    let budget = isQuick ? 0.1 : 0.4
    var lines: [Line] = []
    for workload in WorkloadGenerator.names.compactMap({ WorkloadGenerator.make($0) })
    where !isQuick || workload.constraints.count <= 20_000 {
      lines.append(Line(workload: workload, bytes: try memory(workload)))
    }
    // All workloads in each turn: the processor keeps one clock for seconds, and a workload's turns are then
    // minutes apart.
    for turn in 0..<(isQuick ? 3 : Turns.count) {
      for index in lines.indices { try measure(&lines[index], budget, isRounded: turn < 3) }
    }
    printTimes(lines)
    printYoga(lines)
    printGrowth(lines)
    printTargets(lines)
    try printSwaps(lines)
    try printCases(budget)
    var usage = rusage()
    // 0 is RUSAGE_SELF everywhere, under types that differ.
    getrusage(0, &usage)
    print("peak memory of this process: \(usage.ru_maxrss / 1024) MB")
    if let json { try jsonText(lines).write(toFile: json, atomically: true, encoding: .utf8) }
  }

  // MARK: Measuring

  /// Measures our solver once and then its peers, also with values rounded to whole points.
  private func measure(_ line: inout Line, _ budget: Double, isRounded: Bool) throws {
    let ours = try Measurement.measure(line.workload, budget: budget)
    line.pivots = ours.effort[0].pivots
    line.times.add(ours.times, of: .ours)
    if isRounded, peers.hasYoga {
      let rounded = try Measurement.measure(line.workload, budget: budget, rounding: true)
      line.times.add(rounded.times, of: .oursRounded)
    }
    for peer in [Turns.Program.kiwiNatural, .kiwiBest, .yoga, .yogaRounded]
    where !line.times.isSlow(peer) && (isRounded || peer != .yogaRounded) {
      line.times.add(peers.run(peer, line.workload, budget, isQuick: isQuick), of: peer)
    }
  }

  /// Bytes per constraint of a solver that was built, resized and read.
  private func memory(_ workload: Workload) throws -> Int {
    var session = Session(workload)
    try session.build()
    for width in workload.resizes.prefix(4) { try session.resize(width) }
    _ = session.value(0)
    return session.solver.memoryInUse / (workload.constraints.count + 1)
  }

  /// The five cases that Apple's engineers named for their engine, each with its growth.
  private func printCases(_ budget: Double) throws {
    print("\nfive cases, µs per view at 100, 1000 and 10 000 views")
    for item in LayoutCase.allCases {
      var text = column(item.rawValue, 22)
      var times: [Double] = []
      for count in [100, 1000, 10_000] where !isQuick || count < 10_000 {
        let time = try item.measure(count)
        times.append(time)
        text += column(format(time * 1e6 / Double(count)), 10)
      }
      if let first = times.first, let last = times.last, times.count > 1 {
        let exponent = log(last / first) / log(pow(10, Double(times.count - 1)))
        text += "   exponent " + String(format: "%.2f", exponent)
      }
      print(text)
    }
  }

  // MARK: Printing

  func column(_ text: String, _ width: Int) -> String {
    text.count >= width ? text + " " : text + String(repeating: " ", count: width - text.count)
  }

  func format(_ value: Double) -> String {
    value.isNaN ? "–" : value >= 100 ? String(format: "%.0f", value) : String(format: "%.3f", value)
  }

  func ratio(_ ratio: Double?) -> String {
    guard let ratio else { return "–" }
    return ratio >= 100 ? String(format: "%.0f", ratio) : String(format: "%.1f", ratio)
  }

  private func printTimes(_ lines: [Line]) {
    print(
      column("workload", 18) + column("init ms", 11) + column("×kiwi nat.", 11)
        + column("×kiwi best", 11) + column("resize µs", 11) + column("×kiwi", 8)
        + column("const µs", 10) + column("×kiwi", 9) + column("cell µs", 10) + column("×kiwi", 9)
        + column("pivots", 8) + column("B/constr.", 10))
    for line in lines { print(row(line)) }
  }

  private func row(_ line: Line) -> String {
    let times = line.times
    func ours(_ phase: Turns.Phase) -> String { format(times.least(phase, of: .ours) ?? .nan) }
    func kiwi(_ phase: Turns.Phase, _ program: Turns.Program = .kiwiBest) -> String {
      ratio(times.ratio(phase, to: program))
    }
    return column(line.name, 18) + column(ours(.build), 11)
      + column(kiwi(.build, .kiwiNatural), 11) + column(kiwi(.build), 11)
      + column(ours(.resize), 11) + column(kiwi(.resize), 8)
      + column(ours(.constant), 10) + column(kiwi(.constant), 9)
      + column(ours(.cell), 10) + column(kiwi(.cell), 9)
      + column("\(line.pivots)", 8) + column("\(line.bytes)", 10)
  }

  private func jsonText(_ lines: [Line]) -> String {
    let rows = lines.map { line in
      "{\"workload\":\"\(line.name)\",\"constraints\":\(line.constraints),"
        + "\"bytes_per_constraint\":\(line.bytes),\"pivots\":\(line.pivots),"
        + "\(line.times.json)}"
    }
    return "[\n" + rows.joined(separator: ",\n") + "\n]\n"
  }
}
