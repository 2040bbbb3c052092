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
    var name: String
    var constraints: Int
    var ours: Measurement
    var natural: [String: Double] = [:]
    var best: [String: Double] = [:]
    var yoga: [String: Double] = [:]
    var bytes: Int
  }

  func run() throws {
    let budget = isQuick ? 0.3 : 2
    var lines: [Line] = []
    print(
      column("workload", 18) + column("init ms", 11) + column("×kiwi nat.", 11)
        + column("×kiwi best", 11) + column("resize µs", 11) + column("×kiwi", 8)
        + column("const µs", 10) + column("×kiwi", 9) + column("cell µs", 10) + column("×kiwi", 9)
        + column("pivots", 8) + column("B/constr.", 10))
    for name in WorkloadGenerator.names {
      guard let workload = WorkloadGenerator.make(name) else { continue }
      if isQuick && workload.constraints.count > 20_000 { continue }
      let ours = try Measurement.measure(workload, budget: budget)
      var line = Line(
        name: name, constraints: workload.constraints.count, ours: ours,
        bytes: try memory(workload))
      line.natural = peers.kiwi(workload, "natural", budget, isQuick: isQuick)
      line.best = peers.kiwi(workload, "best", budget, isQuick: isQuick)
      line.yoga = peers.yoga(workload, budget)
      lines.append(line)
      print(row(line))
      fflush(nil)
    }
    printYoga(lines)
    printGrowth(lines)
    printTargets(lines)
    try printCases(budget)
    var usage = rusage()
    // 0 is RUSAGE_SELF everywhere, under types that differ.
    getrusage(0, &usage)
    print("peak memory of this process: \(usage.ru_maxrss / 1024) MB")
    if let json { try jsonText(lines).write(toFile: json, atomically: true, encoding: .utf8) }
  }

  // MARK: Measuring

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

  func ratio(_ theirs: Double?, _ ours: Double) -> String {
    guard let theirs else { return "–" }
    let ratio = theirs / ours
    return ratio >= 100 ? String(format: "%.0f", ratio) : String(format: "%.1f", ratio)
  }

  private func row(_ line: Line) -> String {
    let ours = line.ours
    return column(line.name, 18) + column(format(ours.initMilliseconds), 11)
      + column(ratio(line.natural["init_ms"], ours.initMilliseconds), 11)
      + column(ratio(line.best["init_ms"], ours.initMilliseconds), 11)
      + column(format(ours.resizeMicroseconds), 11)
      + column(ratio(line.best["resize_us"], ours.resizeMicroseconds), 8)
      + column(format(ours.constantMicroseconds), 10)
      + column(ratio(line.best["konst_us"], ours.constantMicroseconds), 9)
      + column(format(ours.cellMicroseconds), 10)
      + column(ratio(line.best["cell_us"], ours.cellMicroseconds), 9)
      + column("\(ours.effort[0].pivots)", 8) + column("\(line.bytes)", 10)
  }

  private func jsonText(_ lines: [Line]) -> String {
    func object(_ values: [String: Double]) -> String {
      "{" + values.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
    }
    let rows = lines.map { line in
      "{\"workload\":\"\(line.name)\",\"constraints\":\(line.constraints),"
        + "\"bytes_per_constraint\":\(line.bytes),\"pivots\":\(line.ours.effort[0].pivots),"
        + "\"ours\":\(line.ours.json("purlin")),\"kiwi_natural\":\(object(line.natural)),"
        + "\"kiwi_best\":\(object(line.best)),\"yoga\":\(object(line.yoga))}"
    }
    return "[\n" + rows.joined(separator: ",\n") + "\n]\n"
  }
}
