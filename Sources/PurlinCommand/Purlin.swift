internal import ArgumentParser
internal import Foundation

/// The command: parses arguments, calls one function of a library, prints.
@main
struct Purlin: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "purlin",
    abstract: "Solve, draw and check Auto Layout without a Mac.",
    discussion: """
      Reads storyboards and xibs, lays them out as iOS does, and tells what it found.

        purlin solve Main.storyboard --device "iPhone 15"
        purlin render Login.xib --constraints -o Login.svg
        purlin lint App/

      Status: 0 done · 1 something found, where a command says so · 2 a document could not be brought \
      to an end · 64 wrong usage · 65 a file that cannot be read or is no document · 73 output that \
      cannot be written.
      """,
    version: "0.1.0",
    subcommands: [
      Solve.self, Render.self, Measure.self, Devices.self, Lint.self, Audit.self, Rules.self,
      Fix.self, IBTool.self, Prove.self, Why.self, Diff.self, Explain.self,
    ])

  /// Runs the command; whatever goes wrong is one line on standard error.
  static func main() {
    StandardStreams.prepare()
    var arguments = Array(CommandLine.arguments.dropFirst())
    var isSupervised = false
    switch arguments.first {
    case HiddenVerb.worker?: HiddenVerb.work(Array(arguments.dropFirst()))
    case HiddenVerb.supervised?:
      arguments = Supervision.begin(Array(arguments.dropFirst()))
      isSupervised = true
    default: break
    }
    Foundation.exit(status { try run(arguments, isSupervised: isSupervised) })
  }

  /// Runs a command whose arguments may say to run it in another process.
  private static func run(_ arguments: [String], isSupervised: Bool) throws {
    do {
      var command = try parseAsRoot(arguments)
      if !isSupervised, let supervised = command as? any SupervisedCommand, supervised.isSupervised
      {
        try Supervision.run(arguments, limit: supervised.limits.timeLimit)
      }
      try command.run()
    } catch let code as ExitCode where code != .success {
      // What was printed is checked also where the status speaks of findings.
      try StandardOutput.finish()
      throw code
    } catch  where exitCode(for: error) == .success {
      // Help and version are no errors.
      try StandardOutput.line(fullMessage(for: error))
    }
    try StandardOutput.finish()
  }

  /// The status that an outcome has, after its line on standard error.
  private static func status(_ body: () throws -> Void) -> Int32 {
    do {
      try body()
      return 0
    } catch let code as ExitCode {
      return code.rawValue
    } catch is StandardOutput.Closed {
      Interruption.end(by: SIGPIPE)
    } catch {
      let failure = error as? CommandFailure ?? failure(error)
      StandardError.line(failure.line)
      return failure.status
    }
  }

  private static func failure(_ error: any Error) -> CommandFailure {
    let words = message(for: error).split(whereSeparator: \.isNewline).joined(separator: " ")
    // What is no matter of arguments comes from a file that was read.
    return exitCode(for: error) == .validationFailure ? .usage(words) : .input(words)
  }
}
