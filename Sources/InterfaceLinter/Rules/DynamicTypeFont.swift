internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// Texts that promise to follow the user's text size in a font that does not.
struct DynamicTypeFont: LintRule {
  let page = RulePage(
    "dynamic-type-font", .compatibility, .warning,
    "Automatically Adjusts Font requires using a Dynamic Type text style",
    why: """
      The box is ticked, but the font has a size of its own, so nothing changes with the user's text \
      size.
      """,
    mend: "Choose a text style as the font, or scale the font in code and untick the box.",
    example: """
      <label text="Name" adjustsFontForContentSizeCategory="YES" id="lbl-aa-001">
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """)

  func findings(in document: LintedDocument) -> [LintFinding] {
    var found: [LintFinding] = []
    document.document.forEachView { view in
      guard let text = view.text, text.adjustsFontForContentSizeCategory,
        !text.usesAttributedText, let font = text.font, font.textStyle == nil,
        font.pointSize != nil
      else { return }
      found.append(
        finding(
          "Automatically Adjusts Font requires using a Dynamic Type text style: "
            + "\"\(view.outlineName)\" has a font of \((font.pointSize ?? 0).short) points.", view))
    }
    return found
  }
}
