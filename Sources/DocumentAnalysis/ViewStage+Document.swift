internal import HeadlessUIKit
public import InterfaceCanvas
public import ViewAnalysis

extension ViewStage {
  /// Creates a scene from the views of a document, with the ids and labels in the document.
  public convenience init(_ staged: StagedInterface) {
    self.init(staged.root, provenance: ViewProvenance(staged))
  }
}
