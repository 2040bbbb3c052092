internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// Constraints that say left and right where the direction of reading matters.
struct LeftRight: LintRule {
  let page = RulePage(
    "left-right", .localization, .warning,
    "Left and right stay where they are when the language reads the other way",
    why: """
      In Arabic and Hebrew a layout is mirrored. Leading and trailing follow, left and right do not.
      Views whose content never mirrors (forced left to right, playback, spatial) may say left and \
      right. Where both sides of a view are tied alike, mirroring changes nothing: that is a note.
      """,
    mend: "Write leading for left and trailing for right: `purlin fix --left-right`.",
    example: """
      <constraint firstItem="lbl-aa-001" firstAttribute="left" secondItem="box-aa-001" \
      secondAttribute="left" constant="16" id="lft-aa-001"/>
      """,
    repair: .directions)

  func findings(in scene: LintedScene) -> [LintFinding] {
    scene.constraints.compactMap { constraint in
      let ends = [constraint.first, constraint.second].compactMap { $0 }
      let words = ends.filter { $0.attribute.directional != nil }
      guard !words.isEmpty, !neverMirrors(constraint, in: scene) else { return nil }
      let named = words.map(\.attribute.name)
      let better = words.compactMap { $0.attribute.directional?.name }
      let isHarmless = isSymmetric(constraint, in: scene)
      return finding(
        "\(scene.words(constraint)) should use \(unique(better)) instead of \(unique(named))"
          + (isHarmless ? "; the other side is tied alike, so mirroring changes nothing." : "."),
        constraint.element, severity: isHarmless ? .note : nil,
        repair: .setAttributes(at: constraint.element.position, attributes(of: constraint)))
    }
  }

  @MainActor
  private func unique(_ words: [String]) -> String {
    var seen: [String] = []
    for word in words where !seen.contains(word) { seen.append(word) }
    return seen.joined(separator: " and ")
  }

  @MainActor
  private func attributes(of constraint: SceneConstraint) -> [Repair.Attribute] {
    var attributes: [Repair.Attribute] = []
    if let word = constraint.first.attribute.directional {
      attributes.append(Repair.Attribute("firstAttribute", word.name))
    }
    if let word = constraint.second?.attribute.directional {
      attributes.append(Repair.Attribute("secondAttribute", word.name))
    }
    return attributes
  }

  @MainActor
  private func neverMirrors(_ constraint: SceneConstraint, in scene: LintedScene) -> Bool {
    let views = [constraint.holder, constraint.first.view, constraint.second?.view]
    return views.compactMap { $0.flatMap { scene.element($0) } }
      .contains {
        $0.semanticContentAttribute != nil && $0.semanticContentAttribute != "unspecified"
      }
  }

  /// Whether the same view is tied to the same item at the other side by the same distance.
  @MainActor
  private func isSymmetric(_ constraint: SceneConstraint, in scene: LintedScene) -> Bool {
    guard let second = constraint.second, second.attribute == constraint.first.attribute else {
      return false
    }
    let mirrored: LayoutAttribute? =
      switch second.attribute {
      case .left: .right
      case .right: .left
      case .leftMargin: .rightMargin
      case .rightMargin: .leftMargin
      default: nil
      }
    return scene.constraints(of: constraint.first.view).contains { other in
      guard let end = other.second, other.first.attribute == mirrored, end.attribute == mirrored,
        other.element.relation == constraint.element.relation,
        other.element.priority == constraint.element.priority
      else { return false }
      let isSame = other.first.item == constraint.first.item && end.item == second.item
      let isTurned = other.first.item == second.item && end.item == constraint.first.item
      return (isSame && other.element.constant == -constraint.element.constant)
        || (isTurned && other.element.constant == constraint.element.constant)
    }
  }
}
