package import InterfaceBuilder

/// Fixes documents: makes the edits that findings propose, and keeps only those that help.
///
/// After the edits the document is checked again. The fixed finding must not occur, and there must
/// be no new error; otherwise the fix is left out.
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
      if round == 0 { outcome.assumption = before.assumption }
      if round == 0, kinds.contains(.frames) {
        outcome.refused = before.findings.filter {
          $0.ruleID == "misplaced-view" && $0.edits.isEmpty
        }
      }
      let chosen = before.findings.filter { canMend($0) && !refused.contains($0.identity) }
      guard !chosen.isEmpty else { break }
      let step = try mend(chosen, in: outcome.bytes, before, file, path)
      outcome.bytes = step.bytes
      outcome.mended += step.mended
      outcome.refused += step.refused
      refused.formUnion(step.refused.map(\.identity))
      if step.mended.isEmpty { break }
    }
    return outcome
  }

  private func canMend(_ finding: LintFinding) -> Bool {
    guard let kind = RulePage.named(finding.ruleID)?.repair else { return false }
    return kinds.contains(kind) && !finding.edits.isEmpty
  }

  /// Makes all edits at once or, if that does not help, those of halves, down to single repairs.
  private func mend(
    _ findings: [LintFinding], in bytes: [UInt8], _ before: LintResult, _ file: String,
    _ path: String?
  ) throws(InterfaceDocumentError) -> Outcome {
    let all = DocumentEdit.apply(findings.flatMap(\.edits), to: bytes)
    if try helps(all, findings, before, file, path) {
      return Outcome(bytes: all, mended: findings)
    }
    guard findings.count > 1 else { return Outcome(bytes: bytes, refused: findings) }
    var outcome = Outcome(bytes: bytes)
    var edits: [DocumentEdit] = []
    // Most repairs do not disturb each other, so halves are tried before single ones.
    var open = halves(of: findings[...])
    while let part = open.popLast() {
      let trial = DocumentEdit.apply(edits + part.flatMap(\.edits), to: bytes)
      if try helps(trial, outcome.mended + part, before, file, path) {
        edits += part.flatMap(\.edits)
        outcome.bytes = trial
        outcome.mended += part
      } else if part.count > 1 {
        open += halves(of: part)
      } else {
        outcome.refused += part
      }
    }
    return outcome
  }

  /// Returns the halves of findings, the first one last.
  private func halves(of findings: ArraySlice<LintFinding>) -> [ArraySlice<LintFinding>] {
    let middle = findings.startIndex + findings.count / 2
    return [findings[middle...], findings[..<middle]]
  }

  /// Returns whether findings are gone from edited bytes and there is no new error.
  private func helps(
    _ bytes: [UInt8], _ findings: [LintFinding], _ before: LintResult, _ file: String,
    _ path: String?
  ) throws(InterfaceDocumentError) -> Bool {
    let after: LintResult
    // A document that cannot be read after the edits is not fixed.
    do { after = try linter.lint(bytes, file: file, path: path) } catch { return false }
    let left = Set(after.findings.map(\.identity))
    guard findings.allSatisfy({ !left.contains($0.identity) }) else { return false }
    let known = Set(before.findings.map(\.identity))
    return !after.findings.contains { $0.severity == .error && !known.contains($0.identity) }
  }
}
