internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// Reports texts without constraints among views with constraints.
struct NoConstraints: LintRule {
  let page = RulePage(
    "no-constraints", .localization, .warning,
    "A text has no constraints at all",
    why: """
      Its frame is that of the canvas: a longer text is clipped, and on another screen it can be misplaced \
      or cover other views.
      Views with a flexible width in their autoresizing mask are not reported, nor are scenes that use \
      autoresizing masks only, and outlets that code constrains.
      """,
    mend: "Add at least constraints for its position; its text determines the size.",
    example: """
      <switch on="YES" id="switch"/>
      <label text="Sound" fixedFrame="YES" id="name">
        <rect key="frame" x="16" y="140" width="46" height="21"/>
      </label>
      """,
    corrected: """
      <switch on="YES" id="switch"/>
      <label text="Sound" id="name"/>
      <constraint firstItem="name" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="name-leading"/>
      <constraint firstItem="name" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="140" id="name-top"/>
      """)

  var leftToCode: Set<CodeShare> { [.constraints] }

  func findings(in scene: DocumentScene) -> [LintFinding] {
    guard scene.document.usesAutoLayout, scene.isAsSaved,
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
