internal import ConflictAnalysis
internal import Foundation
internal import InterfaceLinter
internal import IsolatedWork

/// One run of `purlin explain` over a log: reads it, and prints the answer.
struct LogRun {
  private let file: String
  private let format: LintFormat
  /// The file for a picture or, in the formats of findings, for the report.
  private let output: String?
  private let limit: Int
  private let withRanking: Bool
  private var findings: LogFindings
  /// The documents in which the constraints are found; nil if none are given.
  var documents: LogDocuments?

  init(
    _ file: String, format: LintFormat, known: BaselineOptions, output: String?, limit: Int,
    withRanking: Bool
  ) throws {
    // The formats of findings write a report instead.
    if let output, format == .text || format == .json {
      _ = try PictureFile(output, formats: PictureFile.Format.pictures + [.html])
    }
    self.file = file
    self.format = format
    self.output = output
    self.limit = limit
    self.withRanking = withRanking
    findings = try LogFindings(known, in: file == "-" ? "standard input" : file)
  }

  /// Reads the log and prints the answer; returns whether a conflict of the author's is proven.
  mutating func explain(_ input: ExplainedInput) throws -> Bool {
    // A picture shows the most frequent cause, which is known at the end.
    guard file == "-", format == .text, output == nil, documents == nil,
      !findings.areWritten
    else {
      return try explainWhole(input)
    }
    var stream = LogStream(findings, limit: limit, withRanking: withRanking)
    Interruption.hold()
    try input.read(isInterruptible: true) { try stream.read($0) }
    let isFound = try stream.finish()
    Interruption.release()
    return isFound
  }

  private mutating func explainWhole(_ input: ExplainedInput) throws -> Bool {
    var reader = LogReader()
    try input.read { reader.read($0) }
    reader.finish()
    var explanation = LogExplanation(concurrently: reader, limit: limit)
    explanation.causes.removeAll { findings.suppresses($0) }
    if let line = try findings.written() {
      StandardError.line("\(line)")
      return false
    }
    let documents = documents
    switch format {
    case .text:
      try draw(explanation)
      try StandardOutput.write(
        OutputText(
          explanation.text(withRanking: withRanking) { cause in
            MainActor.assumeIsolated { documents?.text(for: cause.diagnosis) ?? "" }
          }, as: .lines))
    case .json:
      guard !explanation.describesViewsOnly else {
        throw CommandFailure.usage(
          "\(file): JSON lists reports of conflicts; this describes views only")
      }
      try draw(explanation)
      let causes = explanation.causes.map { cause in
        var facts = CauseFacts(cause)
        facts.places = MainActor.assumeIsolated { documents?.facts(of: cause.diagnosis) }
        return facts
      }
      try StandardOutput.line(JSONText.encode(JSONEnvelope("explain", [("causes", causes)])))
    case .sarif, .github, .xcode, .junit:
      let report = findings.report(of: explanation, as: format) { cause in
        MainActor.assumeIsolated { documents?.place(of: cause.diagnosis) }
      }
      let text = OutputText(report, as: .init(format))
      if let output { try Files.write(text, to: output) } else { try StandardOutput.write(text) }
    }
    if let remark = findings.remark { StandardError.line("\(remark)") }
    return explanation.hasConflict
  }
}

extension LogRun {
  /// Draws the first cause that has a conflict, or on a page the first ones, if a file is given.
  private func draw(_ explanation: LogExplanation) throws {
    guard let output else { return }
    let file = try PictureFile(output, formats: PictureFile.Format.pictures + [.html])
    let pictures = explanation.causes.lazy.compactMap { ConflictPicture($0) }
      .prefix(file.isPage ? Self.mostOnPage : 1)
    guard !pictures.isEmpty else {
      StandardError.line("\(output): not written, because no conflict can be drawn")
      return
    }
    try file.write(pictures.map(\.svg))
  }

  /// The most frequent causes are on a page; a log can have thousands.
  private static var mostOnPage: Int { 100 }
}

/// The facts about one cause in JSON: those of its first report, and how often it occurs.
private struct CauseFacts: Encodable {
  var line: Int
  var verdict: String
  var missing: [ConsoleReport.Gap]
  /// The margins for which there is a conflict, in points; nil if they do not matter.
  var margins: [Double]?
  var constraints: Int
  var unreadable: Int
  var brokenIsMember: Bool?
  var conflicts: [ConflictFacts]
  var isComplete: Bool
  var isAuthors: Bool
  /// The number of reports.
  var count: Int
  /// The lines of the first ones.
  var lines: [Int]
  /// The names of the first tests, and the number of all.
  var tests: [String]
  var testCount: Int
  /// The same for the same cause in every log.
  var fingerprint: String
  /// Where the constraints are in the given documents; nil if none are given.
  var places: [LogDocuments.Facts]?

  init(_ cause: LogExplanation.Cause) {
    let diagnosis = cause.diagnosis
    missing = []
    switch diagnosis.verdict {
    case .conflict: verdict = "conflict"
    case .conflictForUsualMargins: verdict = "conflictForUsualMargins"
    case .conflictForMargins(let found): (verdict, margins) = ("conflictForMargins", found)
    case .conflictInSuperviews: verdict = "conflictInSuperviews"
    case .conflictForAlignedBaselines: verdict = "conflictForAlignedBaselines"
    case .conflictInRotatedWindow: verdict = "conflictInRotatedWindow"
    case .contradictoryList: verdict = "contradictoryList"
    case .satisfiableAsPrinted: verdict = "satisfiableAsPrinted"
    case .undecidable(let gaps): (verdict, missing) = ("undecidable", gaps)
    }
    line = diagnosis.report.line
    constraints = diagnosis.report.constraints.count
    unreadable = diagnosis.report.unreadable
    brokenIsMember = diagnosis.brokenIsMember
    conflicts = diagnosis.conflicts.map { ConflictFacts($0, in: diagnosis.system) }
    isComplete = diagnosis.isComplete
    isAuthors = diagnosis.isAuthors
    count = cause.reports.count
    lines = cause.reports.lines
    tests = cause.reports.tests
    testCount = cause.reports.testCount
    fingerprint = cause.reports.fingerprint
  }
}
