internal import LayoutGeometry

/// Findings in the format of compilers, each on one line, which Xcode shows as issues.
struct XcodeReport: LintReport {
  func text(of result: LintResult) -> String {
    result.findings.map { finding in
      "\(result.file):\(finding.position): \(finding.severity.rawValue): "
        + "\(category(of: finding))\(finding.message) (\(finding.ruleID))"
    }.printedLines
  }

  /// Returns the beginning of Interface Builder's own issues, such as `Ambiguous Layout: `
  /// (`ibdocuments:D8.3`).
  private func category(of finding: LintFinding) -> String {
    RulePage.described(finding.ruleID).map { "\($0.category.rawValue): " } ?? ""
  }
}
