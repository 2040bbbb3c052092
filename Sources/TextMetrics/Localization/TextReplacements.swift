/// Replacements for texts, by text or by the key of a strings file.
///
/// Use it to lay out a document with the texts of another language:
///
///     let german = try TextReplacements(stringsFile: text)   // "8xQ-1a-bCd.text" = "Weiter";
///     german.text("Continue", key: "8xQ-1a-bCd.text")        // "Weiter"
package struct TextReplacements: Sendable, Hashable {
  /// The replacements by key.
  ///
  /// Interface Builder's keys are an object's id and a property, such as `8xQ-1a-bCd.text`.
  package var byKey: [String: String]
  /// The replacements by the original text.
  package var byText: [String: String]
  /// The pseudolanguage for texts without a replacement.
  package var language: PseudoLocalization?

  /// Creates replacements.
  package init(
    byKey: [String: String] = [:], byText: [String: String] = [:],
    language: PseudoLocalization? = nil
  ) {
    self.byKey = byKey
    self.byText = byText
    self.language = language
  }

  /// Returns the replacement of a text: by its key, otherwise by its content, otherwise in
  /// ``language``.
  package func text(_ text: String, key: String? = nil) -> String {
    if let key, let replacement = byKey[key] { return replacement }
    if let replacement = byText[text] { return replacement }
    return language?(text) ?? text
  }
}
