internal import ConflictAnalysis
internal import Foundation
internal import InterfaceBuilder
internal import InterfaceLinter

/// The causes of a log as findings, for the formats and baselines of `lint`.
struct LogFindings {
  private let file: String
  private var baseline: RunBaseline
  /// The name of every log in a baseline, because each run has another log.
  private let name: String

  private static let rule = "logged-conflict"

  /// Reads the baseline, unless it is to be written.
  init(_ known: BaselineOptions, in file: String) throws {
    self.file = file
    let folder = FileManager.default.currentDirectoryPath
    let path = known.path(LintSettings(), folder)
    baseline = try RunBaseline(
      path, isWritten: known.isWritten, settings: LintSettings(), folder: folder
    ) { RulePage.log($0) != nil }
    name =
      URL(fileURLWithPath: path ?? folder).deletingLastPathComponent()
      .appending(path: "console.log").path
  }

  /// Whether causes are written to the baseline instead of explained.
  var areWritten: Bool { baseline.isWritten }

  /// Returns whether a cause is known, or written instead of explained.
  mutating func suppresses(_ cause: LogExplanation.Cause) -> Bool {
    var result = LintResult(file: file, findings: [Self.finding(for: cause)], lines: [:])
    baseline.take(&result, of: name)
    return result.findings.isEmpty
  }

  /// Writes the baseline if asked to; returns a line about it.
  func written() throws -> String? {
    guard baseline.isWritten else { return nil }
    return try baseline.write()
  }

  /// A line about suppressed causes; nil if there is nothing to say.
  var remark: String? {
    var parts: [String] = []
    if baseline.suppressed > 0 {
      let count = baseline.suppressed
      parts.append("\(count) cause\(count == 1 ? "" : "s") suppressed by the baseline")
    }
    if baseline.gone > 0 {
      parts.append(
        "\(baseline.gone) of the baseline no longer found; --write-baseline removes them")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// Returns the causes in a log as findings.
  static func result(of explanation: LogExplanation, file: String) -> LintResult {
    LintResult(file: file, findings: explanation.causes.map { finding(for: $0) }, lines: [:])
  }

  /// Returns the report of an explanation.
  ///
  /// `place` returns where the constraint to change first is in a document; a cause without one is at its line
  /// of the log.
  func report(
    of explanation: LogExplanation, as format: LintFormat,
    place: (LogExplanation.Cause) -> LogDocuments.Facts? = { _ in nil }
  ) -> String {
    var report = format.makeReport(of: RulePage.logs, by: Version.number)
    var files: [String] = []
    var found: [String: [LintFinding]] = [:]
    for cause in explanation.causes {
      let place = place(cause)
      let file = place?.file ?? file
      if found[file] == nil { files.append(file) }
      found[file, default: []].append(Self.finding(for: cause, at: place, of: self.file))
    }
    if files.isEmpty { files = [file] }
    return report.beginning
      + files.map { file in
        let findings = (found[file] ?? []).sorted {
          ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
        }
        return report.text(of: LintResult(file: file, findings: findings, lines: [:]))
      }.joined() + report.ending
  }

  /// A cause as a finding: an error if a conflict of the author's is proven, a note otherwise.
  ///
  /// It is in the log, or at a place in a document with the name of the log.
  private static func finding(
    for cause: LogExplanation.Cause, at place: LogDocuments.Facts? = nil, of log: String = ""
  ) -> LintFinding {
    LintFinding(
      rule: rule, cause.diagnosis.isAuthors ? .error : .note,
      (place == nil ? "" : "\(log): ") + "\(cause.place): \(cause.diagnosis.paragraph)",
      at: SourcePosition(
        line: place?.line ?? cause.diagnosis.report.line, column: place?.column ?? 1),
      of: place?.constraint ?? cause.reports.classes.joined(separator: ", "),
      detail: cause.reports.fingerprint)
  }
}
