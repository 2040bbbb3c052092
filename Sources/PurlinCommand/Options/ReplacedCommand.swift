internal import ArgumentParser
internal import Foundation
internal import IsolatedWork

/// A subcommand whose work another one does as well.
///
/// Its output and exit status stay as they are. On a terminal, one line of standard error names the other;
/// a script, whose standard error is a file or a pipe, does not see it.
protocol ReplacedCommand: ParsableCommand {
  /// The call that does the same, such as `purlin check`.
  static var replacement: String { get }
  var hint: HintOptions { get }
}

extension ReplacedCommand {
  /// Writes the hint, if somebody reads it.
  func tellReplacement() {
    guard !hint.isQuiet, isatty(2) != 0 else { return }
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
