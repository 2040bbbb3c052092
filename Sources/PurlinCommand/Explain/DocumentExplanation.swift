internal import ArgumentParser
internal import ConflictAnalysis
internal import DocumentAnalysis
internal import Foundation
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import IsolatedWork
internal import LayoutProof

/// What `purlin explain` says of a document: the conflicts and the ambiguity of each scene, and how many
/// conflicts are left out.
@MainActor
struct DocumentExplanation {
  private let file: String
  private let withRanking: Bool
  private let scenes: [(title: String, explanation: SceneExplanation)]
  private let unread: [DocumentFinding]

  /// The facts about one scene in JSON.
  private struct SceneFacts: Encodable {
    var scene: String
    var conflicts: [ConflictFacts]
    var isComplete: Bool
    var ambiguity: [AmbiguityReport.OpenNumber]
  }

  /// Explains the scenes of a document.
  ///
  /// - Parameters:
  ///   - document: The document and the configurations of its scenes.
  ///   - limit: The greatest number of conflicts to find in each scene.
  ///   - withRanking: Whether it is said how the constraint to change first was chosen.
  /// - Throws: ``CommandFailure`` if the document cannot be read, or for a wrong option.
  init(_ document: DocumentOptions, limit: Int, withRanking: Bool) throws {
    let name = document.file.split(separator: "/").last.map(String.init) ?? document.file
    file = document.file
    self.withRanking = withRanking
    Quiet.begin()
    let shown = try document.diagnosedScenes()
    scenes = shown.map {
      ($0.title, SceneExplanation(of: $0.content, limit: limit, file: name))
    }
    unread =
      shown.lazy.map { $0.content.staged.findings.filter { $0.severity == .error } }
      .first { !$0.isEmpty } ?? []
  }

  /// Draws the first conflict.
  func draw(to output: String) throws {
    guard
      let scene = scenes.first(where: { !$0.explanation.conflicts.isEmpty }),
      let conflict = scene.explanation.conflicts.first
    else {
      StandardError.line("\(output): not written, because there is no conflict")
      return
    }
    let picture = ConflictPicture(
      conflict, in: scene.explanation.system, title: scene.title.printable)
    try PictureFile(output, formats: PictureFile.Format.pictures + [.html]).write(picture.svg)
  }

  /// Prints the explanation; returns whether something was found.
  func tell(json: Bool) throws -> Bool {
    if json {
      try StandardOutput.line(
        try JSONText.encode(JSONEnvelope("explain", [("scenes", scenes.map(facts))])))
    } else {
      let texts = scenes.flatMap { words(for: $0.explanation, $0.title.printable) }
      let text = (texts + remarks).joined(separator: "\n")
      try StandardOutput.write(OutputText(text, as: .lines))
    }
    for finding in unread {
      StandardError.line("\(file):\(finding.position): \(finding.message)")
    }
    if !unread.isEmpty {
      throw CommandFailure.input(
        "\(unread.count) part\(unread.count == 1 ? "" : "s") of \(file) could not be read")
    }
    return !scenes.allSatisfy(\.explanation.isClean)
  }

  private func facts(_ title: String, _ explanation: SceneExplanation) -> SceneFacts {
    SceneFacts(
      scene: title,
      conflicts: explanation.conflicts.map { ConflictFacts($0, in: explanation.system) },
      isComplete: explanation.isComplete, ambiguity: explanation.ambiguity?.open ?? [])
  }

  private func words(for explanation: SceneExplanation, _ title: String) -> [String] {
    var texts: [String] = []
    if !explanation.conflicts.isEmpty {
      let told = ConflictProse(explanation.system).text(
        explanation.conflicts, isComplete: explanation.isComplete, withRanking: withRanking)
      texts.append("\(title): \(told)")
    }
    if let ambiguity = explanation.ambiguity {
      texts.append("\(title): Constraints leave this open:\n\(ambiguity)")
    }
    return texts
  }

  /// What is said after the explanations: the scenes without findings, and what is left out.
  private var remarks: [String] {
    var remarks: [String] = []
    let clean = scenes.map(\.explanation).filter(\.isClean)
    let read = unread.isEmpty ? "" : " among the constraints that could be read"
    for isKnown in [true, false] {
      let count = clean.count { $0.isAmbiguityKnown == isKnown }
      guard count > 0 else { continue }
      let others = clean.count < scenes.count ? "other " : ""
      let found = isKnown ? "no conflict or ambiguity" : "no conflict"
      let rest = isKnown ? "" : "; ambiguity is \(AmbiguityAnswer.unchecked)"
      remarks.append(
        "\(count) \(others)scene\(count == 1 ? " has" : "s have") \(found)\(read)\(rest).\n")
    }
    var (canvas, rounding, unknown) = (0, 0, 0)
    for scope in scenes.flatMap(\.explanation.leftOut) {
      switch scope {
      case .canvas: canvas += 1
      case .rounding: rounding += 1
      case .unknown: unknown += 1
      case .app: break
      }
    }
    func remark(_ count: Int, _ words: String, _ place: String = "") {
      guard count > 0 else { return }
      let (noun, verb) = count == 1 ? ("conflict", "is") : ("conflicts", "are")
      remarks.append("\(count) \(noun) \(words) \(verb) left out\(place).\n")
    }
    remark(
      canvas, "with the size that only Xcode's canvas gives a cell or view",
      "; purlin lint lists them as canvas-size")
    remark(rounding, "of less than a pixel", "; purlin lint lists them as notes")
    remark(
      unknown,
      "about what the document does not say, the size of an image or the hidden views of a stack view,"
    )
    return remarks
  }
}
