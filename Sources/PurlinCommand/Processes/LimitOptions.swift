internal import ArgumentParser
internal import Foundation

/// How long work on a document may take.
struct LimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How long a document may take before it is given up; 0 for any time. 600 seconds, in lint and "
        + "fix 60 for each configuration.", valueName: "seconds"))
  var timeLimit: Double?

  func validate() throws {
    if let timeLimit, !(timeLimit >= 0 && timeLimit <= 1e6) {
      throw ValidationError("--time-limit is a number of seconds from 0 to 1000000")
    }
  }
}

/// How many documents are worked on at once, and how long each may take.
struct WorkerOptions: ParsableArguments {
  @OptionGroup var limits: LimitOptions

  @Option(
    help: ArgumentHelp(
      "How many documents are worked on at once; as many as there are processors.",
      valueName: "count"))
  var jobs: Int?

  func validate() throws {
    if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs is from 1 to 1024") }
  }

  var size: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

  /// The limit of a document that is looked at in some number of ways, in seconds.
  func limit(configurations: Int) -> Double? {
    let seconds = limits.timeLimit ?? 60 * Double(max(1, configurations))
    return seconds > 0 ? seconds : nil
  }
}
