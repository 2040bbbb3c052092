internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutDiagnosis

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

  func findings(in scene: DocumentScene) -> [LintFinding] {
    var beyond: [String: [PresentFinding]] = [:]
    for found in scene.present where found.kind == .outside {
      beyond[found.subjects[0], default: []].append(found)
    }
    return scene.views.dropFirst().compactMap { view in
      guard let found = beyond[view.id], let area = found.first?.shown.first,
        let parent = scene.parent(of: view.id), found[0].subjects[1] == parent.id,
        let outer = scene.staged.views[parent.id].map({ LayoutRect($0.bounds) }),
        let inside = area.intersection(outer), matters(view, in: parent, scene),
        isCertain(view, in: scene), isCertain(parent, in: scene),
        !scene.isInvisible(view.id), !scene.builtInLabels.contains(view.id)
      else { return nil }
      // The canvas size of a view without a determined size is arbitrary.
      if parent.id == scene.island.root.id, !scene.hasRealSize { return nil }
      var edges = found.filter { edge in
        let isAcross = edge.detail == "left" || edge.detail == "right"
        return edge.amount > LayoutTolerance.measuring(isAcross ? area.width : area.height)
      }.map(\.detail)
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

  /// Whether the view is where the document puts it.
  @MainActor
  private func isCertain(_ view: ViewElement, in scene: DocumentScene) -> Bool {
    !scene.conflictingViews.contains(view.id) && scene.ambiguities.open[view.id] == nil
      && scene.agreesWithSaved(view.id)
  }

  @MainActor
  private func describe(_ area: LayoutRect, in outer: LayoutRect) -> String {
    "it spans \((area.x - outer.x).short) to \((area.maxX - outer.x).short) of "
      + "\(outer.width.short) across, \((area.y - outer.y).short) to "
      + "\((area.maxY - outer.y).short) of \(outer.height.short) down"
  }

  /// Whether the view must be inside: a control, and a text where the superview cuts it.
  @MainActor
  private func matters(_ view: ViewElement, in parent: ViewElement, _ scene: DocumentScene) -> Bool
  {
    switch view.kind {
    case .button, .textField, .switch, .slider, .stepper, .segmentedControl: return true
    case .label:
      guard parent.clipsSubviews || parent.id == scene.island.root.id else { return false }
      return TextSample(view).map { $0.isMeasurable && !$0.isIdeographic } ?? false
    default: return false
    }
  }

  /// Returns whether a constraint to the same edge of the superview, or to its center, places the
  /// view.
  @MainActor
  private func isAsked(
    _ view: String, _ parent: String, edge: String, in scene: DocumentScene
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
