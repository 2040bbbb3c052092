package import InterfaceBuilder

/// Fixes documents: makes the edits that findings propose, and keeps only those that help.
///
/// After the edits the document is checked again. The fixed finding must not occur, and there must
/// be no new error; otherwise the fix is left out. The number of checks does not grow with the number of findings.
@MainActor
package struct DocumentFixer {
  /// The result for a document.
  package struct Outcome: Sendable {
    /// The document's bytes, edited or unchanged.
    package var bytes: [UInt8]
    /// The findings that were fixed, in the order of fixing.
    package var mended: [LintFinding] = []
    /// Findings whose repair did not help, caused an error, or is doubtful.
    package var refused: [LintFinding] = []
    /// The assumption about the document's canvas; see ``LintResult/assumption``.
    package var assumption: String?
    /// How often the document was checked.
    package var checks = 0
  }

  /// The linter with which documents are checked.
  package var linter: Linter
  private let kinds: Set<DocumentRepair.Kind>

  /// The greatest number of times a document is checked again because moved frames contradict
  /// others.
  private static let maximumRounds = 6

  /// Creates a fixer for some kinds of repairs.
  package init(linter: Linter, kinds: Set<DocumentRepair.Kind>) {
    var linter = linter
    linter.configurations = [.saved]
    self.linter = linter
    self.kinds = kinds
  }

  /// Fixes one document.
  ///
  /// - Parameters:
  ///   - bytes: The document's text.
  ///   - file: Its path, for findings.
  ///   - path: Its path relative to the folder of the settings; by default `file`.
  /// - Returns: The document with all fixes that help.
  /// - Throws: `InterfaceDocumentError` if the bytes are not a document for UIKit.
  package func fix(
    _ bytes: [UInt8], file: String, path: String? = nil
  ) throws(InterfaceDocumentError) -> Outcome {
    var outcome = Outcome(bytes: bytes)
    var refused: Set<LintFinding.Identity> = []
    for round in 0..<Self.maximumRounds {
      let before = try linter.lint(outcome.bytes, file: file, path: path)
      outcome.checks += 1
      if round == 0 { outcome.assumption = before.assumption }
      if round == 0, kinds.contains(.frames) {
        outcome.refused = before.findings.filter {
          $0.ruleID == "misplaced-view" && $0.edits.isEmpty
        }
      }
      let chosen = before.findings.filter { canMend($0) && !refused.contains($0.identity) }
      guard !chosen.isEmpty else { break }
      let step = mend(chosen, in: outcome.bytes, before, file, path)
      outcome.bytes = step.bytes
      outcome.mended += step.mended
      outcome.refused += step.refused
      outcome.checks += step.checks
      refused.formUnion(step.refused.map(\.identity))
      if step.mended.isEmpty { break }
    }
    return outcome
  }

  private func canMend(_ finding: LintFinding) -> Bool {
    guard let kind = RulePage.named(finding.ruleID)?.repair else { return false }
    return kinds.contains(kind) && !finding.edits.isEmpty
  }

  /// Makes the edits of findings, and keeps those that help: of all findings at once, then of what is left of each
  /// scene.
  ///
  /// Scenes seldom depend on each other, so that one check of the document tries a part of each scene's findings. If
  /// they do, what helped alone does not help together, and the findings of all scenes are tried as those of one.
  private func mend(
    _ findings: [LintFinding], in bytes: [UInt8], _ before: LintResult, _ file: String,
    _ path: String?
  ) -> Outcome {
    var trials = FixTrials(linter: linter, bytes: bytes, before: before, file: file, path: path)
    // In the order of the first finding of each scene.
    let scenes = Dictionary(grouping: findings.enumerated()) { $0.element.scene?.rootID }
      .values.sorted { $0[0].offset < $1[0].offset }
    return trials.kept(of: scenes.map { $0.map(\.element) }) ?? trials.kept(of: [findings])
      ?? Outcome(bytes: bytes, refused: findings, checks: trials.checks)
  }
}
