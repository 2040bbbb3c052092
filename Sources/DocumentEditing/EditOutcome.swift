internal import InterfaceBuilder
public import InterfaceLinter
internal import LayoutGeometry
public import LayoutProof
internal import LayoutSnapshot

/// What an operation changed in a document and its layout.
///
/// JSON: everything but ``bytes``.
public struct EditOutcome: Sendable {
  /// The operation.
  public let operation: EditOperation
  /// The ids of the outermost views of the scenes that it is about.
  public let scenes: [String]
  /// The document's text before.
  private let old: [UInt8]
  /// The document's text afterwards.
  public let bytes: [UInt8]
  /// The constraints and views that changed, and the frames that move on the document's canvas.
  public let comparison: LayoutComparison
  /// Findings of the linter that were not there before.
  public let appeared: [LintFinding]
  /// Findings that are gone, with their positions in the text before.
  public let vanished: [LintFinding]
  /// Findings that now are about other numbers of the same view or constraint.
  public let changed: [LintFinding]
  /// What was done otherwise than might be expected, in sentences.
  public let notes: [String]

  /// Whether the text is as it was.
  public var isUnchanged: Bool { bytes == old }

  /// Whether there is a conflict, an ambiguity or another defect that was not there before.
  ///
  /// A saved frame that differs from the layout after a constraint changed is none: update frames.
  public var isWorse: Bool {
    appeared.contains { $0.severity >= .warning && $0.ruleID != "misplaced-view" }
  }

  /// Returns the change as a unified diff; empty if nothing changed.
  package func patch(oldName: String, newName: String) -> String {
    UnifiedDifference(from: old, to: bytes).text(oldName: oldName, newName: newName)
  }
}

extension EditOutcome {
  @MainActor
  init(of operation: EditOperation, from open: OpenDocument, to run: EditRun) {
    self.operation = operation
    old = open.bytes
    bytes = run.open.bytes
    notes = run.notes
    scenes = run.roots
    func versions(_ document: OpenDocument) -> [LayoutComparison.Version] {
      run.roots.compactMap { root in
        document.scene(root).map {
          LayoutComparison.Version(
            id: root, name: $0.island.displayName, places: [("canvas", $0.snapshot)])
        }
      }
    }
    var comparison = LayoutComparison(from: versions(open), to: versions(run.open))
    // The linter reports them with its judgement of what matters.
    for index in comparison.scenes.indices { comparison.scenes[index].findings = [] }
    self.comparison = comparison
    let before = Dictionary(grouping: open.findings, by: \.identity)
    let after = Dictionary(grouping: run.open.findings, by: \.identity)
    appeared = run.open.findings.filter { before[$0.identity] == nil }
    vanished = open.findings.filter { after[$0.identity] == nil }
    changed = run.open.findings.filter { finding in
      before[finding.identity].map { $0.allSatisfy { $0.message != finding.message } } ?? false
    }
  }
}

// MARK: - As text

extension EditOutcome: CustomStringConvertible {
  /// The outcome for the terminal: the operation, and below it one change per line.
  public var description: String {
    var lines = [operation.words.map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(separator: " ")]
    if isUnchanged { lines.append("  nothing to change") }
    for scene in comparison.scenes {
      for view in scene.views {
        lines.append("  \(Self.mark(view.change)) \(view.name)" + Self.text(view.details))
      }
      for constraint in scene.constraints {
        let mark = Self.mark(constraint.change)
        lines.append(
          "  \(mark) \(constraint.formula) (\(constraint.id))" + Self.text(constraint.details))
      }
      for move in scene.moves {
        guard let place = move.places.first else { continue }
        lines.append("  \(move.name) moves: \(Self.text(place))")
      }
    }
    lines += notes.map { "  note: \($0)" }
    lines += vanished.map { "  gone: \($0.severity): \($0.message) [\($0.ruleID)]" }
    lines += changed.map { "  left: \($0.severity): \($0.message) [\($0.ruleID)]" }
    lines += appeared.map { "  new: \($0.severity): \($0.message) [\($0.ruleID)]" }
    if isWorse { lines.append("  the layout is worse than before") }
    return lines.printedLines
  }

  private static func mark(_ change: LayoutComparison.Change) -> String {
    switch change {
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    }
  }

  private static func text(_ details: [LayoutComparison.Detail]) -> String {
    details.isEmpty
      ? "" : ": " + details.map { "\($0.part) \($0.old) → \($0.new)" }.joined(separator: ", ")
  }

  private static func text(_ place: LayoutComparison.Place) -> String {
    zip(["x", "y", "width", "height"], zip(place.old, place.new)).compactMap { word, values in
      abs(values.1 - values.0) > LayoutTolerance.reported
        ? "\(word) \(values.0.inPoints) → \(values.1.inPoints)" : nil
    }.joined(separator: ", ")
  }
}

// MARK: - As JSON

extension EditOutcome: Encodable {
  private enum Key: CodingKey {
    case operation, changed, worse, scenes, appeared, vanished, left, notes, patch
  }

  /// Writes the JSON form; `patch` is a unified diff.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(operation, forKey: .operation)
    try container.encode(!isUnchanged, forKey: .changed)
    try container.encode(isWorse, forKey: .worse)
    try container.encode(comparison.scenes, forKey: .scenes)
    try container.encode(appeared.map { FindingFacts($0, .object) }, forKey: .appeared)
    try container.encode(vanished.map { FindingFacts($0, .object) }, forKey: .vanished)
    try container.encode(changed.map { FindingFacts($0, .object) }, forKey: .left)
    try container.encode(notes, forKey: .notes)
    try container.encode(patch(oldName: "before", newName: "after"), forKey: .patch)
  }
}
