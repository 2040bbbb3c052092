internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceLinter

/// One run over documents: checks each, writes the report, and counts findings.
@MainActor
struct LintRun {
  private let linter: Linter
  private let paths: LintPaths
  private let settingsFile: String?
  private let least: FindingSeverity
  private let isForXcode: Bool
  private let output: FileDraft?
  private let shard: Shard?
  /// What results depend on besides the documents.
  private let key: CacheKey
  private let isStrict: Bool
  private var report: any LintReport
  private let syntax: OutputText.Syntax
  private var baseline: RunBaseline
  private var counts: [FindingSeverity: Int] = [:]
  private var unread = 0
  /// The number of findings below the lowest severity to report.
  private var hidden = 0
  private var checked = 0
  /// The requested languages that at least one document has texts in.
  private var translations: Set<String> = []
  /// The words for documents that the settings exclude.
  private var excluded: String?
  private var assumptions = AssumedCanvases()

  init(
    linter: Linter, folder: String, settingsFile: String?, format: LintFormat,
    least: FindingSeverity, known: BaselineOptions, output: String?, shard: Shard?, key: CacheKey,
    isStrict: Bool
  ) throws {
    self.linter = linter
    paths = LintPaths(folder: folder)
    self.settingsFile = settingsFile
    self.least = least
    isForXcode = format == .xcode
    self.shard = shard
    self.key = key
    self.isStrict = isStrict
    report = format.makeReport()
    syntax = OutputText.Syntax(format)
    baseline = try RunBaseline(
      known.path(linter.settings, folder), isWritten: known.isWritten, settings: linter.settings,
      folder: folder
    ) { RulePage.audit($0) == nil && RulePage.log($0) == nil }
    self.output = known.isWritten ? nil : try output.map { try FileDraft($0) }
  }

  /// The number of configurations of a document, with which its time limit grows.
  var configurationCount: Int {
    linter.configurations.count * (1 + linter.settings.languages.count)
  }

  /// Checks documents and folders; one that is not found, not read or not checked does not stop the
  /// others.
  mutating func judge(_ places: [String], with pool: WorkerPool<LintWorker>) throws {
    Interruption.hold()
    if !baseline.isWritten { try write(report.beginning) }
    var missing: [UnreadDocument] = []
    let search = try DocumentSearch(places, everything: linter.settings.includesIgnored) {
      missing.append(UnreadDocument(file: $0, message: $1.reason(without: $0)))
    }
    search.tell()
    let all = CoveredDocuments(
      search.documents, in: places, linter.settings, file: settingsFile, paths)
    let covered = all.included
    excluded = all.summary
    missing += all.emptyFolders.map {
      UnreadDocument(file: $0, message: all.emptyFolderMessage)
    }
    var part = ShardedRun(shard, covered, missing: missing.count, settings: key)
    for document in part.reportsMissing ? missing : [] { try addUnread(document) }
    var progress = Progress(count: part.indices.count)
    let jobs = part.indices.map { index in
      let file = covered[index]
      return LintWorker.Job(
        file: file, shown: isForXcode ? LintPaths.absolute(file) : file, path: paths.relative(file))
    }
    progress.show()
    let isWhole: Bool
    do {
      isWhole = try pool.run(jobs) { index, outcome in
        part.note(try add(outcome, of: jobs[index]), of: part.indices[index])
        progress.advance(jobs[index].file)
      }
    } catch is Interrupted { isWhole = false }
    progress.clear()
    guard isWhole else { return try stop(after: progress.done, of: jobs.count) }
    guard !baseline.isWritten else {
      StandardError.line("\(try baseline.write())")
      return
    }
    if let note = part.note(status: status) { report.note(note) }
    try write(report.ending)
    try output?.finish()
    summarize()
    Interruption.release()
  }

  /// Ends an interrupted run: the output so far becomes a valid report, and files are not changed.
  private mutating func stop(after done: Int, of count: Int) throws {
    let line = "interrupted after \(done) of \(count) documents"
    if let output {
      output.abandon()
      StandardError.line("purlin: \(line); the report is not written")
    } else if baseline.isWritten {
      StandardError.line("purlin: \(line); the baseline is not written")
    } else {
      let notice = report.text(of: UnreadDocument(file: ".", message: line))
      let text = OutputText(notice + report.ending, as: syntax)
      let isWhole = (try? StandardOutput.writeInterruptibly(text)) == true
      StandardError.line("purlin: \(line); the report is \(isWhole ? "partial" : "cut off")")
    }
    Interruption.release()
  }

  /// Reports a worker's findings in a document, or how the worker ended.
  ///
  /// - Returns: The number of findings in the report; nil if the document was not checked.
  private mutating func add(
    _ outcome: WorkerPool<LintWorker>.Outcome, of job: LintWorker.Job
  ) throws -> Int? {
    switch outcome {
    case .answer(.judged(let result, let languages)):
      translations.formUnion(languages)
      return try add(result, of: job.file)
    case .answer(.unread(let document)): try addUnread(document)
    case .crash(let ending, let reason):
      try addUnread(
        UnreadDocument(file: job.shown, message: UnfinishedDocument.message(crash: ending, reason)))
    case .timeout(let seconds):
      try addUnread(
        UnreadDocument(file: job.shown, message: UnfinishedDocument.message(seconds: seconds)))
    }
    return nil
  }

  private mutating func add(_ result: LintResult, of file: String) throws -> Int {
    var result = result
    checked += 1
    assumptions.note(result.assumption, about: file)
    baseline.take(&result, of: file)
    guard !baseline.isWritten else { return 0 }
    let found = result.findings.count
    result.drop(below: least)
    hidden += found - result.findings.count
    for finding in result.findings { counts[finding.severity, default: 0] += 1 }
    try write(report.text(of: result))
    return result.findings.count
  }

  private mutating func addUnread(_ document: UnreadDocument) throws {
    unread += 1
    if baseline.isWritten {
      StandardError.line("\(document.file): \(document.message)")
    } else {
      try write(report.text(of: document))
    }
  }

  private func write(_ piece: String) throws {
    let piece = OutputText(piece, as: syntax)
    if let output {
      try output.write(piece.text.utf8)
    } else if try !StandardOutput.writeInterruptibly(piece) {
      throw Interrupted()
    }
  }

  private func summarize() {
    assumptions.tell()
    let words = FindingSeverity.allCases.reversed().compactMap { severity -> String? in
      guard let count = counts[severity], count > 0 else { return nil }
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    var line = shard.map { "part \($0.number) of \($0.count): " } ?? ""
    line += "\(checked) document\(checked == 1 ? "" : "s"): "
    if let excluded, checked == 0 {
      line += excluded
    } else {
      line += words.isEmpty ? "nothing found" : words.joined(separator: ", ")
      if let excluded { line += "; \(excluded)" }
    }
    if hidden > 0 { line += "; \(hidden) of lower severity, shown by --severity note" }
    if unread > 0 { line += "; \(unread) could not be read or checked" }
    if baseline.suppressed > 0 { line += "; \(baseline.suppressed) suppressed by the baseline" }
    let gone = baseline.gone
    if gone > 0 {
      line += "; \(gone) of the baseline no longer found; --write-baseline removes them"
    }
    StandardError.line("\(line)")
    let asked = linter.settings.languages
    for language in asked == ["all"] ? [] : asked where !translations.contains(language) {
      StandardError.line("no document has texts in '\(language)' beside it")
    }
  }

  /// 2 if a document could not be read, 1 if there are errors.
  var status: Int32 {
    if unread > 0 { return 2 }
    let errors = counts[.error, default: 0]
    let warnings = isStrict ? counts[.warning, default: 0] : 0
    return errors + warnings > 0 ? 1 : 0
  }
}

/// The reader of the report was slow, and a signal arrived in the meantime.
private struct Interrupted: Error {}

/// A line on a terminal that shows the progress of a run, if standard error is a terminal.
private struct Progress {
  private let count: Int
  private(set) var done = 0
  private let isShown: Bool
  private let begin = ContinuousClock.now

  init(count: Int) {
    self.count = count
    isShown = count > 1 && isatty(2) != 0
  }

  /// Shows that the documents before this one are done.
  mutating func advance(_ file: String) {
    done += 1
    show(file)
  }

  func show(_ file: String = "") {
    guard isShown else { return }
    let name = String(file.suffix(48))
    StandardError.write("\r\u{1B}[K\(done) of \(count)\(speed)  \(name)")
  }

  /// The documents per second, and the remaining time at that rate.
  private var speed: String {
    let seconds = (ContinuousClock.now - begin) / .seconds(1)
    guard done > 0, seconds > 1 else { return "" }
    let rate = Double(done) / seconds
    let left = Int((Double(count - done) / rate).rounded(.up))
    let time = left < 120 ? "\(left) s" : "\((left + 59) / 60) min"
    return rate < 10
      ? "  \((rate * 10).rounded() / 10)/s, \(time) left" : "  \(Int(rate))/s, \(time) left"
  }

  func clear() {
    if isShown { StandardError.write("\r\u{1B}[K") }
  }
}
