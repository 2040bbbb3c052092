/// The translations of a document's texts into one language.
package struct LintLanguage: Hashable, Sendable {
  /// The language's code, such as `pt-BR`.
  package let code: String
  /// The texts by the keys that Xcode exports, such as `8K7-jF-1aa.text`.
  package let texts: [String: String]
  /// Whether the language is written from right to left.
  package let isRightToLeft: Bool

  /// Creates a language with a document's texts.
  package init(code: String, texts: [String: String], isRightToLeft: Bool = false) {
    self.code = code
    self.texts = texts
    self.isRightToLeft = isRightToLeft
  }
}
