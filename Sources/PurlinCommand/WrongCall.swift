internal import ArgumentParser
internal import Foundation
internal import InterfaceLinter
internal import IsolatedWork

/// What a wrong call may have meant.
enum WrongCall {
  /// Returns the error for a word that is no subcommand.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - group: The subcommand that has subcommands of its own; nil for the command.
  ///   - names: The subcommands.
  /// - Returns: The error.
  static func unknownSubcommand(
    _ word: String, of group: String?, among names: [String]
  ) -> CommandFailure {
    let isPlace =
      Files.isDocument(DocumentHandle(word).file) || word.contains("/")
      || FileManager.default.fileExists(atPath: word)
    if group == nil, isPlace {
      return .usage(
        "'\(word)' is no subcommand; 'purlin check \(word)' checks a document or folder")
    }
    let help = group.map { "purlin help \($0)" } ?? "purlin help"
    return .usage(
      "unknown subcommand '\(word)'; "
        + suggestion(
          Spelling.nearest(to: word, among: names), otherwise: "'\(help)' lists them"))
  }

  /// Returns the arguments with values that begin with a negative number joined to their options, as in `--jobs=-3`.
  ///
  /// The parser takes a word that begins with a hyphen for an option, and says that the value is missing; joined,
  /// the option itself says which values it has.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - message: What the parser said of them.
  /// - Returns: The arguments; nil if something else is wrong.
  static func joiningNegativeNumbers(_ arguments: [String], after message: String) -> [String]? {
    guard message.hasPrefix("Missing value for") else { return nil }
    var joined: [String] = []
    for word in arguments {
      let isNumber =
        word.hasPrefix("-") && word.dropFirst().first.map("0123456789.".contains) == true
      if isNumber, let option = joined.last, option.hasPrefix("-"), !option.contains("=") {
        joined[joined.count - 1] = (option == "-j" ? "--jobs" : option) + "=" + word
      } else {
        joined.append(word)
      }
    }
    return joined == arguments ? nil : joined
  }

  /// Returns the error for an option that only other subcommands have, with their names.
  static func naming(_ failure: CommandFailure, in command: any ParsableCommand.Type)
    -> CommandFailure
  {
    // The parser may have named a similar option, but the same one is more likely to be meant.
    let parts = failure.message.split(separator: "'")
    guard parts.count > 1, parts[0] == "unknown option " else { return failure }
    let verbs = subcommands(of: command, with: String(parts[1]))
    guard !verbs.isEmpty else { return failure }
    let names = verbs.prefix(3).map { "'purlin \($0)'" }.joined(separator: ", ")
    return .usage("unknown option '\(parts[1])'; \(names) \(verbs.count == 1 ? "has" : "have") it")
  }

  /// Returns an error about the value of an option with the value's name, which the parser leaves out if the
  /// short help leaves out the option: `'--jobs <count>'`.
  static func namingValue(
    _ failure: CommandFailure, of command: any ParsableCommand.Type
  ) -> CommandFailure {
    guard let start = failure.message.range(of: " for '-", options: .backwards) else {
      return failure
    }
    let option = failure.message[start.upperBound...].prefix { $0 != "'" }
    let name = option.drop { $0 == "-" }
    guard !name.contains(" "),
      let value = help(of: command)?.arguments?.first(where: { argument in
        (argument.names ?? []).contains { $0.name == name }
      })?.valueName
    else { return failure }
    return .usage(
      failure.message.replacing("'-\(option)'", with: "'-\(option) <\(value)>'", maxReplacements: 1)
    )
  }

  /// The parser's description of a command.
  private struct Help: Decodable {
    struct Command: Decodable {
      var commandName: String
      var arguments: [Argument]?
      var subcommands: [Command]?
    }
    struct Argument: Decodable {
      struct Name: Decodable {
        var kind: String
        var name: String
      }
      var names: [Name]?
      var valueName: String?
    }
    var command: Command
  }

  private static func help(of command: any ParsableCommand.Type) -> Help.Command? {
    try? JSONDecoder().decode(Help.self, from: Data(command._dumpHelp().utf8)).command
  }

  private static func subcommands(
    of command: any ParsableCommand.Type, with option: String
  ) -> [String] {
    (help(of: command)?.subcommands ?? []).filter { verb in
      (verb.arguments ?? []).contains { argument in
        (argument.names ?? []).contains {
          "--" + $0.name == option && $0.kind == "long"
            || "-" + $0.name == option && $0.kind == "short"
        }
      }
    }.map(\.commandName)
  }
}
