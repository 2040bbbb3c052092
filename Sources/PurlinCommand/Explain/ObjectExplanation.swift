internal import ConflictAnalysis
internal import DocumentAnalysis
internal import DocumentEditing
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork
internal import LayoutGeometry
internal import LayoutProof
internal import ViewAnalysis

/// What `purlin explain` says of one view or constraint of a document: the findings about it, the conflicts it
/// takes part in and, for a view, what determines its frame.
@MainActor
struct ObjectExplanation {
  private let file: String
  private let object: String
  private let findings: LintResult
  /// For each finding, the calls that remove it, verified by checking the edited document.
  private var calls: [[String]] = []
  private let scenes: [Scene]

  /// What one scene says of the object.
  private struct Scene {
    var title: String
    var system: ConstraintSystem
    var conflicts: [ConflictDiagnosis]
    /// The constraint that the object is, as text.
    var constraint: String?
    var values: [ValueReason]
  }

  /// Explains an object.
  ///
  /// - Parameters:
  ///   - object: The id of a view or constraint, or a view's name with or without an attribute.
  ///   - document: The document and the configurations of its scenes.
  ///   - limit: The greatest number of conflicts to find in each scene.
  /// - Throws: ``CommandFailure`` if no scene has the object.
  init(_ object: String, in document: DocumentOptions, limit: Int) throws {
    (self.object, file) = (object, document.file)
    try document.findObject()
    let name = document.file.split(separator: "/").last.map(String.init) ?? document.file
    var scenes: [Scene] = []
    var problem: ValueQuestionError?
    var ids: Set<String> = [object]
    for shown in try document.diagnosedScenes() {
      let scene = shown.content
      var values: [ValueReason] = []
      let constraint = scene.constraints.first { $0.element.id == object }
      if constraint == nil {
        do throws(ValueQuestionError) {
          let question = try ValueQuestion(object, in: scene.subject)
          values = try question.reasons(in: scene.subject)
          ids.insert(question.subject)
        } catch {
          problem.note(error)
          continue
        }
      }
      let explanation = SceneExplanation(of: scene, limit: limit, file: name)
      let concerned = explanation.conflicts.filter { conflict in
        ConflictFacts(conflict, in: explanation.system).members.contains { $0.id == object }
      }
      scenes.append(
        Scene(
          title: shown.title, system: explanation.system, conflicts: concerned,
          constraint: constraint.map { scene.words($0) }, values: values))
    }
    if document.object == object {
      // The answer to a finding about what is ambiguous; a view's name asks for the whole frame.
      for index in scenes.indices
      where scenes[index].values.contains(where: { $0.openRange != nil }) {
        scenes[index].values.removeAll { $0.openRange == nil }
      }
    }
    guard !scenes.isEmpty else {
      throw DocumentOptions.unknown(object, problem, in: document.file)
    }
    self.scenes = scenes
    let checker = try document.checker()
    let bytes = try Files.read(document.file)
    let all = try checker.check(bytes, file: document.file)
    findings = all.only { finding in
      finding.objectID.map(ids.contains) == true
        || finding.related.contains { ids.contains($0.objectID) }
    }
    var (repairs, likely): ([EditOperation], Set<EditOperation>) = ([], [])
    for scene in scenes {
      for conflict in scene.conflicts {
        let first = [conflict.suspect, conflict.alternative].compactMap { $0?.member }
        for repair in conflict.repairs {
          guard let operation = EditOperation(repair.change, in: scene.system) else { continue }
          repairs.append(operation)
          if first.contains(repair.change.place) { likely.insert(operation) }
        }
      }
    }
    for (index, finding) in findings.findings.enumerated() {
      calls.append(
        index < Self.mostWithEdits
          ? Self.calls(for: finding, in: all, bytes, repairs, likely, checker) : [])
    }
  }

  /// The greatest number of findings for which edits are tried.
  private static let mostWithEdits = 4

  /// Returns the calls that remove a finding.
  private static func calls(
    for finding: LintFinding, in all: LintResult, _ bytes: [UInt8], _ repairs: [EditOperation],
    _ likely: Set<EditOperation>, _ checker: DocumentChecker
  ) -> [String] {
    let file = all.file.shellWord
    // Of a saved frame and the constraints that contradict it, either can be the mistake.
    if finding.repair != nil, finding.ruleID != "misplaced-view" {
      return [fix(for: finding, in: all.file)]
    }
    guard finding.severity >= .warning else { return [] }
    let isConflict = finding.ruleID == "conflicting-constraints"
    let edits = SuggestedEdits(
      for: finding, in: all, bytes, repairs: isConflict ? repairs : [],
      likely: isConflict ? likely : [], checker: checker)
    return edits.operations.map { operation in
      if case .updateFrames = operation {
        return "purlin check \(file) --fix --select misplaced-view"
      }
      let words = operation.words.map(\.shellWord).joined(separator: " ")
      return "purlin edit \(file) \(words)"
    }
  }

  /// The call that makes the repair of a finding.
  static func fix(for finding: LintFinding, in file: String) -> String {
    // Names need the sources, which are read for folders.
    let folder = (file as NSString).deletingLastPathComponent
    let isName = DocumentRepair.Kind.names.rules.contains(finding.ruleID)
    let place = isName ? (folder.isEmpty ? "." : folder) : file
    return "purlin check \(place.shellWord) --fix --select \(finding.ruleID)"
  }

  /// The members of the JSON answer.
  private struct Facts: Encodable {
    var scene: String
    var constraint: String?
    var conflicts: [ConflictFacts]
    var values: [ValueReason]
  }

  /// Prints the explanation; returns whether something was found.
  func tell(json: Bool) throws -> Bool {
    if json {
      let found = zip(findings.findings, calls).map { FindingFacts($0, .reasons(commands: $1)) }
      let facts = scenes.map { scene in
        Facts(
          scene: scene.title, constraint: scene.constraint,
          conflicts: scene.conflicts.map { ConflictFacts($0, in: scene.system) },
          values: scene.values)
      }
      try StandardOutput.line(
        JSONText.encode(
          JSONEnvelope(
            "explain",
            [("handle", DocumentHandle.text(file, object)), ("findings", found), ("scenes", facts)])
        ))
    } else {
      try StandardOutput.write(OutputText(text, as: .lines))
    }
    return findings.has(.error) || scenes.contains { !$0.conflicts.isEmpty }
  }

  /// Returns the lines about a finding, with the commands of which each removes it.
  static func lines(about finding: LintFinding, in file: String, _ calls: [String]) -> [String] {
    var lines = [finding.line(in: file)]
    if let page = RulePage.described(finding.ruleID) { lines.append("  Fix: \(page.mend)") }
    if !calls.isEmpty {
      lines.append(calls.count > 1 ? "  Each of these removes it:" : "  This removes it:")
      lines += calls.map { "    \($0)" }
    }
    return lines
  }

  private var text: String {
    var parts: [String] = []
    for (finding, calls) in zip(findings.findings, calls) {
      parts.append(Self.lines(about: finding, in: file, calls).printedLines)
    }
    for scene in scenes {
      if let constraint = scene.constraint {
        let state =
          scene.conflicts.isEmpty ? "takes part in no conflict" : "takes part in a conflict"
        parts.append(["\(scene.title): \(constraint) \(state)."].printedLines)
      }
      if !scene.conflicts.isEmpty {
        parts.append(ConflictProse(scene.system).text(scene.conflicts))
      }
      if !scene.values.isEmpty {
        let heading = scenes.count > 1 ? "\(scene.title.printable):\n" : ""
        parts.append(heading + scene.values.map(\.description).joined(separator: "\n"))
      }
    }
    return parts.joined(separator: "\n")
  }
}
