internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutProof

/// Reports texts and controls that cover each other.
struct OverlappingViews: LintRule {
  let page = RulePage(
    "overlapping-views", .appearance, .warning,
    "Two texts or controls partly cover each other",
    why: """
      Overlapping text is not readable, and of two controls only the upper one receives touches.
      Only visible content counts, such as the letters of a label without its empty space. Not reported \
      are hidden views, views that are alternatives for the same place, views that lie completely inside \
      another, overlaps of up to a point, and overlaps that constraints between the two views cause, or of which a \
      constant of up to 5 points is the distance. If both have outlets, it is a note on the document's canvas, because \
      code can hide one; so is it if both have frames that masks keep. At any size, it is a note where only the empty \
      space around the title or image of a button meets the other view.
      """,
    mend: "Add a constraint that keeps a distance between the two, or let both shrink.",
    example: """
      <label text="A long name" id="name">
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      <label text="Value" id="value">
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      <constraint firstItem="name" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="name-leading"/>
      <constraint firstItem="value" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="90" id="value-leading"/>
      <constraint firstItem="name" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="name-top"/>
      <constraint firstItem="value" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="value-top"/>
      """,
    corrected: """
      <label text="A long name" id="name">
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      <label text="Value" id="value">
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      <constraint firstItem="name" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="name-leading"/>
      <constraint firstItem="value" firstAttribute="leading" secondItem="name" secondAttribute="trailing" constant="8" id="value-leading"/>
      <constraint firstItem="name" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="name-top"/>
      <constraint firstItem="value" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="value-top"/>
      <constraint firstItem="safe" firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="value" secondAttribute="trailing" constant="16" id="safe-trailing"/>
      """)

  /// The greatest width of a border that two views share.
  private static let border = 1.0

  /// The greatest distance by which a constraint makes two views overlap on purpose: an even larger one can be a usual
  /// distance with the wrong sign.
  private static let joint = 5.0

  var isAboutSpace: Bool { true }

  var leftToCode: Set<CodeShare> { [.frames] }

  func findings(in scene: DocumentScene) -> [LintFinding] {
    scene.present.compactMap { overlap in
      guard overlap.kind == .overlap, let lower = scene.element(overlap.subjects[0]),
        let upper = scene.element(overlap.subjects[1]), isCertain(lower, in: scene),
        isCertain(upper, in: scene),
        let common = overlap.shown[0].intersection(overlap.shown[1]),
        // Buttons that are joined share a border.
        min(common.width, common.height) > Self.border,
        !isMostly(common, of: overlap.shown[0]), !isMostly(common, of: overlap.shown[1]),
        !isUnseen(lower, beside: upper, in: scene), !isUnseen(upper, beside: lower, in: scene),
        !areAlternatives(upper, lower, in: scene), !isAsked(upper.id, lower.id, common, in: scene)
      else { return nil }
      // Of two views that overlap on the canvas, too, code can hide one; frames alone say that it is meant.
      let areStates =
        scene.isAsSaved && scene.facts.isOutlet(upper.id) && scene.facts.isOutlet(lower.id)
      let isNote =
        areStates || areDrawnApart(lower, upper, overlap.shown, in: scene)
        || scene.hasFrameOfMask(upper.id) && scene.hasFrameOfMask(lower.id)
      return finding(
        "\"\(upper.outlineName)\" covers \(common.width.short) × \(common.height.short) "
          + "points of \"\(lower.outlineName)\"\(areStates ? ", unless code hides one of them" : "").",
        upper, detail: lower.id, severity: isNote ? .note : nil,
        related: [.init(lower, "\"\(lower.outlineName)\" is below")])
    }
  }

  /// Returns the part of a view that must not be covered: a label's letters, a control's whole
  /// rectangle.
  @MainActor
  private func isCertain(_ view: ViewElement, in scene: DocumentScene) -> Bool {
    !scene.isInvisible(view.id) && !scene.conflictingViews.contains(view.id)
      && !scene.isOpen(view)
      && (view.kind != .label
        || TextSample(view).map { $0.isMeasurable && !$0.isPlaceholder } ?? false)
  }

  /// Returns whether a button shows nothing, and either does nothing or takes the touches of what it is over.
  @MainActor
  private func isUnseen(
    _ view: ViewElement, beside other: ViewElement, in scene: DocumentScene
  ) -> Bool {
    guard view.kind == .button, view.customClass == nil, view.subviews.isEmpty,
      let button = view.button, button.configuration == nil, view.shownTitle?.isEmpty != false,
      button.normalState?.image == nil, button.normalState?.backgroundImage == nil,
      view.backgroundColor.map({ ($0.components?.alpha ?? 1) < LayoutTolerance.alpha }) ?? true
    else { return false }
    return other.kind == .label
      || scene.facts.outlets(to: view.id).isEmpty && view.connections.isEmpty
  }

  /// Returns whether most of a view is covered, in which case it is an alternative and not an
  /// accident.
  @MainActor
  private func isMostly(_ common: LayoutRect, of area: LayoutRect) -> Bool {
    common.width * common.height > 0.6 * area.width * area.height
  }

  /// Returns whether the two are alternatives for the same place, of which code shows one at a
  /// time.
  @MainActor
  private func areAlternatives(
    _ first: ViewElement, _ second: ViewElement, in scene: DocumentScene
  ) -> Bool {
    guard let one = scene.frame(of: first.id), let two = scene.frame(of: second.id) else {
      return true
    }
    let sameCenter =
      abs(one.x + one.maxX - two.x - two.maxX) < 8 && abs(one.y + one.maxY - two.y - two.maxY) < 8
    let sameCorner =
      abs(one.y - two.y) < 4 && abs(one.maxY - two.maxY) < 4
      && (abs(one.x - two.x) < 4 || abs(one.maxX - two.maxX) < 4)
    // Two of one size in one row that code refers to: one for each state, as one button or two.
    let sameRow =
      abs(one.y - two.y) < 4 && abs(one.maxY - two.maxY) < 4 && abs(one.width - two.width) < 4
      && first.kind == second.kind && scene.facts.isOutlet(first.id)
      && scene.facts.isOutlet(second.id)
    return sameCenter || sameCorner || sameRow
  }

  /// Returns whether a title or an image of a button does not meet what the other view shows: each is seen as a whole, and
  /// only touches between them are those of one.
  @MainActor
  private func areDrawnApart(
    _ first: ViewElement, _ second: ViewElement, _ shown: [LayoutRect], in scene: DocumentScene
  ) -> Bool {
    let (own, other) = (scene.drawnParts(of: first), scene.drawnParts(of: second))
    guard own?.isEmpty == false || other?.isEmpty == false else { return false }
    return (own ?? [shown[0]]).allSatisfy { part in
      (other ?? [shown[1]]).allSatisfy { part.intersection($0) == nil }
    }
  }

  /// Returns whether constraints between the two place one over the other, or one has the distance by which they overlap
  /// as its constant.
  @MainActor
  private func isAsked(
    _ first: String, _ second: String, _ common: LayoutRect, in scene: DocumentScene
  ) -> Bool {
    let between = scene.constraints(of: first).filter { $0.mentions(second) }
    let horizontal = between.contains { $0.first.attribute.isHorizontal }
    let vertical = between.contains { !$0.first.attribute.isHorizontal }
    return horizontal && vertical || isJoined(first, second, common, in: scene)
      || isJoined(second, first, common, in: scene)
  }

  /// Returns whether an edge of one view, or of one aligned with it, is beyond the facing edge of another by what they
  /// have in common.
  @MainActor
  private func isJoined(
    _ first: String, _ second: String, _ common: LayoutRect, in scene: DocumentScene
  ) -> Bool {
    let facing: [(near: LayoutAttribute, far: LayoutAttribute, length: Double)] = [
      (.leading, .trailing, common.width), (.top, .bottom, common.height),
    ]
    return facing.contains { near, far, length in
      let others = scene.aligned(with: second, at: far)
      return scene.aligned(with: first, at: near).contains { id in
        scene.constraints(of: id).contains { constraint in
          guard let (own, other) = constraint.end(at: id), let other, constraint.isRequired,
            constraint.element.relation == .equal, own.attribute.isEdge(sameAs: near),
            other.attribute.isEdge(sameAs: far), others.contains(other.view)
          else { return false }
          let distance =
            constraint.first == own ? constraint.element.constant : -constraint.element.constant
          return -distance <= Self.joint && -distance >= length - LayoutTolerance.reported
        }
      }
    }
  }
}
