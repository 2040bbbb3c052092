extension LayoutAssertion {
  /// Assertions of guidelines that are true of any screen, by a name.
  package struct Preset: Sendable, Hashable {
    /// The name, such as `texts-whole`.
    package let name: String
    /// The guideline in one sentence.
    package let summary: String
    /// The assertion.
    package let text: String
  }

  /// The guidelines that are about rectangles.
  ///
  /// Source: Panchekha, Geller, Ernst, Tatlock and Kamil, "Verifying That Web Pages Have Accessible Layout",
  /// PLDI 2018, whose fourteen properties include `interactive-onscreen`, `button-size`, `overlapping-text`,
  /// `visible-text` and `no-horizontal-scroll`. Its properties of font sizes, line spacing, contrast and the
  /// order of keys are not about rectangles; `purlin audit` checks text sizes and contrast.
  package static let presets: [Preset] = [
    Preset(
      name: "texts-whole", summary: "No text is truncated.", text: "every text.isWhole"),
    Preset(
      name: "texts-apart", summary: "No two texts overlap.",
      text: "every text.doesNotOverlap(every text)"),
    Preset(
      name: "controls-apart", summary: "No two controls overlap.",
      text: "every control.doesNotOverlap(every control)"),
    Preset(
      name: "controls-on-screen", summary: "Each control is on the screen or can be scrolled to.",
      text: "every control.isOnScreen"),
    Preset(
      name: "texts-on-screen", summary: "Each text is on the screen or can be scrolled to.",
      text: "every text.isOnScreen"),
    Preset(
      name: "touch-targets", summary: "Each control is at least 44 points wide and high.",
      text: "every control.width >= 44 and it.height >= 44"),
    Preset(
      name: "no-sideways-scroll", summary: "Nothing lies beside the screen.",
      text: "every view.left >= screen.left and it.right <= screen.right"),
  ]

  /// Returns the assertions of a text: an assertion, or the name of a preset.
  ///
  /// - Throws: What is wrong, and at which character.
  public static func named(_ text: String) throws(LayoutAssertionError) -> LayoutAssertion {
    let name = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if let preset = presets.first(where: { $0.name == name }) {
      return try LayoutAssertion(preset.text)
    }
    // A word alone is meant as a name.
    if !name.isEmpty, name.allSatisfy({ $0.isLetter || $0 == "-" }) {
      let near = SubjectNames.near(name, among: presets.map(\.name))
      throw LayoutAssertionError(
        name, at: 0,
        "no assertions are called '\(name)'; did you mean \(near.joined(separator: ", "))?")
    }
    return try LayoutAssertion(text)
  }
}
