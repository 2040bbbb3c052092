internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import LayoutDiagnosis

/// Texts and controls that lie over each other.
struct OverlappingViews: LintRule {
  let page = RulePage(
    "overlapping-views", .appearance, .warning,
    "Two texts or controls partly cover each other",
    why: """
      Letters over letters cannot be read, and of two controls only the upper one can be touched.
      Counted is what shows: the letters of a label, not its empty rest. Left out are hidden views, \
      views that share a place as alternatives, views that lie wholly inside another, and overlaps \
      that a constraint between the two asks for.
      """,
    mend: "Add a constraint between the two that keeps them apart, or make both give way.",
    example: """
      <label text="A long name" id="lbl-aa-001"><rect key="frame" x="16" y="20" width="120" height="21"/></label>
      <label text="Value" id="lbl-aa-002"><rect key="frame" x="100" y="20" width="60" height="21"/></label>
      """)

  func findings(in scene: LintedScene) -> [LintFinding] {
    scene.present.compactMap { overlap in
      guard overlap.kind == .overlap, let lower = scene.element(overlap.subjects[0]),
        let upper = scene.element(overlap.subjects[1]), isCertain(lower, in: scene),
        isCertain(upper, in: scene),
        let common = overlap.shown[0].intersection(overlap.shown[1]),
        !isMostly(common, of: overlap.shown[0]), !isMostly(common, of: overlap.shown[1]),
        !areAlternatives(upper, lower, in: scene), !isAsked(upper.id, lower.id, in: scene)
      else { return nil }
      return finding(
        "\"\(upper.outlineName)\" covers \(common.width.short) × \(common.height.short) "
          + "points of \"\(lower.outlineName)\".", upper, detail: lower.id,
        related: [
          LintFinding.Related(
            objectID: lower.id, message: "\"\(lower.outlineName)\" is below",
            position: lower.position)
        ])
    }
  }

  /// Whether the view is where the document puts it, and its text as long as it is measured here.
  @MainActor
  private func isCertain(_ view: ViewElement, in scene: LintedScene) -> Bool {
    !scene.isInvisible(view.id) && !scene.conflictingViews.contains(view.id)
      && scene.ambiguities.open[view.id] == nil && scene.agreesWithSaved(view.id)
      && (view.kind != .label || TextSample(view)?.isMeasurable == true)
  }

  /// Whether what is covered is most of a view: then it is no accident but an alternative.
  @MainActor
  private func isMostly(_ common: LayoutRect, of area: LayoutRect) -> Bool {
    common.width * common.height > 0.6 * area.width * area.height
  }

  /// Whether the two are meant for the same place, of which code shows one at a time.
  @MainActor
  private func areAlternatives(
    _ first: ViewElement, _ second: ViewElement, in scene: LintedScene
  ) -> Bool {
    guard let one = scene.frame(of: first.id), let two = scene.frame(of: second.id) else {
      return true
    }
    let sameCenter =
      abs(one.x + one.maxX - two.x - two.maxX) < 8 && abs(one.y + one.maxY - two.y - two.maxY) < 8
    let sameCorner =
      abs(one.y - two.y) < 4 && abs(one.maxY - two.maxY) < 4
      && (abs(one.x - two.x) < 4 || abs(one.maxX - two.maxX) < 4)
    return sameCenter || sameCorner
  }

  /// Whether constraints between the two place one on the other.
  @MainActor
  private func isAsked(_ first: String, _ second: String, in scene: LintedScene) -> Bool {
    let between = scene.constraints(of: first).filter { $0.mentions(second) }
    let horizontal = between.contains { $0.first.attribute.isHorizontal }
    let vertical = between.contains { !$0.first.attribute.isHorizontal }
    return horizontal && vertical
  }
}
