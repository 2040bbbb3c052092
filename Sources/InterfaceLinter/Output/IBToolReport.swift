internal import LayoutGeometry

/// Findings of one document in the output format of Apple's `ibtool`, for existing scripts.
///
/// Source: published build logs and the manual page of ibtool (`ibdocuments:D8.1`, `D8.2`).
public struct IBToolReport: Sendable {
  /// The groups of messages that `ibtool` can print.
  public enum Group: String, Sendable, CaseIterable {
    /// Findings at error level.
    case errors
    /// Findings at warning level.
    case warnings
    /// Notes.
    case notices

    var severity: FindingSeverity {
      switch self {
      case .errors: .error
      case .warnings: .warning
      case .notices: .note
      }
    }

    var key: String { "com.apple.ibtool.document.\(rawValue)" }

    /// The word in human-readable lines.
    var word: String { self == .notices ? "notice" : severity.rawValue }
  }

  private let groups: [Group]

  /// Creates a report of these groups.
  package init(_ groups: [Group]) {
    self.groups = groups
  }

  /// Returns a property list, the default format of `ibtool`.
  package func propertyList(of result: LintResult) -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    guard !groups.isEmpty else { return text + "<dict/>\n</plist>\n" }
    text += "<dict>\n"
    // Property lists are sorted by key, and so are these names.
    for group in groups.sorted(by: { $0.key < $1.key }) {
      text += "\t<key>\(group.key)</key>\n" + dictionary(of: objects(in: result, group))
    }
    return text + "</dict>\n</plist>\n"
  }

  /// Returns a comment with the group's name and a line for each finding; nothing for an empty
  /// group.
  package func humanReadableText(of result: LintResult) -> String {
    var lines: [String] = []
    for group in Group.allCases where groups.contains(group) {
      let findings = findings(in: result, group)
      guard !findings.isEmpty else { continue }
      lines.append("/* \(group.key) */")
      for finding in findings {
        let object = finding.objectID.map { ":\($0)" } ?? ""
        lines.append("\(result.file)\(object): \(group.word): \(finding.message)")
      }
    }
    return lines.printedLines
  }

  /// Returns the findings of a group; views that are ambiguous together are separate findings, as
  /// in ibtool.
  private func findings(in result: LintResult, _ group: Group) -> [LintFinding] {
    result.findings.filter { $0.severity == group.severity }.flatMap { finding in
      guard finding.ruleID == "ambiguous-layout" else { return [finding] }
      return [finding]
        + finding.related.map {
          LintFinding(
            rule: finding.ruleID, finding.severity, $0.message, at: $0.position, of: $0.objectID)
        }
    }
  }

  private func objects(in result: LintResult, _ group: Group) -> [(String, [LintFinding])] {
    Dictionary(grouping: findings(in: result, group)) { $0.objectID ?? "" }
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func dictionary(of objects: [(String, [LintFinding])]) -> String {
    guard !objects.isEmpty else { return "\t<dict/>\n" }
    var text = "\t<dict>\n"
    for (id, findings) in objects {
      text += "\t\t<key>\(id.markupText)</key>\n\t\t<array>\n"
      for finding in findings {
        let type = RulePage.named(finding.ruleID)?.category.rawValue ?? finding.ruleID
        text += "\t\t\t<dict>\n"
        text += "\t\t\t\t<key>message</key>\n"
        text += "\t\t\t\t<string>\(finding.message.markupText)</string>\n"
        text += "\t\t\t\t<key>type</key>\n"
        text += "\t\t\t\t<string>\(type.markupText)</string>\n"
        text += "\t\t\t</dict>\n"
      }
      text += "\t\t</array>\n"
    }
    return text + "\t</dict>\n"
  }
}
