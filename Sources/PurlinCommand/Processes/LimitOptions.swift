internal import ArgumentParser
internal import Foundation

/// The time limit for a document.
struct LimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The limit for a document in seconds of processor time, 0 for none; by default 600, in "
        + "lint and fix 60 for each configuration.", valueName: "seconds"))
  var timeLimit: Double?

  func validate() throws {
    if let timeLimit, !(timeLimit >= 0 && timeLimit <= 1e6) {
      throw ValidationError("--time-limit is a number of seconds from 0 to 1000000")
    }
  }

  /// Returns the limit for a document with this number of configurations, in seconds.
  func limit(configurations: Int) -> Double? {
    let seconds = timeLimit ?? 60 * Double(max(1, configurations))
    return seconds > 0 ? seconds : nil
  }
}

/// The number of documents that are processed in parallel.
struct WorkerOptions: ParsableArguments {
  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The number of documents to process in parallel; by default the number of processors.",
      valueName: "count"))
  var jobs: Int?

  func validate() throws {
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("--jobs is from 1 to 1024, not \(jobs)")
    }
  }

  var size: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }
}
