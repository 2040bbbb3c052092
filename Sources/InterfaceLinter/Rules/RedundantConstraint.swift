internal import Foundation
internal import AutoLayout
internal import HeadlessUIKit
internal import InterfaceBuilder

/// Constraints that follow from others.
struct RedundantConstraint: LintRule {
  let page = RulePage(
    "redundant-constraint", .housekeeping, .note,
    "A required constraint already follows from others",
    why: """
      It moves nothing today. The day somebody changes one of the others, it conflicts.
      Reported is one of each circle of constraints that say the same, with the others as the reason. \
      Constraints that code can reach, or that differ between size classes, are left out.
      """,
    mend: "Remove it, or the one among the others that you did not mean.",
    example: """
      <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" id="w01-aa-001"/>
      <constraint firstItem="b" firstAttribute="width" secondItem="c" secondAttribute="width" id="w02-aa-002"/>
      <constraint firstItem="a" firstAttribute="width" secondItem="c" secondAttribute="width" id="w03-aa-003"/>
      """)

  func findings(in scene: LintedScene) -> [LintFinding] {
    guard scene.configuration.isSaved else { return [] }
    return scene.influence.results.compactMap { result in
      guard case .follows = result.verdict else { return nil }
      // A plain copy is the business of the rule for duplicates.
      if result.reasons.count == 1,
        DuplicateConstraint.Meaning(result.reasons[0])
          == DuplicateConstraint.Meaning(result.constraint)
      {
        return nil
      }
      return finding(
        "\(scene.words(result.constraint)) already follows from "
          + result.reasons.map { scene.words($0) }.joined(separator: "; ") + ".",
        result.constraint.element, related: result.relatedPlaces(in: scene))
    }
  }
}

extension ConstraintInfluence.Result {
  @MainActor
  func relatedPlaces(in scene: LintedScene) -> [LintFinding.Related] {
    reasons.map {
      LintFinding.Related(
        objectID: $0.element.id, message: scene.words($0), position: $0.element.position)
    }
  }
}
