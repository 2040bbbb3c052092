internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// Views whose saved frame is not what their constraints say.
struct MisplacedView: LintRule {
  let page = RulePage(
    "misplaced-view", .misplacement, .warning,
    "A saved frame differs from what constraints say",
    why: """
      On the canvas the view shows where it will never be, so what you see is not what you get; and \
      the next one to touch the scene gets a difference that nobody made.
      Reported are views that Interface Builder flags and that we find elsewhere, too, and views \
      whose frame contradicts a required constraint between saved frames. Rounding that is not \
      flagged, views that constraints leave open, conflicts, empty stack views, hidden arranged views \
      and small differences of measured text are left out.
      """,
    mend: "Update Frames in Interface Builder, or `purlin fix --frames`.",
    example: """
      <label text="Name" id="lbl-aa-001"><rect key="frame" x="16" y="20" width="80" height="21"/>
        <constraints><constraint firstAttribute="width" constant="96" id="wid-aa-001"/></constraints>
      </label>
      """,
    repair: .frames)

  /// From how many points on a difference counts; Interface Builder shows such numbers rounded.
  private static let tolerance = 1.0

  /// The same where Interface Builder says so, too: half a point is a pixel.
  private static let flaggedTolerance = 0.45

  func findings(in scene: LintedScene) -> [LintFinding] {
    guard scene.configuration.isSaved, scene.document.usesAutoLayout else { return [] }
    return scene.views.dropFirst().compactMap { view in
      guard let written = view.frame, !scene.isLeftOut(view.id), !isEmptyStack(view),
        scene.ambiguities.open[view.id] == nil, !scene.conflictingViews.contains(view.id),
        let expected = expected(view, written, in: scene)
      else { return nil }
      return finding(view, written, expected)
    }
  }

  /// Whether code fills it, so that its size on the canvas is for show.
  @MainActor
  private func isEmptyStack(_ view: ViewElement) -> Bool {
    view.kind == .stackView && view.subviews.isEmpty
  }

  /// Where the view should be, if that is not where it was saved.
  @MainActor
  private func expected(
    _ view: ViewElement, _ written: DocumentRect, in scene: LintedScene
  ) -> DocumentRect? {
    guard let solved = scene.saved.views[view.id]?.frame else { return nil }
    let expected = DocumentRect(
      x: Double(solved.minX), y: Double(solved.minY), width: Double(solved.width),
      height: Double(solved.height))
    let distance = expected.distance(to: written)
    if view.isMisplaced {
      if distance > Self.flaggedTolerance { return expected }
      // With the sizes it was saved with all is well: then it is the size that is old.
      return measured(view, written, in: scene)
    }
    return distance > Self.tolerance && FrameEvidence(scene).contradicts(view) ? expected : nil
  }

  /// Where the view is with a natural size of our own measuring, if that is sure enough.
  @MainActor
  private func measured(
    _ view: ViewElement, _ written: DocumentRect, in scene: LintedScene
  ) -> DocumentRect? {
    guard let sample = TextSample(view), sample.isMeasurable, !sample.isIdeographic,
      let frame = scene.frame(of: view.id)
    else { return nil }
    let doubt = max(Self.tolerance, 0.03 * frame.width)
    return frame.distance(to: written) > doubt ? frame : nil
  }

  @MainActor
  private func finding(
    _ view: ViewElement, _ written: DocumentRect, _ expected: DocumentRect
  ) -> LintFinding {
    // Only what differs is worth reading (`ibdocuments:L1`).
    let members = [
      ("x", expected.x, written.x), ("y", expected.y, written.y),
      ("width", expected.width, written.width), ("height", expected.height, written.height),
    ].filter { abs($0.1 - $0.2) > 0.01 }
    let wanted = members.map { "\($0.0)=\($0.1.short)" }.joined(separator: ", ")
    let actual = members.map { "\($0.0)=\($0.2.short)" }.joined(separator: ", ")
    return finding(
      "Frame for \"\(view.outlineName)\" will be different at run time. "
        + "Expected: \(wanted). Actual: \(actual).", view,
      repair: .updateFrame(view: view.id, at: view.position, expected))
  }
}
