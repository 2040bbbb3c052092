internal import ArgumentParser
internal import Foundation
internal import IsolatedWork

/// The command: parses arguments, calls one library function, prints the result.
@main
struct Purlin: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "purlin",
    abstract: "Solve, draw and check Auto Layout without a Mac.",
    discussion: """
      purlin check App/
      purlin explain Main.storyboard#con-1
      purlin show Login.xib -o Login.svg

      Exit status, the same for every subcommand: 0 done, nothing found · 1 something found, see the \
      subcommands · 2 what was asked for could not be done: wrong usage, a file that cannot be read or \
      written, a document that could not be processed completely · 130 interrupted.
      """,
    version: Version.text,
    subcommands: [
      Check.self, Explain.self, Show.self, Preview.self, Edit.self, Diff.self, Merge.self,
      List.self, IBTool.self, MCP.self,
    ],
    groupedSubcommands: [
      CommandGroup(
        name: "Parts of these",
        subcommands: [
          Lint.self, Audit.self, Fix.self, Prove.self, Why.self, Solve.self, Render.self,
          Inspect.self, Measure.self, Devices.self, Rules.self, Report.self,
        ])
    ])

  /// Runs the command; every error is one line on standard error.
  static func main() {
    StandardStreams.prepare()
    var arguments = Array(CommandLine.arguments.dropFirst())
    var isSupervised = false
    switch arguments.first {
    case HiddenVerb.worker?: HiddenVerb.work(Array(arguments.dropFirst()), as: Self.workers)
    case HiddenVerb.supervised?:
      arguments = Supervision.begin(Array(arguments.dropFirst()))
      isSupervised = true
    default: break
    }
    Foundation.exit(status { try run(arguments, isSupervised: isSupervised) })
  }

  /// What the command starts itself as, for work that may crash or not end.
  private static let workers: [any Worker.Type] = [
    LintWorker.self, AuditWorker.self, CheckWorker.self, FixWorker.self, ResizeWorker.self,
    SourceWorker.self,
  ]

  /// Runs a command, in a child process if its arguments require it.
  private static func run(_ arguments: [String], isSupervised: Bool) throws {
    do {
      var command = try parse(arguments)
      if !isSupervised, let supervised = command as? any SupervisedCommand, supervised.isSupervised
      {
        try Supervision.run(
          arguments, limit: supervised.limits.timeLimit,
          finishesInterrupted: supervised.finishesInterrupted)
      }
      let replaced = command as? any ReplacedCommand
      do { try command.run() } catch let code as ExitCode where code == .findings {
        replaced?.tellReplacement()
        throw code
      }
      replaced?.tellReplacement()
    } catch let code as ExitCode where code != .success {
      // Output errors are also checked if the status means that something was found.
      try StandardOutput.finish()
      throw code
    } catch let failure as CommandFailure {
      throw failure
    } catch  where exitCode(for: error) == .success {
      // Help and version are not errors.
      try StandardOutput.line(OutputText(fullMessage(for: error), as: .lines))
    }
    try StandardOutput.finish()
  }

  /// Returns the subcommand for the arguments.
  ///
  /// - Throws: What the parser throws for help and version; ``CommandFailure`` with the usage for
  ///   invalid arguments.
  static func parse(_ arguments: [String]) throws -> any ParsableCommand {
    let asksForHelp = arguments.first == "help"
    var words = arguments.drop { $0 == "help" }
    // The subcommand that the arguments name, and that of a subcommand with some of its own.
    var named: (name: String, command: any ParsableCommand.Type)?
    while true {
      let group = named?.command ?? Self.self
      let inner = group.configuration.subcommands
      guard !inner.isEmpty else { break }
      guard let verb = words.popFirst() else {
        if let named, !asksForHelp {
          throw CommandFailure.usage(
            "missing subcommand of '\(named.name)'; 'purlin help \(named.name)' lists them")
        }
        break
      }
      if verb.hasPrefix("-") { break }
      guard let command = inner.first(where: { $0._commandName == verb }) else {
        throw WrongCall.unknownSubcommand(
          verb, of: named?.name, among: inner.map { $0._commandName })
      }
      named = (named.map { "\($0.name) \(verb)" } ?? verb, command)
    }
    let arguments = Edit.namingFormat(arguments)
    do {
      return try parseAsRoot(arguments)
    } catch  where exitCode(for: error) == .validationFailure {
      if let joined = WrongCall.joiningNegativeNumbers(arguments, after: Self.words(for: error)) {
        return try parse(joined)
      }
      var failure = WrongCall.naming(usageFailure(error), in: Self.self)
      guard let named else { throw failure }
      failure = WrongCall.namingValue(failure, of: named.command)
      failure.usage = """
        Usage: \(usageString(for: named.command))
        See 'purlin help \(named.name)'.
        """
      throw failure
    }
  }

  /// Returns the exit status of `body`, after printing its error.
  static func status(_ body: () throws -> Void) -> Int32 {
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
    // Other errors come from a file that was read.
    exitCode(for: error) == .validationFailure ? usageFailure(error) : .input(words(for: error))
  }

  /// Returns the failure for an error of the parser.
  private static func usageFailure(_ error: any Error) -> CommandFailure {
    var words = words(for: error)
    // The parser names an argument that is missing only if the help lists it.
    if words.contains("No value set for non-argument var"),
      let name = words.split(separator: ".").dropFirst().first
    {
      // The document of several subcommands, which may name one of its objects.
      words = "missing expected argument '<\(name == "place" ? "file" : String(name))>'"
    }
    // The parser's messages are sentences; ours continue after "purlin:".
    return .usage(words.prefix(1).lowercased() + words.dropFirst())
  }

  private static func words(for error: any Error) -> String {
    message(for: error).split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
