internal import InterfaceBuilder
package import InterfaceLinter

/// The result of a merge after the merged document was read and solved.
///
/// Reports conflicts, and what the merge created although neither side had it: conflicting or ambiguous
/// constraints, views that cover each other, references to nothing, ids that two objects have.
package struct MergeReport: Sendable {
  /// The document's path, for messages.
  package let file: String
  /// The merge.
  package let merge: DocumentMerge
  /// The text of the merged document, with updated frames.
  package let bytes: [UInt8]
  /// The number of views whose saved frames were updated.
  package let frameCount: Int
  /// The number of views whose saved frames the merge made differ from the layout, and that are not updated.
  package let staleCount: Int
  /// The findings of the linter in the merged document, of warnings and errors, that neither side has.
  package let created: [LintFinding]
  /// References to nothing, and ids that two objects have, that neither side has; in sentences.
  package let defects: [String]
  /// Why the merged document was not solved; nil if it was.
  package let unsolved: String?

  /// Whether a conflict is left, or the merge created an error.
  package var needsAttention: Bool {
    !merge.openConflicts.isEmpty || !defects.isEmpty
      || created.contains { $0.severity == .error }
  }

  /// Reads and solves a merged document, and both sides to compare it with.
  ///
  /// Saved frames that the merge made differ from the layout are updated, as by Update Frames in Interface
  /// Builder.
  ///
  /// - Parameters:
  ///   - merge: The merge.
  ///   - ours: The text of our version.
  ///   - theirs: The text of their version.
  ///   - file: The document's path, for messages.
  ///   - linter: The linter that checks the documents as they were saved.
  @MainActor
  package init(
    of merge: DocumentMerge, ours: [UInt8], theirs: [UInt8], file: String,
    linter: Linter = Linter()
  ) {
    var linter = linter
    linter.configurations = [.saved]
    self.file = file
    self.merge = merge
    defects = MergeDefects.new(in: merge.bytes, sides: [ours, theirs])
    var bytes = merge.bytes
    var created: [LintFinding] = []
    var moved: Set<String> = []
    var staleCount = 0
    do throws(InterfaceDocumentError) {
      let findings = try linter.lint(bytes, file: file).findings
      var known: Set<LintFinding.Identity> = []
      for side in [ours, theirs] where !findings.isEmpty {
        // A side that is no document for UIKit has no findings.
        known.formUnion((try? linter.lint(side, file: file))?.findings.map(\.identity) ?? [])
      }
      var new = findings.filter { !known.contains($0.identity) }
      created = Self.reported(new)
      // Another frame can differ only after that of the view around it is updated.
      while true {
        let stale = new.filter { $0.ruleID == "misplaced-view" && !$0.edits.isEmpty }
        guard !stale.isEmpty else { break }
        let updated = DocumentEdit.apply(stale.flatMap(\.edits), to: bytes)
        let after = try linter.lint(updated, file: file).findings.filter {
          !known.contains($0.identity)
        }
        // Sizes that cannot be measured are read from frames; such an update may do harm.
        guard Self.reported(after).count <= created.count, after.count < new.count else { break }
        (bytes, created, new) = (updated, Self.reported(after), after)
        moved.formUnion(stale.compactMap(\.objectID))
      }
      staleCount = new.count { $0.ruleID == "misplaced-view" && $0.severity >= .warning }
      unsolved = nil
    } catch {
      unsolved = "\(error.position): \(error.message)"
    }
    let overlaps = MergeOverlaps.findings(
      in: bytes, ours: ours, theirs: theirs, renamings: merge.renamings)
    created += overlaps.filter { overlap in
      !created.contains { $0.identity == overlap.identity }
    }
    self.bytes = bytes
    self.created = created
    frameCount = moved.count
    self.staleCount = staleCount
  }

  /// Creates the report of a merge of tables of strings, which have no layout.
  ///
  /// - Parameters:
  ///   - merge: The merge.
  ///   - file: The table's path, for messages.
  package init(ofTables merge: DocumentMerge, file: String) {
    (self.merge, self.file, bytes) = (merge, file, merge.bytes)
    (created, defects, frameCount, staleCount, unsolved) = ([], [], 0, 0, nil)
  }

  /// Returns the findings that are reported of those that neither side has.
  private static func reported(_ new: [LintFinding]) -> [LintFinding] {
    // Frames are updated, and the others are reported as defects.
    let others: Set<String> = ["misplaced-view", "duplicate-id", "unknown-reference"]
    return new.filter { $0.severity >= .warning && !others.contains($0.ruleID) }
  }
}

// MARK: - As text

extension MergeReport: CustomStringConvertible {
  /// The report for the terminal: a summary, and below it one line for each conflict and defect.
  package var description: String {
    var lines: [String] = []
    for conflict in merge.conflicts {
      let line = "\(file):\(conflict.lines.merged ?? 1)"
      if conflict.isSettled {
        lines.append("\(line): note: \(conflict.message)")
        continue
      }
      let decision = merge.favored.map { "; decided for \($0.rawValue)" } ?? ""
      lines.append("\(line): conflict: \(conflict.message)\(decision)")
    }
    for renaming in merge.renamings {
      lines.append(
        "\(file): the new id \(renaming.old) of theirs is \(renaming.new), because ours gave it to another "
          + "object")
    }
    lines += defects.map { "\(file): error: \($0)" }
    lines += created.map {
      "\(file):\($0.position): \($0.severity): created by the merge: \($0.message) [\($0.ruleID)]"
    }
    if frameCount > 0 {
      lines.append(
        "\(file): updated the saved frame\(frameCount == 1 ? " of 1 view" : "s of \(frameCount) views") "
          + "that the merge moves")
    }
    if staleCount > 0 {
      lines.append(
        "\(file): note: the saved frame\(staleCount == 1 ? " of 1 view differs" : "s of \(staleCount) views differ") "
          + "from the layout, and depend on sizes that only Xcode knows: use Update Frames there")
    }
    if let unsolved { lines.append("\(file):\(unsolved); merged, but not solved") }
    lines.append("\(file): \(summary)")
    return lines.printedLines
  }

  private var summary: String {
    let count = merge.conflicts.count { !$0.isSettled }
    let conflicts = count == 1 ? "1 conflict" : "\(count) conflicts"
    if count == 0 { return needsAttention ? "merged with errors" : "merged" }
    if let favored = merge.favored { return "merged; \(conflicts) decided for \(favored.rawValue)" }
    return "\(conflicts); the file has our change; edit it, or decide with --ours or --theirs"
  }
}

// MARK: - As JSON

extension MergeReport: Encodable {
  private enum Key: CodingKey {
    case file, merged, conflicts, decided, renamings, defects, created, frames, stale, unsolved
  }

  /// Writes the JSON form; `decided` is the side that decided the conflicts, `frames` the number of views whose
  /// frames were updated, `stale` that of those whose frames still differ.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(file, forKey: .file)
    try container.encode(!needsAttention, forKey: .merged)
    try container.encode(merge.conflicts, forKey: .conflicts)
    try container.encodeIfPresent(merge.favored, forKey: .decided)
    try container.encode(merge.renamings, forKey: .renamings)
    try container.encode(defects, forKey: .defects)
    try container.encode(created.map { FindingFacts($0, .object) }, forKey: .created)
    try container.encode(frameCount, forKey: .frames)
    try container.encode(staleCount, forKey: .stale)
    try container.encodeIfPresent(unsolved, forKey: .unsolved)
  }
}
