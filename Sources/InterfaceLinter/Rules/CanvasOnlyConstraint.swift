internal import Foundation
internal import AutoLayout
internal import HeadlessUIKit
internal import InterfaceBuilder

/// Constraints that hold on the saved canvas and conflict on any other.
struct CanvasOnlyConstraint: LintRule {
  let page = RulePage(
    "canvas-only-constraint", .conflict, .warning,
    "A required constraint holds on this canvas only",
    why: """
      Together with the others it fixes the size of the screen. On a device of another size the \
      constraints conflict, and iOS breaks one of them.
      Reported are scenes that fill a screen; constraints that code can reach, or that differ between \
      size classes, are left out.
      """,
    mend: """
      Remove the number, or one of the ties to the edges, or give one of them a priority below 1000.
      """,
    example: """
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="l"/>
      <constraint firstItem="root" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="16" id="t"/>
      <constraint firstAttribute="width" constant="343" id="w"/>   <!-- right on 375 points only -->
      """)

  func findings(in scene: LintedScene) -> [LintFinding] {
    guard scene.configuration.isSaved else { return [] }
    return scene.influence.results.compactMap { result in
      guard case .holdsOnThisCanvas(let axis) = result.verdict,
        let root = scene.frame(of: scene.island.root.id)
      else { return nil }
      let size =
        axis == .horizontal ? "\(root.width.short) points wide" : "\(root.height.short) points high"
      return finding(
        "\(scene.words(result.constraint)) holds only on a canvas \(size); on another it conflicts "
          + "with \(result.reasons.map { scene.words($0) }.joined(separator: "; ")).",
        result.constraint.element, related: result.relatedPlaces(in: scene))
    }
  }
}
