internal import Foundation
internal import InterfaceLinter
internal import IsolatedWork

/// One run over documents: checks each, writes the report, and counts findings.
@MainActor
struct FindingsRun {
  /// How the runs of the subcommands differ.
  struct Kind {
    /// What is done with a document, for messages.
    var deed: String
    /// The rules that can be reported.
    var pages: [RulePage]
    var verb = ReportVerb.lint
    /// The lowest severity with which the status is 1.
    var failing = FindingSeverity.error
    /// Whether the summary has the number of findings that are not shown.
    var countsHidden = true
    /// Whether reports for Xcode have absolute paths.
    var namesXcodePaths = true
    /// Whether the summary has the number of findings that `--fix` repairs.
    var countsFixable = false
  }

  private let kind: Kind
  private let settings: LintSettings
  private let paths: LintPaths
  private let settingsFile: String?
  private let least: FindingSeverity
  private let isForXcode: Bool
  private let output: FileDraft?
  private let shard: Shard?
  /// What results depend on besides the documents.
  private let key: CacheKey
  private var report: any LintReport
  private let syntax: OutputText.Syntax
  /// The colors of a report for people on a terminal; nil for others.
  private let style: TerminalStyle?
  private var baseline: RunBaseline
  /// The name of every log in the baseline.
  private let logName: String
  private var counts: [FindingSeverity: Int] = [:]
  private var fixable = 0
  private var unread = 0
  /// The number of findings below the lowest severity to report.
  private var hidden = 0
  private var checked = 0
  private var logs = 0
  /// What sources say of documents, and the number of source files.
  private var sources = SourceFindings()
  /// The requested languages that at least one document has texts in.
  private var translations: Set<String> = []
  /// The words for documents that the settings exclude.
  private var excluded: String?
  private var assumptions = AssumedCanvases()

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - kind: What distinguishes the subcommand.
  ///   - settings: What is checked where.
  ///   - source: The settings' file.
  ///   - options: The form of the report.
  ///   - known: The known findings.
  ///   - shard: The part of the documents; nil for all.
  ///   - key: What results depend on besides the documents.
  /// - Throws: ``CommandFailure`` for a baseline that cannot be read, or a report that cannot be written.
  init(
    _ kind: Kind, settings: LintSettings, from source: SettingsOptions.Source,
    report options: ReportOptions, known: BaselineOptions, shard: Shard? = nil, key: CacheKey
  ) throws {
    self.kind = kind
    self.settings = settings
    self.shard = shard
    let format = try options.format()
    least = try options.severity()
    paths = LintPaths(folder: source.folder)
    settingsFile = source.name
    isForXcode = format == .xcode && kind.namesXcodePaths
    self.key = key.adding("report", [least.rawValue, kind.failing.rawValue])
    report = format.makeReport(of: kind.pages, for: kind.verb, by: Version.number)
    syntax = OutputText.Syntax(format)
    style =
      format == .text && options.output == nil
      ? TerminalStyle.style(of: StandardOutput.descriptor) : nil
    let rules = Set(kind.pages.map(\.id))
    baseline = try RunBaseline(
      known.path(settings, source.folder), isWritten: known.isWritten, settings: settings,
      folder: source.folder
    ) { rules.contains($0) && RulePage.log($0) == nil }
    // Each run has another log.
    logName =
      URL(fileURLWithPath: known.path(settings, source.folder) ?? source.folder + "/.")
      .deletingLastPathComponent().appending(path: "console.log").path
    output = known.isWritten ? nil : try options.output.map { try FileDraft($0) }
  }

  /// Checks documents and folders; one that is not found, not read or not checked does not stop the
  /// others.
  ///
  /// - Parameters:
  ///   - places: Documents and folders.
  ///   - input: A document that was read from standard input.
  ///   - others: The findings in logs.
  ///   - sources: What is found in sources, and in documents because of them.
  ///   - pool: The workers.
  /// - Throws: ``CommandFailure`` if the report cannot be written.
  mutating func check<W: FindingsWorker>(
    _ places: [String], input: [UInt8]? = nil, others: [LintResult] = [],
    sources: SourceFindings = SourceFindings(), with pool: WorkerPool<W>
  ) throws {
    Interruption.hold()
    self.sources = sources
    if !baseline.isWritten { try write(report.beginning) }
    var missing: [UnreadDocument] = []
    let search = try DocumentSearch(places, everything: settings.includesIgnored) {
      missing.append(UnreadDocument(file: $0, message: $1.reason(without: $0)))
    }
    search.tell()
    let all = CoveredDocuments(search.documents, in: places, settings, file: settingsFile, paths)
    excluded = all.summary
    missing += all.emptyFolders.map {
      UnreadDocument(file: $0, message: all.emptyFolderMessage)
    }
    var part = ShardedRun(shard, all.included, missing: missing.count, settings: key)
    for document in part.reportsMissing ? missing : [] { try addUnread(document) }
    var jobs = part.indices.map { index in
      let file = all.included[index]
      return DocumentJob(
        file: file, shown: isForXcode ? LintPaths.absolute(file) : file, path: paths.relative(file))
    }
    if let input {
      let name = ReportVerb.standardInput
      jobs.append(DocumentJob(file: name, shown: name, path: name, content: Data(input)))
    }
    var progress = Progress(count: jobs.count)
    progress.show()
    var isWhole = false
    do {
      isWhole = try pool.run(jobs) { index, outcome in
        let count = try add(outcome, of: jobs[index])
        if index < part.indices.count { part.note(count, of: part.indices[index]) }
        progress.advance(jobs[index].file)
      }
      for result in others { _ = try add(result, of: logName, isDocument: false) }
      logs = others.count
      for result in part.reportsMissing ? sources.files : []
      where settings.covers(paths.relative(result.file)) {
        _ = try add(result, of: result.file, isDocument: false)
      }
    } catch is Interrupted {
      isWhole = false
    }
    progress.clear()
    guard isWhole else { return try stop(after: progress.done, of: jobs.count) }
    guard !baseline.isWritten else {
      StandardError.line("\(try baseline.write())")
      return Interruption.release()
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
  private mutating func add<W: FindingsWorker>(
    _ outcome: WorkerPool<W>.Outcome, of job: DocumentJob
  ) throws -> Int? {
    switch outcome {
    case .answer(.checked(let result, let languages, let unread)):
      translations.formUnion(languages)
      for texts in unread { try addUnread(texts) }
      var result = result
      if let other = sources.documents[LintPaths.absolute(job.file)] { result.add(other) }
      return try add(result, of: job.file)
    case .answer(.unread(let document)): try addUnread(document)
    case .unfinished(let message):
      try addUnread(UnreadDocument(file: job.shown, message: message))
    }
    return nil
  }

  private mutating func add(
    _ result: LintResult, of file: String, isDocument: Bool = true
  ) throws -> Int {
    var result = result
    if isDocument { checked += 1 }
    assumptions.note(result.assumption, about: file)
    baseline.take(&result, of: file)
    guard !baseline.isWritten else { return 0 }
    let found = result.findings.count
    result.drop(below: least)
    hidden += found - result.findings.count
    for finding in result.findings {
      counts[finding.severity, default: 0] += 1
      fixable += finding.edits.isEmpty ? 0 : 1
    }
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
    } else if try !StandardOutput.writeInterruptibly(piece.styled(style)) {
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
    let read = [(checked, "document"), (logs, "log"), (sources.count, "source file")]
    let told = read.filter { $0.0 > 0 }
    line += (told.isEmpty ? [read[0]] : told)
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: " and ")
    line += ": "
    if let excluded, checked == 0 {
      line += excluded
    } else {
      line += words.isEmpty ? "nothing found" : words.joined(separator: ", ")
      if kind.countsFixable, fixable > 0 { line += "; \(fixable) fixable with --fix" }
      if let excluded { line += "; \(excluded)" }
    }
    if kind.countsHidden, hidden > 0 {
      line += "; \(hidden) of lower severity, shown by --severity note"
    }
    if unread > 0 { line += "; \(unread) could not be read or \(kind.deed)" }
    line += baseline.words()
    StandardError.line("\(line)")
    let asked = settings.languages
    for language in asked == ["all"] ? [] : asked where !translations.contains(language) {
      StandardError.line("no document has texts in '\(language)' beside it")
    }
  }

  /// 2 if a document could not be read, 1 if a finding is severe enough.
  var status: Int32 {
    if unread > 0 { return 2 }
    return counts.contains { $0.key >= kind.failing && $0.value > 0 } ? 1 : 0
  }
}

/// The reader of the report was slow, and a signal arrived in the meantime.
private struct Interrupted: Error {}
