internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter

/// A document as it is between two edits: its text, its model, and its scenes on its own canvas.
@MainActor
final class OpenDocument {
  let bytes: [UInt8]
  let markup: MarkupIndex
  /// The document with all its variations.
  let document: InterfaceDocument
  /// The findings of the linter.
  private(set) lazy var findings: [LintFinding] =
    (try? linter.lint(bytes, file: file).findings) ?? []
  /// The trees that are laid out separately, with all variations.
  let islands: [Island]
  private let file: String
  private let linter: Linter
  private let stage: InterfaceStage
  private var scenes: [String: EditedScene] = [:]

  init(_ bytes: [UInt8], file: String, linter: Linter) throws(InterfaceDocumentError) {
    self.bytes = bytes
    self.file = file
    self.linter = linter
    var document = try InterfaceDocument(parsing: bytes)
    if let images = linter.images { document = document.withImages(images) }
    self.document = document
    islands = document.islands
    markup = MarkupIndex(bytes)
    // Conflicts are findings here, not messages for the console.
    stage = LayoutEnvironment.with({ $0.log = .silent() }) {
      LintConfiguration.saved.stage(for: document)
    }
  }

  /// Returns the scene of an island, which is laid out when it is first requested; nil if it is not
  /// installed on the canvas.
  func scene(_ root: String) -> EditedScene? {
    if let scene = scenes[root] { return scene }
    guard let island = stage.island(rootedAt: root) else { return nil }
    let scene = EditedScene(stage.present(island), in: stage.document)
    scenes[root] = scene
    return scene
  }

  /// Returns the element of a constraint with its variations, and the view that holds it.
  func constraint(_ id: String) -> (element: ConstraintElement, holder: ViewElement)? {
    constraints[id]
  }

  private lazy var constraints: [String: (element: ConstraintElement, holder: ViewElement)] =
    Dictionary(
      islands.lazy.flatMap(\.views).flatMap { view in
        view.constraints.map { ($0.id, ($0, view)) }
      }, uniquingKeysWith: { first, _ in first })
}
