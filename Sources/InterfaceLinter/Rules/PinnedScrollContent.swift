internal import DocumentAnalysis
internal import InterfaceBuilder
internal import LayoutProof

/// Reports content that is constrained to the same edge of both layout guides of a scroll view.
struct PinnedScrollContent: LintRule {
  let page = RulePage(
    "pinned-scroll-content", .appearance, .warning,
    "Content is constrained to an edge of both guides of a scroll view, so it cannot scroll",
    why: """
      The content layout guide moves when the user scrolls, and the frame layout guide does not. A view that \
      is constrained to the same edge of both holds the content in place.
      Not reported is the leading or trailing edge where the content is not wider than the scroll view.
      """,
    mend: """
      Keep the constraint to the content layout guide, and constrain only lengths to the frame layout guide, such as \
      the width of content that scrolls vertically.
      """,
    example: """
      <scrollView id="scroll">
        <subviews>
          <view id="content"/>
        </subviews>
        <constraints>
          <constraint firstItem="content" firstAttribute="top" secondItem="content-guide" secondAttribute="top" id="content-top"/>
          <constraint firstItem="content" firstAttribute="top" secondItem="frame-guide" secondAttribute="top" id="frame-top"/>
          <constraint firstItem="content" firstAttribute="leading" secondItem="content-guide" secondAttribute="leading" id="content-leading"/>
          <constraint firstItem="content-guide" firstAttribute="trailing" secondItem="content" secondAttribute="trailing" id="content-guide-trailing"/>
          <constraint firstItem="content-guide" firstAttribute="bottom" secondItem="content" secondAttribute="bottom" id="content-guide-bottom"/>
          <constraint firstItem="content" firstAttribute="width" secondItem="frame-guide" secondAttribute="width" id="content-width"/>
          <constraint firstItem="content" firstAttribute="height" constant="900" id="content-height"/>
        </constraints>
        <viewLayoutGuide key="contentLayoutGuide" id="content-guide"/>
        <viewLayoutGuide key="frameLayoutGuide" id="frame-guide"/>
      </scrollView>
      <constraint firstItem="scroll" firstAttribute="top" secondItem="safe" secondAttribute="top" id="scroll-top"/>
      <constraint firstItem="scroll" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="scroll-leading"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="scroll" secondAttribute="trailing" id="safe-trailing"/>
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="scroll" secondAttribute="bottom" id="safe-bottom"/>
      """,
    corrected: """
      <scrollView id="scroll">
        <subviews>
          <view id="content"/>
        </subviews>
        <constraints>
          <constraint firstItem="content" firstAttribute="top" secondItem="content-guide" secondAttribute="top" id="content-top"/>
          <constraint firstItem="content" firstAttribute="leading" secondItem="content-guide" secondAttribute="leading" id="content-leading"/>
          <constraint firstItem="content-guide" firstAttribute="trailing" secondItem="content" secondAttribute="trailing" id="content-guide-trailing"/>
          <constraint firstItem="content-guide" firstAttribute="bottom" secondItem="content" secondAttribute="bottom" id="content-guide-bottom"/>
          <constraint firstItem="content" firstAttribute="width" secondItem="frame-guide" secondAttribute="width" id="content-width"/>
          <constraint firstItem="content" firstAttribute="height" constant="900" id="content-height"/>
        </constraints>
        <viewLayoutGuide key="contentLayoutGuide" id="content-guide"/>
        <viewLayoutGuide key="frameLayoutGuide" id="frame-guide"/>
      </scrollView>
      <constraint firstItem="scroll" firstAttribute="top" secondItem="safe" secondAttribute="top" id="scroll-top"/>
      <constraint firstItem="scroll" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="scroll-leading"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="scroll" secondAttribute="trailing" id="safe-trailing"/>
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="scroll" secondAttribute="bottom" id="safe-bottom"/>
      """)

  func findings(in scene: DocumentScene) -> [LintFinding] {
    guard scene.document.usesAutoLayout else { return [] }
    let frameGuide = LayoutGuideElement.Kind.frameLayoutGuide.title
    return scene.constraints.compactMap { constraint in
      guard let (own, edge) = parts(constraint, at: frameGuide),
        scene.constraints(of: own.view).contains(where: { other in
          guard other.element.id != constraint.element.id,
            let content = parts(other, inContentOf: edge.view, frameGuide)
          else { return false }
          return content.own == own && content.edge.attribute == edge.attribute
        }), scrolls(edge, in: scene)
      else { return nil }
      return finding(
        "\(scene.quoted(own.view)) is constrained to the \(edge.attribute.name) edge of both guides of "
          + "\(scene.quoted(edge.view)), so the content cannot scroll.", constraint.element,
        detail: edge.attribute.name)
    }
  }

  private typealias Parts = (own: SceneConstraint.End, edge: SceneConstraint.End)

  /// Returns the ends of a required equality of edges, if one is of the guide.
  private func parts(_ constraint: SceneConstraint, at guide: String) -> Parts? {
    guard let second = constraint.second, constraint.isRequired,
      constraint.element.relation == .equal, constraint.first.attribute.isEdge,
      second.attribute.isEdge
    else { return nil }
    if constraint.first.guide == guide { return (second, constraint.first) }
    return second.guide == guide ? (constraint.first, second) : nil
  }

  /// Returns the same for the content of a scroll view, which is also meant by the scroll view itself.
  private func parts(
    _ constraint: SceneConstraint, inContentOf scroll: String, _ frameGuide: String
  ) -> Parts? {
    guard let second = constraint.second, constraint.isRequired,
      constraint.element.relation == .equal
    else { return nil }
    func isContent(_ end: SceneConstraint.End) -> Bool {
      end.view == scroll && end.guide != frameGuide
    }
    if isContent(constraint.first) { return (second, constraint.first) }
    return isContent(second) ? (constraint.first, second) : nil
  }

  @MainActor
  private func scrolls(_ edge: SceneConstraint.End, in scene: DocumentScene) -> Bool {
    guard edge.attribute.isHorizontal else { return true }
    guard let scroll = scene.frame(of: edge.view) else { return false }
    return scene.contentWidth(of: edge.view).map {
      $0 > scroll.width + LayoutTolerance.slack
    } ?? false
  }
}
