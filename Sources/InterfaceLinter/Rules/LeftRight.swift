internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// Reports constraints with left and right where the layout direction matters.
struct LeftRight: LintRule {
  let page = RulePage(
    "left-right", .localization, .warning,
    "Left and right do not follow the direction of the language",
    why: """
      In Arabic and Hebrew a layout is mirrored. Leading and trailing follow the language's direction, \
      left and right do not.
      Left and right are correct for views whose content is never mirrored (forced left to right, playback, \
      spatial). If both sides of a view are constrained in the same way, mirroring changes nothing, and \
      the finding is a note.
      """,
    mend: "Replace left by leading and right by trailing.",
    example: """
      <label text="Name" id="name"/>
      <constraint firstItem="name" firstAttribute="left" secondItem="safe" secondAttribute="left" constant="16" id="name-left"/>
      <constraint firstItem="name" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="name-top"/>
      """,
    corrected: """
      <label text="Name" id="name"/>
      <constraint firstItem="name" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="name-leading"/>
      <constraint firstItem="name" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="name-top"/>
      """)

  func findings(in scene: DocumentScene) -> [LintFinding] {
    scene.constraints.compactMap { constraint in
      let ends = [constraint.first, constraint.second].compactMap { $0 }
      let words = ends.filter { $0.attribute.directional != nil }
      guard !words.isEmpty, !neverMirrors(constraint, in: scene) else { return nil }
      let named = words.map(\.attribute.name)
      let better = words.compactMap { $0.attribute.directional?.name }
      let isHarmless = isSymmetric(constraint, in: scene)
      return finding(
        "\(scene.words(constraint)) should use \(unique(better)) instead of \(unique(named))"
          + (isHarmless
            ? "; the other side is constrained in the same way, so mirroring changes nothing."
            : "."),
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
  private func attributes(of constraint: SceneConstraint) -> [DocumentRepair.Attribute] {
    var attributes: [DocumentRepair.Attribute] = []
    if let word = constraint.first.attribute.directional {
      attributes.append(DocumentRepair.Attribute("firstAttribute", word.name))
    }
    if let word = constraint.second?.attribute.directional {
      attributes.append(DocumentRepair.Attribute("secondAttribute", word.name))
    }
    return attributes
  }

  @MainActor
  private func neverMirrors(_ constraint: SceneConstraint, in scene: DocumentScene) -> Bool {
    let views = [constraint.holder, constraint.first.view, constraint.second?.view]
    return views.compactMap { $0.flatMap { scene.element($0) } }
      .contains {
        $0.semanticContentAttribute != nil && $0.semanticContentAttribute != "unspecified"
      }
  }

  /// Returns whether the same view has the same distance to the same item on the other side.
  @MainActor
  private func isSymmetric(_ constraint: SceneConstraint, in scene: DocumentScene) -> Bool {
    guard let second = constraint.second, second.attribute == constraint.first.attribute else {
      return false
    }
    let mirrored = second.attribute.isAbsoluteSide ? second.attribute.oppositeEdge : nil
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
