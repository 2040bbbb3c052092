internal import DocumentAnalysis
internal import InterfaceLinter
internal import LayoutInspector
internal import LayoutProof

extension ShownFindings {
  /// Returns what a page says about a scene on a device: what `purlin check` reports for it.
  func verdict(on scene: DocumentScene) -> InspectedScene.Verdict {
    InspectedScene.Verdict(
      conflicts: scene.appConflicts, open: scene.undeterminedWithTies,
      findings: findings(in: scene).map { kind, finding in
        let objects = [finding.objectID].compactMap(\.self) + finding.related.map(\.objectID)
        return InspectedScene.Finding(
          kind.rawValue, finding.message, views: kind == .conflict ? [] : objects,
          constraints: kind == .conflict ? objects : [])
      })
  }
}
