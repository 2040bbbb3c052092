internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// Reports texts and controls that extend beyond their superview.
struct OutsideSuperview: LintRule {
  let page = RulePage(
    "outside-superview", .appearance, .warning,
    "A text or control extends beyond its superview",
    why: """
      A view receives no touches outside its superview's bounds, and what is outside the screen or a \
      clipping view is not visible.
      Not reported are hidden views, views completely outside (which code moves in), content of scroll \
      views, and views that a constraint to the same edge places there.
      """,
    mend:
      "Constrain the view to the edge that it crosses, with an inequality if it need not touch the edge.",
    example: """
      <view id="box-aa-001"><rect key="frame" x="0" y="0" width="100" height="40"/>
        <button id="btn-aa-001"><rect key="frame" x="60" y="0" width="80" height="40"/></button>
      </view>
      """)

  func findings(in scene: LintedScene) -> [LintFinding] {
    scene.views.dropFirst().compactMap { view in
      guard let parent = scene.parent(of: view.id), !isScrolling(parent.kind),
        let outer = scene.shown[parent.id]?.frame, outer.width > 0, outer.height > 0,
        !scene.isInvisible(view.id), !scene.conflictingViews.contains(view.id),
        !scene.conflictingViews.contains(parent.id), scene.ambiguities.open[view.id] == nil,
        scene.ambiguities.open[parent.id] == nil,
        let area = area(of: view, parent, in: scene), let inside = area.overlap(with: outer)
      else { return nil }
      guard scene.agreesWithSaved(view.id), scene.agreesWithSaved(parent.id),
        !scene.builtInLabels.contains(view.id)
      else { return nil }
      // The canvas size of a view without a determined size is arbitrary.
      if parent.id == scene.island.root.id, !scene.hasRealSize { return nil }
      let slack = max(3, 0.04 * area.width)
      var edges: [String] = []
      if outer.x - area.x > slack { edges.append("left") }
      if area.maxX - outer.maxX > slack { edges.append("right") }
      if outer.y - area.y > 3 { edges.append("top") }
      if area.maxY - outer.maxY > 3 { edges.append("bottom") }
      // A cell becomes as high as it needs to be.
      if scene.isCellContent(parent.id) { edges.removeAll { $0 == "top" || $0 == "bottom" } }
      edges.removeAll { isAsked(view.id, parent.id, edge: $0, in: scene) }
      guard !edges.isEmpty, inside.width > 1, inside.height > 1 else { return nil }
      let words = edges.joined(separator: " and ")
      return finding(
        "\"\(view.outlineName)\" extends beyond the \(words) edge of \"\(parent.outlineName)\": "
          + "\(describe(area, in: outer)).", view, detail: words)
    }
  }

  @MainActor
  private func describe(_ area: LayoutRect, in outer: LayoutRect) -> String {
    "it spans \((area.x - outer.x).short) to \((area.maxX - outer.x).short) of "
      + "\(outer.width.short) across, \((area.y - outer.y).short) to "
      + "\((area.maxY - outer.y).short) of \(outer.height.short) down"
  }

  @MainActor
  private func isScrolling(_ kind: ViewKind) -> Bool {
    switch kind {
    case .scrollView, .tableView, .collectionView, .textView: true
    default: false
    }
  }

  /// Returns what must be inside: a control's rectangle, or a label's letters if the superview
  /// clips.
  @MainActor
  private func area(
    of view: ViewElement, _ parent: ViewElement, in scene: LintedScene
  ) -> LayoutRect? {
    guard let placed = scene.shown[view.id] else { return nil }
    switch view.kind {
    case .button, .textField, .switch, .slider, .stepper, .segmentedControl: return placed.frame
    case .label:
      let cuts = parent.clipsSubviews || parent.id == scene.island.root.id
      guard cuts, let sample = TextSample(view), sample.isMeasurable, !sample.isIdeographic else {
        return nil
      }
      return placed.ink
    default: return nil
    }
  }

  /// Returns whether a constraint to the same edge of the superview, or to its centre, places the
  /// view.
  @MainActor
  private func isAsked(
    _ view: String, _ parent: String, edge: String, in scene: LintedScene
  ) -> Bool {
    scene.constraints(of: view).contains { constraint in
      guard let (own, other) = constraint.end(at: view), let other, other.view == parent else {
        return false
      }
      switch edge {
      case "left", "right":
        return edge == "left"
          ? own.attribute.isLeadingEdge && other.attribute.isLeadingEdge
          : own.attribute.isTrailingEdge && other.attribute.isTrailingEdge
      case "top": return own.attribute == .top && other.attribute != .bottom
      default: return own.attribute == .bottom && other.attribute != .top
      }
    }
  }
}
