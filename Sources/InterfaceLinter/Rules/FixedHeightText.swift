internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutProof

/// Reports wrapping texts that scale with the user's text size and have a height that does not.
struct FixedHeightText: LintRule {
  let page = RulePage(
    "fixed-height-text", .appearance, .warning,
    "A fixed height cuts off text that wraps and scales",
    why: """
      The label can have any number of lines and follows the user's text size, but a constraint on its height does not: with \
      a larger text size, the last lines are missing. See https://github.com/kickstarter/ios-oss/pull/818. The text is \
      measured in the largest size that is not one for accessibility. Not reported are texts without a text style, \
      placeholders, and heights that differ between size classes or have an outlet, which code can change.
      """,
    mend:
      "Remove the constraint on the height, or turn it into `greaterThanOrEqual`: the text gives the label its height.",
    example: """
      <label text="You pay only if the project reaches its goal." lineBreakMode="wordWrap" numberOfLines="0" adjustsFontForContentSizeCategory="YES" id="note">
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        <constraints>
          <constraint firstAttribute="width" constant="200" id="width"/>
          <constraint firstAttribute="height" constant="42" id="height"/>
        </constraints>
      </label>
      """,
    corrected: """
      <label text="You pay only if the project reaches its goal." lineBreakMode="wordWrap" numberOfLines="0" adjustsFontForContentSizeCategory="YES" id="note">
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        <constraints>
          <constraint firstAttribute="width" constant="200" id="width"/>
          <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="42" id="height"/>
        </constraints>
      </label>
      """)

  func findings(in scene: DocumentScene) -> [LintFinding] {
    guard scene.isAsSaved else { return [] }
    return scene.constraints.compactMap { constraint in
      let id = constraint.first.view
      guard constraint.second == nil, constraint.first.attribute == .height, constraint.isRequired,
        constraint.element.relation != .greaterThanOrEqual,
        !scene.facts.isOutlet(constraint.element.id), !scene.facts.isVaried(constraint.element.id),
        let view = scene.element(id), !scene.isInvisible(id), !scene.conflictingViews.contains(id),
        let needed = height(of: view, in: scene),
        needed - constraint.element.constant > LayoutTolerance.measuring(needed)
      else { return nil }
      return finding(
        "\"\(view.outlineName)\" is at most \(constraint.element.constant.short) high, and its text needs "
          + "\(needed.short) in the largest text size, which the label follows.",
        constraint.element,
        related: [.init(view)])
    }
  }

  /// Returns the height of a wrapping text in the largest text size that is not one for accessibility; nil if the text
  /// does not wrap or scale.
  @MainActor
  private func height(of view: ViewElement, in scene: DocumentScene) -> Double? {
    guard let sample = TextSample(view), sample.wraps, sample.isMeasurable, !sample.isPlaceholder,
      view.text?.adjustsFontForContentSizeCategory == true,
      let style = view.text?.font?.textStyle, let placed = scene.staged.views[view.id],
      placed.bounds.width > 0
    else { return nil }
    let label = UILabel()
    label.numberOfLines = 0
    label.text = sample.string
    label.font = UIFont.preferredFont(
      forTextStyle: UIFont.TextStyle(rawValue: style),
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge))
    let widest = CGSize(width: placed.bounds.width, height: .greatestFiniteMagnitude)
    return Double(label.sizeThatFits(widest).height)
  }
}
