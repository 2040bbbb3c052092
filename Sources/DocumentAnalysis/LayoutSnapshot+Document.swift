internal import HeadlessUIKit
public import InterfaceCanvas
public import LayoutSnapshot
internal import ViewAnalysis

extension LayoutSnapshot {
  /// Captures an island of a document that has been laid out.
  @MainActor
  public init(of staged: StagedInterface, name: String) {
    self.init(of: staged, name: name, judging: true)
  }

  /// Captures what ``textTree()`` shows of an island that has been laid out.
  @MainActor
  package init(textOf staged: StagedInterface, name: String) {
    // Without findings, a text names no constraint.
    let provenance = ViewProvenance(
      staged, namesConstraints: staged.root.layoutEngine?.hasFindings ?? true)
    self.init(
      of: staged.root, name: name, provenance: provenance, judging: true, forText: true)
  }

  /// Captures a layout root without searching for conflicts and ambiguity.
  @MainActor
  package init(of staged: StagedInterface, name: String, judging: Bool) {
    self.init(of: staged.root, name: name, provenance: ViewProvenance(staged), judging: judging)
  }
}
