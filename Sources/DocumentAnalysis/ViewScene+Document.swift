internal import HeadlessUIKit
public import InterfaceCanvas
public import ViewAnalysis

extension ViewScene {
  /// Takes the views of a document, under the ids and labels that the document has for them.
  public convenience init(_ staged: StagedInterface) {
    self.init(staged.root, provenance: ViewProvenance(staged))
  }
}
