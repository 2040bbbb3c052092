internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// Views with something to show and no room to show it.
struct ZeroSize: LintRule {
  let page = RulePage(
    "zero-size", .appearance, .warning,
    "A view that has something to show has no width or height",
    why: """
      Constraints leave the view no room, so nothing of it shows. A constraint that asks for a \
      negative length can never hold.
      Left out are hidden views, views without content, and lengths that a constraint sets to zero, \
      as is usual for views that fold.
      """,
    mend: "Remove or weaken the constraint that takes the room, or give the view a least size.",
    example: """
      <imageView image="cover" id="img-aa-001">
        <!-- leading and trailing are pinned to the same edge -->
      </imageView>
      """)

  func findings(in scene: LintedScene) -> [LintFinding] {
    negativeLengths(in: scene) + emptyFrames(in: scene)
  }

  @MainActor
  private func negativeLengths(in scene: LintedScene) -> [LintFinding] {
    scene.constraints.compactMap { constraint in
      guard constraint.second == nil, constraint.first.attribute.isDimension,
        constraint.element.constant < 0, constraint.element.relation != .greaterThanOrEqual
      else { return nil }
      return finding(
        "A length is never negative: \(scene.words(constraint)).", constraint.element,
        severity: constraint.isRequired ? .error : nil)
    }
  }

  @MainActor
  private func emptyFrames(in scene: LintedScene) -> [LintFinding] {
    scene.views.dropFirst().compactMap { view in
      guard !scene.isInvisible(view.id), hasContent(view), scene.ambiguities.open[view.id] == nil,
        !scene.conflictingViews.contains(view.id), scene.document.usesAutoLayout,
        scene.agreesWithSaved(view.id),
        let frame = scene.frame(of: view.id), let parent = scene.parent(of: view.id),
        let outer = scene.frame(of: parent.id), outer.width > 0.5, outer.height > 0.5
      else { return nil }
      var lengths: [String] = []
      if frame.width < 0.5, !isFolded(view.id, .width, in: scene) { lengths.append("width") }
      // A cell becomes as high as it needs.
      if frame.height < 0.5, scene.hasRealSize, !isFolded(view.id, .height, in: scene) {
        lengths.append("height")
      }
      guard !lengths.isEmpty else { return nil }
      let words = lengths.joined(separator: " and ")
      return finding(
        "\"\(view.outlineName)\" has no \(words): nothing of it shows.", view, detail: words)
    }
  }

  /// Whether the document itself gives the view something to show.
  @MainActor
  private func hasContent(_ view: ViewElement) -> Bool {
    switch view.kind {
    case .label, .button: view.shownTitle?.isEmpty == false
    case .imageView: view.image?.name != nil
    case .textField, .switch, .slider, .stepper, .segmentedControl, .searchBar, .datePicker,
      .pickerView, .tableView, .mapView, .wkWebView:
      true
    default: false
    }
  }

  /// Whether a constraint on the view, or on one around it, sets the length to zero on purpose.
  @MainActor
  private func isFolded(
    _ view: String, _ length: LayoutAttribute, in scene: LintedScene
  ) -> Bool {
    let owners = [view] + scene.ancestors(of: view).map(\.id)
    return owners.contains { owner in
      scene.constraints(of: owner).contains {
        $0.second == nil && $0.first.attribute == length && $0.element.constant == 0
          && $0.element.relation != .greaterThanOrEqual
      }
    }
  }
}
