internal import InterfaceBuilder
public import LayoutGeometry

/// The linter's findings in one document.
public struct LintResult: Sendable, Codable {
  /// The document's path as it was passed.
  public let file: String
  /// The findings, in the order of their positions.
  public internal(set) var findings: [LintFinding]
  /// The number of findings that settings or markers suppressed.
  package internal(set) var silenced: Int
  /// An assumption about the document's own canvas, as text that follows the document's name; nil
  /// if the document names its device.
  package internal(set) var assumption: String?
  /// The lines of the document that have findings, by number from 1.
  public internal(set) var lines: [Int: String]
  /// The lines of the document whose scenes nothing in the app shows; what is found there is a note.
  var unshownLines: [ClosedRange<Int>] = []

  /// Creates a result.
  package init(file: String, findings: [LintFinding], lines: [Int: String]) {
    self.file = file
    self.findings = findings
    self.lines = lines
    silenced = 0
  }

  /// Keeps the findings that no marker of the document disables, with the edits of their repairs.
  init(file: String, markedIn markup: MarkupIndex, _ found: [LintFinding]) {
    let markers = MarkerIndex(markup)
    var repairer = Repairer(markup)
    var kept = found.filter { !markers.disables($0.ruleID, at: $0.position) }.sorted()
    for index in kept.indices {
      kept[index].edits = kept[index].repair.map { repairer.edits(for: $0) } ?? []
    }
    self.init(file: file, findings: kept, lines: markup.lines(of: kept))
    silenced = found.count - kept.count
  }

  /// Adds the findings of another check of the same document, which may know what the app does not show.
  package mutating func add(_ other: LintResult) {
    findings = (findings.map(other.weighted) + other.findings).sorted()
    lines.merge(other.lines) { first, _ in first }
    silenced += other.silenced
  }

  /// Returns a finding as a note if nothing shows its scene.
  private func weighted(_ finding: LintFinding) -> LintFinding {
    guard finding.ruleID != "unused-scene",
      unshownLines.contains(where: { $0.contains(finding.position.line) })
    else {
      return finding
    }
    var finding = finding
    finding.severity = min(finding.severity, .note)
    return finding
  }

  /// Returns whether a finding has at least this severity.
  public func has(_ severity: FindingSeverity) -> Bool {
    findings.contains { $0.severity >= severity }
  }

  /// Returns the result with some of the findings.
  public func only(_ isIncluded: (LintFinding) -> Bool) -> LintResult {
    var result = self
    result.findings = findings.filter(isIncluded)
    return result
  }

  /// Removes all findings.
  package mutating func dropAll() { findings = [] }

  /// Removes findings of rules that are off in a document, and gives the others the severity that settings
  /// give to their rule.
  ///
  /// - Parameters:
  ///   - settings: The settings.
  ///   - path: The document's path relative to their folder.
  package mutating func apply(_ settings: LintSettings, path: String) {
    let count = findings.count
    findings.removeAll { !settings.asks($0.ruleID, in: path) }
    silenced += count - findings.count
    for index in findings.indices {
      guard let severity = settings.rules[findings[index].ruleID]?.severity else { continue }
      findings[index].severity = severity
    }
  }

  /// Removes findings with a lower severity.
  public mutating func drop(below severity: FindingSeverity) {
    findings.removeAll { $0.severity < severity }
  }
}

extension MarkupIndex {
  /// Returns the lines of findings, by number from 1.
  fileprivate func lines(of findings: [LintFinding]) -> [Int: String] {
    findings.reduce(into: [:]) { lines, finding in
      let number = finding.position.line
      if lines[number] == nil { lines[number] = line(number) }
    }
  }
}
