internal import ArgumentParser
internal import Foundation
internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork

/// `purlin check`: reports everything that Purlin finds in documents and logs.
struct Check: ParsableCommand, LintingCommand, FixingCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check storyboards, xibs and logs, and report what is wrong.",
    usage: "purlin check [<path> ...] [--fix] [<options>]",
    discussion: """
      purlin check App/ --fix
      purlin check 'App/**/*.xib' --device "iPhone SE" --language de
      purlin check - < console.txt

      Without a path, this folder is checked; '-' is a document or a log on standard input. Each finding ends \
      with the command that says more. A baseline written with --write-baseline, without --baseline, is used from then on. \
      Exit status 1 means errors, with --strict also warnings. --help-hidden lists assertions, sizes, \
      text sizes, languages, settings, workers and the cache.
      """)

  @Argument(
    help: ArgumentHelp("Documents, sources, logs, folders, patterns, or -.", valueName: "path"),
    completion: .file())
  var places: [String] = []

  @Flag(help: "Fix the findings of the selected rules, or of all, and report what remains.")
  var fix = false

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Flag(inversion: .prefixedNo, help: "Check screens at every size.")
  var sizes = true

  @Flag(inversion: .prefixedNo, help: "Check sources in folders as well.")
  var sources = true

  @Option(
    name: .customLong("assert"),
    help: ArgumentHelp(
      DocumentAssertions.help, valueName: "assertion", visibility: .hidden))
  var assertions: [String] = []

  @OptionGroup var settings: SettingsOptions
  @OptionGroup(visibility: .hidden) var fonts: FontOptions
  @OptionGroup var report: ReportOptions
  @OptionGroup var known: BaselineOptions

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
  @OptionGroup(visibility: .hidden) var protection: ProtectionOptions

  var dryRun: Bool { false }
  var isReporting: Bool { true }

  /// The documents and folders.
  var paths: [String] { CheckedPlaces(places).documents }

  func kinds() -> Set<DocumentRepair.Kind> {
    let selected = Set(settings.selected)
    return Set(
      DocumentRepair.Kind.allCases.filter {
        selected.isEmpty || !selected.isDisjoint(with: $0.rules)
      })
  }

  func fixSettings(_ source: SettingsOptions.Source) throws -> LintSettings {
    try settings.settings(from: source, selecting: RulePage.checks)
  }

  /// Returns the checker for the arguments and settings.
  @MainActor
  func makeChecker(_ source: SettingsOptions.Source) throws -> DocumentChecker {
    DocumentChecker(
      linter: try makeLinter(source, selecting: RulePage.checks),
      auditor: DocumentAuditor(canvases: [.document] + (try canvas.canvases())),
      checksSizes: sizes)
  }

  func run() throws {
    _ = (try report.format(), try report.severity())
    try refuse()
    let places = CheckedPlaces(places)
    var isWritten = true
    let status = try MainActor.assumeIsolated {
      let source = try settings.source()
      let checker = try makeChecker(source)
      let contents = try places.read()
      if fix, !kinds().isEmpty { isWritten = try FixRun(self).run() != .unwritten }
      let fonts = AppFonts(near: places.documents)
      try self.fonts.use(fonts)
      let chosen = checker.linter.settings
      var kind = FindingsRun.Kind(
        deed: "checked", pages: RulePage.checks, verb: .check, countsFixable: !fix)
      if strict || chosen.isStrict { kind.failing = .warning }
      var run = try FindingsRun(
        kind, settings: chosen, from: source, report: report, known: known,
        shard: sharding.shard, key: cacheKey(source, of: Version.text))
      let pool = WorkerPool<CheckWorker>(
        DocumentWorkerSetup(
          settings: source, fonts: fonts,
          cache: caching.cache(cacheKey(source), fonts: self.fonts, fonts)),
        size: workers.size,
        limit: limits.limit(configurations: checker.linter.configurationCount + 12))
      let found = sourceFindings(places, chosen, source, fonts)
      if found.isUnwritten { isWritten = false }
      try run.check(
        places.documents, input: contents.document, others: contents.logs, sources: found,
        with: pool)
      return run.status
    }
    if !isWritten { throw ExitCode.trouble }
    if status != 0 { throw ExitCode(status) }
  }

  /// Returns what is found in the sources of the folders, and in documents because of them; nothing for a part of the
  /// documents, whose reports are joined document by document.
  @MainActor
  private func sourceFindings(
    _ places: CheckedPlaces, _ chosen: LintSettings, _ source: SettingsOptions.Source,
    _ fonts: AppFonts
  ) -> SourceFindings {
    guard sources, sharding.shard == nil, chosen.checksSources, SourceChecker.isUseful(chosen)
    else { return SourceFindings() }
    return SourceFindings(
      places.documents + places.sources, settings: chosen,
      setup: DocumentWorkerSetup(
        settings: source, fonts: fonts,
        cache: caching.cache(cacheKey(source), fonts: self.fonts, fonts)),
      limit: limits.limit(configurations: 10), isForXcode: (try? report.format()) == .xcode,
      fixes: fix && kinds().contains(.names) ? protection.force : nil)
  }

  /// Throws an error for options that cannot be combined.
  private func refuse() throws {
    guard sharding.shard == nil || !(known.isWritten || fix) else {
      throw CommandFailure.usage(
        "--\(fix ? "fix" : "write-baseline") is for all documents; call it without --shard")
    }
    guard sharding.shard == nil || !CheckedPlaces(places).hasOthers else {
      throw CommandFailure.usage(
        "--shard divides documents; check source files, logs and standard input in a call without it"
      )
    }
    if !sources, let file = CheckedPlaces(places).sources.first {
      throw CommandFailure.usage("\(file) is a source file; check it without --no-sources")
    }
    for place in places where DocumentHandle(place).object != nil {
      throw CommandFailure.usage(
        "'\(place)' names an object; 'purlin explain \(place)' explains it")
    }
    for assertion in assertions { _ = try DocumentAssertions.assertion(assertion) }
    guard assertions.isEmpty || sizes else {
      throw CommandFailure.usage("--assert is checked at every size; call it without --no-sizes")
    }
    guard fix || !protection.isForced else { throw CommandFailure.usage("--force needs --fix") }
    guard !fix || !places.contains("-") else {
      throw CommandFailure.usage("--fix writes files, and standard input is none")
    }
  }
}
