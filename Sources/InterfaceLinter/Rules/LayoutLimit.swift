internal import AutoLayout
internal import DocumentAnalysis
internal import HeadlessUIKit
internal import InterfaceBuilder

/// Reports numbers that layout could not use as given.
struct LayoutLimit: LintRule {
  let page = RulePage(
    "layout-limit", .limits, .error,
    "Layout could not use a constraint's numbers as given",
    why: """
      A multiplier or constant is so large or small that the constraint is ignored or the number limited, \
      multipliers of very different magnitude depend on each other so that frames are not exact, or a \
      size depends on itself. The frames then do not satisfy the constraints, and other findings about \
      these views are unreliable. It is an error if a constraint is not applied or frames are not exact, \
      otherwise a warning. In practice it is caused only by mistyped numbers.
      """,
    mend: """
      Correct the number. If multipliers depend on each other, relate the views to a common one with \
      multipliers between a hundredth and a hundred.
      """,
    example: """
      <view id="a">
        <constraints>
          <constraint firstAttribute="height" constant="40" id="height"/>
        </constraints>
      </view>
      <view id="b">
        <constraints>
          <constraint firstAttribute="width" constant="20" id="width"/>
          <constraint firstAttribute="height" constant="40" id="height-2"/>
        </constraints>
      </view>
      <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" multiplier="10000000000000" id="a-width"/>
      """,
    corrected: """
      <view id="a">
        <constraints>
          <constraint firstAttribute="height" constant="40" id="height"/>
        </constraints>
      </view>
      <view id="b">
        <constraints>
          <constraint firstAttribute="width" constant="20" id="width"/>
          <constraint firstAttribute="height" constant="40" id="height-2"/>
        </constraints>
      </view>
      <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" multiplier="10" id="a-width"/>
      """)

  func findings(in scene: DocumentScene) -> [LintFinding] {
    let found = scene.limits.map { finding($0, in: scene) }
    let told = Set(found.map(\.objectID))
    return found
      + scene.constraints.filter { !told.contains($0.element.id) }
      .compactMap(ineffectiveMultiplier)
  }

  /// A multiplier out of range that has no effect, because there is no second item or its attribute is
  /// at the origin.
  @MainActor
  private func ineffectiveMultiplier(_ constraint: SceneConstraint) -> LintFinding? {
    let multiplier = constraint.element.multiplier
    guard multiplier.value != 0, !Self.multipliers.contains(abs(multiplier.value)) else {
      return nil
    }
    return finding(
      "multiplier=\"\(multiplier.text)\" is not within 2⁻²⁰…2²⁰; it has no effect here.",
      constraint.element, detail: "multiplier", severity: .warning)
  }

  /// The multipliers that the engine can represent.
  private static let multipliers = 0x1p-20...0x1p20

  @MainActor
  private func finding(_ found: LayoutFinding, in scene: DocumentScene) -> LintFinding {
    let text = found.text(
      constraint: { scene.constraint(of: $0).map(scene.words) ?? scene.implied($0) },
      item: { scene.view(of: $0).map { scene.quoted($0.id) } ?? "a guide" })
    let constraint = found.origin.flatMap { scene.constraint(of: $0) }
    let view = found.items.lazy.compactMap { scene.view(of: $0) }.first ?? scene.island.root
    let subject: any FindingSubject = constraint?.element ?? view
    return finding(
      text.prefix(1).uppercased() + text.dropFirst() + ".", subject, detail: found.kind.id,
      severity: found.kind.isError ? .error : .warning)
  }
}

extension DocumentScene {
  /// Returns the view of the document to which an item of the engine belongs.
  fileprivate func view(of item: EngineItem) -> ViewElement? {
    id(of: item).flatMap(element)
  }

  /// Returns a description of a constraint that is not in the document.
  fileprivate func implied(_ origin: ConstraintOrigin) -> String {
    switch origin {
    case .constraint: "that a container creates"
    case .placement(let item, _, _): "the frame of \(name(of: item))"
    case .hugging(let item, let axis), .compression(let item, let axis):
      "the intrinsic \(axis == .horizontal ? "width" : "height") of \(name(of: item))"
    }
  }

  private func name(of item: EngineItem) -> String {
    view(of: item).map { quoted($0.id) } ?? "a guide"
  }
}
