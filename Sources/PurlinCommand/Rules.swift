internal import ArgumentParser
internal import InterfaceLinter
internal import IsolatedWork

/// `purlin rules`: lists or explains the linter's rules.
struct Rules: ParsableCommand, ReplacedCommand {
  static let replacement = "purlin list rules"

  static let configuration = CommandConfiguration(
    abstract: "List the linter's rules, or explain one.",
    discussion: """
      purlin rules
      purlin rules misplaced-view
      """)

  @Argument(help: ArgumentHelp("A rule's id.", valueName: "id"))
  var id: String?

  @Flag(help: "Print the documentation of all rules as Markdown.")
  var markdown = false

  @OptionGroup var hint: HintOptions

  func run() throws {
    if markdown {
      try StandardOutput.write(OutputText(RulePage.markdown, as: .lines))
      return
    }
    guard let id else {
      try StandardOutput.write(OutputText(RulePage.list, as: .lines))
      return
    }
    try StandardOutput.write(OutputText(try Self.page(id).text, as: .lines))
  }

  /// Returns the rule with an id; the error for an unknown one suggests similar ones.
  static func page(_ id: String) throws -> RulePage {
    if let page = RulePage.described(id) { return page }
    throw CommandFailure.usage(
      "no rule '\(id)'; "
        + suggestion(RulePage.suggestions(for: id), otherwise: "'purlin list rules' lists them"))
  }
}
