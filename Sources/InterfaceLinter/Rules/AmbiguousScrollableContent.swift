internal import AutoLayout
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas

/// Scroll views whose content has no determined size.
struct AmbiguousScrollableContent: LintRule {
  let page = RulePage(
    "ambiguous-scrollable-content", .ambiguity, .error,
    "Constraints do not determine how far a scroll view scrolls",
    why: """
      The content size of a scroll view is determined by constraints between its edges and the views \
      inside. Without a chain of constraints from edge to edge, the content size is zero or arbitrary, and \
      the scroll view does not scroll.
      Tables, collections and text views compute their content size themselves. A scroll view without \
      constrained content is assumed to be filled by code.
      """,
    mend: """
      Pin the content to all four edges of the scroll view or its content layout guide, and give it \
      a width and a height: its own, or equal to the frame layout guide's.
      """,
    example: """
      <scrollView id="scroll">
        <subviews>
          <view id="content"/>
        </subviews>
        <constraints>
          <constraint firstItem="content" firstAttribute="top" secondItem="scroll" secondAttribute="top" id="content-top"/>
          <constraint firstItem="content" firstAttribute="leading" secondItem="scroll" secondAttribute="leading" id="content-leading"/>
          <constraint firstItem="scroll" firstAttribute="trailing" secondItem="content" secondAttribute="trailing" id="scroll-trailing"/>
          <constraint firstItem="content" firstAttribute="width" secondItem="scroll" secondAttribute="width" id="content-width"/>
          <constraint firstItem="content" firstAttribute="height" constant="900" id="content-height"/>
          <!-- nothing reaches the bottom of the scroll view -->
        </constraints>
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
          <constraint firstItem="content" firstAttribute="top" secondItem="scroll" secondAttribute="top" id="content-top"/>
          <constraint firstItem="content" firstAttribute="leading" secondItem="scroll" secondAttribute="leading" id="content-leading"/>
          <constraint firstItem="scroll" firstAttribute="trailing" secondItem="content" secondAttribute="trailing" id="scroll-trailing"/>
          <constraint firstItem="scroll" firstAttribute="bottom" secondItem="content" secondAttribute="bottom" id="scroll-bottom"/>
          <constraint firstItem="content" firstAttribute="width" secondItem="scroll" secondAttribute="width" id="content-width"/>
          <constraint firstItem="content" firstAttribute="height" constant="900" id="content-height"/>
        </constraints>
      </scrollView>
      <constraint firstItem="scroll" firstAttribute="top" secondItem="safe" secondAttribute="top" id="scroll-top"/>
      <constraint firstItem="scroll" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="scroll-leading"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="scroll" secondAttribute="trailing" id="safe-trailing"/>
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="scroll" secondAttribute="bottom" id="safe-bottom"/>
      """)

  var leftToCode: Set<CodeShare> { [.contentSizes] }

  func findings(in scene: DocumentScene) -> [LintFinding] {
    guard let engine = scene.staged.engine, scene.document.usesAutoLayout,
      scene.isDeterminedByDocument
    else { return [] }
    return scene.views.compactMap { view in
      guard view.kind == .scrollView, view.ambiguityCheck == .always,
        let scroll = scene.staged.views[view.id] as? UIScrollView, !scene.isLeftOut(view.id),
        view.subviews.contains(where: { isConstrained($0, scene) })
      else { return nil }
      let axes = engine.ambiguousContentAxes(of: scroll.engineItem)
      // Content without constraints to the edges has no area.
      let untied = engine.contentSize(of: scroll.engineItem) == nil
      let open =
        untied
        ? ["width", "height"]
        : axes.map { $0 == .horizontal ? "width" : "height" }
      guard !open.isEmpty else { return nil }
      let words = open.joined(separator: " and ")
      return finding(
        "Scrollable content size is ambiguous for \"\(view.outlineName)\": "
          + "has ambiguous scrollable content \(words).", view)
    }
  }

  @MainActor
  private func isConstrained(_ view: ViewElement, _ scene: DocumentScene) -> Bool {
    !view.translatesAutoresizingMaskIntoConstraints && !view.isFixedFrame
      && !scene.constraints(of: view.id).isEmpty
  }
}
