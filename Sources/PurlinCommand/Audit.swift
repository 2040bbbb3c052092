internal import ArgumentParser
internal import Foundation
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter

/// `purlin audit`: what people with large text, another language, low sight or VoiceOver will notice.
struct Audit: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Audit storyboards and xibs: hit areas, labels, contrast, text sizes, languages.",
    discussion: """
      purlin audit App/
      purlin audit Main.storyboard --device "iPhone 17" --languages de,ar
      purlin audit App/ --rule contrast --rule hit-area --format sarif -o audit.sarif

      Each scene is laid out as it is, in dark appearance, at the largest text size, with each text twice \
      and in the languages asked for, and from right to left. 'purlin rules hit-area' explains a rule; the \
      others are missing-label, contrast, dynamic-type, clipped-at-large-sizes, truncated-translation and \
      unmirrored. What cannot be known, such as the contrast of text over an image, is a note.

      Status: 0 nothing but notes · 1 something found · 2 a document could not be read or audited · 73 \
      the report cannot be written · 130 interrupted. Each document is audited in a worker process.
      """)

  @Argument(help: ArgumentHelp("Documents, or folders of them.", valueName: "path"))
  var paths: [String]

  @OptionGroup var canvas: CanvasOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var workers: WorkerOptions

  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp("Ask only this rule; repeat for more.", valueName: "id"))
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      "Audit with translations, too, where .strings or .xcstrings stand beside a document: 'all', or "
        + "codes separated by commas.", valueName: "codes"))
  var languages: String?

  @Option(help: "How findings are written: text, json, sarif, github, xcode or junit.")
  var format = "text"

  @Option(name: .shortAndLong, help: ArgumentHelp("Where the report goes.", valueName: "file"))
  var output: String?

  @Option(help: "The least severity to report: note, warning or error.")
  var severity = "note"

  func run() throws {
    guard let format = LintFormat(rawValue: format) else {
      let known = LintFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandFailure.usage("--format is one of \(known), not '\(self.format)'")
    }
    guard let least = LintSeverity(rawValue: severity) else {
      throw CommandFailure.usage("--severity is note, warning or error, not '\(severity)'")
    }
    let status = try MainActor.assumeIsolated {
      try LintRun.withStatusOfTrouble {
        // Wrong arguments are told here and not by each worker.
        _ = try makeAuditor()
        let found = AppFonts(near: paths)
        try fonts.use(found)
        var run = try AuditRun(format: format, least: least, output: output)
        let source = SettingsOptions.Source(folder: FileManager.default.currentDirectoryPath)
        let pool = WorkerPool<AuditWorker>(
          DocumentWorkerSetup(settings: source, fonts: found), size: workers.size,
          limit: workers.limit(configurations: 6))
        try run.audit(paths, with: pool)
        return run.status
      }
    }
    if status != 0 { throw ExitCode(status) }
  }

  /// The auditor that the arguments ask for.
  @MainActor
  func makeAuditor() throws -> DocumentAuditor {
    let known = RulePage.audits.map(\.id)
    for id in only where !known.contains(id) {
      throw CommandFailure.usage("no audit '\(id)'; there are \(known.joined(separator: ", "))")
    }
    for code in languageCodes {
      guard code.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
      else { throw CommandFailure.usage("a language is a code such as de or pt-BR, not '\(code)'") }
    }
    return DocumentAuditor(
      rules: Set(only.isEmpty ? known : only), canvas: try canvas.canvas())
  }

  /// The languages asked for, or `all`.
  var languageCodes: [String] {
    (languages ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
