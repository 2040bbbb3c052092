import Foundation
import ProgramArguments

/// Reduces a failing scenario and prints it as text that can be kept as a test.
struct Reduction {
  let path: String
  let hangLimit: Double

  /// Reduces the scenario of the file into a file beside it.
  func run() {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8),
      let scenario = try? Scenario(text: text)
    else { stop(65, "\(path): cannot be read as a scenario") }
    switch outcome(of: scenario) {
    case .passed: print("\(path): passes")
    case .failed: reduceWrong()
    case .crashed: reduce(scenario, .crashed)
    case .hung: reduce(scenario, .hung)
    }
  }

  /// A mismatch is reduced in one process, for that is a thousand times faster than one for each
  /// attempt; where an attempt crashes, the crash is what is reduced.
  private func reduceWrong() {
    let process = Child.start(["reduce-wrong", path])
    let outcome = Child.wait(for: process, seconds: 120)
    guard outcome == .crashed || outcome == .hung,
      let text = try? String(contentsOfFile: trial, encoding: .utf8),
      let scenario = try? Scenario(text: text)
    else { return }
    print("\(path): an attempt \(outcome.rawValue)")
    reduce(scenario, outcome)
  }

  private func reduce(_ scenario: Scenario, _ kind: Child.Outcome) {
    var minimiser = Minimiser(limit: kind == .hung ? 100 : 1500) { outcome(of: $0) == kind }
    Self.keep(minimiser.minimise(scenario), path, kind.rawValue)
  }

  private var trial: String { path + ".trial" }

  private func outcome(of scenario: Scenario) -> Child.Outcome {
    try? scenario.text.write(toFile: trial, atomically: false, encoding: .utf8)
    let process = Child.start(["replay", trial], isQuiet: true)
    return Child.wait(for: process, seconds: hangLimit)
  }

  private static func keep(_ scenario: Scenario, _ path: String, _ reason: String) {
    let reduced = path.replacingOccurrences(of: ".txt", with: ".reduced.txt")
    let text = "# \(reason.split(separator: "\n").joined(separator: " "))\n\(scenario.text)"
    try? text.write(toFile: reduced, atomically: true, encoding: .utf8)
    print("\(reduced)\n\(text)")
  }

  // MARK: In a process

  /// Reduces a mismatch.
  static func reduceHere(_ path: String) {
    let scenario = read(path)
    var minimiser = Minimiser { candidate in
      try? candidate.text.write(toFile: path + ".trial", atomically: false, encoding: .utf8)
      return SystemCheck.mismatch(candidate, effort: .shared) != nil
    }
    let best = minimiser.minimise(scenario)
    keep(best, path, SystemCheck.mismatch(best, effort: .shared)?.description ?? "passes")
  }

  /// Replays the scenario of a file: status 1 and the reason when it fails.
  static func replay(_ path: String) {
    var tally = Tally()
    do {
      try SystemCheck.run(read(path), effort: .shared, counting: &tally)
    } catch {
      print("\(path): \(error)")
      exit(1)
    }
    let marks = "\(tally[.marked]) marked, \(tally[.unfinished]) of them unfinished"
    print("\(path): passes, \(tally.solves) solves, \(marks)")
  }

  private static func read(_ path: String) -> Scenario {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      stop(65, "\(path): no such file")
    }
    do { return try Scenario(text: text) } catch { stop(65, "\(path): \(error)") }
  }
}
