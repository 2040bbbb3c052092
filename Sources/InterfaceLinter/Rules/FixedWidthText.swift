internal import AutoLayout
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas

/// Reports texts with a fixed width that may be too narrow in another language.
struct FixedWidthText: LintRule {
  let page = RulePage(
    "fixed-width-text", .localization, .warning,
    "A fixed width may clip text in another language",
    why: """
      Translations are longer than English texts; short texts can become twice as long. With a fixed \
      width they are clipped.
      Interface Builder warns of every fixed width. This rule reports only those in which a translation \
      of typical length does not fit. Not reported are texts without letters, texts of several lines, \
      texts that shrink to fit, texts whose font is not known, texts that code sets, and constraints that code can \
      change; nor is anything in an app whose languages are no longer than English, such as Chinese, Japanese, Korean, \
      Arabic, Hebrew, Persian and Thai, or in a document that is not translated while others are. It is a \
      note where only one language of the app is known.
      """,
    mend: """
      Turn the equality into `greaterThanOrEqual`, or remove it and let the text be as wide as it \
      needs to be, limited by its neighbours.
      """,
    example: """
      <button buttonType="system" id="settings">
        <constraints>
          <constraint firstAttribute="width" constant="70" id="width"/>
        </constraints>
        <state key="normal" title="Settings"/>
      </button>
      """,
    corrected: """
      <button buttonType="system" id="settings">
        <constraints>
          <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="70" id="width"/>
        </constraints>
        <state key="normal" title="Settings"/>
      </button>
      """)

  var isAboutTranslations: Bool { true }

  var leftToCode: Set<CodeShare> { [.texts] }

  func findings(in scene: DocumentScene) -> [LintFinding] {
    guard scene.isLocalized else { return [] }
    return scene.constraints.compactMap { constraint in
      let id = constraint.first.view
      guard constraint.second == nil, constraint.first.attribute == .width,
        // A width of 0 hides the text on purpose.
        constraint.element.relation != .greaterThanOrEqual, constraint.element.constant != 0,
        !constraint.element.isPlaceholder,
        !scene.facts.isOutlet(constraint.element.id), let view = scene.element(id),
        let sample = TextSample(view), sample.isTranslatable, sample.isMeasurable, !sample.wraps,
        sample.isInEnglishLetters,
        !sample.isLimited,
        constraint.element.priority
          > view.contentPriorities.horizontalCompressionResistance ?? 750,
        let placed = scene.staged.views[id]
      else { return nil }
      let natural = Double(placed.intrinsicContentSize.width)
      let padding = view.button?.configuration == nil ? 0.0 : 24
      let needed =
        (padding + (natural - padding) * sample.expansion) * (sample.minimumScale ?? 1)
      guard natural > 0, constraint.element.constant < needed else { return nil }
      return finding(
        "Fixed width constraints may cause clipping: \"\(view.outlineName)\" is "
          + "\(constraint.element.constant.short) wide and its text \(natural.short); "
          + "lengthened as translations usually are, it needs \(needed.short).", constraint.element,
        related: [.init(view)])
    }
  }
}
