internal import InterfaceBuilder
internal import LayoutGeometry

/// Findings as workflow commands of GitHub, which shows them beside the lines.
///
/// Source: GitHub Docs, "Workflow commands for GitHub Actions", on setting messages and escapes.
struct GitHubReport: LintReport {
  func text(of result: LintResult) -> String {
    result.findings.map { finding in
      let command = finding.severity == .note ? "notice" : finding.severity.rawValue
      return "::\(command) file=\(property(result.file)),line=\(finding.position.line),"
        + "col=\(finding.position.column),title=\(property(finding.ruleID))"
        + "::\(data(finding.message))"
    }.printedLines
  }

  func text(of unread: UnreadDocument) -> String {
    let place = unread.position.map { ",line=\($0.line),col=\($0.column)" } ?? ""
    return ["::error file=\(property(unread.file))\(place)::\(data(unread.message))"].printedLines
  }

  private func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
