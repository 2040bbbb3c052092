/// Texts to show in place of others: by what they say, or by the key of a strings file.
///
/// A check lays out the same document with the texts of each language:
///
///     let german = try TextReplacements(stringsFile: text)   // "8xQ-1a-bCd.text" = "Weiter";
///     german.text("Continue", key: "8xQ-1a-bCd.text")        // "Weiter"
public struct TextReplacements: Sendable, Hashable {
  /// The replacements by key.
  ///
  /// Interface Builder's keys are an object's id and a property, such as `8xQ-1a-bCd.text`.
  public var byKey: [String: String]
  /// The replacements by the text that is replaced.
  public var byText: [String: String]
  /// What is done with texts that have no replacement, and with no text that has one.
  public var language: PseudoLocalization?

  /// Makes a table.
  public init(
    byKey: [String: String] = [:], byText: [String: String] = [:],
    language: PseudoLocalization? = nil
  ) {
    self.byKey = byKey
    self.byText = byText
    self.language = language
  }

  /// Returns what to show for a text: by its key, else by what it says, else in ``language``.
  public func text(_ text: String, key: String? = nil) -> String {
    if let key, let replacement = byKey[key] { return replacement }
    if let replacement = byText[text] { return replacement }
    return language?(text) ?? text
  }
}
