internal import ArgumentParser
internal import Foundation
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter

/// `purlin lint`: reports findings in documents.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check storyboards and xibs: conflicts, ambiguity, clipped text and more.",
    discussion: """
      purlin lint App/
      purlin lint Main.storyboard --devices all --orientations portrait,landscape
      purlin lint App/ --format sarif -o purlin.sarif
      purlin lint App/ --baseline .purlin-baseline.json --write-baseline

      Exit status: 0 no errors · 1 errors · 2 a document could not be read or \
      checked · 73 the report cannot be written · 130 interrupted. Documents are checked in worker \
      processes: one that crashes or exceeds --time-limit is reported, and the others are checked.
      'purlin rules' lists the rules. A label such as 'Title (purlin:disable clipped-text)' in \
      Interface Builder's outline disables a rule for a view, .purlin.json for a project.
      """)

  @Argument(help: ArgumentHelp("Documents, or folders that contain documents.", valueName: "path"))
  var paths: [String]

  @OptionGroup var options: LintOptions
  @OptionGroup var workers: WorkerOptions

  @Option(help: "The output format: text, json, sarif, github, xcode or junit.")
  var format = "text"

  @Option(name: .shortAndLong, help: ArgumentHelp("The file for the report.", valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "A file of suppressed findings, written with --write-baseline.", valueName: "file"))
  var baseline: String?

  @Flag(help: "Write all findings to the baseline, and report none.")
  var writeBaseline = false

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Option(help: "The lowest severity to report: note, warning or error.")
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
        let source = try options.settings.source()
        let linter = try options.makeLinter(source)
        let fonts = AppFonts(near: paths)
        try options.settings.fonts.use(fonts)
        var run = try LintRun(
          linter: linter, folder: source.folder, format: format, least: least,
          baselinePath: baselinePath(linter.settings, source.folder),
          writesBaseline: writeBaseline, output: output)
        let pool = WorkerPool<LintWorker>(
          DocumentWorkerSetup(settings: source, fonts: fonts), size: workers.size,
          limit: workers.limit(configurations: run.configurationCount))
        try run.judge(paths, with: pool)
        return run.status(strict: strict || linter.settings.isStrict)
      }
    }
    if status != 0 { throw ExitCode(status) }
  }

  private func baselinePath(_ settings: LintSettings, _ folder: String) -> String? {
    if let baseline { return baseline }
    if let path = settings.baseline { return folder + "/" + path }
    return writeBaseline ? folder + "/.purlin-baseline.json" : nil
  }
}
