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
      Together with the others it fixes the size of the screen, or how far its safe area is from its \
      edge. On another device, or with this one turned, the constraints conflict, and iOS breaks one \
      of them.
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
      guard let condition = condition(result.verdict, in: scene) else { return nil }
      return finding(
        "\(scene.words(result.constraint)) holds only \(condition); with others it conflicts with "
          + result.reasons.map { scene.words($0) }.joined(separator: "; ") + ".",
        result.constraint.element, related: result.relatedPlaces(in: scene))
    }
  }

  @MainActor
  private func condition(
    _ verdict: ConstraintInfluence.Verdict, in scene: LintedScene
  ) -> String? {
    guard let root = scene.frame(of: scene.island.root.id) else { return nil }
    switch verdict {
    case .holdsOnThisCanvas(.horizontal): return "on a canvas \(root.width.short) points wide"
    case .holdsOnThisCanvas(.vertical): return "on a canvas \(root.height.short) points high"
    case .holdsWithTheseInsets: return "with the margins and safe areas of this canvas"
    default: return nil
    }
  }
}
