internal import Foundation
internal import AutoLayout
internal import HeadlessUIKit
internal import InterfaceBuilder

/// Inequalities and wishes that never decide anything.
struct NeverBindingConstraint: LintRule {
  let page = RulePage(
    "never-binding-constraint", .housekeeping, .note,
    "A constraint can never act, as others decide what it is about",
    why: """
      A limit beyond what required constraints allow, or a wish about a length that they fix, is read \
      by people as if it mattered.
      Constraints that code can reach, or that differ between size classes, are left out.
      """,
    mend: "Remove it, or lower the priority of what decides before it.",
    example: """
      <constraint firstAttribute="width" constant="100" id="w01-aa-001"/>
      <constraint firstAttribute="width" relation="lessThanOrEqual" constant="200" id="w02-aa-002"/>
      """)

  func findings(in scene: LintedScene) -> [LintFinding] {
    guard scene.configuration.isSaved else { return [] }
    return scene.influence.results.compactMap { result in
      guard case .neverActs = result.verdict else { return nil }
      return finding(
        "\(scene.words(result.constraint)) never acts: "
          + result.reasons.map { scene.words($0) }.joined(separator: "; ") + ".",
        result.constraint.element, related: result.relatedPlaces(in: scene))
    }
  }
}
