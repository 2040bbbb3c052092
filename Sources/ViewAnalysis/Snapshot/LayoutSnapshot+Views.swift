internal import AutoLayout
internal import Foundation
public import HeadlessUIKit
internal import InterfaceBuilder
public import InterfaceCanvas
public import LayoutSnapshot

extension LayoutSnapshot {
  /// Takes down what a window shows, after laying it out.
  ///
  ///     window.layoutIfNeeded()
  ///     print(LayoutSnapshot(of: window, name: "Card gallery").textTree())
  @MainActor
  public init(of window: UIWindow, name: String) {
    window.layoutIfNeeded()
    let device = Device(window.screen)
    self.init(of: window, name: name, device: device, capture: SnapshotCapture(), findings: [])
  }

  /// Takes down an island of a document that has been laid out.
  @MainActor
  public init(of staged: StagedInterface, name: String) {
    self.init(of: staged, name: name, judging: true)
  }

  /// Takes down an island without looking for conflicts and ambiguity, if somebody else does that.
  @MainActor
  package init(of staged: StagedInterface, name: String, judging: Bool) {
    var capture = SnapshotCapture()
    capture.judges = judging
    for (id, view) in staged.views { capture.know(view, as: id) }
    for (id, constraint) in staged.constraints {
      capture.constraintIDs[ObjectIdentifier(constraint)] = id
    }
    let read = staged.findings.map { finding in
      Finding(
        id: "document", severity: Finding.Severity(finding.severity),
        message: "\(finding.position): \(finding.message)", views: [], constraints: [])
    }
    self.init(
      of: staged.root, name: name, device: Device(staged.window.screen), capture: capture,
      findings: read)
  }

  @MainActor
  private init(
    of root: UIView, name: String, device: Device?, capture: SnapshotCapture, findings: [Finding]
  ) {
    var capture = capture
    let taken = capture.capture(root)
    self.init(
      name: name, device: device,
      canvas: Size(width: Double(root.frame.maxX), height: Double(root.frame.maxY)),
      scale: root.pixelScale,
      direction: root.effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight,
      root: taken, constraints: capture.constraints(below: root),
      findings: findings + capture.findings(below: root, taken))
  }
}
