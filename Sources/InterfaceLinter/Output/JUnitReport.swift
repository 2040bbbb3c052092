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
    let name = escaped(result.file)
    var text =
      "  <testsuite name=\"\(name)\" tests=\"\(max(1, result.findings.count))\" "
      + "failures=\"\(failures.count)\" errors=\"0\">\n"
    if result.findings.isEmpty {
      text += "    <testcase classname=\"\(name)\" name=\"lint\"/>\n"
    }
    for finding in result.findings {
      let object = finding.objectID.map { " \($0)" } ?? ""
      let title = escaped("\(finding.ruleID)\(object) at \(finding.position)")
      text += "    <testcase classname=\"\(name)\" name=\"\(title)\">\n"
      let place = escaped("\(result.file):\(finding.position)")
      if finding.severity == .note {
        text += "      <system-out>\(place): \(escaped(finding.message))</system-out>\n"
      } else {
        text +=
          "      <failure type=\"\(finding.severity.rawValue)\" "
          + "message=\"\(escaped(finding.message))\">\(place)</failure>\n"
      }
      text += "    </testcase>\n"
    }
    return text + "  </testsuite>\n"
  }

  func text(of unread: UnreadDocument) -> String {
    let name = escaped(unread.file)
    let place = unread.position.map { ":\($0)" } ?? ""
    return """
        <testsuite name="\(name)" tests="1" failures="0" errors="1">
          <testcase classname="\(name)" name="read">
            <error type="unread" message="\(escaped(unread.message))">\(name)\(place)</error>
          </testcase>
        </testsuite>

      """
  }

  private func escaped(_ text: String) -> String { MarkupText.escaped(text) }
}

/// Escaping of text in markup.
package enum MarkupText {
  /// Returns the text with entities for special characters, and without those that XML 1.0 does not
  /// allow.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "&#10;"
      case "\t": escaped += "&#9;"
      case "\r": escaped += "&#13;"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
