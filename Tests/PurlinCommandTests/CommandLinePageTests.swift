import Foundation
import TestSupport
import Testing

/// An option has the same meaning in every subcommand, and `Documentation/CommandLine.md` lists all.
///
/// `PURLIN_RECORD=1 swift test --filter CommandLinePageTests` generates the table of the page.
@Suite(.late) struct CommandLinePageTests {
  /// The parser's description of the command.
  struct Help: Decodable {
    struct Command: Decodable {
      var commandName: String
      var abstract: String?
      var discussion: String?
      var arguments: [Argument]?
      var subcommands: [Command]?
    }
    struct Argument: Decodable {
      struct Name: Decodable {
        var kind: String
        var name: String
      }
      var kind: String
      var shouldDisplay: Bool
      var isRepeating: Bool
      var names: [Name]?
      var valueName: String?
      var abstract: String?

      /// The long name with what follows it, such as `--device <name>`.
      var spelling: String? {
        // Options that a short help leaves out have a text, hidden ones do not.
        guard shouldDisplay || abstract?.isEmpty == false, kind != "positional",
          let long = names?.first(where: { $0.kind == "long" })
        else { return nil }
        return "--\(long.name)" + (kind == "option" ? " <\(valueName ?? long.name)>" : "")
      }
    }
    var command: Command

    init() throws {
      let run = try CommandRun("purlin --experimental-dump-help", in: Scratch())
      self = try JSONDecoder().decode(Self.self, from: Data(run.output.utf8))
    }

    /// The subcommands, in the order of the help; those of a subcommand as `report merge`.
    var verbs: [Command] {
      (command.subcommands ?? []).filter { $0.commandName != "help" }.flatMap { verb in
        let inner = (verb.subcommands ?? []).filter { $0.commandName != "help" }
        return inner.isEmpty
          ? [verb]
          : inner.map { command in
            var command = command
            command.commandName = "\(verb.commandName) \(command.commandName)"
            return command
          }
      }
    }
  }

  /// Options with the same meaning whose help names what a subcommand applies them to.
  static let worded: Set<String> = [
    "--output", "--baseline", "--format", "--device", "--size", "--text-size", "--scale",
    "--width", "--height", "--cache", "--time-limit", "--direction", "--all",
  ]

  @Test func `an option means one thing`() throws {
    var meanings: [String: [String: [String]]] = [:]
    for verb in try Help().verbs {
      for argument in verb.arguments ?? [] {
        guard let spelling = argument.spelling else { continue }
        let name = String(spelling.split(separator: " ")[0])
        meanings[name, default: [:]][argument.abstract ?? "", default: []].append(verb.commandName)
      }
    }
    for (name, texts) in meanings where texts.count > 1 && !Self.worded.contains(name) {
      Issue.record("\(name) is explained in \(texts.count) ways: \(texts)")
    }
  }

  /// Examples and lists fit into 80 columns, and a paragraph is one line, because the help is wrapped at the width
  /// of the terminal.
  @Test func `examples in the help fit a terminal`() throws {
    for verb in try Help().verbs {
      for paragraph in (verb.discussion ?? "").components(separatedBy: "\n\n") {
        let lines = paragraph.split(separator: "\n")
        for line in lines where lines.count > 1 && line.count > 80 {
          Issue.record("purlin help \(verb.commandName): \(line)")
        }
      }
    }
  }

  @Test func `the page lists every option of every verb`() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Documentation/CommandLine.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let begin = try #require(text.range(of: "<!-- begin options -->\n"))
    let end = try #require(text.range(of: "<!-- end options -->"))
    let current = text.replacingCharacters(
      in: begin.upperBound..<end.lowerBound, with: "\n" + table(try Help()) + "\n")
    if ProcessInfo.processInfo.environment["PURLIN_RECORD"] != nil {
      try current.write(to: page, atomically: true, encoding: .utf8)
    } else {
      #expect(current == text, "the page is not current; record it anew")
    }
  }

  @Test func `the help of each subcommand fits on a screen`() throws {
    for verb in try Help().verbs {
      let run = try CommandRun("purlin help \(verb.commandName)", in: Scratch())
      let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      #expect(lines <= 41, "\(verb.commandName) has \(lines) lines")
    }
  }

  private func table(_ help: Help) -> String {
    var rows: [String: (meaning: String, verbs: [String])] = [:]
    for verb in help.verbs {
      let all = Set((verb.arguments ?? []).compactMap(\.spelling))
      for argument in verb.arguments ?? [] {
        guard var spelling = argument.spelling, spelling != "--version", spelling != "--help" else {
          continue
        }
        // A flag and its inverse are one row, with the meaning of the flag.
        let inverse = spelling.replacing("--", with: "--no-")
        if spelling.hasPrefix("--no-"), all.contains(spelling.replacing("--no-", with: "--")) {
          continue
        }
        if all.contains(inverse) { spelling += "`, `\(inverse)" }
        let meaning = (argument.abstract ?? "").split(whereSeparator: \.isNewline)
          .joined(separator: " ").replacing("|", with: "\\|")
        rows[spelling, default: (meaning, [])].verbs.append(verb.commandName)
      }
    }
    let lines = rows.sorted { $0.key < $1.key }.map { spelling, row in
      "| `\(spelling)` | \(row.verbs.joined(separator: ", ")) | \(row.meaning) |"
    }
    return "| option | subcommands | meaning |\n|---|---|---|\n" + lines.joined(separator: "\n")
      + "\n"
  }
}
