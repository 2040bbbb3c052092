internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// Reports texts that should adjust to the user's text size but have a font that does not.
struct DynamicTypeFont: LintRule {
  let page = RulePage(
    "dynamic-type-font", .compatibility, .warning,
    "Automatically Adjusts Font requires using a Dynamic Type text style",
    why: """
      'Automatically Adjusts Font' is selected, but the font has a fixed size, so the user's text size has \
      no effect.
      """,
    mend: "Choose a text style as the font, or scale the font in code and deselect the option.",
    example: """
      <label text="Name" adjustsFontForContentSizeCategory="YES" id="name">
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """,
    corrected: """
      <label text="Name" adjustsFontForContentSizeCategory="YES" id="name">
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      </label>
      """)

  var leftToCode: Set<CodeShare> { [.fonts] }

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
