internal import InterfaceBuilder
internal import LayoutGeometry

/// Merges findings of the linter and the audit that have one cause: the linter's is kept, because it has a
/// repair or names the constraint, with the configurations of both.
struct CommonCauses {
  /// The rules of the linter whose findings explain those of a rule of the audit.
  private static let causes: [String: Set<String>] = [
    "clipped-at-large-sizes": ["clipped-text", "fixed-width-text"],
    "truncated-translation": ["clipped-text", "fixed-width-text"],
    "dynamic-type": ["dynamic-type-font"],
    "unmirrored": ["left-right"],
  ]

  /// The ids of the items of each constraint, by its id.
  private var items: [String: Set<String>] = [:]

  init(_ document: InterfaceDocument) {
    document.forEachView { view in
      for constraint in view.constraints where !constraint.id.isEmpty {
        items[constraint.id] = [constraint.firstItem ?? view.id, constraint.secondItem ?? view.id]
      }
    }
  }

  /// Adds the findings of another check of the same document, except those whose cause is reported already.
  func add(_ other: LintResult, to result: inout LintResult) {
    for finding in other.findings {
      guard let index = cause(of: finding, in: result.findings) else {
        result.findings.append(finding)
        continue
      }
      let known = result.findings[index].configurations
      result.findings[index].configurations += finding.configurations.filter { !known.contains($0) }
      result.findings[index].severity = max(result.findings[index].severity, finding.severity)
    }
    result.findings.sort()
    result.lines.merge(other.lines) { first, _ in first }
    result.silenced += other.silenced
    result.assumption = result.assumption ?? other.assumption
  }

  /// Returns the index of the finding that has the same cause; nil if there is none.
  private func cause(of finding: LintFinding, in findings: [LintFinding]) -> Int? {
    guard let rules = Self.causes[finding.ruleID], let view = finding.objectID else { return nil }
    return findings.firstIndex { other in
      guard rules.contains(other.ruleID), let object = other.objectID else { return false }
      return object == view || items[object]?.contains(view) == true
    }
  }
}
