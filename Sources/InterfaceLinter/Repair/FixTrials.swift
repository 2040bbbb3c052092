internal import InterfaceBuilder

/// Tries the edits of findings of one document, by checking it with them.
@MainActor
struct FixTrials {
  let linter: Linter
  /// The document's text without the edits.
  let bytes: [UInt8]
  /// Its findings.
  let before: LintResult
  let file: String
  let path: String?
  /// How often the document has been checked.
  private(set) var checks = 0

  /// The greatest number of checks.
  ///
  /// It is enough to try each of ten findings of a scene alone. Of scenes with more that do not help, what is not
  /// tried by then is left out: it did not help together with others.
  private static let maximum = 24

  /// Findings whose edits are tried together.
  private struct Part {
    var findings: [LintFinding]
    /// Whether the same edits have been tried, so that only parts of them can help.
    var isKnownToFail = false
  }

  /// Returns the document with the edits that help, those of each group tried apart from the others'.
  ///
  /// - Parameter groups: Findings that depend on each other, such as those of a scene.
  /// - Returns: nil if what helps in each group does not help together.
  mutating func kept(of groups: [[LintFinding]]) -> DocumentFixer.Outcome? {
    var outcome = DocumentFixer.Outcome(bytes: bytes)
    var open = groups.map { [Part(findings: $0)] }
    var isVerified = true
    for _ in 0..<Self.maximum {
      let tried = open.indices.filter { divide(&open[$0], &outcome.refused) }
      guard !tried.isEmpty else { break }
      let parts = tried.map { open[$0].removeLast().findings }
      let trial = edited(outcome.mended + parts.joined())
      let results = results(of: parts, beside: outcome.mended, in: trial)
      for (group, (part, result)) in zip(tried, zip(parts, results)) {
        switch result {
        case .helps: outcome.mended += part
        case .leaves(let left):
          open[group].append(Part(findings: left, isKnownToFail: left.count == part.count))
          // Most of those that are gone help without those that are left.
          if left.count < part.count {
            let others = Set(left.map(\.identity))
            open[group].append(Part(findings: part.filter { !others.contains($0.identity) }))
          }
        case .harms: open[group].append(Part(findings: part, isKnownToFail: true))
        }
      }
      isVerified = results.allSatisfy { if case .helps = $0 { true } else { false } }
      if isVerified { outcome.bytes = trial }
    }
    outcome.refused += open.joined().flatMap(\.findings)
    if !isVerified, !outcome.mended.isEmpty {
      outcome.bytes = edited(outcome.mended)
      guard case .helps = results(of: [outcome.mended], beside: [], in: outcome.bytes)[0]
      else { return nil }
    }
    outcome.checks = checks
    return outcome
  }

  /// Replaces the last part by its halves if it is known to fail as a whole, and removes single findings that do.
  ///
  /// - Returns: Whether a part is left to try.
  private func divide(_ open: inout [Part], _ refused: inout [LintFinding]) -> Bool {
    while let part = open.last, part.isKnownToFail {
      open.removeLast()
      guard part.findings.count > 1 else {
        refused += part.findings
        continue
      }
      let middle = part.findings.count / 2
      open.append(Part(findings: Array(part.findings[middle...])))
      open.append(Part(findings: Array(part.findings[..<middle])))
    }
    return !open.isEmpty
  }

  private func edited(_ findings: [LintFinding]) -> [UInt8] {
    DocumentEdit.apply(findings.flatMap(\.edits), to: bytes)
  }

  // MARK: Results

  private enum Result {
    /// All findings are gone, and there is no new error.
    case helps
    /// There is no new error, but these findings are still there.
    case leaves([LintFinding])
    /// There is a new error, or a finding that was gone before.
    case harms
  }

  /// Returns the results of parts whose edits have been made together, and with those of `kept` findings.
  private mutating func results(
    of parts: [[LintFinding]], beside kept: [LintFinding], in trial: [UInt8]
  ) -> [Result] {
    checks += 1
    let after: LintResult
    // A document that cannot be read after the edits is not fixed.
    do { after = try linter.lint(trial, file: file, path: path) } catch {
      return parts.map { _ in .harms }
    }
    let known = Set(before.findings.map(\.identity))
    let left = Set(after.findings.map(\.identity))
    let harm =
      after.findings.filter { $0.severity == .error && !known.contains($0.identity) }
      + kept.filter { left.contains($0.identity) }
    let harmed = Set(harm.map { $0.scene?.rootID })
    let own = parts.map { part in Set(part.map { $0.scene?.rootID }) }
    // What is wrong in a scene of which nothing was tried can be due to any part.
    let isUnexplained = !harmed.isSubset(of: own.reduce(into: []) { $0.formUnion($1) })
    return zip(parts, own).map { part, scenes in
      if isUnexplained || !scenes.isDisjoint(with: harmed) { return .harms }
      let remaining = part.filter { left.contains($0.identity) }
      return remaining.isEmpty ? .helps : .leaves(remaining)
    }
  }
}
