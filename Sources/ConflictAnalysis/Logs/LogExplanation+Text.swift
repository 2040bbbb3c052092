internal import LayoutGeometry

extension LogExplanation {
  /// Returns the answer, optionally with the ranking for each conflict; it ends with a line break.
  ///
  /// Reports of one cause are explained once. What `remark` returns for a cause follows its explanation.
  public func text(
    withRanking: Bool = false, remark: (Cause) -> String = { _ in "" }
  ) -> String {
    if describesViewsOnly { return views.description }
    guard let summary = log.summary else { return log.emptyText }
    let texts = causes.map { $0.text(withRanking: withRanking) + remark($0) } + log.messageTexts
    // All causes can be suppressed.
    guard !texts.isEmpty else { return "" }
    return (summary.isEmpty ? "" : "\(summary)\n\n") + texts.joined(separator: "\n")
  }
}

extension LogExplanation {
  /// The other messages of Auto Layout's, each kind once, as text.
  package var messageTexts: [String] { log.messageTexts }
}

extension LogExplanation.Cause {
  /// Returns what is known of the reports, and the analysis.
  public func text(withRanking: Bool = false) -> String {
    "\(place): " + diagnosis.answer(withRanking: withRanking) + notes
  }

  /// Returns the analysis of the first report, without what is known of the others.
  package func firstText(withRanking: Bool = false) -> String {
    "\(Self.place(of: diagnosis.report.line, reports.firstTest)): "
      + diagnosis.answer(withRanking: withRanking)
  }

  private static func place(of line: Int, _ test: String?) -> String {
    "Line \(line)" + (test.map { ", in \($0.printable)" } ?? "")
  }

  /// The cause in one line: the place, and the sum or the result.
  package var brief: String { "\(place): \(diagnosis.brief)" }

  /// Where the reports are, such as `218 × in 3 tests, first at line 3001`.
  public var place: String {
    let line = diagnosis.report.line
    guard reports.count > 1 else { return Self.place(of: line, reports.firstTest) }
    let tests: String =
      switch reports.testCount {
      case 0: ""
      case 1: " in \((reports.tests.first ?? "").printable)"
      default: " in \(reports.testCount) tests"
      }
    return "\(reports.count) ×\(tests), first at line \(line)"
  }

  /// What is printed after the analysis: the tests, other texts and other lines.
  private var notes: String {
    var lines: [String] = []
    if reports.testCount > 1 {
      lines.append(
        "In " + Self.list(reports.tests.map { $0.printable }, of: reports.testCount) + ".")
    }
    if reports.countDuringSeveralTests > 0 {
      let count = reports.countDuringSeveralTests
      let which =
        reports.count == 1 ? "It was" : count == reports.count ? "All were" : "\(count) were"
      lines.append("\(which) printed while several tests ran.")
    }
    if !reports.otherTexts.isEmpty {
      let texts = reports.otherTexts.map { "‘\($0.printable)’" }
      lines.append("Some have other texts, such as \(texts.inWords).")
    }
    let others = reports.lines.dropFirst().map { "\($0)" }
    if !others.isEmpty {
      let head = reports.count == 2 ? "The same at line " : "The same at lines "
      lines.append(head + Self.list(others, of: reports.count - 1) + ".")
    }
    return lines.printedLines
  }

  /// Returns the first five, and the number of the others.
  static func list(_ words: [String], of count: Int) -> String {
    var shown = Array(words.prefix(5))
    if count > shown.count { shown.append("\(count - shown.count) more") }
    return shown.inWords
  }
}

extension LogReader {
  /// The text for a log without anything to explain.
  package var emptyText: String {
    let lines = "in \(lineCount) line\(lineCount == 1 ? "" : "s")"
    // A build log without conflicts is a success, not an error.
    guard fragmentCount > 0 else { return "Read as a log: no report of a conflict \(lines).\n" }
    let looks = fragmentCount == 1 ? "line looks" : "lines look"
    return
      "Read as a log: no constraint can be read \(lines), though \(fragmentCount) \(looks) like "
      + "constraints: without their beginnings, such as ‘<NSLayoutConstraint:0x60…’, they cannot be told "
      + "apart. Paste the report as the console prints it.\n"
  }

  /// The number of reports, causes and tests, as a line; empty if each report has a cause of its own, and nil if
  /// nothing was found.
  package var summary: String? {
    guard !causes.isEmpty || !messages.isEmpty else { return nil }
    return causes.count > 1 && reportCount > causes.count ? countText : ""
  }

  /// The number of reports, causes and tests, as a line.
  package var countText: String {
    var text = "\(reportCount) reports of \(causes.count) cause\(causes.count == 1 ? "" : "s")"
    if testCount > 0 { text += " in \(testCount) test\(testCount == 1 ? "" : "s")" }
    if uncountedReports > 0 {
      text = "\(reportCount) reports; of the first \(causes.count) causes, "
      text += "and \(uncountedReports) of others, which are not explained"
    }
    return text + "."
  }

  /// The other messages, each kind once.
  var messageTexts: [String] {
    LogMessage.Kind.allCases.compactMap { text(of: $0) }
  }

  /// The text of a kind of message; nil if there is none.
  public func text(of kind: LogMessage.Kind) -> String? {
    let known = messages.filter { $0.kind == kind }
    guard let first = known.first, let count = messageCounts[kind] else { return nil }
    let others = known.dropFirst().map { "\($0.line)" }
    guard !others.isEmpty else { return "Line \(first.line): \(first)\n" }
    return "Line \(first.line): \(first)\nThe same at line\(others.count == 1 ? "" : "s") "
      + LogExplanation.Cause.list(others, of: count - 1) + ".\n"
  }
}
