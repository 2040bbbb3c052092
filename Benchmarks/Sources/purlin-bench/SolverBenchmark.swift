import ConstraintSolver
import Foundation

/// All workloads in one table: times, ratios to kiwi, growth, effort, memory.
///
///     purlin-bench solver [--quick] [--json FILE] [--kiwi DRIVER] [--save FOLDER]
struct SolverBenchmark {
  private let isQuick: Bool
  private let json: String?
  private let kiwi: String?
  private let folder: String?

  init(arguments: ArraySlice<String>) {
    isQuick = arguments.contains("--quick")
    json = text("--json", in: arguments)
    kiwi = text("--kiwi", in: arguments)
    folder = text("--save", in: arguments)
  }

  private struct Line {
    var name: String
    var constraints: Int
    var ours: Measurement
    var natural: [String: Double] = [:]
    var best: [String: Double] = [:]
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
      if let kiwi {
        line.natural = measureKiwi(kiwi, workload, "natural", budget)
        line.best = measureKiwi(kiwi, workload, "best", budget)
      }
      lines.append(line)
      print(row(line))
      fflush(nil)
    }
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

  private func measureKiwi(
    _ driver: String, _ workload: Workload, _ order: String, _ budget: Double
  ) -> [String: Double] {
    // Kiwi's time grows with the third power; beyond this it does not end.
    let limit = order == "best" ? 12_000 : 7000
    if workload.constraints.count > limit || isQuick && workload.constraints.count > 1200 {
      return [:]
    }
    let path = (folder ?? NSTemporaryDirectory()) + "/\(workload.name).txt"
    guard (try? workload.text.write(toFile: path, atomically: true, encoding: .utf8)) != nil else {
      return [:]
    }
    let process = Process()
    // Kiwi may not come back: what it has printed so far counts.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    process.arguments = ["\(Int(60 + 10 * budget))", driver, path, order]
    process.environment = ["BUDGET": "\(budget)"]
    let pipe = Pipe()
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return [:] }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    var result: [String: Double] = [:]
    for text in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      guard
        let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      else { continue }
      for (key, value) in object { if let number = value as? Double { result[key] = number } }
    }
    return result
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

  private func column(_ text: String, _ width: Int) -> String {
    text.count >= width ? text + " " : text + String(repeating: " ", count: width - text.count)
  }

  private func format(_ value: Double) -> String {
    value.isNaN ? "–" : value >= 100 ? String(format: "%.0f", value) : String(format: "%.3f", value)
  }

  private func ratio(_ theirs: Double?, _ ours: Double) -> String {
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

  private func printGrowth(_ lines: [Line]) {
    print("\ngrowth exponents (init, resize)")
    let families = [
      ("W2-chain-100", "W2-chain-10000"), ("W3-nested-110", "W3-nested-11110"),
      ("W4-grid-10x10", "W4-grid-100x100"), ("W5-feed-10", "W5-feed-1000"),
    ]
    for (small, large) in families {
      guard let a = lines.first(where: { $0.name == small }),
        let b = lines.first(where: { $0.name == large })
      else { continue }
      let size = log(Double(b.constraints) / Double(a.constraints))
      let build = log(b.ours.initMilliseconds / a.ours.initMilliseconds) / size
      let resize = log(b.ours.resizeMicroseconds / a.ours.resizeMicroseconds) / size
      print(column("\(small) → \(large)", 36) + String(format: "%.2f  %.2f", build, resize))
    }
  }

  /// What was promised, workload by workload: times faster than kiwi.
  private func printTargets(_ lines: [Line]) {
    guard kiwi != nil else { return }
    let targets: [(name: String, natural: Double, best: Double, resize: Double)] = [
      ("W1-dialog", 10, 10, 15), ("W2-chain-10", 10, 10, 15), ("W5-feed-1", 10, 10, 15),
      ("W2-chain-100", 1000, 50, 60), ("W3-nested-110", 120, 50, 60),
      ("W4-grid-10x10", 25, 50, 60), ("W5-feed-10", 1000, 50, 15),
      ("W2-chain-1000", 0, 200, 200), ("W3-nested-1110", 0, 200, 200),
      ("W4-grid-32x32", 0, 200, 200),
    ]
    print("\ntargets")
    for target in targets {
      guard let line = lines.first(where: { $0.name == target.name }) else { continue }
      let checks: [(String, Double?, Double, Double)] = [
        (
          "init, natural order", line.natural["init_ms"], line.ours.initMilliseconds, target.natural
        ),
        ("init, best order", line.best["init_ms"], line.ours.initMilliseconds, target.best),
        ("resize", line.best["resize_us"], line.ours.resizeMicroseconds, target.resize),
      ]
      for (what, theirs, ours, wanted) in checks where wanted > 0 {
        guard let theirs else {
          print("  ?  \(target.name) \(what): kiwi did not finish")
          continue
        }
        let verdict = theirs / ours >= wanted ? "met " : "MISS"
        print(
          "  \(verdict) \(target.name) \(what): \(ratio(theirs, ours))× (wanted \(Int(wanted))×)")
      }
    }
  }

  private func jsonText(_ lines: [Line]) -> String {
    func object(_ values: [String: Double]) -> String {
      "{" + values.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
    }
    let rows = lines.map { line in
      "{\"workload\":\"\(line.name)\",\"constraints\":\(line.constraints),"
        + "\"bytes_per_constraint\":\(line.bytes),\"pivots\":\(line.ours.effort[0].pivots),"
        + "\"ours\":\(line.ours.json("purlin")),\"kiwi_natural\":\(object(line.natural)),"
        + "\"kiwi_best\":\(object(line.best))}"
    }
    return "[\n" + rows.joined(separator: ",\n") + "\n]\n"
  }
}

/// Layouts that Apple named as the ones to be fast at.
enum LayoutCase: String, CaseIterable {
  case longRow = "long row"
  case deepHierarchy = "deep hierarchy"
  case collectionView = "collection view"
  case movingTree = "moving tree"
  case hierarchyRemoval = "hierarchy removal"

  /// The processor time of the case at a size, the least of five runs.
  func measure(_ count: Int) throws -> Double {
    var best = Double.infinity
    for _ in 0..<5 { best = min(best, try once(count)) }
    return best
  }

  private func once(_ count: Int) throws -> Double {
    let solver = Solver()
    let width = solver.makeVariable()
    let size = try solver.add([Term(width)], .equal, 1000)
    var constraints: [Constraint] = []
    func pin(_ a: Variable, to b: Variable, _ distance: Double) throws {
      constraints.append(try solver.add([Term(a), Term(b, -1)], .equal, distance))
    }
    let start = processorTime()
    switch self {
    case .longRow:
      var last = width
      for _ in 0..<count {
        let (x, w) = (solver.makeVariable(), solver.makeVariable(atLeast: 0))
        try solver.add([Term(w)], .greaterThanOrEqual, 20, priority: Priority(750))
        try solver.add([Term(w)], .lessThanOrEqual, 20, priority: Priority(250))
        try solver.add([Term(x), Term(w, -1), Term(last, -1)], .equal, 8)
        last = x
      }
      solver.solve()
      return processorTime() - start
    case .collectionView:
      for index in 0..<count {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try pin(x, to: width, Double(index % 10) * -100)
        try solver.add([Term(y)], .equal, Double(index / 10) * 100)
      }
      solver.solve()
      return processorTime() - start
    case .deepHierarchy, .movingTree, .hierarchyRemoval:
      var last = width
      for _ in 0..<count {
        let x = solver.makeVariable()
        try pin(x, to: last, -1)
        last = x
      }
      solver.solve()
      if self == .deepHierarchy { return processorTime() - start }
      let second = processorTime()
      if self == .movingTree {
        for step in 0..<10 {
          try solver.setConstant(1000 + Double(step), of: size)
          solver.solve()
        }
        return (processorTime() - second) / 10
      }
      for constraint in constraints { try solver.remove(constraint) }
      solver.solve()
      return processorTime() - second
    }
  }
}

/// The value that follows an option.
func text(_ name: String, in arguments: ArraySlice<String>) -> String? {
  guard let index = arguments.firstIndex(of: name), index + 1 < arguments.endIndex else {
    return nil
  }
  return arguments[index + 1]
}
