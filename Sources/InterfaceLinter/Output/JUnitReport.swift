internal import LayoutGeometry

/// Findings as a test report: a document is a suite, and each error or warning a failed test.
///
/// A document without findings is one passed test, which shows that it has been checked.
struct JUnitReport: LintReport {
  let beginning = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"purlin lint\">\n"
  private var shard: ReportShard?

  mutating func note(_ shard: ReportShard) { self.shard = shard }

  var ending: String {
    (shard.map { "  <!-- shard: \($0.json) -->\n" } ?? "") + "</testsuites>\n"
  }

  func text(of result: LintResult) -> String {
    let failures = result.findings.filter { $0.severity != .note }
    let name = result.file.markupText
    var text =
      "  <testsuite name=\"\(name)\" tests=\"\(max(1, result.findings.count))\" "
      + "failures=\"\(failures.count)\" errors=\"0\">\n"
    if result.findings.isEmpty {
      text += "    <testcase classname=\"\(name)\" name=\"lint\"/>\n"
    }
    for finding in result.findings {
      let object = finding.objectID.map { " \($0)" } ?? ""
      let title = ("\(finding.ruleID)\(object) at \(finding.position)").markupText
      text += "    <testcase classname=\"\(name)\" name=\"\(title)\">\n"
      let place = ("\(result.file):\(finding.position)").markupText
      if finding.severity == .note {
        text += "      <system-out>\(place): \(finding.message.markupText)</system-out>\n"
      } else {
        text +=
          "      <failure type=\"\(finding.severity.rawValue)\" "
          + "message=\"\(finding.message.markupText)\">\(place)</failure>\n"
      }
      text += "    </testcase>\n"
    }
    return text + "  </testsuite>\n"
  }

  func text(of unread: UnreadDocument) -> String {
    let name = unread.file.markupText
    let place = unread.position.map { ":\($0)" } ?? ""
    return """
        <testsuite name="\(name)" tests="1" failures="0" errors="1">
          <testcase classname="\(name)" name="read">
            <error type="unread" message="\(unread.message.markupText)">\(name)\(place)</error>
          </testcase>
        </testsuite>

      """
  }
}
