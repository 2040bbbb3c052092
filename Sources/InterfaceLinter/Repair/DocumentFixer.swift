public import InterfaceBuilder

/// Mends documents: makes the edits that findings propose, and believes none that does not help.
///
/// After the edits the document is judged again. What was mended must be gone, and nothing at error
/// level may have come; a repair for which that is not so is left out.
@MainActor
public struct DocumentFixer {
  /// What became of a document.
  public struct Outcome: Sendable {
    /// The document's bytes, edited or as they were.
    public var bytes: [UInt8]
    /// The findings that are mended, in the order of mending.
    public var mended: [LintFinding] = []
    /// Findings whose repair did not help, or did harm, or is in doubt.
    public var refused: [LintFinding] = []
    /// What was assumed about the document's canvas; see ``LintResult/assumption``.
    public var assumption: String?
  }

  /// How documents are judged.
  public var linter: Linter
  private let kinds: Set<DocumentRepair.Kind>

  /// How often a document is judged anew because frames that moved show others that have to.
  private static let maximumRounds = 6

  /// Makes a fixer for repairs of some kinds.
  public init(linter: Linter, kinds: Set<DocumentRepair.Kind>) {
    var linter = linter
    linter.configurations = [.saved]
    self.linter = linter
    self.kinds = kinds
  }

  /// Mends one document.
  ///
  /// - Parameters:
  ///   - bytes: The document's text.
  ///   - file: Its path, as findings carry it.
  ///   - path: Its path from the folder of the settings; `file` if absent.
  /// - Returns: The document with all repairs that help.
  /// - Throws: ``InterfaceDocumentError`` where the bytes are no document for UIKit.
  public func fix(
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

  /// Makes all edits at once; if that does not help, one repair after the other.
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
    for finding in findings {
      let trial = DocumentEdit.apply(edits + finding.edits, to: bytes)
      if try helps(trial, outcome.mended + [finding], before, file, path) {
        edits += finding.edits
        outcome.bytes = trial
        outcome.mended.append(finding)
      } else {
        outcome.refused.append(finding)
      }
    }
    return outcome
  }

  /// Whether findings are gone from edited bytes and no new one is at error level.
  private func helps(
    _ bytes: [UInt8], _ findings: [LintFinding], _ before: LintResult, _ file: String,
    _ path: String?
  ) throws(InterfaceDocumentError) -> Bool {
    let after: LintResult
    // What cannot be read any more was not mended.
    do { after = try linter.lint(bytes, file: file, path: path) } catch { return false }
    let left = Set(after.findings.map(\.identity))
    guard findings.allSatisfy({ !left.contains($0.identity) }) else { return false }
    let known = Set(before.findings.map(\.identity))
    return !after.findings.contains { $0.severity == .error && !known.contains($0.identity) }
  }
}
