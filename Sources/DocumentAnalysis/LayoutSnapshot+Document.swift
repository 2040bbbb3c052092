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

  /// Prints ``textTree()`` of an island that has been laid out, without a snapshot of all of it.
  @MainActor
  package static func printTextTree(
    of staged: StagedInterface, name: String, to text: inout some TextOutputStream
  ) {
    // Without findings, a text names no object by its id.
    let provenance =
      staged.root.layoutEngine?.hasFindings ?? true || staged.root.hasUnknownNames
      ? ViewProvenance(staged) : ViewProvenance(findingsOf: staged)
    printTextTree(of: staged.root, name: name, provenance: provenance, to: &text)
  }

  /// Captures a layout root without searching for conflicts and ambiguity.
  @MainActor
  package init(of staged: StagedInterface, name: String, judging: Bool) {
    self.init(of: staged.root, name: name, provenance: ViewProvenance(staged), judging: judging)
  }
}
