internal import AutoLayout
internal import HeadlessUIKit
internal import InterfaceBuilder

/// Numbers that layout could not use as they stand.
struct LayoutLimit: LintRule {
  let page = RulePage(
    "layout-limit", .limits, .error,
    "Layout could not use a constraint's numbers as they stand",
    why: """
      A multiplier or constant is so large or small that the constraint is left out or cut, \
      multipliers of very different size depend on each other so that frames are not exact, or a size \
      depends on itself. The frames are then not the answer to the constraints, and what other rules \
      say of these views is as uncertain. It is an error where a constraint is not applied or frames \
      are not exact, otherwise a warning. In documents drawn by people it does not occur but by \
      mistyping.
      """,
    mend: """
      Correct the number. Where multipliers follow each other, tie the views to a common one with a \
      multiplier between a hundredth and a hundred.
      """,
    example: """
      <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" multiplier="10000000000000" id="wid-aa-001"/>
      """)

  func findings(in scene: LintedScene) -> [LintFinding] {
    scene.limits.map { finding($0, in: scene) }
  }

  @MainActor
  private func finding(_ found: LayoutFinding, in scene: LintedScene) -> LintFinding {
    let text = found.text(
      constraint: { scene.constraint(of: $0).map(scene.words) ?? scene.implied($0) },
      item: { scene.view(of: $0).map { scene.quoted($0.id) } ?? "a guide" })
    let constraint = found.origin.flatMap { scene.constraint(of: $0) }
    let view = found.items.lazy.compactMap { scene.view(of: $0) }.first ?? scene.island.root
    return LintFinding(
      rule: page.id, found.kind.isError ? .error : .warning,
      text.prefix(1).uppercased() + text.dropFirst() + ".",
      at: constraint?.element.position ?? view.position, of: constraint?.element.id ?? view.id,
      detail: found.kind.id)
  }
}

extension LintedScene {
  /// The constraint of the document that a row of the engine comes from.
  fileprivate func constraint(of origin: ConstraintOrigin) -> SceneConstraint? {
    guard case .constraint(let entered) = origin, let owner = entered.owner,
      let id = idsByConstraint[ObjectIdentifier(owner)]
    else { return nil }
    return constraintsByID[id]
  }

  /// The view of the document that an item of the engine belongs to.
  fileprivate func view(of item: EngineItem) -> ViewElement? {
    item.owner.flatMap { idsByView[ObjectIdentifier($0)] }.flatMap(element)
  }

  /// What is in no constraint of the document, in words.
  fileprivate func implied(_ origin: ConstraintOrigin) -> String {
    switch origin {
    case .constraint: "that a container makes"
    case .placement(let item, _, _): "the frame of \(name(of: item))"
    case .hugging(let item, let axis), .compression(let item, let axis):
      "the natural \(axis == .horizontal ? "width" : "height") of \(name(of: item))"
    }
  }

  private func name(of item: EngineItem) -> String {
    view(of: item).map { quoted($0.id) } ?? "a guide"
  }
}
