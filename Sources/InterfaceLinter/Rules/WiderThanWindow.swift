internal import AutoLayout
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import ViewAnalysis

/// Reports fixed widths that are larger than the narrowest window.
struct WiderThanWindow: LintRule {
  /// The width of the narrowest window: a narrow app on an iPad, and the smallest iPhone.
  ///
  /// Source: ``Device/width(of:in:)``; `Device.all`.
  static let narrowest = 320.0

  let page = RulePage(
    "wider-than-window", .appearance, .note,
    "A fixed width is larger than the narrowest window",
    why: """
      Users can resize the windows of apps, on iPad and since iOS 27 on iPhone. A window can be as narrow as \
      320 points, and a wider view extends beyond it or breaks another constraint.
      Not reported are views inside scroll views, whose content may be wider, and constraints that code \
      can change. `purlin prove` finds the exact sizes at which a scene breaks.
      """,
    mend: """
      Turn the equality into `lessThanOrEqual`, or give it a priority below 1000 and constrain the view to \
      the edges of the window.
      """,
    example: """
      <view id="box">
        <constraints>
          <constraint firstAttribute="width" constant="360" id="width"/>
          <constraint firstAttribute="height" constant="44" id="height"/>
        </constraints>
      </view>
      """,
    corrected: """
      <view id="box">
        <constraints>
          <constraint firstAttribute="width" constant="360" priority="750" id="width"/>
          <constraint firstAttribute="height" constant="44" id="height"/>
        </constraints>
      </view>
      <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="box-top"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="box-leading"/>
      <constraint firstItem="safe" firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="box" secondAttribute="trailing" id="safe-trailing"/>
      """)

  func findings(in scene: DocumentScene) -> [LintFinding] {
    guard scene.staged.controller != nil, !scene.document.isForTV else { return [] }
    return scene.constraints.compactMap { constraint in
      let id = constraint.first.view
      guard constraint.second == nil, constraint.first.attribute == .width,
        constraint.element.relation != .lessThanOrEqual, constraint.isRequired,
        constraint.element.constant > Self.narrowest,
        !scene.facts.isOutlet(constraint.element.id),
        !scene.facts.isVaried(constraint.element.id), let view = scene.element(id),
        let placed = scene.staged.views[id], placed !== scene.staged.root, !placed.isInScrollView,
        !ScreenSized.holds(constraint, in: scene)
      else { return nil }
      return finding(
        "\"\(view.outlineName)\" is at least \(constraint.element.constant.short) wide; a window can "
          + "be \(Self.narrowest.short).", constraint.element,
        related: [.init(view)])
    }
  }
}
