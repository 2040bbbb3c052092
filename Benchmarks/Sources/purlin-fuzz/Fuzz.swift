import Foundation
import ProgramArguments

/// Compares the engine with exact arithmetic over random scenarios until the time is over.
///
/// The scenarios run in processes of their own: one that crashes or hangs is counted and reduced, and
/// the others go on.
struct Fuzz {
  /// Greatest share of answers to systems with ordinary coefficients that may be marked: some systems
  /// of hundreds of degenerate constraints are given up.
  private static let greatestOrdinaryMarked = 1e-5

  /// Bounds beyond which a run fails.
  private let greatestUnknown: Double
  private let greatestMarked: Double
  private let jobs: Int
  private let minutes: Double
  private let reductions: Int
  private let plan: FuzzPlan
  private let folder: String
  private let hangLimit: Double

  init(arguments: ArraySlice<String>, isSmoke: Bool = false) {
    minutes = number("--minutes", in: arguments) ?? (isSmoke ? 3 : 1)
    jobs = max(1, Int(number("--jobs", in: arguments) ?? 2))
    greatestUnknown = number("--max-unknown", in: arguments) ?? 0.001
    greatestMarked = number("--max-marked", in: arguments) ?? 0.01
    reductions = Int(number("--reduce", in: arguments) ?? 10)
    hangLimit = number("--hang", in: arguments) ?? 30
    plan = FuzzPlan(arguments)
    let temporary = FileManager.default.temporaryDirectory.path
    folder = text("--keep", in: arguments) ?? temporary + "/purlin-fuzz"
  }

  /// Runs all jobs, reduces what failed, and ends the process with the status of the run.
  func run() -> Never {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch { stop(73, "\(folder): cannot be written") }
    let end = Date().addingTimeInterval(minutes * 60)
    var workers = (0..<jobs).map {
      FuzzWorker(plan: plan, first: $0, step: jobs, end: end, folder: folder)
    }
    var tally = FuzzTally()
    var failures: [String] = []
    var isRunning = true
    while isRunning {
      isRunning = false
      for index in workers.indices {
        workers[index].poll(hangLimit: hangLimit, &tally, &failures)
        if !workers[index].isDone { isRunning = true }
      }
      if isRunning { Thread.sleep(forTimeInterval: 0.05) }
    }
    for path in failures.prefix(reductions) { Reduction(path: path, hangLimit: 3).run() }
    exit(report(tally, failures) ? 0 : 1)
  }

  /// Prints the counts; true when all are within their bounds.
  private func report(_ counts: FuzzTally, _ failures: [String]) -> Bool {
    let tally = counts.all
    func list(_ counts: [Tally.Count]) -> String {
      counts.map { "\($0.rawValue) \(tally[$0])" }.joined(separator: ", ")
    }
    let total = Double(max(1, tally.solves + tally[.effort] + tally[.overflow]))
    let unknown = Double(tally.unknown) / total
    let marked = Double(tally[.marked]) / total
    print(
      """
      seed       \(plan.seed)
      systems    \(tally[.systems])
      compared   \(tally.solves) solves: \(list(Tally.solveCounts))
                 \(list([.ranges, .conditioned, .rounded]))
      conflicts  \(tally[.conflicts]) solves with conflicts, \(tally[.spare]) sets not known to be minimal
      unknown    \(tally.unknown), \(percent(unknown)): \(list(Tally.unknownCounts))
      marked     \(tally[.marked]), \(percent(marked)): \(markedByStyle(counts.styles))
      wrong      \(tally[.wrong])
      crashed    \(tally[.crashed])
      hung       \(tally[.hung])
      """)
    if !failures.isEmpty { print("failures are kept in \(folder)") }
    let ordinary = counts.styles.sum(of: RandomSystem.Style.ordinary)
    return failures.isEmpty && unknown <= greatestUnknown && marked <= greatestMarked
      && Double(ordinary.marked) <= Self.greatestOrdinaryMarked * Double(ordinary.solves)
  }

  private func markedByStyle(_ tally: StyleTally) -> String {
    let ordinary = tally.sum(of: RandomSystem.Style.ordinary)
    var parts = ["ordinary \(ordinary.marked) of \(ordinary.solves)"]
    for style in RandomSystem.Style.mixed {
      let (marked, unfinished, solves) = tally.sum(of: [style])
      if solves == 0 { continue }
      parts.append("\(style) \(marked) (\(unfinished) unfinished) of \(solves)")
    }
    return parts.joined(separator: ", ")
  }

  private func percent(_ part: Double) -> String { String(format: "%.4f %%", part * 100) }
}

/// Which scenarios a run consists of.
struct FuzzPlan {
  let seed: UInt64
  let systems: Int
  let size: ScenarioGenerator.Size?
  let styles: [RandomSystem.Style]
  private let arguments: [String]

  init(_ arguments: ArraySlice<String>) {
    seed = UInt64(number("--seed", in: arguments) ?? 1)
    systems = Int(number("--systems", in: arguments) ?? 1e12)
    var forwarded = ["--seed", "\(seed)", "--systems", "\(systems)"]
    for name in ["--failures", "--hang", "--keep-marked"] {
      if let value = number(name, in: arguments) { forwarded += [name, "\(value)"] }
    }
    size = text("--size", in: arguments).map { name in
      guard let size = ScenarioGenerator.Size(rawValue: name) else {
        stop(64, "--size is one of small, middle, large, huge")
      }
      forwarded += ["--size", name]
      return size
    }
    styles =
      text("--styles", in: arguments).map { names in
        forwarded += ["--styles", names]
        return names.split(separator: ",").map { name in
          guard let style = RandomSystem.Style.allCases.first(where: { "\($0)" == name }) else {
            let known = RandomSystem.Style.allCases.map { "\($0)" }.joined(separator: ",")
            stop(64, "--styles is a list, without spaces, of \(known)")
          }
          return style
        }
      } ?? RandomSystem.Style.allCases
    self.arguments = forwarded
  }

  /// What a process needs in order to work along the same plan.
  var forwarded: [String] { arguments }

  /// Each scenario has a seed of its own, so that one can be repeated without those before it.
  func seed(of index: Int) -> UInt64 { seed &* 1_000_000_007 &+ UInt64(index) }

  func style(_ index: Int) -> RandomSystem.Style {
    ScenarioGenerator.style(seed: seed(of: index), size: size, styles: styles)
  }

  func scenario(_ index: Int) -> Scenario {
    ScenarioGenerator.scenario(seed: seed(of: index), size: size, styles: styles)
  }
}
