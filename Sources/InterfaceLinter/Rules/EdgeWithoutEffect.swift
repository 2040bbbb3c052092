internal import AutoLayout
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutProof

/// Reports constraints to an edge whose priority is too low to move it.
struct EdgeWithoutEffect: LintRule {
  let page = RulePage(
    "edge-without-effect", .housekeeping, .warning,
    "A constraint to an edge has a lower priority than the content that opposes it",
    why: """
      The constraint says where the view ends, but content hugging has a higher priority: the view is as long \
      as its content and ends elsewhere, as if the constraint were not there.
      Reported are equalities between edges with a lower priority than the hugging and the compression resistance of \
      a view that another edge holds, where nothing else is constrained to the edge. Not reported are constraints that code can change or \
      that differ between size classes, heights in cells and views whose size the document does not determine, and the free \
      edge of a label whose text is aligned with the other one, where the text stands either way.
      """,
    mend: "Raise the priority of the constraint, or remove it.",
    example: """
      <label text="Name" horizontalHuggingPriority="251" id="name"/>
      <constraint firstItem="name" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="name-top"/>
      <constraint firstItem="name" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="name-leading"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="name" secondAttribute="trailing" constant="16" priority="250" id="safe-trailing"/>
      """,
    corrected: """
      <label text="Name" horizontalHuggingPriority="251" id="name"/>
      <constraint firstItem="name" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="name-top"/>
      <constraint firstItem="name" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="name-leading"/>
      <constraint firstItem="safe" firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="name" secondAttribute="trailing" constant="16" id="safe-trailing"/>
      """)

  func findings(in scene: DocumentScene) -> [LintFinding] {
    guard scene.isAsSaved, scene.document.usesAutoLayout, let engine = scene.staged.engine else {
      return []
    }
    return scene.constraints.compactMap { constraint in
      guard isWish(constraint, in: scene),
        let entered = scene.staged.constraints[constraint.element.id]?.engineConstraint
      else { return nil }
      let distance = abs(engine.residual(of: entered))
      guard distance > 1 + LayoutTolerance.slack else { return nil }
      for end in [constraint.first, constraint.second].compactMap({ $0 }) {
        guard let hugging = opposing(constraint, at: end, in: scene) else { continue }
        return finding(
          "\(scene.words(constraint)) has no effect: the content hugging priority of "
            + "\(scene.quoted(end.view)) is \(hugging.short), so the edge is \(distance.short) points from where "
            + "the constraint puts it.", constraint.element,
          related: [
            LintFinding.Related(
              objectID: end.view, message: scene.quoted(end.view),
              position: scene.element(end.view)?.position ?? constraint.element.position)
          ])
      }
      return nil
    }
  }

  /// Returns whether a constraint puts one edge at another, and nothing but its priority keeps it from doing so.
  @MainActor
  private func isWish(_ constraint: SceneConstraint, in scene: DocumentScene) -> Bool {
    let element = constraint.element
    guard !constraint.isRequired, element.relation == .equal, element.multiplier.value == 1,
      !element.isPlaceholder, !scene.facts.isOutlet(element.id), !scene.facts.isVaried(element.id),
      constraint.first.attribute.isEdge, let second = constraint.second, second.attribute.isEdge
    else { return false }
    return constraint.first.attribute.isHorizontal || scene.hasRealSize
  }

  /// Returns the hugging priority with which a view's content opposes a constraint at its edge; nil if something else
  /// decides where the edge is.
  @MainActor
  private func opposing(
    _ constraint: SceneConstraint, at end: SceneConstraint.End, in scene: DocumentScene
  ) -> Double? {
    guard end.guide == nil, let view = scene.element(end.view), view.customClass == nil,
      !scene.isArranged(view.id), !scene.isInvisible(view.id),
      !scene.conflictingViews.contains(view.id), scene.ambiguities.open[view.id] == nil,
      let placed = scene.staged.views[view.id], view.placeholderIntrinsicSize == nil
    else { return nil }
    let isHorizontal = end.attribute.isHorizontal
    let axis: NSLayoutConstraint.Axis = isHorizontal ? .horizontal : .vertical
    let size = placed.intrinsicContentSize
    let (natural, length) =
      isHorizontal
      ? (Double(size.width), Double(placed.frame.width))
      : (Double(size.height), Double(placed.frame.height))
    let hugging = Double(placed.contentHuggingPriority(for: axis).rawValue)
    let resistance = Double(placed.contentCompressionResistancePriority(for: axis).rawValue)
    // A long text that resists less would end where the constraint puts its edge.
    guard natural > 0, abs(natural - length) < 1,
      min(hugging, resistance) > constraint.element.priority
    else { return nil }
    if isHorizontal, view.kind == .label,
      view.text?.alignment == (end.attribute.isLeadingEdge ? "right" : "left")
    {
      return nil
    }
    let ends = scene.constraints(of: view.id).filter { $0.element.id != constraint.element.id }
      .compactMap { other in other.end(at: view.id).map { (other, $0.own.attribute) } }
      .filter { $0.1.isHorizontal == isHorizontal }
    let isHeld = ends.contains { other, attribute in
      other.isRequired && other.element.relation == .equal
        && attribute.isSameEdge(as: end.attribute) == false
    }
    let isShared = ends.contains { _, attribute in
      attribute.isSameEdge(as: end.attribute) != false
    }
    return isHeld && !isShared ? hugging : nil
  }
}

extension LayoutAttribute {
  /// Returns whether it is the same edge as another one; nil if one of them is no edge.
  fileprivate func isSameEdge(as other: LayoutAttribute) -> Bool? {
    guard isEdge, other.isEdge else { return nil }
    return isBeginning == other.isBeginning
  }

  private var isBeginning: Bool { isLeadingEdge || self == .top || self == .topMargin }
}
