internal import InterfaceBuilder
public import InterfaceLinter

/// The result of a merge after the merged document was read and solved.
///
/// Reports conflicts, and what the merge created although neither side had it: conflicting or ambiguous
/// constraints, references to nothing, ids that two objects have.
public struct MergeReport: Sendable {
  /// The document's path, for messages.
  public let file: String
  /// The merge.
  public let merge: DocumentMerge
  /// The findings of the linter in the merged document, of warnings and errors, that neither side has.
  public let created: [LintFinding]
  /// References to nothing, and ids that two objects have, that neither side has; in sentences.
  public let defects: [String]
  /// Why the merged document was not solved; nil if it was.
  public let unsolved: String?

  /// Whether a conflict is left, or the merge created an error.
  public var needsAttention: Bool {
    !merge.openConflicts.isEmpty || !defects.isEmpty
      || created.contains { $0.severity == .error }
  }

  /// Reads and solves a merged document, and both sides to compare it with.
  ///
  /// - Parameters:
  ///   - merge: The merge.
  ///   - ours: The text of our version.
  ///   - theirs: The text of their version.
  ///   - file: The document's path, for messages.
  ///   - linter: The linter that checks the documents as they were saved.
  @MainActor
  public init(
    of merge: DocumentMerge, ours: [UInt8], theirs: [UInt8], file: String,
    linter: Linter = Linter()
  ) {
    var linter = linter
    linter.configurations = [.saved]
    self.file = file
    self.merge = merge
    defects = MergeDefects.new(in: merge.bytes, sides: [ours, theirs])
    do throws(InterfaceDocumentError) {
      let result = try linter.lint(merge.bytes, file: file)
      var known: Set<EditOutcome.Identity> = []
      for side in [ours, theirs] where !result.findings.isEmpty {
        // A side that is no document for UIKit has no findings.
        for finding in (try? linter.lint(side, file: file))?.findings ?? [] {
          known.insert(EditOutcome.Identity(finding))
        }
      }
      // Stale frames follow from any change; the others are reported as defects.
      let others: Set<String> = ["misplaced-view", "duplicate-id", "unknown-reference"]
      created = result.findings.filter {
        $0.severity >= .warning && !others.contains($0.ruleID)
          && !known.contains(EditOutcome.Identity($0))
      }
      unsolved = nil
    } catch {
      created = []
      unsolved = "\(error.position): \(error.message)"
    }
  }
}

// MARK: - As text

extension MergeReport: CustomStringConvertible {
  /// The report for the terminal: a summary, and below it one line for each conflict and defect.
  public var description: String {
    var lines: [String] = []
    for conflict in merge.conflicts {
      let decision = merge.favored.map { "; decided for \($0.rawValue)" } ?? ""
      lines.append(
        "\(file):\(conflict.lines.merged ?? 1): conflict: \(conflict.message)\(decision)")
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
    if let unsolved { lines.append("\(file):\(unsolved); merged, but not solved") }
    lines.append("\(file): \(summary)")
    return lines.printedLines
  }

  private var summary: String {
    let count = merge.conflicts.count
    let conflicts = count == 1 ? "1 conflict" : "\(count) conflicts"
    if count == 0 { return needsAttention ? "merged with errors" : "merged" }
    if let favored = merge.favored { return "merged; \(conflicts) decided for \(favored.rawValue)" }
    return "\(conflicts); the file has our change; edit it, or decide with --ours or --theirs"
  }
}

// MARK: - As JSON

extension MergeReport: Encodable {
  private enum Key: CodingKey {
    case file, merged, conflicts, decided, renamings, defects, created, unsolved
  }

  /// A finding in JSON.
  private struct Created: Encodable {
    let rule: String
    let severity: String
    let message: String
    let object: String?
    let line: Int
  }

  /// Writes the JSON form; `decided` is the side that decided the conflicts.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(file, forKey: .file)
    try container.encode(!needsAttention, forKey: .merged)
    try container.encode(merge.conflicts, forKey: .conflicts)
    try container.encodeIfPresent(merge.favored, forKey: .decided)
    try container.encode(merge.renamings, forKey: .renamings)
    try container.encode(defects, forKey: .defects)
    try container.encode(
      created.map {
        Created(
          rule: $0.ruleID, severity: "\($0.severity)", message: $0.message, object: $0.objectID,
          line: $0.position.line)
      }, forKey: .created)
    try container.encodeIfPresent(unsolved, forKey: .unsolved)
  }
}
