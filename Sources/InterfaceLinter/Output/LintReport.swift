package import InterfaceBuilder

/// Findings in an output format, written document by document.
///
///     var report = LintFormat.sarif.makeReport()
///     print(report.beginning + report.text(of: result) + report.ending, terminator: "")
///
/// Only the report of one document is in memory at a time.
package protocol LintReport: Sendable {
  /// The text before the first document.
  var beginning: String { get }

  /// Returns the text for the findings of the next document, which can be empty.
  mutating func text(of result: LintResult) -> String

  /// Returns the text for a document that could not be read.
  mutating func text(of unread: UnreadDocument) -> String

  /// Notes the part of the run that the report is about, which becomes part of ``ending``.
  ///
  /// Has no effect in formats that cannot be merged: all except `json`, `sarif` and `junit`.
  mutating func note(_ shard: ReportShard)

  /// The text after the last document.
  var ending: String { get }
}

extension LintReport {
  package var beginning: String { "" }

  package var ending: String { "" }

  package func text(of unread: UnreadDocument) -> String {
    ["\(unread.file):\(unread.position.map { "\($0):" } ?? "") error: \(unread.message)"]
      .printedLines
  }

  /// Has no effect.
  package mutating func note(_ shard: ReportShard) {}
}

/// A document that could not be read, with the reason.
package struct UnreadDocument: Hashable, Sendable, Codable {
  /// Its path.
  package let file: String
  /// The position of the error; nil if the file could not be opened.
  package let position: SourcePosition?
  /// The reason, in one line.
  package let message: String

  /// Creates the description of a document that could not be read.
  package init(file: String, position: SourcePosition? = nil, message: String) {
    self.file = file
    self.position = position
    self.message = message
  }
}

/// The subcommand that a report is for.
package enum ReportVerb: Sendable {
  /// `lint` and `audit`.
  case lint
  /// `check`, whose findings name the command that says more.
  case check

  /// The path that stands for standard input.
  package static let standardInput = "standard input"
}

/// The output formats of reports.
package enum LintFormat: String, Sendable, CaseIterable {
  /// Text for people, with the line of the document and a caret.
  case text
  /// JSON in Purlin's own format.
  case json
  /// For code scanning: SARIF 2.1.0.
  case sarif
  /// Workflow commands of GitHub, which become annotations.
  case github
  /// For a build phase of Xcode.
  case xcode
  /// A test report with a suite for each document.
  case junit

  /// Creates an empty report.
  ///
  /// - Parameters:
  ///   - pages: The rules that may be reported; the linter's by default.
  ///   - verb: The subcommand that the report is for.
  ///   - version: The version of Purlin, which SARIF names.
  /// - Returns: The report.
  package func makeReport(
    of pages: [RulePage] = RulePage.all, for verb: ReportVerb = .lint,
    by version: String? = nil
  ) -> any LintReport {
    switch self {
    case .text: TextReport(namesCommands: verb == .check)
    case .json: JSONReport(schema: verb == .check ? JSONReport.checkSchema : nil)
    case .sarif: SARIFReport(pages, version: version)
    case .github: GitHubReport()
    case .xcode: XcodeReport()
    case .junit: JUnitReport()
    }
  }
}
