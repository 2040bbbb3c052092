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
  private let scenes: [Scene]
  private let unread: UnreadParts

  @MainActor
  private struct Scene {
    var title: String
    var explanation: SceneExplanation
    /// What content priorities and the contents of scroll views leave open.
    var contents: [ContentAmbiguity]

    var isClean: Bool { explanation.isClean && contents.isEmpty }
  }

  /// The facts about one scene in JSON.
  private struct SceneFacts: Encodable {
    var scene: String
    var conflicts: [ConflictFacts]
    var isComplete: Bool
    var ambiguity: [AmbiguityReport.OpenNumber]
    var findings: [ContentAmbiguity]?
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
    let contents = try ContentAmbiguity.findings(in: shown.map(\.content), of: document.file)
    scenes = zip(shown, contents).map { shown, contents in
      Scene(
        title: shown.title,
        explanation: SceneExplanation(of: shown.content, limit: limit, file: name),
        contents: contents)
    }
    unread =
      shown.lazy.map { UnreadParts(of: $0.content.staged.findings, in: document.file) }
      .first { !$0.isEmpty } ?? UnreadParts(of: [], in: document.file)
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
      let texts = scenes.flatMap { words(for: $0, $0.title.printable) }
      let text = (texts + remarks).joined(separator: "\n")
      try StandardOutput.write(OutputText(text, as: .lines))
    }
    try unread.refuse()
    return !scenes.allSatisfy(\.isClean)
  }

  private func facts(_ scene: Scene) -> SceneFacts {
    let explanation = scene.explanation
    return SceneFacts(
      scene: scene.title,
      conflicts: explanation.conflicts.map { ConflictFacts($0, in: explanation.system) },
      isComplete: explanation.isComplete, ambiguity: explanation.ambiguity?.open ?? [],
      findings: scene.contents.isEmpty ? nil : scene.contents)
  }

  private func words(for scene: Scene, _ title: String) -> [String] {
    let explanation = scene.explanation
    var texts: [String] = []
    if !explanation.conflicts.isEmpty {
      let told = ConflictProse(explanation.system).text(
        explanation.conflicts, isComplete: explanation.isComplete, withRanking: withRanking)
      texts.append("\(title): \(told)")
    }
    if let ambiguity = explanation.ambiguity {
      texts.append("\(title): Constraints leave this open:\n\(ambiguity)")
    }
    texts += scene.contents.map { "\(title): \($0.text(in: file))\n" }
    return texts
  }

  /// What is said after the explanations: the scenes without findings, and what is left out.
  private var remarks: [String] {
    var remarks: [String] = []
    let clean = scenes.filter(\.isClean).map(\.explanation)
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
