internal import InterfaceBuilder
public import LayoutGeometry

/// What the linter holds against one document.
public struct LintResult: Sendable, Codable {
  /// The document's path, as it was given.
  public let file: String
  /// The findings in the order of their places.
  public internal(set) var findings: [LintFinding]
  /// How many findings settings or markers silenced.
  public internal(set) var silenced: Int
  /// What was assumed about the document's own canvas, in words that follow the document's name; nil
  /// where the document names its device.
  public internal(set) var assumption: String?
  /// The lines of the document that findings point at, by number from 1.
  public let lines: [Int: String]

  @MainActor
  init(
    file: String, path: String, _ found: [LintFinding], owner: LintedDocument,
    settings: LintSettings
  ) {
    let markers = MarkerIndex(owner.markup)
    var kept: [LintFinding] = []
    var silenced = 0
    for var finding in found {
      guard let page = RulePage.named(finding.ruleID) else { continue }
      guard !markers.disables(finding.ruleID, at: finding.position) else {
        silenced += 1
        continue
      }
      if let repair = finding.repair {
        finding.edits = Repairer(owner.markup).edits(for: repair)
      }
      if let set = settings.chosenSeverity(of: page, in: path) { finding.severity = set }
      kept.append(finding)
    }
    self.file = file
    findings = kept.sorted()
    self.silenced = silenced
    var lines: [Int: String] = [:]
    for line in kept.map(\.position.line) where lines[line] == nil {
      lines[line] = owner.markup.line(line)
    }
    self.lines = lines
  }

  /// Makes a result of parts.
  init(file: String, findings: [LintFinding], lines: [Int: String]) {
    self.file = file
    self.findings = findings
    self.lines = lines
    silenced = 0
  }

  /// Whether a finding is at least as severe as this.
  public func has(_ severity: FindingSeverity) -> Bool {
    findings.contains { $0.severity >= severity }
  }

  /// Leaves findings out that matter less.
  public mutating func drop(below severity: FindingSeverity) {
    findings.removeAll { $0.severity < severity }
  }
}
