internal import ArgumentParser
internal import Foundation
internal import InterfaceBuilder
internal import InterfaceLinter

/// `purlin lint`: what is wrong with documents.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Judge storyboards and xibs: conflicts, ambiguity, clipped text and more.",
    discussion: """
      purlin lint App/
      purlin lint Main.storyboard --devices all --orientations portrait,landscape
      purlin lint App/ --format sarif -o purlin.sarif
      purlin lint App/ --baseline .purlin-baseline.json --write-baseline

      Status: 0 nothing at error level · 1 findings at error level · 2 a file could not be read.
      'purlin rules' lists the rules; a label such as 'Title (purlin:disable clipped-text)' in \
      Interface Builder's outline switches one off for a view, .purlin.json for a project.
      """)

  @Argument(help: ArgumentHelp("Documents, or folders of them.", valueName: "path"))
  var paths: [String]

  @OptionGroup var options: LintOptions

  @Option(help: "How findings are written: text, json, sarif, github, xcode or junit.")
  var format = "text"

  @Option(name: .shortAndLong, help: ArgumentHelp("Where the report goes.", valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp("Findings to let be, written with --write-baseline.", valueName: "file"))
  var baseline: String?

  @Flag(help: "Write what is found now as the baseline, and report nothing.")
  var writeBaseline = false

  @Flag(help: "Count warnings as errors.")
  var strict = false

  @Option(help: "The least severity to report: note, warning or error.")
  var severity = "note"

  func run() throws {
    guard let format = LintFormat(rawValue: format) else {
      let known = LintFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandFailure.usage("--format is one of \(known), not '\(format)'")
    }
    guard let least = LintSeverity(rawValue: severity) else {
      throw CommandFailure.usage("--severity is note, warning or error, not '\(severity)'")
    }
    let status = try MainActor.assumeIsolated {
      try LintRun.withStatusOfTrouble {
        let (linter, folder) = try options.makeLinter()
        var run = try LintRun(
          linter: linter, folder: folder, format: format, least: least,
          baselinePath: baselinePath(linter.settings, folder), writesBaseline: writeBaseline,
          output: output)
        try run.judge(paths)
        return run.status(strict: strict || linter.settings.isStrict)
      }
    }
    if status != 0 { Foundation.exit(status) }
  }

  private func baselinePath(_ settings: LintSettings, _ folder: String) -> String? {
    if let baseline { return baseline }
    if let path = settings.baseline { return folder + "/" + path }
    return writeBaseline ? folder + "/.purlin-baseline.json" : nil
  }
}
