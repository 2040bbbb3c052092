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
      purlin audit Main.storyboard --device "iPhone SE" --device "iPhone 17" --language de
      purlin audit App/ --select contrast --select hit-area --format sarif -o audit.sarif

      Each scene is laid out as it is, in dark appearance, at the largest text size, with each text twice \
      and in the languages asked for, and from right to left. 'purlin rules hit-area' explains a rule; the \
      others are missing-label, contrast, dynamic-type, clipped-at-large-sizes, truncated-translation and \
      unmirrored. What cannot be known, such as the contrast of text over an image, is a note.

      Exit status 1 means findings other than notes. Each document is audited in a worker process.
      """)

  @Argument(help: ArgumentHelp("Documents, or folders of them.", valueName: "path"))
  var paths: [String]

  @OptionGroup var canvas: CanvasOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var workers: WorkerOptions
  @OptionGroup var sharding: ShardOptions
  @OptionGroup var caching: CacheOptions

  @Option(
    name: [.customLong("select"), .customLong("rule")],
    help: ArgumentHelp("Check only this rule; can be repeated.", valueName: "id"))
  var selected: [String] = []

  @Option(
    name: .customLong("language"),
    help: ArgumentHelp(
      "A language with texts beside the document, in .strings or .xcstrings files; can be repeated.",
      valueName: "code"))
  var languages: [String] = []

  @Option(help: "The output format: text, json, sarif, github, xcode or junit.")
  var format = "text"

  @Option(name: .shortAndLong, help: ArgumentHelp("The file for the report.", valueName: "file"))
  var output: String?

  @Option(help: "The lowest severity to report: note, warning or error.")
  var severity = "warning"

  func run() throws {
    guard let format = LintFormat(rawValue: format) else {
      let known = LintFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandFailure.usage("--format is one of \(known), not '\(self.format)'")
    }
    guard let least = FindingSeverity(rawValue: severity) else {
      throw CommandFailure.usage("--severity is note, warning or error, not '\(severity)'")
    }
    let status = try MainActor.assumeIsolated {
      // Wrong arguments are reported here and not by each worker.
      let auditor = try makeAuditor()
      let found = AppFonts(near: paths)
      try fonts.use(found)
      var run = try AuditRun(
        format: format, least: least, output: output, shard: sharding.shard,
        key: cacheKey(of: Version.text).adding("report", [severity]))
      let source = SettingsOptions.Source(folder: FileManager.default.currentDirectoryPath)
      let pool = WorkerPool<AuditWorker>(
        DocumentWorkerSetup(
          settings: source, fonts: found,
          cache: try caching.cache(cacheKey(), fonts: fonts, found)),
        size: workers.size,
        limit: workers.limit(configurations: 6 * auditor.canvases.count))
      try run.audit(paths, with: pool)
      return run.status
    }
    if status != 0 { throw ExitCode(status) }
  }

  /// The auditor that the arguments ask for.
  @MainActor
  func makeAuditor() throws -> DocumentAuditor {
    let known = RulePage.audits.map(\.id)
    for id in selected where !known.contains(id) {
      throw CommandFailure.usage("no audit '\(id)'; there are \(known.joined(separator: ", "))")
    }
    _ = try ReaderOptions.codes(languages)
    let canvases = try canvas.canvases()
    return DocumentAuditor(
      rules: Set(selected.isEmpty ? known : selected),
      canvases: canvases.isEmpty ? [.document] : canvases)
  }
}
