internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// Reports texts and controls that cover each other.
struct OverlappingViews: LintRule {
  let page = RulePage(
    "overlapping-views", .appearance, .warning,
    "Two texts or controls partly cover each other",
    why: """
      Overlapping text is not readable, and of two controls only the upper one receives touches.
      Only visible content counts, such as the letters of a label without its empty space. Not reported \
      are hidden views, views that are alternatives for the same place, views that lie completely inside \
      another, and overlaps that a constraint between the two views causes.
      """,
    mend: "Add a constraint that keeps a distance between the two, or let both shrink.",
    example: """
      <label text="A long name" id="lbl-aa-001"><rect key="frame" x="16" y="20" width="120" height="21"/></label>
      <label text="Value" id="lbl-aa-002"><rect key="frame" x="100" y="20" width="60" height="21"/></label>
      """)

  private static let slack = 4.0

  func findings(in scene: LintedScene) -> [LintFinding] {
    var found: [LintFinding] = []
    for parent in scene.views where parent.kind != .stackView {
      let visible = parent.subviews.filter {
        !scene.isInvisible($0.id) && !scene.conflictingViews.contains($0.id)
          && scene.ambiguities.open[$0.id] == nil && scene.agreesWithSaved($0.id)
      }
      let shown = visible.compactMap { view in
        area(of: view, in: scene).map { (view: view, area: $0) }
      }
      for (index, upper) in shown.enumerated() {
        for lower in shown[..<index] {
          guard let common = upper.area.overlap(with: lower.area),
            common.width > Self.slack, common.height > Self.slack,
            !upper.area.contains(lower.area), !lower.area.contains(upper.area),
            !isMostly(common, of: upper.area), !isMostly(common, of: lower.area),
            !areAlternatives(upper.view, lower.view, in: scene),
            !isAsked(upper.view.id, lower.view.id, in: scene)
          else { continue }
          found.append(
            finding(
              "\"\(upper.view.outlineName)\" covers \(common.width.short) × \(common.height.short) "
                + "points of \"\(lower.view.outlineName)\".", upper.view, detail: lower.view.id,
              related: [
                LintFinding.Related(
                  objectID: lower.view.id, message: "\"\(lower.view.outlineName)\" is below",
                  position: lower.view.position)
              ]))
        }
      }
    }
    return found
  }

  /// Returns the part of a view that must not be covered: a label's letters, a control's whole
  /// rectangle.
  @MainActor
  private func area(of view: ViewElement, in scene: LintedScene) -> LayoutRect? {
    guard let placed = scene.shown[view.id] else { return nil }
    switch view.kind {
    case .label: return TextSample(view)?.isMeasurable == true ? placed.ink : nil
    case .button, .textField, .switch, .slider, .stepper, .segmentedControl, .searchBar:
      return placed.frame.width > 0 && placed.frame.height > 0 ? placed.frame : nil
    default: return nil
    }
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
    _ first: ViewElement, _ second: ViewElement, in scene: LintedScene
  ) -> Bool {
    guard let one = scene.shown[first.id]?.frame, let two = scene.shown[second.id]?.frame else {
      return true
    }
    let sameCenter =
      abs(one.x + one.maxX - two.x - two.maxX) < 8 && abs(one.y + one.maxY - two.y - two.maxY) < 8
    let sameCorner =
      abs(one.y - two.y) < 4 && abs(one.maxY - two.maxY) < 4
      && (abs(one.x - two.x) < 4 || abs(one.maxX - two.maxX) < 4)
    return sameCenter || sameCorner
  }

  /// Returns whether constraints between the two place one over the other.
  @MainActor
  private func isAsked(_ first: String, _ second: String, in scene: LintedScene) -> Bool {
    let between = scene.constraints(of: first).filter { $0.mentions(second) }
    let horizontal = between.contains { $0.first.attribute.isHorizontal }
    let vertical = between.contains { !$0.first.attribute.isHorizontal }
    return horizontal && vertical
  }
}
