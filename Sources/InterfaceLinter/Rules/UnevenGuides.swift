internal import AutoLayout
internal import DocumentAnalysis
internal import InterfaceBuilder
internal import InterfaceCanvas

/// Reports views of which one side edge is constrained to the safe area and the other to the screen.
struct UnevenGuides: LintRule {
  let page = RulePage(
    "uneven-guides", .compatibility, .warning,
    "One side edge of a view is constrained to the safe area, the opposite one to the superview",
    why: """
      In portrait both edges are in the same place, so the canvas does not show it. In landscape, on a device \
      with a notch, the view keeps its distance from the notch on one side only and is not centered.
      Reported are views of a screen with equal distances at both edges, unless the app's Info.plist has portrait only.
      """,
    mend: "Constrain both edges to the safe area, or both to the superview.",
    example: """
      <view id="box">
        <constraints>
          <constraint firstAttribute="height" constant="44" id="height"/>
        </constraints>
      </view>
      <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="box-top"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="box-leading"/>
      <constraint firstItem="root" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="16" id="root-trailing"/>
      """,
    corrected: """
      <view id="box">
        <constraints>
          <constraint firstAttribute="height" constant="44" id="height"/>
        </constraints>
      </view>
      <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="box-top"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="box-leading"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="16" id="safe-trailing"/>
      """)

  var isAboutLandscape: Bool { true }

  func findings(in scene: DocumentScene) -> [LintFinding] {
    guard scene.isAsSaved, scene.hasRealSize, !scene.isEmbedded, !scene.document.isForTV,
      scene.document.usesAutoLayout
    else { return [] }
    let root = scene.island.root
    return scene.views.dropFirst().compactMap { view in
      let pins = scene.constraints(of: view.id).compactMap { pin($0, view.id, root.id) }
      guard let leading = pins.first(where: { $0.isLeading }), pins.count == 2,
        let trailing = pins.first(where: { !$0.isLeading }),
        (leading.guide == nil) != (trailing.guide == nil), leading.distance == trailing.distance,
        !scene.isInvisible(view.id)
      else { return nil }
      let odd = leading.guide == nil ? leading : trailing
      let word = odd.isLeading ? "leading" : "trailing"
      let other = odd.isLeading ? "trailing" : "leading"
      return finding(
        "The \(word) edge of \(scene.quoted(view.id)) is constrained to \(scene.quoted(root.id)), and the "
          + "\(other) edge to its safe area: in landscape the view is not centered on devices with a notch.",
        odd.constraint.element,
        related: [.init(view, scene.quoted(view.id))])
    }
  }

  private typealias Pin = (
    isLeading: Bool, guide: String?, distance: Double, constraint: SceneConstraint
  )

  /// Returns a required constraint of a view's side edge to the same edge of the root or its safe area.
  private func pin(_ constraint: SceneConstraint, _ view: String, _ root: String) -> Pin? {
    guard constraint.isRequired, constraint.element.relation == .equal,
      constraint.element.multiplier.value == 1, let (own, other) = constraint.end(at: view),
      let other, other.view == root, own.guide == nil,
      other.guide == nil || other.guide == LayoutGuideElement.Kind.safeArea.title
    else { return nil }
    let isLeading = own.attribute.isLeadingEdge
    guard isLeading || own.attribute.isTrailingEdge, other.attribute == own.attribute else {
      return nil
    }
    let inward = (constraint.first.view == view) == isLeading
    let constant = constraint.element.constant
    return (isLeading, other.guide, inward ? constant : -constant, constraint)
  }
}
