internal import ArgumentParser
internal import InterfaceLinter

/// `purlin rules`: lists or explains the linter's rules.
struct Rules: ParsableCommand {
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

  func run() throws {
    if markdown {
      try StandardOutput.write(OutputText(RulePage.markdown, as: .lines))
      return
    }
    guard let id else {
      try StandardOutput.write(OutputText(RulePage.list, as: .lines))
      return
    }
    guard let page = RulePage.described(id) else {
      throw CommandFailure.usage(
        "no rule '\(id)'; "
          + suggestion(RulePage.suggestions(for: id), otherwise: "'purlin rules' lists them"))
    }
    try StandardOutput.write(OutputText(page.text, as: .lines))
  }
}
