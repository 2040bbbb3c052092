internal import AutoLayout
internal import DocumentAnalysis
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutProof

/// Reports views whose saved frame differs from what their constraints give.
struct MisplacedView: LintRule {
  let page = RulePage(
    "misplaced-view", .misplacement, .warning,
    "A saved frame differs from what the constraints give",
    why: """
      The saved frame is out of date: the canvas shows the view where it will not be at run time, which is where the \
      constraints put it, and the next person who edits the scene gets unrelated changes.
      Reported are views that Interface Builder flags and that layout places elsewhere, and views whose \
      frame contradicts required constraints, or the spaces of a stack view, by numbers that the document \
      contains. A frame that differs only if a text is measured, or a margin or bar is assumed, is a note, \
      because the saved frame can be right; so is one that was saved for another size class, which Interface \
      Builder updates when it opens the scene. So is a difference of at most one point, and if frames were saved with another width or height of \
      the root, they are one note. Not reported are rounding differences, views that depend on a conflict, empty stack \
      views, hidden arranged views, and views of a class of the app's whose frame is larger by the same on all sides, as by \
      alignment insets.
      """,
    mend: "Choose Update Frames in Interface Builder.",
    example: """
      <view id="box">
        <rect key="frame" x="16" y="20" width="80" height="40"/>
        <constraints>
          <constraint firstAttribute="width" constant="96" id="width"/>
          <constraint firstAttribute="height" constant="40" id="height"/>
        </constraints>
      </view>
      """,
    corrected: """
      <view id="box">
        <rect key="frame" x="16" y="20" width="96" height="40"/>
        <constraints>
          <constraint firstAttribute="width" constant="96" id="width"/>
          <constraint firstAttribute="height" constant="40" id="height"/>
        </constraints>
      </view>
      """)

  func findings(in scene: DocumentScene) -> [LintFinding] {
    guard scene.isAsSaved, scene.document.usesAutoLayout else { return [] }
    let evidence = MisplacedFrames(scene)
    let misplaced = scene.views.compactMap { view -> LintFinding? in
      guard let written = view.frame, let frame = evidence.expected[view.id],
        view.customClass == nil || !isInset(frame, in: written)
      else { return nil }
      return finding(view, written, frame, isDoubtful: evidence.doubtful.contains(view.id))
    }
    let found =
      misplaced
      + evidence.violated.compactMap { violation in
        scene.element(violation.view).map {
          finding($0, violating: violation.constraint, violation.doubt, in: scene)
        }
      }
      + evidence.misarranged.compactMap { finding($0, in: scene) }
    return reduced(
      evidence.isOfOtherSizeClass ? found.map { ofOtherSizeClass($0, in: scene) } : found, in: scene
    )
      + scene.views.compactMap { view in
        guard let written = view.frame, let frame = evidence.uncertain[view.id] else { return nil }
        let (wanted, actual) = differences(written, frame)
        return finding(
          "Whether the frame for \"\(view.outlineName)\" is out of date cannot be told: it depends on sizes of "
            + "content, bars or margins that the document does not contain. Estimated: \(wanted). Actual: \(actual).",
          view, severity: .note)
      }
  }

  /// Whether a frame has the same distance from all edges of the saved one: constraints place the alignment rectangle of a
  /// view, and its class can have a larger frame.
  private func isInset(_ frame: LayoutRect, in written: LayoutRect) -> Bool {
    let inset = frame.x - written.x
    return inset > 1
      && [
        frame.y - written.y, written.maxX - frame.maxX, written.maxY - frame.maxY,
      ].allSatisfy { abs($0 - inset) <= LayoutTolerance.reported }
  }

  /// Leaves out what depends on a conflict, and makes one note of what was saved with another size of the root.
  @MainActor
  private func reduced(_ found: [LintFinding], in scene: DocumentScene) -> [LintFinding] {
    let entangled = scene.entangledAxes
    let left = found.filter { finding in
      guard let id = finding.objectID, let axes = entangled[id] else { return true }
      guard case .updateFrame(_, _, let frame) = finding.repair,
        let saved = scene.element(id)?.frame
      else { return false }
      // Along the other axis, the frame is certain.
      return !axes.contains(.horizontal) && (saved.x != frame.x || saved.width != frame.width)
        || !axes.contains(.vertical) && (saved.y != frame.y || saved.height != frame.height)
    }
    let ids = Set(left.filter { $0.severity > .note }.compactMap(\.objectID))
    guard let root = OutdatedRoot(of: ids, in: scene), let own = scene.island.root.frame else {
      return left
    }
    let isWidth = root.size.width != own.width
    let (old, new) = isWidth ? (root.size.width, own.width) : (root.size.height, own.height)
    let what = isWidth ? "wide" : "high"
    let frames = left.compactMap { finding -> DocumentRepair.ViewFrame? in
      guard case .updateFrame(let view, let position, let frame) = finding.repair,
        root.views.contains(view)
      else { return nil }
      return DocumentRepair.ViewFrame(view, at: position, frame)
    }
    let note = finding(
      "The frames of \(root.views.count) views are out of date: they were saved with a root \(old.short) \(what), "
        + "and it is \(new.short) \(what). At run time the views are where their constraints put them; choose Update "
        + "Frames in Interface Builder.", scene.island.root, detail: "root", severity: .note,
      repair: frames.isEmpty ? nil : .updateFrames(frames))
    return left.filter { !($0.objectID.map(root.views.contains) ?? false) || $0.severity == .note }
      + [note]
  }

  /// Returns a note in place of a finding about a frame that Interface Builder updates when it opens the scene.
  @MainActor
  private func ofOtherSizeClass(_ finding: LintFinding, in scene: DocumentScene) -> LintFinding {
    guard let view = finding.objectID.flatMap(scene.element), !view.isMisplaced else {
      return finding
    }
    var note = finding
    note.severity = .note
    note.message += " The saved frames are those of another size class."
    return note
  }

  @MainActor
  private func finding(
    _ view: ViewElement, violating constraint: SceneConstraint, _ doubt: MisplacedFrames.Doubt,
    in scene: DocumentScene
  ) -> LintFinding {
    let reason =
      switch doubt {
      case .ambiguity: "the constraints do not determine the frame."
      case .rounding: "each frame is right to within rounding."
      case .estimate: "which frame is wrong depends on sizes that the document does not contain."
      }
    return finding(
      "Frame for \"\(view.outlineName)\" is out of date: "
        + "the saved frames violate \(scene.words(constraint)). Not repaired: \(reason)", view)
  }

  @MainActor
  private func finding(
    _ found: MisplacedFrames.Misarrangement, in scene: DocumentScene
  ) -> LintFinding? {
    guard let view = scene.element(found.view), let other = scene.element(found.other) else {
      return nil
    }
    let what =
      switch found.law {
      case .space: "between it and \"\(other.outlineName)\""
      case .end: "between it and the edge of the stack view \"\(other.outlineName)\""
      case .alignment: "from the edge that aligns it with \"\(other.outlineName)\""
      }
    return finding(
      "Frame for \"\(view.outlineName)\" is out of date: the saved frames leave "
        + "\(found.saved.short) points \(what), and the stack view gives \(found.expected.short). "
        + "Not repaired: which frame is wrong depends on sizes of contents.", view,
      related: [.init(other)])
  }

  @MainActor
  private func finding(
    _ view: ViewElement, _ written: LayoutRect, _ expected: LayoutRect, isDoubtful: Bool
  ) -> LintFinding {
    let (wanted, actual) = differences(written, expected)
    guard !wanted.isEmpty else {
      return finding(
        "Frame for \"\(view.outlineName)\" is out of date: Interface Builder flags it, and the layout "
          + "gives it the saved frame.", view)
    }
    guard !restsOnFont(view, written, expected) else {
      return finding(
        "Frame for \"\(view.outlineName)\" is out of date: Interface Builder flags it. Not repaired: "
          + "its size depends on a font that is not known.", view)
    }
    return finding(
      "Frame for \"\(view.outlineName)\" is out of date: at run time, its constraints decide. "
        + "Expected: \(wanted). Actual: \(actual)."
        + (isDoubtful
          ? " Not repaired: views beside it that are not flagged contradict this." : ""),
      view, severity: written.distance(to: expected) <= Self.smallest ? .note : nil,
      repair: isDoubtful ? nil : .updateFrame(view: view.id, at: view.position, expected))
  }

  /// The greatest difference, in points, that is a note: a pixel of the screens of 2010, to which edges were rounded.
  private static let smallest = 1.01

  /// Returns whether the numbers of a flagged frame differ by no more than a text in a font without metrics, in the
  /// view, may be measured wrongly.
  private func restsOnFont(
    _ view: ViewElement, _ written: LayoutRect, _ expected: LayoutRect
  ) -> Bool {
    guard view.isMisplaced, view.containsTextInUnknownFont else { return false }
    return abs(written.width - expected.width) <= max(12, 0.15 * written.width)
      && abs(written.height - expected.height) <= max(12, 0.15 * written.height)
      && (written.width != expected.width || written.height != expected.height)
  }

  /// Returns the numbers that differ, as they should be and as they are (`ibdocuments:L1`).
  private func differences(
    _ written: LayoutRect, _ expected: LayoutRect
  ) -> (wanted: String, actual: String) {
    let members = [
      ("x", expected.x, written.x), ("y", expected.y, written.y),
      ("width", expected.width, written.width), ("height", expected.height, written.height),
    ].filter { abs($0.1 - $0.2) > LayoutTolerance.reported }
    return (
      members.map { "\($0.0)=\($0.1.short)" }.joined(separator: ", "),
      members.map { "\($0.0)=\($0.2.short)" }.joined(separator: ", ")
    )
  }
}
