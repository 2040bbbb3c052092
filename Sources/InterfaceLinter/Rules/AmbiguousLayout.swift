internal import Foundation
internal import AutoLayout
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import LayoutDiagnosis
internal import InterfaceCanvas

/// Views that constraints do not determine.
struct AmbiguousLayout: LintRule {
  let page = RulePage(
    "ambiguous-layout", .ambiguity, .error,
    "Constraints do not determine a view's position or size",
    why: """
      The view may lie or be sized otherwise than on the canvas, and differently after each change. \
      Views that constraints or a stack view tie together are one finding, at the first of them, with \
      a note for each other. 'Verify Ambiguity' in the size inspector is respected. Left out are images whose size the \
      document does not keep, views in a conflict, and on other devices scenes with placeholder \
      constraints or classes of the app's own, whose rest is in code.
      """,
    mend: """
      Add constraints for what the message names. A custom view that knows its size in code wants a \
      placeholder intrinsic size.
      """,
    example: """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box-aa-001">
        <!-- nothing says where it is from top to bottom -->
      </view>
      """)

  func findings(in scene: LintedScene) -> [LintFinding] {
    var open: [String: Set<NSLayoutConstraint.Attribute>] = [:]
    for view in scene.views.dropFirst() { open[view.id] = reportable(view, in: scene) }
    let causes = AmbiguityCauses(of: open, in: scene)
    return scene.views.compactMap { view in
      guard let subject = open[view.id].flatMap(Self.subject), causes.isCause(view.id) else {
        return nil
      }
      let others = causes.views(dueTo: view.id).compactMap { other -> LintFinding.Related? in
        guard let element = scene.element(other), let subject = open[other].flatMap(Self.subject)
        else { return nil }
        return LintFinding.Related(
          objectID: other, message: "\(subject) ambiguous for \"\(element.outlineName)\".",
          position: element.position)
      }
      let more =
        others.isEmpty
        ? "" : ", and \(others.count) view\(others.count == 1 ? "" : "s") tied to it with it"
      return finding(
        "\(subject) ambiguous for \"\(view.outlineName)\"\(more).", view, related: others)
    }
  }

  /// What is open of a view and worth saying; nil where there is nothing.
  @MainActor
  private func reportable(
    _ view: ViewElement, in scene: LintedScene
  ) -> Set<NSLayoutConstraint.Attribute>? {
    let survey = scene.ambiguities
    guard view.ambiguityCheck != .off, !scene.isLeftOut(view.id),
      !scene.conflictingViews.contains(view.id), var open = survey.open[view.id]
    else { return nil }
    open.subtract(survey.tied[view.id] ?? [])
    if view.ambiguityCheck == .ignoreSizes { open.subtract([.width, .height]) }
    return open.isEmpty || hasUnknownImage(view, in: scene) ? nil : open
  }

  /// Whether the view shows an image that has a size in the app and none in the document.
  @MainActor
  private func hasUnknownImage(_ view: ViewElement, in scene: LintedScene) -> Bool {
    guard view.image?.name != nil, let placed = scene.staged.views[view.id] else { return false }
    let natural = placed.engineItem.contentSize
    return natural.width == nil || natural.height == nil
  }

  /// The subject of Interface Builder's sentence (`ibdocuments:L3`).
  static func subject(_ open: Set<NSLayoutConstraint.Attribute>) -> String? {
    let x = open.contains(.left)
    let y = open.contains(.top)
    let width = open.contains(.width)
    let height = open.contains(.height)
    switch (x, y, width, height) {
    case (false, false, false, false): return nil
    case (true, true, true, true): return "Position and size are"
    case (true, true, false, false): return "Position is"
    case (false, false, true, true): return "Size is"
    case (true, false, false, false): return "Horizontal position is"
    case (false, true, false, false): return "Vertical position is"
    case (false, false, true, false): return "Width is"
    case (false, false, false, true): return "Height is"
    case (true, false, true, false): return "Width and horizontal position are"
    case (false, true, false, true): return "Height and vertical position are"
    default:
      var parts: [String] = []
      if width { parts.append("width") }
      if height { parts.append("height") }
      if x { parts.append("horizontal position") }
      if y { parts.append("vertical position") }
      let list = parts.dropLast().joined(separator: ", ") + " and " + (parts.last ?? "")
      return list.prefix(1).uppercased() + list.dropFirst() + " are"
    }
  }
}
