internal import AutoLayout
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// Reports required constraints that follow from others.
struct RedundantConstraint: LintRule {
  let page = RulePage(
    "redundant-constraint", .housekeeping, .note,
    "A required constraint follows from others",
    why: """
      It has no effect now, but conflicts as soon as one of the others is changed.
      Of each group of constraints that imply each other, one is reported, with the others as the reason. \
      Constraints that code can change, or that differ between size classes, are not reported.
      """,
    mend: "Remove it, or one of the others.",
    example: """
      <view id="a">
        <constraints>
          <constraint firstAttribute="width" constant="44" id="width"/>
          <constraint firstAttribute="height" constant="44" id="height"/>
        </constraints>
      </view>
      <view id="b">
        <constraints>
          <constraint firstAttribute="height" constant="44" id="height-2"/>
        </constraints>
      </view>
      <view id="c">
        <constraints>
          <constraint firstAttribute="height" constant="44" id="height-3"/>
        </constraints>
      </view>
      <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" id="a-width"/>
      <constraint firstItem="b" firstAttribute="width" secondItem="c" secondAttribute="width" id="b-width"/>
      <constraint firstItem="a" firstAttribute="width" secondItem="c" secondAttribute="width" id="a-width-2"/>
      """,
    corrected: """
      <view id="a">
        <constraints>
          <constraint firstAttribute="width" constant="44" id="width"/>
          <constraint firstAttribute="height" constant="44" id="height"/>
        </constraints>
      </view>
      <view id="b">
        <constraints>
          <constraint firstAttribute="height" constant="44" id="height-2"/>
        </constraints>
      </view>
      <view id="c">
        <constraints>
          <constraint firstAttribute="height" constant="44" id="height-3"/>
        </constraints>
      </view>
      <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" id="a-width"/>
      <constraint firstItem="b" firstAttribute="width" secondItem="c" secondAttribute="width" id="b-width"/>
      """)

  func findings(in scene: DocumentScene) -> [LintFinding] {
    guard scene.isAsSaved else { return [] }
    return scene.influence.results.compactMap { result in
      guard case .follows = result.verdict else { return nil }
      // Equal constraints are reported by the rule for duplicates.
      if result.reasons.count == 1,
        DuplicateConstraint.Meaning(result.reasons[0])
          == DuplicateConstraint.Meaning(result.constraint)
      {
        return nil
      }
      return finding(
        "\(scene.words(result.constraint)) follows from "
          + result.reasons.map { scene.words($0) }.joined(separator: "; ") + ".",
        result.constraint.element, related: result.relatedPlaces(in: scene))
    }
  }
}

extension IneffectiveConstraints.Result {
  @MainActor
  func relatedPlaces(in scene: DocumentScene) -> [LintFinding.Related] {
    reasons.map { .init($0, in: scene) }
  }
}
