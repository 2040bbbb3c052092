internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceLinter

/// One run over documents: reads each, judges it, writes what is said, and keeps count.
@MainActor
struct LintRun {
  private let linter: Linter
  private let paths: LintPaths
  private let least: LintSeverity
  private let isForXcode: Bool
  private let baselinePath: String?
  private let writesBaseline: Bool
  private let output: FileDraft?
  private var report: any LintReport
  private var baseline = Baseline()
  private var baselinePaths: LintPaths?
  /// The judged documents: their path from the settings' folder by that from the baseline's.
  private var judgedPaths: [String: String] = [:]
  private var counts: [LintSeverity: Int] = [:]
  private var unread = 0
  private var judged = 0
  private var lettingBe = 0
  private var translations: Translations
  private var gone = 0

  init(
    linter: Linter, folder: String, format: LintFormat, least: LintSeverity,
    baselinePath: String?, writesBaseline: Bool, output: String?
  ) throws {
    self.linter = linter
    paths = LintPaths(folder: folder)
    self.least = least
    translations = Translations(linter.settings.languages)
    isForXcode = format == .xcode
    report = format.makeReport()
    self.baselinePath = baselinePath
    self.writesBaseline = writesBaseline
    self.output = writesBaseline ? nil : try output.map { try FileDraft($0) }
    guard let baselinePath else { return }
    let place = URL(fileURLWithPath: baselinePath).deletingLastPathComponent().path
    baselinePaths = LintPaths(folder: place)
    guard !writesBaseline else { return }
    let text = try Files.text(baselinePath)
    do { baseline = try Baseline(json: text) } catch {
      throw CommandFailure.input("\(baselinePath):\(error.position): \(error.message)")
    }
  }

  /// Runs `body` so that what cannot be read ends with the status that a linter's caller expects.
  static func withStatusOfTrouble<Result: Sendable>(
    _ body: @MainActor () throws -> Result
  ) throws -> Result {
    do { return try body() } catch let failure as CommandFailure where failure.status == 65 {
      throw CommandFailure(status: 2, message: failure.message)
    }
  }

  /// Judges documents and folders of them; what cannot be found or read stops nothing else.
  mutating func judge(_ places: [String]) throws {
    if !writesBaseline { try write(report.beginning) }
    var missing: [UnreadDocument] = []
    let documents = try Files.documents(in: places) { place, failure in
      missing.append(UnreadDocument(file: place, message: Self.reason(failure, place)))
    }
    guard !documents.isEmpty || !missing.isEmpty else {
      throw CommandFailure.usage(
        "no .storyboard or .xib in \(places.joined(separator: ", "))")
    }
    for document in missing { try addUnread(document) }
    let named = Set(places)
    let covered = documents.filter {
      linter.settings.covers(paths.relative($0), isNamed: named.contains($0))
    }
    var progress = Progress(count: covered.count)
    let known = baseline.count
    for file in covered {
      progress.show(file)
      try judge(file)
    }
    progress.clear()
    guard !writesBaseline else {
      try writeBaseline()
      return
    }
    try write(report.ending)
    try output?.finish()
    lettingBe = known - baseline.count
    var left = baseline
    gone = left.remove(where: isGone)
    summarize()
  }

  /// Writes what was found; what the baseline has of documents and rules not asked about stays.
  private func writeBaseline() throws {
    guard let baselinePath else { return }
    var written = baseline
    if let text = try? Files.text(baselinePath), var before = try? Baseline(json: text) {
      before.remove(where: isGone)
      written.add(before)
    }
    try Files.write(written.json, to: baselinePath)
    var line = "\(baselinePath): \(baseline.count) finding\(baseline.count == 1 ? "" : "s") "
    line += "of \(judged) document\(judged == 1 ? "" : "s") written"
    let kept = written.count - baseline.count
    if kept > 0 { line += "; \(kept) of other documents or rules kept" }
    Files.say(line)
  }

  /// Whether what a baseline has of a rule about a document would have been found again now.
  private func isGone(_ file: String, _ rule: String) -> Bool {
    if let path = judgedPaths[file] { return linter.settings.asks(rule, in: path) }
    guard let baselinePath else { return false }
    let place = URL(fileURLWithPath: file, relativeTo: URL(fileURLWithPath: baselinePath))
    return !FileManager.default.fileExists(atPath: place.path)
  }

  private mutating func judge(_ file: String) throws {
    let shown = isForXcode ? LintPaths.absolute(file) : file
    var result: LintResult
    do {
      result = try linter.lint(
        try Files.read(file), file: shown, path: paths.relative(file),
        languages: try translations.languages(of: file))
    } catch let error as InterfaceDocumentError {
      try addUnread(UnreadDocument(file: shown, position: error.position, message: error.message))
      return
    } catch let failure as CommandFailure {
      let isAtBeginning = failure.message.hasPrefix(file + ":1:1: ")
      try addUnread(
        UnreadDocument(
          file: shown, position: isAtBeginning ? SourcePosition(line: 1, column: 1) : nil,
          message: Self.reason(failure, file)))
      return
    }
    judged += 1
    if let baselinePaths {
      let name = baselinePaths.relative(file)
      judgedPaths[name] = paths.relative(file)
      if writesBaseline {
        baseline.add(result, as: name)
        return
      }
      baseline.silence(&result, as: name)
    }
    result.drop(below: least)
    for finding in result.findings { counts[finding.severity, default: 0] += 1 }
    try write(report.text(of: result))
  }

  /// The failure's words without the path that they begin with.
  private static func reason(_ failure: CommandFailure, _ file: String) -> String {
    for prefix in [file + ": ", file + ":1:1: "] where failure.message.hasPrefix(prefix) {
      return String(failure.message.dropFirst(prefix.count))
    }
    return failure.message
  }

  private mutating func addUnread(_ document: UnreadDocument) throws {
    unread += 1
    if writesBaseline {
      Files.say("\(document.file): \(document.message)")
    } else {
      try write(report.text(of: document))
    }
  }

  private func write(_ piece: String) throws {
    if let output {
      try output.write(piece.utf8)
    } else {
      print(piece, terminator: "")
    }
  }

  private func summarize() {
    let words = LintSeverity.allCases.reversed().compactMap { severity -> String? in
      guard let count = counts[severity], count > 0 else { return nil }
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    var line = "\(judged) document\(judged == 1 ? "" : "s"): "
    line += words.isEmpty ? "nothing found" : words.joined(separator: ", ")
    if unread > 0 { line += "; \(unread) could not be read" }
    if lettingBe > 0 { line += "; \(lettingBe) of the baseline let be" }
    if gone > 0 { line += "; \(gone) of the baseline are gone, --write-baseline drops them" }
    Files.say(line)
    for language in translations.unseen {
      Files.say("no document has texts in '\(language)' beside it")
    }
  }

  /// 2 where a document could not be read, 1 where something is at error level.
  func status(strict: Bool) -> Int32 {
    if unread > 0 { return 2 }
    let errors = counts[.error, default: 0]
    let warnings = strict ? counts[.warning, default: 0] : 0
    return errors + warnings > 0 ? 1 : 0
  }
}

/// The languages asked for, and which of them some document had.
private struct Translations {
  private let codes: [String]
  private var seen: Set<String> = []

  init(_ codes: [String]) {
    self.codes = codes
  }

  /// The languages asked for that no document had texts in.
  var unseen: [String] { codes == ["all"] ? [] : codes.filter { !seen.contains($0) } }

  /// The languages asked for that a document has texts in.
  mutating func languages(of file: String) throws -> [LintLanguage] {
    guard !codes.isEmpty else { return [] }
    do {
      let all = codes == ["all"] ? try DocumentTexts.languages(forDocumentAt: file) : codes
      return try all.compactMap { code in
        guard let found = try DocumentTexts.find(language: code, forDocumentAt: file) else {
          return nil
        }
        seen.insert(code)
        return LintLanguage(
          code: code, texts: found.texts, isRightToLeft: DocumentTexts.isRightToLeft(code))
      }
    } catch let error as ResourceError {
      throw CommandFailure.input("\(error)")
    }
  }
}

/// A line on a terminal that says how far a run is; nothing where standard error is no terminal.
private struct Progress {
  private let count: Int
  private var done = 0
  private let isShown: Bool

  init(count: Int) {
    self.count = count
    isShown = count > 1 && isatty(2) != 0
  }

  mutating func show(_ file: String) {
    done += 1
    guard isShown else { return }
    let name = String(file.suffix(60))
    FileHandle.standardError.write(Data("\r\u{1B}[K\(done) of \(count)  \(name)".utf8))
  }

  func clear() {
    if isShown { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  }
}
