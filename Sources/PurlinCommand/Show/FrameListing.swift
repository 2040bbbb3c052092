internal import AutoLayout
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import IsolatedWork
internal import LayoutSnapshot

/// The frames of a document's scenes, as text or JSON.
struct FrameListing {
  private let document: DocumentOptions

  init(_ document: DocumentOptions) { self.document = document }

  /// Prints the frames.
  ///
  /// - Parameters:
  ///   - json: Whether they are printed as JSON.
  ///   - isWrapped: Whether the JSON is an object that names its schema.
  /// - Throws: ``CommandFailure`` if the document cannot be read.
  func print(json: Bool, isWrapped: Bool) throws {
    try document.findObject()
    if json { try printJSON(isWrapped) } else { try printText() }
  }

  private func printText() throws {
    let unread = try MainActor.assumeIsolated {
      Quiet.begin()
      var output = StandardOutputStream(as: .lines)
      // Nothing is printed before all scenes are laid out. The text of the last one is printed view by view
      // then, because a large document has one scene.
      var texts = ""
      var findings: [DocumentFinding] = []
      var doubts = DoubtfulConflicts(document)
      _ = try document.leanScenes { scene, isLast in
        if findings.isEmpty { findings = scene.content.findings }
        let doubtful = try doubts.constraints(in: scene)
        guard isLast else {
          LayoutSnapshot.printTextTree(
            of: scene.content, name: scene.title, doubting: doubtful, to: &texts)
          return texts.append("\n")
        }
        output.write(texts)
        LayoutSnapshot.printTextTree(
          of: scene.content, name: scene.title, doubting: doubtful, to: &output)
      }
      try output.finish()
      return UnreadParts(of: findings, in: document.file)
    }
    try unread.refuse()
  }

  private func printJSON(_ isWrapped: Bool) throws {
    let (snapshots, unread) = try MainActor.assumeIsolated {
      Quiet.begin()
      var findings: [DocumentFinding] = []
      var doubts = DoubtfulConflicts(document)
      let snapshots = try document.leanScenes { scene, _ in
        if findings.isEmpty { findings = scene.content.findings }
        return LayoutSnapshot(
          of: scene.content, name: scene.title, judging: true,
          doubting: try doubts.constraints(in: scene))
      }
      return (snapshots, UnreadParts(of: findings, in: document.file))
    }
    var output = StandardOutputStream(as: .json)
    try printJSON(snapshots, isWrapped, to: &output)
    try output.finish()
    try unread.refuse()
  }

  private func printJSON(
    _ snapshots: [LayoutSnapshot], _ isWrapped: Bool, to output: inout StandardOutputStream
  ) throws {
    // Before anything is printed.
    for snapshot in snapshots { try snapshot.checkDepth() }
    // Not wrapped, the shape depends on the arguments only: one scene gives an object, a whole document
    // an array.
    let isObject = !isWrapped && document.scene != nil && snapshots.count == 1
    if isWrapped {
      output.write("{\n\"schema\": \"\(JSONEnvelope.schema("show"))\",\n\"scenes\": [\n")
    } else if !isObject {
      output.write("[\n")
    }
    for (index, snapshot) in snapshots.enumerated() {
      if index > 0 { output.write(",\n") }
      try snapshot.printJSON(to: &output)
    }
    output.write(isWrapped ? "\n]\n}\n" : isObject ? "\n\n" : "\n]\n")
  }
}

/// The constraints that scenes break because of what their document does not say.
///
/// The scenes are made again to find them, which only documents with conflicts need.
@MainActor
private struct DoubtfulConflicts {
  private let document: DocumentOptions
  private var known: [String: Set<String>]?

  init(_ document: DocumentOptions) { self.document = document }

  /// Returns the ids of those in a scene.
  mutating func constraints(
    in scene: DocumentOptions.Scene<StagedInterface>
  ) throws -> Set<String> {
    guard scene.content.root.layoutEngine?.conflicts.isEmpty == false else { return [] }
    let known =
      try self.known
      ?? Dictionary(
        document.diagnosedScenes(tells: false).map { ($0.title, $0.content.doubtfulConstraints) },
        uniquingKeysWith: { $0.union($1) })
    self.known = known
    return known[scene.title] ?? []
  }
}
