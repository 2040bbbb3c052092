internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutSnapshot
internal import ViewAnalysis

extension ViewProvenance {
  /// The findings of an island of a document, without ids and labels.
  @MainActor
  init(findingsOf staged: StagedInterface) {
    self.init()
    findings = staged.findings.map { finding in
      LayoutSnapshot.Finding(
        id: finding.id, severity: finding.severity,
        message: "\(finding.position): \(finding.message)", views: [], constraints: [])
    }
  }

  /// The ids, labels, frames and findings of an island of a document.
  @MainActor
  init(_ staged: StagedInterface) {
    self.init(findingsOf: staged)
    sizeAuthority = staged.sizeAuthority
    for (id, view) in staged.views { ids[ObjectIdentifier(view)] = id }
    for (id, constraint) in staged.constraints { constraintIDs[ObjectIdentifier(constraint)] = id }
    for (id, outlets) in staged.island.outletNames {
      if let view = staged.views[id] { self.outlets[ObjectIdentifier(view)] = outlets[0] }
    }
    staged.island.forEachView { element in
      if let view = staged.views[element.id], let label = element.userLabel {
        names[ObjectIdentifier(view)] = label
      }
      if let frame = element.frame { savedFrames[element.id] = frame }
    }
  }
}
