public import InterfaceBuilder

/// Findings in a form that people or machines read, written document by document.
///
///     var report = LintFormat.sarif.makeReport()
///     print(report.beginning + report.text(of: result) + report.ending, terminator: "")
///
/// The whole is never in memory: a report of a thousand documents costs what one document costs.
public protocol LintReport: Sendable {
  /// What comes before the first document.
  var beginning: String { get }

  /// The findings of the next document; perhaps nothing.
  mutating func text(of result: LintResult) -> String

  /// What is said of a document that could not be read.
  mutating func text(of unread: UnreadDocument) -> String

  /// What comes behind the last document.
  var ending: String { get }
}

/// A document that could not be read, and why.
public struct UnreadDocument: Hashable, Sendable, Codable {
  /// Its path.
  public let file: String
  /// Where it ceases to make sense; nothing where it could not be opened.
  public let position: SourcePosition?
  /// Why, in one line.
  public let message: String

  /// Says why a document could not be read.
  public init(file: String, position: SourcePosition? = nil, message: String) {
    self.file = file
    self.position = position
    self.message = message
  }
}

/// The forms of reports.
public enum LintFormat: String, Sendable, CaseIterable {
  /// For people, with the line of the document and a caret.
  case text
  /// For programs, in our own words.
  case json
  /// For code scanning: SARIF 2.1.0.
  case sarif
  /// For workflow logs of GitHub, where they become annotations.
  case github
  /// For a build phase of Xcode.
  case xcode
  /// For test reports, a document a suite.
  case junit

  /// Begins a report.
  ///
  /// - Parameter pages: The rules that may be reported; the linter's unless given.
  /// - Returns: A report without documents.
  public func makeReport(of pages: [RulePage] = RulePage.all) -> any LintReport {
    switch self {
    case .text: TextReport()
    case .json: JSONReport()
    case .sarif: SARIFReport(pages)
    case .github: GitHubReport()
    case .xcode: XcodeReport()
    case .junit: JUnitReport()
    }
  }
}
