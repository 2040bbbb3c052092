internal import AutoLayout
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// Reports constraints that are satisfied on the saved canvas and conflict on any other.
struct CanvasOnlyConstraint: LintRule {
  let page = RulePage(
    "canvas-only-constraint", .conflict, .warning,
    "A required constraint can be satisfied on this canvas only",
    why: """
      Together with other constraints, it fixes the size of the screen, or the distance of the safe area \
      from an edge. On another device or in another orientation the constraints conflict, and iOS breaks \
      one of them.
      Only scenes that fill a screen are checked; the safe area of an app that supports portrait only on iPhone has no \
      insets at its sides. Constraints that code can change, or that differ between \
      size classes, are not reported.
      """,
    mend: """
      Remove the constant or one of the constraints to the edges, or lower a priority below 1000.
      """,
    example: """
      <view id="box">
        <constraints>
          <constraint firstAttribute="height" constant="40" id="height"/>
          <constraint firstAttribute="width" constant="343" id="width"/> <!-- right on 375 points only -->
        </constraints>
      </view>
      <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="box-top"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="box-leading"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="16" id="safe-trailing"/>
      """,
    corrected: """
      <view id="box">
        <constraints>
          <constraint firstAttribute="height" constant="40" id="height"/>
        </constraints>
      </view>
      <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="box-top"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="box-leading"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="16" id="safe-trailing"/>
      """)

  func findings(in scene: DocumentScene) -> [LintFinding] {
    guard scene.isAsSaved else { return [] }
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
    _ verdict: IneffectiveConstraints.Verdict, in scene: DocumentScene
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
