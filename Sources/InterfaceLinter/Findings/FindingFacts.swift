internal import InterfaceBuilder

/// A finding as JSON, in answers that are not reports of findings.
package struct FindingFacts: Encodable {
  private let rule: String
  private let severity: FindingSeverity
  private let line: Int
  private let message: String
  private var column: Int?
  private var object: String?
  private var handle: String?
  private var why: String?
  private var fix: String?
  private var commands: [String]?

  /// What an answer contains beside the rule, the severity, the line and the message.
  package enum Detail {
    /// The column, and the id of the object.
    case object
    /// The words by which `purlin explain` finds it in a file.
    case handle(file: String)
    /// The reason of the rule, what to do, and the calls that remove the finding.
    case reasons(commands: [String])
  }

  /// Creates the facts of a finding.
  package init(_ finding: LintFinding, _ detail: Detail) {
    (rule, severity, line) = (finding.ruleID, finding.severity, finding.position.line)
    message = finding.message
    switch detail {
    case .object: (column, object) = (finding.position.column, finding.objectID)
    case .handle(let file): handle = finding.handle(in: file)
    case .reasons(let calls):
      let page = RulePage.described(finding.ruleID)
      (why, fix, commands) = (page?.why, page?.mend, calls.isEmpty ? nil : calls)
    }
  }
}
