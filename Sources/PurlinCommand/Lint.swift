internal import ArgumentParser
internal import Foundation
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork

/// `purlin lint`: reports findings in documents.
struct Lint: ParsableCommand, LintingCommand, FixingCommand, ReplacedCommand {
  static let replacement = "purlin check"

  static let configuration = CommandConfiguration(
    abstract: "Check storyboards and xibs: conflicts, ambiguity, clipped text and more.",
    discussion: """
      purlin lint App/
      purlin lint App/ --device "iPhone SE" --pseudo-localized
      purlin lint App/ --fix --select misplaced-view --select left-right
      purlin lint App/ --format sarif -o purlin.sarif
      purlin lint App/ --baseline .purlin-baseline.json --write-baseline

      A document is checked in the configuration in which it was saved, and in those that the options \
      add. Exit status 1 means errors. A label such as 'Title (purlin:disable clipped-text)' in Interface \
      Builder's outline disables a rule for a view, .purlin.json for a project. --help-hidden lists text \
      sizes, languages, size classes and workers.
      """)

  @Argument(help: ArgumentHelp("Documents, or folders that contain documents.", valueName: "path"))
  var paths: [String]

  @OptionGroup var settings: SettingsOptions
  @OptionGroup(visibility: .hidden) var fonts: FontOptions

  @OptionGroup var canvas: CanvasOptions
  @OptionGroup(visibility: .hidden) var reader: ReaderOptions

  @Flag(
    help: ArgumentHelp(
      "Also check in the size classes that a document's variations name.", visibility: .hidden))
  var sizeClasses = false

  @OptionGroup(visibility: .hidden) var workers: WorkerOptions
  @OptionGroup(visibility: .hidden) var limits: LimitOptions
  @OptionGroup(visibility: .hidden) var sharding: ShardOptions
  @OptionGroup(visibility: .hidden) var caching: CacheOptions

  @OptionGroup var report: ReportOptions
  @OptionGroup var known: BaselineOptions

  @Flag(help: "Fix the findings of the selected rules, or of all, and report what remains.")
  var fix = false

  @OptionGroup(visibility: .hidden) var protection: ProtectionOptions

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  var dryRun: Bool { false }

  func kinds() throws -> Set<DocumentRepair.Kind> {
    settings.selected.isEmpty
      ? Set(DocumentRepair.Kind.allCases) : try settings.repairs()
  }

  @OptionGroup var hint: HintOptions

  func run() throws {
    _ = (try report.format(), try report.severity())
    if sharding.shard != nil, known.isWritten || fix {
      throw CommandFailure.usage(
        "--\(fix ? "fix" : "write-baseline") is for all documents; call it without --shard")
    }
    guard fix || !protection.isForced else { throw CommandFailure.usage("--force needs --fix") }
    // What cannot be read is reported below.
    let isWritten =
      try !fix || MainActor.assumeIsolated { try FixRun(self).run() } != .unwritten
    let status = try MainActor.assumeIsolated {
      let source = try settings.source()
      let linter = try makeLinter(source)
      let fonts = AppFonts(near: paths)
      try self.fonts.use(fonts)
      var kind = FindingsRun.Kind(deed: "checked", pages: RulePage.all)
      if strict || linter.settings.isStrict { kind.failing = .warning }
      var run = try FindingsRun(
        kind, settings: linter.settings, from: source, report: report, known: known,
        shard: sharding.shard, key: cacheKey(source, of: Version.text))
      let pool = WorkerPool<LintWorker>(
        DocumentWorkerSetup(
          settings: source, fonts: fonts,
          cache: caching.cache(cacheKey(source), fonts: self.fonts, fonts)),
        size: workers.size,
        limit: limits.limit(configurations: linter.configurationCount))
      try run.check(paths, with: pool)
      return run.status
    }
    if !isWritten { throw ExitCode.trouble }
    if status != 0 { throw ExitCode(status) }
  }
}
