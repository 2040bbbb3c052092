internal import Foundation
internal import InterfaceBuilder
internal import InterfaceLinter

/// One run over documents: audits each, writes what is found, and keeps count.
@MainActor
struct AuditRun {
  private let least: FindingSeverity
  private let output: FileDraft?
  private let shard: Shard?
  /// What results depend on besides the documents.
  private let key: CacheKey
  private var report: any LintReport
  private let syntax: OutputText.Syntax
  private var counts: [FindingSeverity: Int] = [:]
  private var audited = 0
  private var unread = 0
  private var assumptions = AssumedCanvases()
  private var settings = LintSettings()
  private var settingsFile: String?
  /// The words for documents that the settings exclude.
  private var excluded: String?
  private var paths = LintPaths(folder: FileManager.default.currentDirectoryPath)
  private var baseline: RunBaseline?

  init(
    format: LintFormat, least: FindingSeverity, output: String?, shard: Shard?, key: CacheKey
  ) throws {
    self.least = least
    self.shard = shard
    self.key = key
    self.output = try output.map { try FileDraft($0) }
    report = format.makeReport(of: RulePage.audits)
    syntax = OutputText.Syntax(format)
  }

  /// Applies settings and a baseline to what is found.
  mutating func use(
    _ settings: LintSettings, folder: String, file: String?, _ known: BaselineOptions
  ) throws {
    self.settings = settings
    settingsFile = file
    paths = LintPaths(folder: folder)
    baseline = try RunBaseline(
      known.path(settings, folder), isWritten: known.isWritten, settings: settings, folder: folder
    ) { RulePage.audit($0) != nil }
  }

  private var isBaselineWritten: Bool { baseline?.isWritten == true }

  /// Audits documents and folders of them; what cannot be found or read stops nothing else.
  mutating func audit(_ places: [String], with pool: WorkerPool<AuditWorker>) throws {
    Interruption.hold()
    if !isBaselineWritten { try write(report.beginning) }
    var missing: [UnreadDocument] = []
    let search = try DocumentSearch(places, everything: settings.includesIgnored) {
      missing.append(UnreadDocument(file: $0, message: $1.reason(without: $0)))
    }
    search.tell()
    let covered = CoveredDocuments(
      search.documents, in: places, settings, file: settingsFile, paths)
    let documents = covered.included
    excluded = covered.summary
    missing += covered.emptyFolders.map {
      UnreadDocument(file: $0, message: covered.emptyFolderMessage)
    }
    var part = ShardedRun(shard, documents, missing: missing.count, settings: key)
    let reported = part.reportsMissing ? missing : []
    for document in reported { try addUnread(document) }
    let jobs = part.indices.map { AuditWorker.Job(file: documents[$0]) }
    let isWhole = try pool.run(jobs) { index, outcome in
      part.note(try add(outcome, of: jobs[index].file), of: part.indices[index])
    }
    guard isWhole else {
      output?.abandon()
      let count = audited + unread - reported.count
      StandardError.line("purlin: interrupted after \(count) of \(jobs.count) documents")
      Interruption.release()
      return
    }
    if isBaselineWritten {
      if let line = try baseline?.write() { StandardError.line("\(line)") }
      Interruption.release()
      return
    }
    if let note = part.note(status: status) { report.note(note) }
    try write(report.ending)
    try output?.finish()
    summarize()
    Interruption.release()
  }

  /// Reports a worker's findings in a document, or how the worker ended.
  ///
  /// - Returns: The number of findings in the report; nil if the document was not audited.
  private mutating func add(
    _ outcome: WorkerPool<AuditWorker>.Outcome, of file: String
  ) throws -> Int? {
    switch outcome {
    case .answer(.audited(var result)):
      audited += 1
      assumptions.note(result.assumption, about: file)
      result.apply(settings, path: paths.relative(file))
      baseline?.take(&result, of: file)
      guard !isBaselineWritten else { return 0 }
      result.drop(below: least)
      for finding in result.findings { counts[finding.severity, default: 0] += 1 }
      try write(report.text(of: result))
      return result.findings.count
    case .answer(.unread(let document)): try addUnread(document)
    case .crash(let ending, let reason):
      try addUnread(
        UnreadDocument(file: file, message: UnfinishedDocument.message(crash: ending, reason)))
    case .timeout(let seconds):
      try addUnread(
        UnreadDocument(file: file, message: UnfinishedDocument.message(seconds: seconds)))
    }
    return nil
  }

  private mutating func addUnread(_ document: UnreadDocument) throws {
    unread += 1
    if isBaselineWritten {
      StandardError.line("\(document.file): \(document.message)")
    } else {
      try write(report.text(of: document))
    }
  }

  private func write(_ piece: String) throws {
    let piece = OutputText(piece, as: syntax)
    if let output { try output.write(piece.text.utf8) } else { try StandardOutput.write(piece) }
  }

  private func summarize() {
    assumptions.tell()
    let words = FindingSeverity.allCases.reversed().compactMap { severity -> String? in
      guard let count = counts[severity], count > 0 else { return nil }
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    var line = shard.map { "part \($0.number) of \($0.count): " } ?? ""
    line += "\(audited) document\(audited == 1 ? "" : "s"): "
    if let excluded, audited == 0 {
      line += excluded
    } else {
      line += words.isEmpty ? "nothing found" : words.joined(separator: ", ")
      if let excluded { line += "; \(excluded)" }
    }
    if unread > 0 { line += "; \(unread) could not be read or audited" }
    if let baseline, baseline.suppressed > 0 {
      line += "; \(baseline.suppressed) suppressed by the baseline"
    }
    if let gone = baseline?.gone, gone > 0 {
      line += "; \(gone) of the baseline no longer found; --write-baseline removes them"
    }
    StandardError.line("\(line)")
  }

  /// 2 where a document could not be read, 1 where something other than a note was found.
  var status: Int32 {
    if unread > 0 { return 2 }
    return counts[.warning, default: 0] + counts[.error, default: 0] > 0 ? 1 : 0
  }
}
