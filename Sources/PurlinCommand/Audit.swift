internal import ArgumentParser
internal import Foundation
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork

/// `purlin audit`: what people with large text, another language, low sight or VoiceOver will notice.
struct Audit: ParsableCommand, ReplacedCommand {
  static let replacement = "purlin check"

  static let configuration = CommandConfiguration(
    abstract: "Audit storyboards and xibs: hit areas, labels, contrast, text sizes, languages.",
    discussion: """
      purlin audit App/
      purlin audit Main.storyboard --device "iPhone SE" --language de
      purlin audit App/ --select contrast --format sarif -o audit.sarif
      purlin audit App/ --baseline .purlin-baseline.json --write-baseline

      Each scene is laid out as it is, in dark appearance, at the largest text size, with each text twice \
      and in the languages asked for, and from right to left. 'purlin list rules' names the rules. What \
      cannot be known, such as the contrast of text over an image, is a note.

      Rules, included and excluded paths, languages and the baseline of .purlin.json apply, as for 'lint'. \
      Exit status 1 means findings other than notes. --help-hidden lists languages and workers.
      """)

  @Argument(help: ArgumentHelp("Documents, or folders of them.", valueName: "path"))
  var paths: [String]

  @OptionGroup var canvas: CanvasOptions
  @OptionGroup(visibility: .hidden) var language: LanguageOptions
  @OptionGroup var settings: SettingsOptions
  @OptionGroup(visibility: .hidden) var fonts: FontOptions
  @OptionGroup var report: ReportOptions
  @OptionGroup var known: BaselineOptions
  @OptionGroup(visibility: .hidden) var workers: WorkerOptions
  @OptionGroup(visibility: .hidden) var limits: LimitOptions
  @OptionGroup(visibility: .hidden) var sharding: ShardOptions
  @OptionGroup(visibility: .hidden) var caching: CacheOptions

  @OptionGroup var hint: HintOptions

  func run() throws {
    _ = (try report.format(), try report.severity())
    let status = try MainActor.assumeIsolated {
      // Wrong arguments are reported here and not by each worker.
      let source = try settings.source()
      var chosen = try settings.settings(from: source, selecting: RulePage.audits)
      let auditor = try makeAuditor()
      _ = try languageCodes(source)
      // Documents without texts in a language are not reported.
      chosen.languages = []
      let found = AppFonts(near: paths)
      try fonts.use(found)
      let kind = FindingsRun.Kind(
        deed: "audited", pages: RulePage.audits, failing: .warning, countsHidden: false,
        namesXcodePaths: false)
      var run = try FindingsRun(
        kind, settings: chosen, from: source, report: report, known: known,
        shard: sharding.shard, key: cacheKey(source, of: Version.text))
      let pool = WorkerPool<AuditWorker>(
        DocumentWorkerSetup(
          settings: source, fonts: found,
          cache: caching.cache(cacheKey(source), fonts: fonts, found)),
        size: workers.size,
        limit: limits.limit(configurations: 6 * auditor.canvases.count))
      try run.check(paths, with: pool)
      return run.status
    }
    if status != 0 { throw ExitCode(status) }
  }

  /// The auditor that the arguments ask for.
  @MainActor
  func makeAuditor() throws -> DocumentAuditor {
    let canvases = try canvas.canvases()
    return DocumentAuditor(
      rules: Set(settings.selected.isEmpty ? RulePage.audits.map(\.id) : settings.selected),
      canvases: canvases.isEmpty ? [.document] : canvases)
  }

  /// The codes of the languages that are asked for, or that the settings name.
  func languageCodes(_ source: SettingsOptions.Source) throws -> [String] {
    let asked = try language.codes()
    guard asked.isEmpty else { return asked }
    return try LanguageOptions.codes(
      settings.settings(from: source, selecting: RulePage.audits).languages)
  }
}
