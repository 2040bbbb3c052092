internal import ArgumentParser
internal import Foundation
internal import IsolatedWork

/// A subcommand whose work another one does as well.
///
/// Its output and exit status stay as they are. When it is done, one line of standard error names the other. An error is
/// the only line of its call.
protocol ReplacedCommand: ParsableCommand {
  /// The call that does the same, such as `purlin check`.
  static var replacement: String { get }
  /// Whether the other does what this call asks for.
  var isReplaced: Bool { get }
  var hint: HintOptions { get }
}

extension ReplacedCommand {
  var isReplaced: Bool { true }

  /// Writes the hint.
  func tellReplacement() {
    guard !hint.isQuiet, isReplaced else { return }
    StandardError.line(
      "hint: '\(Self.replacement)' replaces 'purlin \(Self._commandName)'; --quiet omits this line")
  }
}

/// Whether a subcommand names the one that replaces it.
struct HintOptions: ParsableArguments {
  @Flag(
    name: .customLong("quiet"),
    help: ArgumentHelp("Do not name the subcommand that replaces this one.", visibility: .hidden))
  var isQuiet = false
}
