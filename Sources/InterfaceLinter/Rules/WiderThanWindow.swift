internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas

/// Fixed widths that the narrowest window has no room for.
struct WiderThanWindow: LintRule {
  /// The width of the narrowest window: an app's narrow part of an iPad, and the smallest iPhone.
  ///
  /// Source: ``Device/width(of:in:)``; `Device.all`.
  static let narrowest = 320.0

  let page = RulePage(
    "wider-than-window", .appearance, .note,
    "A fixed width is larger than the narrowest window",
    why: """
      Users resize the windows of apps, on iPad and since iOS 27 on iPhone. A window may be as narrow as \
      320 points, and a view that must be wider reaches beyond it or breaks another constraint.
      Left out are views inside scroll views, whose content may be wider, and constraints that code \
      can change. At which sizes a scene breaks `purlin prove` tells exactly.
      """,
    mend: """
      Turn the equality into `lessThanOrEqual`, or give it a priority below 1000 and tie the view to \
      the edges of the window.
      """,
    example: """
      <constraint firstAttribute="width" constant="480" id="wid-aa-001"/>
      """)

  func findings(in scene: LintedScene) -> [LintFinding] {
    guard scene.staged.controller != nil else { return [] }
    return scene.constraints.compactMap { constraint in
      let id = constraint.first.view
      guard constraint.second == nil, constraint.first.attribute == .width,
        constraint.element.relation != .lessThanOrEqual, constraint.element.priority >= 1000,
        !constraint.element.isPlaceholder, constraint.element.constant > Self.narrowest,
        !scene.owner.isOutlet(constraint.element.id),
        !scene.owner.isVaried(constraint.element.id), let view = scene.element(id),
        let placed = scene.staged.views[id], placed !== scene.staged.root, !placed.isInScrollView,
        !ScreenSized.holds(constraint, in: scene)
      else { return nil }
      return finding(
        "\"\(view.outlineName)\" is at least \(constraint.element.constant.short) wide; a window may "
          + "be \(Self.narrowest.short).", constraint.element,
        related: [
          LintFinding.Related(
            objectID: id, message: "\"\(view.outlineName)\"", position: view.position)
        ])
    }
  }
}
