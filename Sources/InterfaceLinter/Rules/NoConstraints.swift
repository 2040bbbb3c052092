internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// Texts that no constraint mentions, among views that have some.
struct NoConstraints: LintRule {
  let page = RulePage(
    "no-constraints", .localization, .warning,
    "A text has no constraints at all",
    why: """
      It keeps the frame it has on the canvas: a longer text is cut, and on another screen it lies \
      elsewhere or over other views.
      Views that follow their superview by a flexible width are left out, and so are scenes laid out \
      by masks throughout.
      """,
    mend: "Constrain its position, at least, and let its text give it a size.",
    example: """
      <label text="Name" fixedFrame="YES" id="lbl-aa-001"/>
      """)

  func findings(in scene: LintedScene) -> [LintFinding] {
    guard scene.document.usesAutoLayout, scene.configuration.isSaved,
      !scene.constraints.isEmpty, scene.isLocalized
    else { return [] }
    let builtIn = scene.builtInLabels
    return scene.views.dropFirst().compactMap { view in
      guard TextSample(view) != nil, !scene.isArranged(view.id), !builtIn.contains(view.id),
        scene.constraints(of: view.id).isEmpty,
        view.autoresizingMask?.contains(.widthSizable) != true, !scene.isInvisible(view.id),
        let parent = scene.parent(of: view.id),
        parent.subviews.contains(where: {
          $0.id != view.id && !scene.constraints(of: $0.id).isEmpty
        })
      else { return nil }
      return finding(
        "Views without any layout constraints may clip their content or overlap other views: "
          + "\"\(view.outlineName)\".", view)
    }
  }
}
