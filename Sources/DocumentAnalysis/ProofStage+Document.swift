public import AutoLayout
internal import Foundation
public import HeadlessUIKit
public import InterfaceBuilder
public import InterfaceCanvas
public import ViewAnalysis

extension ProofStage {
  /// Creates a stage for an island of a document, with the given size regardless of the size in the
  /// document.
  ///
  ///     let stage = ProofStage(document, island: "root-id", along: .horizontal, across: 667)
  ///     let proof = RangeProof(of: stage, over: 320...1366)
  ///
  /// - Parameters:
  ///   - document: The document as it was read, not resolved for a size class.
  ///   - island: The id of the island's outermost view.
  ///   - axis: The axis along which the island is resized.
  ///   - across: The length along the other axis, in points.
  ///   - length: The length for which its views are created first, in points.
  ///   - preferences: The user settings of the device.
  ///   - regime: The rules that determine the size classes; by default, those of a current SDK on
  ///     the device of the document.
  public convenience init(
    _ document: InterfaceDocument, island: String,
    along axis: NSLayoutConstraint.Axis = .horizontal, across: Double = 667,
    at length: Double = 320, preferences: InterfaceStage.Preferences = .init(),
    regime: WindowRegime? = nil
  ) {
    self.init(
      DocumentStages(document), island: island, along: axis, across: across, at: length,
      preferences: preferences, regime: regime)
  }

  /// Creates a stage for an island of a document that other stages have, too.
  package convenience init(
    _ document: DocumentStages, island: String,
    along axis: NSLayoutConstraint.Axis = .horizontal, across: Double = 667,
    at length: Double = 320, preferences: InterfaceStage.Preferences = .init(),
    regime: WindowRegime? = nil
  ) {
    let regime = regime ?? .current(for: document.document)
    self.init(along: axis, across: across, length: length, adapts: false, regime: regime) { size in
      let stage = document.stage(
        .size(size, scale: 2), preferences: preferences, regime: regime)
      guard let found = stage.island(rootedAt: island) else {
        preconditionFailure("the document has no island '\(island)'")
      }
      let staged = stage.present(found)
      staged.letContentFollowCells()
      var provenance = ViewProvenance(staged)
      let scene = DocumentScene(staged, on: stage, document.facts, isAsSaved: false)
      provenance.reportedConflicts = { scene.knownConflicts(in: $0) }
      return Scenery(
        window: staged.window, root: staged.root, provenance: provenance,
        controller: staged.controller)
    }
  }
}
