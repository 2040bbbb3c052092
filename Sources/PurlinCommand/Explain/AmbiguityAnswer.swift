internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceCanvas
internal import IsolatedWork
internal import LayoutProof
internal import LayoutRendering
internal import LayoutSnapshot
internal import ViewAnalysis

/// The ambiguity of each scene, as text, JSON and a picture of two layouts.
@MainActor
struct AmbiguityAnswer {
  /// A scene's report under its name.
  struct Scene: Encodable {
    var scene: String
    /// Whether the document says what is ambiguous on the canvas.
    var isChecked: Bool
    var report: AmbiguityReport
    /// What is open besides coordinates: how far scroll views scroll.
    var findings: [ContentAmbiguity]?

    var isClean: Bool { report.open.isEmpty && findings == nil }
  }

  /// Prints what is ambiguous, and draws it if a file is named; returns whether nothing is
  /// ambiguous.
  static func tell(
    _ document: DocumentOptions, json: Bool, isWrapped: Bool, picture: String?
  ) throws -> Bool {
    if let picture { _ = try PictureFile(picture) }
    Quiet.begin()
    let answer = try AmbiguityAnswer(document, draws: picture != nil)
    try StandardOutput.write(json ? try answer.json(isWrapped: isWrapped) + "\n" : answer.text)
    if let picture { for path in try answer.write(to: picture) { StandardError.line("\(path)") } }
    return answer.isClean
  }

  private let file: String
  let scenes: [Scene]
  /// The pictures: a scene's present layout beside an alternative one.
  private let pictures: [(scene: String, svg: String)]

  init(_ document: DocumentOptions, draws: Bool) throws {
    var scenes: [Scene] = []
    var pictures: [(scene: String, svg: String)] = []
    let diagnosed = try document.diagnosedScenes()
    let contents = try ContentAmbiguity.findings(in: diagnosed.map(\.content), of: document.file)
    for (shown, contents) in zip(diagnosed, contents) {
      let (name, scene) = (shown.title, shown.content.subject)
      let report = shown.content.ambiguityReport(includesTies: true)
      // The report has what content priorities leave open.
      let others = contents.filter { $0.rule != "content-priority-ambiguity" }
      scenes.append(
        Scene(
          scene: name, isChecked: shown.content.isAmbiguityKnown, report: report,
          findings: others.isEmpty ? nil : others))
      guard draws, let first = report.open.first else { continue }
      // In the layout in which it was found.
      let (present, other) = shown.content.staged.withoutPlaceholders {
        (scene.snapshot(name: name), scene.snapshot(of: first, name: name))
      }
      guard let other else { continue }
      let marked = Set(first.alternative.differences.map(\.subject))
      let panels = [
        LayoutRenderer.Panel(
          "\(first.name).\(first.attribute) = \(first.value.inPoints)", present, marked: marked),
        LayoutRenderer.Panel(
          "equally good: \(first.alternative.value.inPoints)", other, marked: marked),
      ]
      pictures.append((name, LayoutRenderer().svg(of: panels)))
    }
    file = document.file
    self.scenes = scenes
    self.pictures = pictures
  }

  var isClean: Bool { scenes.allSatisfy(\.isClean) }

  var text: OutputText {
    scenes.map { entry in
      var words = entry.isChecked ? entry.report.description : "ambiguity is \(Self.unchecked)\n"
      if let others = entry.findings {
        if entry.report.open.isEmpty { words = "" }
        words += others.map { $0.text(in: file) + "\n" }.joined()
      }
      return "\(entry.scene)\n" + OutputText(words, as: .lines)
    }.joined(separator: "\n")
  }

  /// Said of scenes whose ambiguity is not known.
  static let unchecked =
    "not checked, without Auto Layout, or because custom views or placeholder constraints decide it on "
    + "this canvas"

  /// Returns the answer as JSON.
  ///
  /// - Parameter isWrapped: Whether it is an object that names its schema.
  /// - Returns: The text.
  /// - Throws: What the encoder throws.
  func json(isWrapped: Bool) throws -> OutputText {
    try isWrapped
      ? JSONText.encode(JSONEnvelope("explain", [("scenes", scenes)])) : JSONText.encode(scenes)
  }

  /// Writes the pictures, one for each ambiguous scene; returns their paths.
  func write(to output: String) throws -> [String] {
    var paths: [String] = []
    for (index, picture) in pictures.enumerated() {
      let path =
        pictures.count == 1
        ? output : String(output.dropLast(4)) + "-\(index + 1)" + output.suffix(4)
      try PictureFile(output).write(picture.svg, to: path)
      paths.append(path)
    }
    return paths
  }
}
