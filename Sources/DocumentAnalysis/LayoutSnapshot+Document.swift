internal import AutoLayout
internal import HeadlessUIKit
internal import InterfaceBuilder
public import InterfaceCanvas
internal import LayoutScene
public import LayoutSnapshot
internal import ViewAnalysis

extension LayoutSnapshot {
  /// Captures an island of a document that has been laid out.
  @MainActor
  public init(of staged: StagedInterface, name: String) {
    self.init(of: staged, name: name, judging: true)
  }

  /// Prints ``textTree()`` of an island that has been laid out, without a snapshot of all of it.
  @MainActor
  package static func printTextTree(
    of staged: StagedInterface, name: String, doubting doubtful: Set<String> = [],
    to text: inout some TextOutputStream
  ) {
    // Without findings, a text names no object by its id.
    let provenance =
      staged.root.layoutEngine?.hasFindings ?? true || staged.root.hasUnknownNames
      ? ViewProvenance(staged) : ViewProvenance(findingsOf: staged)
    printTextTree(
      of: staged.root, name: name, provenance: provenance, doubting: doubtful, to: &text)
  }

  /// Captures a layout root without searching for conflicts and ambiguity.
  @MainActor
  package init(
    of staged: StagedInterface, name: String, judging: Bool, doubting doubtful: Set<String> = []
  ) {
    self.init(
      of: staged.root, name: name, provenance: ViewProvenance(staged), judging: judging,
      doubting: doubtful)
  }
}

extension DocumentScene {
  /// The ids of the constraints that are broken in conflicts that other subcommands leave out: those that depend on what
  /// the document does not say, or on the canvas.
  package var doubtfulConstraints: Set<String> {
    Set(
      subject.engine.conflicts.filter { conflict in
        switch scope(of: conflict.members, excess: .infinity) {
        case .canvas, .unknown: true
        case .app, .rounding: false
        }
      }.compactMap { constraint(of: $0.broken)?.element.id })
  }
}
