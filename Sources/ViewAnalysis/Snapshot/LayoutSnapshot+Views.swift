internal import AutoLayout
internal import Foundation
public import HeadlessUIKit
public import LayoutSnapshot

extension LayoutSnapshot {
  /// Captures the contents of a window that has been laid out.
  ///
  ///     window.layoutIfNeeded()
  ///     print(LayoutSnapshot(of: window, name: "Card gallery").textTree())
  @MainActor
  public init(of window: UIWindow, name: String) {
    window.layoutIfNeeded()
    let device = Device(window.screen)
    self.init(of: window, name: name, device: device, capture: SnapshotCapture(), findings: [])
  }

  /// Captures a view tree that was created from a document, with the names in the document.
  ///
  /// If `judging` is true, the snapshot includes conflicts and ambiguity, whose detection is more
  /// expensive than everything else.
  @MainActor
  package init(
    of root: UIView, name: String, provenance: ViewProvenance, judging: Bool,
    doubting doubtful: Set<String> = []
  ) {
    var capture = SnapshotCapture(provenance)
    (capture.judges, capture.doubtful) = (judging, doubtful)
    self.init(
      of: root, name: name, device: root.window.flatMap { Device($0.screen) }, capture: capture,
      findings: provenance.findings)
  }

  /// Prints ``textTree()`` of a view tree that was created from a document, with conflicts and ambiguity,
  /// without a snapshot of the whole tree.
  @MainActor
  package static func printTextTree(
    of root: UIView, name: String, provenance: ViewProvenance, doubting doubtful: Set<String> = [],
    to text: inout some TextOutputStream
  ) {
    var capture = SnapshotCapture(provenance)
    capture.doubtful = doubtful
    capture.printText(
      of: root, name: name, documentFindings: provenance.findings, to: &text)
  }

  @MainActor
  private init(
    of root: UIView, name: String, device: Device?, capture: SnapshotCapture, findings: [Finding]
  ) {
    var capture = capture
    let taken = capture.capture(root)
    self.init(
      of: root, name: name, device: device, taken: taken,
      constraints: capture.constraints(below: root))
    self.findings = findings + capture.findings(below: root, taken)
  }

  /// Creates a snapshot without findings of a tree whose views were captured.
  @MainActor
  init(
    of root: UIView, name: String, device: Device?, taken: View, constraints: [Constraint]
  ) {
    self.init(
      name: name, device: device,
      canvas: Size(width: Double(root.frame.maxX), height: Double(root.frame.maxY)),
      scale: root.pixelScale, direction: root.effectiveUserInterfaceLayoutDirection, root: taken,
      constraints: constraints)
  }
}
