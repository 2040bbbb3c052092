internal import AutoLayout
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// Reports inequalities and optional constraints that never have an effect.
struct NeverBindingConstraint: LintRule {
  let page = RulePage(
    "never-binding-constraint", .housekeeping, .note,
    "A constraint can never have an effect, because others determine its attributes",
    why: """
      A limit beyond what required constraints allow, or an optional constraint on a length that they \
      determine, looks as if it had an effect.
      Constraints that code can change, or that differ between size classes, are not reported.
      """,
    mend: "Remove it, or lower the priority of the constraints that determine its attributes.",
    example: """
      <view id="box">
        <constraints>
          <constraint firstAttribute="height" constant="44" id="height"/>
          <constraint firstAttribute="width" constant="100" id="width"/>
          <constraint firstAttribute="width" relation="lessThanOrEqual" constant="200" id="limit"/>
        </constraints>
      </view>
      """,
    corrected: """
      <view id="box">
        <constraints>
          <constraint firstAttribute="height" constant="44" id="height"/>
          <constraint firstAttribute="width" constant="100" id="width"/>
        </constraints>
      </view>
      """)

  func findings(in scene: DocumentScene) -> [LintFinding] {
    guard scene.isAsSaved else { return [] }
    return scene.influence.results.compactMap { result in
      guard case .neverActs = result.verdict else { return nil }
      return finding(
        "\(scene.words(result.constraint)) never has an effect: "
          + result.reasons.map { scene.words($0) }.joined(separator: "; ") + ".",
        result.constraint.element, related: result.relatedPlaces(in: scene))
    }
  }
}
