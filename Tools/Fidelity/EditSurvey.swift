internal import DocumentEditing
internal import InterfaceBuilder
internal import InterfaceLinter

/// Performs each operation of `DocumentEditing` on documents, and checks the results without its help.
@MainActor
package struct EditSurvey {
  /// What happened with one kind of operation.
  package struct Row: Sendable {
    /// Results that changed the document.
    package var edited = 0
    /// Operations that the document needed no change for.
    package var unchanged = 0
    /// Operations that were refused with a message.
    package var refused = 0
    /// Results that the linter cannot read.
    package var unread = 0
    /// Results in which another line changed than those of constraints, frames and placement.
    package var strange = 0
    /// Results that still have the finding that the operation was to remove.
    package var kept = 0
    /// Results that differ from the document after the operation was reversed.
    package var irreversible = 0
    /// Results with a defect that was not there before, which the operation reported.
    package var worse = 0
  }

  /// The rows by kind of operation, in the order in which kinds first occurred.
  package private(set) var rows: [(kind: String, row: Row)] = []
  /// A sentence for each result that is not as it should be.
  package private(set) var failures: [String] = []
  /// The number of documents.
  package private(set) var documentCount = 0
  private let linter = Linter()
  private var unchanged: DocumentEditor?

  /// Creates a survey without documents.
  package init() {}

  /// Performs the operations on a document, each on its own.
  package mutating func add(_ bytes: [UInt8], file: String) {
    guard let document = try? InterfaceDocument(parsing: bytes), document.usesAutoLayout,
      let findings = try? linter.lint(bytes, file: file).findings,
      let editor = try? DocumentEditor(bytes, file: file)
    else { return }
    // Operations on a copy of the editor share the layout and the findings of the unchanged document.
    unchanged = editor
    let views = document.islands.flatMap { island in island.views.dropFirst().map { $0 } }
    let constraints = document.islands.flatMap(\.views).flatMap(\.constraints).filter {
      !$0.id.isEmpty
    }
    guard !views.isEmpty else { return }
    documentCount += 1
    for constraint in Self.spread(constraints) {
      let (id, old) = (constraint.id, constraint.constant)
      run(
        "set constant", ["set", id, "constant=\(old + 7)"], bytes, file,
        back: ["set", id, "constant=\(old)"])
      run("set constant, frames", ["set", id, "constant=\(old + 7)"], bytes, file, frames: true)
      run(
        "set installed", ["set", id, "installed=no"], bytes, file,
        back: constraint.variations.isEmpty ? ["set", id, "installed=yes"] : nil)
      run(
        "set priority", ["set", id, "priority=\(constraint.priority == 1000 ? 999 : 1000)"], bytes,
        file)
      run("remove", ["remove", id], bytes, file)
    }
    for view in Self.spread(views.filter { !$0.id.isEmpty }) {
      run("pin", ["pin", view.id, "leading", "top", "width=120"], bytes, file)
      run("align", ["align", view.id, "vertically-in-container"], bytes, file)
      run("clear", ["clear", view.id], bytes, file)
      run("reset", ["reset", view.id], bytes, file)
      run("add-missing", ["add-missing", view.id], bytes, file)
      run("update-constants", ["update-constants", view.id], bytes, file)
      run("update-frames", ["update-frames", view.id], bytes, file)
    }
    for finding in findings {
      guard let id = finding.objectID else { continue }
      switch finding.ruleID {
      case "misplaced-view" where !finding.edits.isEmpty:
        run("misplaced: update-frames", ["update-frames", id], bytes, file, removes: finding)
        run("misplaced: update-constants", ["update-constants", id], bytes, file, removes: finding)
      case "ambiguous-layout":
        run(
          "ambiguous: add-missing", ["add-missing"] + Self.members(finding), bytes, file,
          removes: finding)
        run("ambiguous: reset", ["reset"] + Self.members(finding), bytes, file, removes: finding)
      case "ambiguous-scrollable-content":
        run("scrollable: add-missing", ["add-missing", id], bytes, file, removes: finding)
      case "conflicting-constraints" where constraints.contains { $0.id == id }:
        run("conflict: remove", ["remove", id], bytes, file, removes: finding)
      default: break
      }
    }
  }

  /// The view of a finding, and those related to it.
  private static func members(_ finding: LintFinding) -> [String] {
    var ids: [String] = []
    for id in [finding.objectID].compactMap({ $0 }) + finding.related.map(\.objectID)
    where !ids.contains(id) {
      ids.append(id)
    }
    return ids
  }

  /// The first, the middle and the last of several.
  private static func spread<Element>(_ all: [Element]) -> [Element] {
    Set([0, all.count / 2, all.count - 1]).filter(all.indices.contains).sorted().map { all[$0] }
  }

  private mutating func run(
    _ kind: String, _ words: [String], _ bytes: [UInt8], _ file: String, frames: Bool = false,
    back: [String]? = nil, removes finding: LintFinding? = nil
  ) {
    let index = rows.firstIndex { $0.kind == kind } ?? rows.count
    if index == rows.count { rows.append((kind, Row())) }
    let words = words.map { $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0 }
    func fail(_ what: String) {
      failures.append("\(file): \(words.joined(separator: " ")): \(what)")
    }
    guard var editor = unchanged else { return }
    let outcome: EditOutcome
    do {
      outcome = try editor.perform(EditOperation(words: words), updatesFrames: frames)
    } catch {
      rows[index].row.refused += 1
      if finding != nil { fail("refused: \(error)") }
      return
    }
    guard !outcome.isUnchanged else {
      rows[index].row.unchanged += 1
      if finding != nil {
        rows[index].row.kept += 1
        fail("nothing changed")
      }
      return
    }
    rows[index].row.edited += 1
    if outcome.isWorse { rows[index].row.worse += 1 }
    if let line = strangeLine(from: bytes, to: outcome.bytes) {
      rows[index].row.strange += 1
      fail("changed \(line)")
    }
    guard let after = try? linter.lint(outcome.bytes, file: file).findings else {
      rows[index].row.unread += 1
      return fail("cannot be read")
    }
    if let finding,
      after.contains(where: {
        $0.ruleID == finding.ruleID && $0.objectID == finding.objectID
          && $0.detail == finding.detail
      })
    {
      rows[index].row.kept += 1
      fail("still has: \(finding.message)")
    }
    if let back, let operation = try? EditOperation(words: back) {
      _ = try? editor.perform(operation)
      if editor.bytes != bytes {
        rows[index].row.irreversible += 1
        fail("differs after \(back.joined(separator: " "))")
      }
    }
  }

  // MARK: Lines

  private static let tags = [
    "<constraint", "</constraint", "<variation", "</variation", "<mask", "</mask", "<exclude",
    "<include", "<outlet", "<connections", "</connections", "<rect key=\"frame\"",
  ]
  private static let placement = [
    "fixedFrame", "translatesAutoresizingMaskIntoConstraints", "misplaced", "useTraitCollections",
    "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority",
    "verticalCompressionResistancePriority",
  ]

  /// Returns a line that only one version has, unless it is one of those that operations may change.
  private func strangeLine(from old: [UInt8], to new: [UInt8]) -> String? {
    let (old, new) = (lines(old), lines(new))
    var (gone, come): ([String], [String]) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(_, let line, _): gone.append(line)
      case .insert(_, let line, _): come.append(line)
      }
    }
    func rest(_ lines: [String]) -> [String] {
      lines.filter { line in !Self.tags.contains { line.hasPrefix($0) } }.map(plain).sorted()
    }
    let (before, after) = (rest(gone), rest(come))
    guard before != after else { return nil }
    return String((after.first { !before.contains($0) } ?? before.first ?? "").prefix(100))
  }

  private func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map { line in
      String(line.drop { $0 == " " || $0 == "\t" })
    }
  }

  /// Returns a line without the attributes that place a view.
  private func plain(_ line: String) -> String {
    var line = line
    for name in Self.placement {
      while let start = line.firstRange(of: " \(name)=\""),
        let end = line[start.upperBound...].firstIndex(of: "\"")
      {
        line.removeSubrange(start.lowerBound...end)
      }
    }
    return line
  }
}

extension EditSurvey {
  /// The rows as a table for a document.
  package var table: String {
    var text =
      "| operation | edited | nothing to do | refused | unread | other lines changed | finding left | "
    text += "not reversed | worse, and reported |\n|---|---|---|---|---|---|---|---|---|\n"
    for (kind, row) in rows {
      let numbers = [
        row.edited, row.unchanged, row.refused, row.unread, row.strange, row.kept,
        row.irreversible, row.worse,
      ]
      text += "| \(kind) | " + numbers.map(String.init).joined(separator: " | ") + " |\n"
    }
    return text
  }
}
