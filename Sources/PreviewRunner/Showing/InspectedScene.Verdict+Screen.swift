internal import LayoutAudit
internal import LayoutGeometry
internal import LayoutInspector
internal import LayoutProof
internal import LayoutScene
internal import ViewAnalysis

extension InspectedScene.Verdict {
  /// What the checks of tests find about a screen that is laid out.
  @MainActor
  init(of screen: LaidOutScreen) {
    self.init(
      conflicts: screen.stage.reportedConflicts,
      findings: screen.findings().compactMap { finding in
        guard let kind = finding.rule.kind, finding.severity > .note else { return nil }
        let members = Set(finding.constraints)
        return InspectedScene.Finding(
          kind.rawValue, finding.message, views: finding.elements.map(\.id),
          constraints: members.isEmpty
            ? []
            : screen.stage.constraints.filter { members.contains($0.locatedText) }.map(\.id))
      })
  }
}
