import Foundation
import ProgramArguments

/// One process of a fuzzing run, as its parent sees it.
///
/// The process keeps a file with the scenario at work and its counts, so that nothing is lost when it
/// ends unexpectedly.
struct FuzzWorker {
  private let plan: FuzzPlan
  private let step: Int
  private let end: Date
  private let folder: String
  private let status: String
  private var process: Process?
  private var next: Int
  private var lastStatus = ""
  private var lastChange = Date()
  private(set) var isDone = false

  init(plan: FuzzPlan, first: Int, step: Int, end: Date, folder: String) {
    self.plan = plan
    self.step = step
    self.end = end
    self.folder = folder
    next = first
    status = "\(folder)/status-\(ProcessInfo.processInfo.processIdentifier)-\(first)"
  }

  /// Looks after the process: starts it, and counts what it did when it ended or hangs.
  mutating func poll(hangLimit: Double, _ tally: inout FuzzTally, _ failures: inout [String]) {
    if isDone { return }
    guard let process else { return start() }
    let isRunning = process.isRunning
    let text = (try? String(contentsOfFile: status, encoding: .utf8)) ?? ""
    let wasSignalled = !isRunning && process.terminationReason == .uncaughtSignal
    if isRunning {
      if text != lastStatus { (lastStatus, lastChange) = (text, Date()) }
      // The process limits the time that it computes itself; this is for one that only waits.
      if Date().timeIntervalSince(lastChange) < 100 * hangLimit { return }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      collect(text, .hung, &tally, &failures)
    } else if wasSignalled, process.terminationStatus == ProcessorTime.signal {
      collect(text, .hung, &tally, &failures)
    } else if wasSignalled || process.terminationStatus != 0 {
      collect(text, .crashed, &tally, &failures)
    } else {
      collect(text, nil, &tally, &failures)
      isDone = true
      try? FileManager.default.removeItem(atPath: status)
    }
    self.process = nil
  }

  private mutating func start() {
    if Date() >= end {
      isDone = true
      return
    }
    try? FileManager.default.removeItem(atPath: status)
    (lastStatus, lastChange) = ("", Date())
    process = Child.start(
      ["worker", "--first", "\(next)", "--step", "\(step)", "--status", status]
        + ["--keep", folder, "--end", "\(end.timeIntervalSince1970)"] + plan.forwarded)
  }

  private mutating func collect(
    _ text: String, _ failure: Tally.Count?, _ tally: inout FuzzTally,
    _ failures: inout [String]
  ) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 4, let index = Int(parts[0]), let counts = Tally(text: parts[1]),
      let styles = StyleTally(text: parts[2])
    else {
      stop(70, "a worker left no status")
    }
    tally.all += counts
    tally.styles += styles
    for path in parts[3].split(separator: " ") {
      failures.append(String(path))
      let text = (try? String(contentsOfFile: String(path), encoding: .utf8)) ?? ""
      print("\(path): \(text.prefix { $0 != "\n" })")
    }
    guard let failure else { return }
    tally.all[failure] += 1
    tally.all[.systems] += 1
    let path = "\(folder)/\(failure.rawValue)-\(plan.seed(of: index)).txt"
    let header = "# \(failure.rawValue), seed \(plan.seed(of: index))\n"
    try? (header + plan.scenario(index).text).write(toFile: path, atomically: true, encoding: .utf8)
    print(path)
    failures.append(path)
    next = index + step
  }

  // MARK: In the process

  /// Runs every `step`th scenario of the plan.
  static func work(_ arguments: ArraySlice<String>) {
    let plan = FuzzPlan(arguments)
    guard let status = text("--status", in: arguments),
      let folder = text("--keep", in: arguments),
      FileManager.default.createFile(atPath: status, contents: nil),
      let file = FileHandle(forWritingAtPath: status)
    else { stop(64, "a worker is started by systems and smoke") }
    let step = Int(number("--step", in: arguments) ?? 1)
    let end = Date(timeIntervalSince1970: number("--end", in: arguments) ?? 0)
    var index = Int(number("--first", in: arguments) ?? 0)
    var tally = Tally()
    var styles = StyleTally()
    var failures: [String] = []
    let limit = Int(number("--failures", in: arguments) ?? 20)
    let hangLimit = Int(number("--hang", in: arguments) ?? 30)
    var markedToKeep = Int(number("--keep-marked", in: arguments) ?? 0)
    func note() {
      let text = "\(index):\(tally.text):\(styles.text):\(failures.joined(separator: " "))"
      // Counts only grow, so a later line always covers the one before.
      try? file.seek(toOffset: 0)
      try? file.write(contentsOf: Data(text.utf8))
    }
    while index < plan.systems, Date() < end, tally[.wrong] < limit {
      note()
      ProcessorTime.limit(seconds: hangLimit)
      let scenario = plan.scenario(index)
      let before = tally
      func keep(_ kind: Tally.Count, _ reason: String) -> String {
        let path = "\(folder)/\(kind)-\(plan.seed(of: index)).txt"
        let text = "# seed \(plan.seed(of: index)): \(reason)\n\(scenario.text)"
        try? text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
      }
      do {
        try SystemCheck.run(scenario, effort: .shared, counting: &tally)
        if tally[.marked] > before[.marked] {
          if RandomSystem.Style.ordinary.contains(plan.style(index)) {
            _ = keep(.marked, "marked, though its coefficients are ordinary")
          } else if markedToKeep > 0 {
            markedToKeep -= 1
            _ = keep(.marked, "\(plan.style(index)), marked")
          }
        }
      } catch {
        tally[.wrong] += 1
        failures.append(keep(.wrong, "\(error)"))
      }
      styles.add(plan.style(index), from: before, to: tally)
      index += step
    }
    note()
  }
}

/// A limit of the time that this process computes, which other processes do not use up.
enum ProcessorTime {
  /// The signal that ends a process at its limit.
  static let signal = SIGVTALRM

  /// Ends the process when it computes for so long from now on, unless the limit is set again before.
  static func limit(seconds: Int) {
    var timer = itimerval(
      it_interval: timeval(), it_value: timeval(tv_sec: max(1, seconds), tv_usec: 0))
    #if os(Linux)
    setitimer(__itimer_which_t(ITIMER_VIRTUAL.rawValue), &timer, nil)
    #else
    setitimer(ITIMER_VIRTUAL, &timer, nil)
    #endif
  }
}

/// What all processes counted.
struct FuzzTally {
  var all = Tally()
  var styles = StyleTally()
}

/// Processes of this command itself.
enum Child {
  static func start(_ arguments: [String], isQuiet: Bool = false) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    #if !os(Linux)
    process.executableURL = Bundle.main.executableURL
    #endif
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    // A trace of each crash would take seconds.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    if isQuiet {
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
    }
    do { try process.run() } catch { stop(70, "cannot start a process: \(error)") }
    return process
  }

  /// Waits for a process, and ends it when it takes longer.
  static func wait(for process: Process, seconds: Double) -> Outcome {
    let end = Date().addingTimeInterval(seconds)
    while process.isRunning {
      if Date() > end {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return .hung
      }
      usleep(1000)
    }
    if process.terminationReason == .uncaughtSignal { return .crashed }
    return process.terminationStatus == 0 ? .passed : .failed
  }

  enum Outcome: String {
    case passed, failed, crashed, hung
  }
}
