package import InterfaceBuilder
internal import HeadlessUIKit

/// Texts of a document whose size in the app is not known.
package enum UncertainText {
  /// The share of its letters by which a text in a font without metrics may be shorter than it is measured.
  static let margin = 0.15

  /// Whether a text is never shown: that of a new view, filler, or a name that code replaces by a text.
  ///
  /// Names are keys of translations such as `login.title.text`, and identifiers such as `feeTotalAmount` and
  /// `LOGIN_TITLE`: one word with parts that a person does not write. `iPhone` and `example.com` are none.
  package static func isNeverShown(_ text: String) -> Bool {
    if ["Label", "Button"].contains(text) { return true }
    if text.lowercased().hasPrefix("lorem ipsum") { return true }
    guard !text.contains(where: \.isWhitespace), text.count > 4,
      text.unicodeScalars.allSatisfy({ $0.isASCII })
    else { return false }
    return isIdentifier(text) || isKey(text, separator: ".", least: 3)
      || isKey(text, separator: "_", least: 2)
  }

  /// Whether a text has parts that begin in upper case, behind two letters in lower case: `satPerByte`.
  private static func isIdentifier(_ text: String) -> Bool {
    let start = text.prefix { $0.isLowercase }
    return start.count > 1 && start.count < text.count
      && text.allSatisfy { $0.isLetter || $0.isNumber }
      && text.dropFirst(start.count).first?.isUppercase == true
      && text.last?.isUppercase == false
  }

  /// Whether a text is several words of letters, digits and other separators of names.
  private static func isKey(_ text: String, separator: Character, least: Int) -> Bool {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    return parts.count >= least && !text.lowercased().hasPrefix("www.")
      && parts.allSatisfy { part in
        part.contains(where: \.isLetter)
          && part.allSatisfy { $0.isLetter || $0.isNumber || "_-.".contains($0) }
      }
  }
}

extension InterfaceDocument {
  /// The document with the least of each text whose size is not known; nil if all are known.
  ///
  /// A finding of both documents does not rest on an estimate. A text that is never shown becomes a single letter; one
  /// in a font without metrics loses a share of its letters.
  package var withLeastText: InterfaceDocument? {
    var isChanged = false
    let least = mappingTexts { view, text in
      if UncertainText.isNeverShown(text) {
        isChanged = true
        return "x"
      }
      guard let sample = TextSample(view), !sample.isFontKnown, text.count > 1 else { return text }
      isChanged = true
      return String(text.prefix(max(1, Int(Double(text.count) * (1 - UncertainText.margin)))))
    }
    return isChanged ? least : nil
  }
}
