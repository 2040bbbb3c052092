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

      Status, the same for every verb: 0 done, nothing found · 1 something was found, where the verb \
      looks for something · 2 what was asked for could not be done: wrong usage, a file that cannot be \
      read or written, a document that could not be brought to an end · 130 interrupted.
      """,
    version: Version.text,
    subcommands: [
      Solve.self, Render.self, Measure.self, Devices.self, Lint.self, Rules.self,
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
      var command = try parse(arguments)
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

  /// The command that arguments describe.
  ///
  /// - Throws: What the parser throws for help and version; ``CommandFailure`` for arguments that make
  ///   no sense, with what they may be.
  static func parse(_ arguments: [String]) throws -> any ParsableCommand {
    let words = arguments.drop { $0 == "help" }
    let verb = words.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
    let named = configuration.subcommands.first { $0._commandName == verb }
    if let verb, named == nil {
      let verbs = configuration.subcommands.map { $0._commandName }
      throw CommandFailure.usage(
        "unknown verb '\(verb)'; "
          + suggestion(
            Spelling.nearest(to: verb, among: verbs), otherwise: "'purlin help' lists them"))
    }
    do {
      return try parseAsRoot(arguments)
    } catch  where exitCode(for: error) == .validationFailure {
      var failure = self.failure(error)
      guard let verb, let named else { throw failure }
      failure.usage = """
        Usage: \(usageString(for: named))
        See 'purlin help \(verb)'.
        """
      throw failure
    }
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
      StandardError.line(failure.text)
      return ExitCode.trouble.rawValue
    }
  }

  private static func failure(_ error: any Error) -> CommandFailure {
    let words = message(for: error).split(whereSeparator: \.isNewline).joined(separator: " ")
    // What is no matter of arguments comes from a file that was read.
    guard exitCode(for: error) == .validationFailure else { return .input(words) }
    // The parser begins sentences, and our lines go on after "purlin:".
    return .usage(words.prefix(1).lowercased() + words.dropFirst())
  }
}
