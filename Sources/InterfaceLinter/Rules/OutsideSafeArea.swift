internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// Reports texts and controls that are constrained to the screen's edge instead of the safe area.
struct OutsideSafeArea: LintRule {
  let page = RulePage(
    "outside-safe-area", .compatibility, .warning,
    "A text or control is constrained to the screen's edge instead of the safe area",
    why: """
      It is covered by the status bar or notch, or lies where the home indicator receives touches. On the \
      canvas of a device with a home button this is not visible.
      Not reported are backgrounds, images and scrolling views, which may extend to the edge; launch \
      screens; and scenes under bars or inside other scenes, whose edge is not the screen's.
      """,
    mend: "Constrain it to the safe area, or to the superview's margin.",
    example: """
      <constraint firstItem="root-aa-001" firstAttribute="bottom" secondItem="btn-aa-001" \
      secondAttribute="bottom" constant="8" id="bot-aa-001"/>
      """)

  /// The smallest insets of a phone without a home button (`controls`, device catalog).
  private static let top = 44.0
  private static let bottom = 34.0

  func findings(in scene: DocumentScene) -> [LintFinding] {
    guard scene.island.kind == .viewControllerRoot, scene.hasRealSize, !scene.isEmbedded,
      !scene.document.isLaunchScreen, scene.document.usesAutoLayout
    else { return [] }
    let root = scene.island.root
    return scene.constraints(of: root.id).compactMap { constraint in
      guard constraint.isRequired, constraint.element.relation == .equal,
        constraint.element.multiplier.value == 1,
        let (edge, other) = constraint.end(at: root.id), edge.guide == nil, let other,
        let view = scene.element(other.view), other.guide == nil, isTouchedOrRead(view),
        scene.parent(of: view.id)?.id == root.id, !scene.isInvisible(view.id),
        !scene.facts.isOutlet(constraint.element.id)
      else { return nil }
      let isRootFirst = constraint.first.view == root.id
      let distance = isRootFirst ? constraint.element.constant : -constraint.element.constant
      switch (edge.attribute, other.attribute) {
      case (.top, .top) where -distance < Self.top && -distance > -1 && isFree(.top, scene):
        return report(view, -distance, "top", "status bar and the notch", constraint)
      case (.bottom, .bottom)
      where distance < Self.bottom && distance > -1 && isFree(.bottom, scene):
        return report(view, distance, "bottom", "home indicator", constraint)
      default: return nil
      }
    }
  }

  @MainActor
  private func report(
    _ view: ViewElement, _ distance: Double, _ edge: String, _ what: String,
    _ constraint: SceneConstraint
  ) -> LintFinding {
    finding(
      "\"\(view.outlineName)\" is constrained to the superview's \(edge) edge, \(distance.short) points "
        + "away, where the \(what) may cover it; constrain it to the safe area.",
      constraint.element,
      detail: edge,
      related: [
        LintFinding.Related(
          objectID: view.id, message: "\"\(view.outlineName)\"", position: view.position)
      ])
  }

  /// Returns whether that edge is the edge of the screen, without bars.
  @MainActor
  private func isFree(_ edge: ViewControllerElement.Edge, _ scene: DocumentScene) -> Bool {
    let context = scene.island.context
    if let edges = scene.island.viewController?.extendedEdges, !edges.contains(edge) {
      return false
    }
    if edge == .top {
      if case .navigationBar? = context.simulatedMetrics.topBar { return false }
      return context.navigationController == nil && !context.isPresented
    }
    switch context.simulatedMetrics.bottomBar {
    case .tabBar?, .toolbar?: return false
    default: return context.tabBarController == nil
    }
  }

  @MainActor
  private func isTouchedOrRead(_ view: ViewElement) -> Bool {
    switch view.kind {
    case .label: TextSample(view) != nil
    case .button, .textField, .switch, .slider, .stepper, .segmentedControl, .pageControl: true
    default: false
    }
  }
}
