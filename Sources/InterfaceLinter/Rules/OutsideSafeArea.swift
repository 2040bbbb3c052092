internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutProof
internal import ViewAnalysis

/// Reports texts and controls that are constrained to the screen's edge instead of the safe area.
struct OutsideSafeArea: LintRule {
  let page = RulePage(
    "outside-safe-area", .compatibility, .warning,
    "A text or control is constrained to the screen's edge instead of the safe area",
    why: """
      It is covered by the status bar or notch, or by the home indicator. The bar of the home indicator is 8 to 13 \
      points above the edge; what ends higher, inside the safe area's inset, is a note. On the \
      canvas of a device with a home button this is not visible. A bar at the bottom edge may extend to it, but what \
      is in the bar should not.
      Not reported are backgrounds, images and scrolling views, which may extend to the edge; buttons of which \
      nothing is drawn, or that fill the screen without a title and an image; launch screens; and scenes under bars or inside other scenes, whose edge is not the screen's.
      """,
    mend: "Constrain it to the safe area, or to the superview's margin.",
    example: """
      <button buttonType="system" id="send">
        <state key="normal" title="Send"/>
      </button>
      <constraint firstItem="send" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="send-leading"/>
      <constraint firstItem="root" firstAttribute="bottom" secondItem="send" secondAttribute="bottom" constant="8" id="root-bottom"/>
      """,
    corrected: """
      <button buttonType="system" id="send">
        <state key="normal" title="Send"/>
      </button>
      <constraint firstItem="send" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="send-leading"/>
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="send" secondAttribute="bottom" constant="8" id="safe-bottom"/>
      """)

  /// The smallest insets of a phone without a home button (`controls`, device catalog).
  private static let top = 44.0
  private static let bottom = 34.0
  /// How far the bar of the home indicator reaches above the bottom edge, in points.
  ///
  /// Our estimate: pictures of iPhones show a bar about 5 points high, about 8 above the edge. Apple publishes only the
  /// inset.
  private static let bar = 13.0
  /// The least height of a control that is touched easily, in points.
  ///
  /// Source: Apple, Human Interface Guidelines, Buttons.
  private static let leastTouched = 44.0

  var isAboutSpace: Bool { true }

  func findings(in scene: DocumentScene) -> [LintFinding] {
    guard scene.island.kind == .viewControllerRoot, scene.hasRealSize, !scene.isEmbedded,
      !scene.document.isLaunchScreen, !scene.document.isForTV, scene.document.usesAutoLayout
    else { return [] }
    let root = scene.island.root
    return scene.constraints(of: root.id).compactMap { constraint in
      guard constraint.isRequired, constraint.element.relation == .equal,
        constraint.element.multiplier.value == 1,
        let (edge, other) = constraint.end(at: root.id), edge.guide == nil, let other,
        let view = scene.element(other.view), other.guide == nil,
        scene.parent(of: view.id)?.id == root.id, !scene.isInvisible(view.id),
        !scene.facts.isOutlet(constraint.element.id)
      else { return nil }
      let isRootFirst = constraint.first.view == root.id
      let distance = isRootFirst ? constraint.element.constant : -constraint.element.constant
      guard isTouchedOrRead(view, scene) else {
        guard edge.attribute == .bottom, other.attribute == .bottom, abs(distance) < Self.bottom,
          scene.isScreenEdge(.bottom)
        else { return nil }
        return reportBar(view, constraint, in: scene)
      }
      switch (edge.attribute, other.attribute) {
      case (.top, .top)
      where -distance + spare(.top, of: view, in: scene) < Self.top && -distance > -1
        && scene.isScreenEdge(.top):
        return report(view, -distance, "top", "status bar and the notch", constraint)
      case (.bottom, .bottom)
      where distance + spare(.bottom, of: view, in: scene) < Self.bottom && distance > -1
        && scene.isScreenEdge(.bottom):
        return report(
          view, distance, "bottom", "home indicator", constraint,
          isClear: distance + spare(.bottom, of: view, in: scene) >= Self.bar)
      default: return nil
      }
    }
  }

  /// Returns how far the content of a view is from an edge: a label centers its lines, and a button can be made higher
  /// than its title and image, so that it reaches below the home indicator.
  @MainActor
  private func spare(_ edge: LayoutAttribute, of view: ViewElement, in scene: DocumentScene)
    -> Double
  {
    guard let placed = scene.staged.views[view.id] else { return 0 }
    let bounds = placed.bounds
    if let button = placed as? UIButton {
      let content = [button.titleLabel, button.imageView].compactMap { $0 as UIView? }
        .filter { !$0.isHidden && !$0.bounds.isEmpty }.map { $0.convert($0.bounds, to: button) }
      guard bounds.height >= Self.leastTouched + Self.bottom, let first = content.first else {
        return 0
      }
      let area = content.dropFirst().reduce(first) { $0.union($1) }
      return max(0, Double(edge == .top ? area.minY - bounds.minY : bounds.maxY - area.maxY))
    }
    guard view.kind == .label else { return 0 }
    return max(0, Double(bounds.height - placed.intrinsicContentSize.height) / 2)
  }

  @MainActor
  private func report(
    _ view: ViewElement, _ distance: Double, _ edge: String, _ what: String,
    _ constraint: SceneConstraint, isClear: Bool = false
  ) -> LintFinding {
    finding(
      "\"\(view.outlineName)\" is constrained to the superview's \(edge) edge, "
        + (abs(distance) < LayoutTolerance.slack ? "" : "\(distance.short) points away, ")
        + (isClear ? Self.above : "where the \(what) may cover it; constrain it to the safe area."),
      constraint.element,
      detail: edge, severity: isClear ? .note : nil,
      related: [.init(view)])
  }

  private static let above =
    "inside the safe area's inset, and above the bar of the home indicator, which reaches "
    + "\(bar.short) points."

  /// Reports a bar at the bottom edge in which something lies where the home indicator is.
  @MainActor
  private func reportBar(
    _ bar: ViewElement, _ constraint: SceneConstraint, in scene: DocumentScene
  ) -> LintFinding? {
    guard let root = scene.staged.views[scene.island.root.id],
      let (view, distance) = lowest(in: bar, root, scene)
    else { return nil }
    let place = distance < LayoutTolerance.slack ? "at" : "\(distance.short) points above"
    return finding(
      "\"\(view.outlineName)\" in \"\(bar.outlineName)\" ends \(place) the superview's bottom edge, "
        + (distance >= Self.bar
          ? Self.above : "where the home indicator may cover it; constrain it to the safe area."),
      constraint.element, detail: "bottom", severity: distance >= Self.bar ? .note : nil,
      related: [.init(view)])
  }

  /// Returns the lowest text or control in a bar that ends within the home indicator's area, with its distance from
  /// the root's bottom edge.
  ///
  /// Nothing is known of a bar that is higher on other devices, because something in it refers to the safe area or a
  /// margin, on a canvas without one.
  @MainActor
  private func lowest(
    in bar: ViewElement, _ root: UIView, _ scene: DocumentScene
  ) -> (view: ViewElement, distance: Double)? {
    let inside = scene.views.filter {
      $0.id == bar.id || scene.superviews(of: $0.id).contains(bar.id)
    }
    let ids = Set(inside.map(\.id))
    let inset = root.safeAreaInsets.bottom
    if inset == 0 {
      let followsSafeArea = scene.constraints.contains { constraint in
        let ends = [constraint.first, constraint.second].compactMap { $0 }
        return ends.contains { ids.contains($0.view) }
          && ends.contains { $0.guide != nil || $0.attribute == .bottomMargin }
      }
      if followsSafeArea { return nil }
    }
    // The canvas of a document can have a larger inset than the home indicator takes.
    let limit = inset == 0 ? Self.bottom : min(Double(inset), Self.bottom)
    return inside.compactMap { view -> (ViewElement, Double)? in
      guard isTouchedOrRead(view, scene), !scene.isInvisible(view.id), isCertain(view.id, scene),
        let placed = scene.staged.views[view.id], !placed.isInScrollView
      else { return nil }
      let area = placed.convert(placed.bounds, to: root)
      let distance = Double(root.bounds.maxY - area.maxY) + spare(.bottom, of: view, in: scene)
      return distance > -1 && distance < limit - LayoutTolerance.slack ? (view, distance) : nil
    }.min { $0.1 < $1.1 }.map { (view: $0.0, distance: $0.1) }
  }

  @MainActor
  private func isCertain(_ id: String, _ scene: DocumentScene) -> Bool {
    scene.ambiguities.open[id] == nil && !scene.conflictingViews.contains(id)
  }

  /// Whether a part of a view has to stay visible: not of a button without content, which only receives touches.
  @MainActor
  private func isTouchedOrRead(_ view: ViewElement, _ scene: DocumentScene) -> Bool {
    switch view.kind {
    case .label: TextSample(view) != nil
    case .button:
      (isDrawn(view) || view.customClass != nil || scene.facts.isOutlet(view.id))
        && !isBackdrop(view, scene)
    case .textField, .switch, .slider, .stepper, .segmentedControl, .pageControl: true
    default: false
    }
  }

  /// Whether a button without a title and an image fills the screen, as behind what a touch beside it dismisses.
  @MainActor
  private func isBackdrop(_ view: ViewElement, _ scene: DocumentScene) -> Bool {
    guard let root = scene.staged.views[scene.island.root.id],
      let placed = scene.staged.views[view.id]
    else { return false }
    return !hasContent(view) && placed.convert(placed.bounds, to: root) == root.bounds
  }

  private func isDrawn(_ button: ViewElement) -> Bool {
    hasContent(button) || button.backgroundColor.map { $0.components?.alpha != 0 } ?? false
  }

  /// Whether a button has a title or an image.
  private func hasContent(_ button: ViewElement) -> Bool {
    guard let content = button.button, content.configuration == nil,
      ["custom", "system", "roundedRect", nil].contains(content.type)
    else { return true }
    return content.states.contains {
      $0.title?.isEmpty == false || $0.attributedTitle != nil || $0.image != nil
        || $0.backgroundImage != nil
    }
  }
}
