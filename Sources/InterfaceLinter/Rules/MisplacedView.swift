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
      Reported are views that Interface Builder flags and that layout puts elsewhere, too, and views \
      whose frame contradicts a constraint between saved frames, or a margin or safe area of the \
      document's own device. Rounding, views that constraints leave open, conflicts, empty stack \
      views and hidden arranged views are left out.
      """,
    mend: "Update Frames in Interface Builder, or `purlin fix --frames`.",
    example: """
      <label text="Name" id="lbl-aa-001"><rect key="frame" x="16" y="20" width="80" height="21"/>
        <constraints><constraint firstAttribute="width" constant="96" id="wid-aa-001"/></constraints>
      </label>
      """,
    repair: .frames)

  func findings(in scene: LintedScene) -> [LintFinding] {
    guard scene.configuration.isSaved, scene.document.usesAutoLayout else { return [] }
    let evidence = FrameEvidence(scene)
    return scene.views.compactMap { view in
      guard let written = view.frame, let frame = evidence.expected[view.id] else { return nil }
      return finding(view, written, frame, isDoubtful: evidence.doubtful.contains(view.id))
    }
  }

  @MainActor
  private func finding(
    _ view: ViewElement, _ written: LayoutRect, _ expected: LayoutRect, isDoubtful: Bool
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
        + "Expected: \(wanted). Actual: \(actual)."
        + (isDoubtful
          ? " Not repaired: views beside it that are not flagged contradict this." : ""),
      view, repair: isDoubtful ? nil : .updateFrame(view: view.id, at: view.position, expected))
  }
}
