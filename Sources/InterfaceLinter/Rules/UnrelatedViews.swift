internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas

/// Reports constraints between views without a common ancestor.
struct UnrelatedViews: LintRule {
  let page = RulePage(
    "unrelated-views", .document, .error,
    "A constraint relates views that its owning view does not contain",
    why: """
      A constraint must be owned by a common ancestor of its items. Otherwise UIKit stops the app: \
      "Unable to activate constraint with anchors … because they have no common ancestor".
      """,
    mend: "Remove it, and connect the views again in Interface Builder.",
    example: """
      <label text="Name" id="name"/>
      <constraint firstItem="name" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="name-leading"/>
      <constraint firstItem="name" firstAttribute="top" secondItem="other" secondAttribute="top" id="name-top"/>
      <scene sceneID="scene-2">
        <objects>
          <viewController storyboardIdentifier="Other" id="controller-2" sceneMemberID="viewController">
            <view key="view" id="other"/>
          </viewController>
        </objects>
      </scene>
      """,
    corrected: """
      <label text="Name" id="name"/>
      <constraint firstItem="name" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="name-leading"/>
      <constraint firstItem="name" firstAttribute="top" secondItem="safe" secondAttribute="top" id="name-top"/>
      <scene sceneID="scene-2">
        <objects>
          <viewController storyboardIdentifier="Other" id="controller-2" sceneMemberID="viewController">
            <view key="view" id="other"/>
          </viewController>
        </objects>
      </scene>
      """)

  func findings(in scene: DocumentScene) -> [LintFinding] {
    guard scene.document.usesAutoLayout else { return [] }
    return scene.views.flatMap { holder in
      holder.constraints.compactMap { constraint in
        guard scene.staged.constraints[constraint.id] == nil else { return nil }
        let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
        guard items.allSatisfy({ scene.facts.items.contains($0) }) else { return nil }
        guard let stranger = items.first(where: { !scene.lies($0, in: holder.id) }) else {
          return nil
        }
        return finding(
          "The constraint refers to \"\(scene.name(of: stranger))\", which does not lie in "
            + "\"\(holder.outlineName)\", the view that owns it.", constraint, detail: stranger)
      }
    }
  }
}

extension DocumentScene {
  /// Returns whether a view, or the view of a guide, is the given view or inside it.
  func lies(_ item: String, in holder: String) -> Bool {
    guard let view = viewID(of: item) else { return false }
    return view == holder || ancestors(of: view).contains { $0.id == holder }
  }
}
