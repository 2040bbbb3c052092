package import InterfaceBuilder
internal import HeadlessUIKit

/// Texts of a document whose size in the app is not known.
package enum UncertainText {
  /// The share of its letters by which a text in a font without metrics may be shorter than it is measured.
  static let margin = 0.15

  /// Whether a text is never shown: that of a new view, filler, or a name that code replaces by a text.
  ///
  /// A line of equal signs is drawn rather than read, so that it says the same without its end.
  ///
  /// Names are keys of translations such as `login.title.text`, and identifiers such as `feeTotalAmount`,
  /// `LOGIN_TITLE` and `_title`: one word with parts that a person does not write. `iPhone` and `example.com` are none.
  package static func isNeverShown(_ text: String) -> Bool {
    if isOfNewView(text) || isFiller(text) || isLine(text) { return true }
    if text.lowercased().hasPrefix("lorem ipsum") { return true }
    if text.hasPrefix("_"), text.dropFirst().first?.isLetter == true { return true }
    guard !text.contains(where: \.isWhitespace), text.count > 4,
      text.unicodeScalars.allSatisfy({ $0.isASCII })
    else { return false }
    return isIdentifier(text) || isNameOfView(text) || isKey(text, separator: ".", least: 3)
      || isKey(text, separator: "_", least: 2)
  }

  /// Whether a text is data, which has no translations: an address of e-mail, an amount with the sign of a currency, or
  /// one long word of letters and digits.
  package static func isData(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    func isAmount(_ word: Substring) -> Bool {
      word.contains(where: \.isNumber) && !word.contains(where: \.isLetter)
    }
    if words.count == 2, let amount = words.first(where: isAmount),
      let sign = words.first(where: { $0 != amount })
    {
      return sign.count <= 5 && sign.allSatisfy { $0.isUppercase || !$0.isLetter }
    }
    guard words.count == 1, let word = words.first else { return false }
    if let at = word.firstIndex(of: "@"), at != word.startIndex,
      word[at...].dropFirst(2).contains(".")
    {
      return true
    }
    return word.count >= longData && word.contains(where: \.isNumber)
      && word.contains(where: \.isLetter)
  }

  /// The least number of characters of a word with digits that no language has: our choice.
  private static let longData = 12

  /// Whether a text is that of a new view, alone or with a number or letters of another script behind it.
  private static func isOfNewView(_ text: String) -> Bool {
    guard let title = ["Label", "Button"].first(where: text.hasPrefix) else { return false }
    let rest = text.dropFirst(title.count).drop(while: \.isWhitespace)
    return rest.allSatisfy(\.isNumber) || rest.first.map { $0.isLetter && !$0.isASCII } ?? true
  }

  /// Whether a text is a line of equal signs, such as underscores.
  private static func isLine(_ text: String) -> Bool {
    guard let sign = text.first, text.count >= leastLine, "_-–—=~*.·•─━".contains(sign) else {
      return false
    }
    return text.allSatisfy { $0 == sign }
  }

  /// The least number of signs of a line, more than are omitted in a sentence or hide a short password: our choice.
  private static let leastLine = 8

  /// Whether a text contains what was typed to have any text: a word of six consonants or more, or one in which letters
  /// and digits alternate as in a key or an address of a wallet, which may be shortened.
  private static func isFiller(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    // The same words again and again.
    if words.count > 3, Set(words).count * 3 <= words.count { return true }
    return words.contains { word in
      if word.hasPrefix("0x"), word.count > 6 { return true }
      guard word.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else { return false }
      let letters = word.filter(\.isLetter)
      let changes = zip(word, word.dropFirst()).filter { $0.isLetter != $1.isLetter }.count
      return word.count >= 16 && changes > 5
        || letters.count == word.count && letters.count >= 6
          && letters.contains(where: \.isLowercase)
          && !letters.lowercased().contains(where: { "aeiouy".contains($0) })
    }
  }

  /// Whether a text has parts that begin in upper case, behind two letters in lower case: `satPerByte`.
  private static func isIdentifier(_ text: String) -> Bool {
    let start = text.prefix { $0.isLowercase }
    return start.count > 1 && start.count < text.count
      && text.allSatisfy { $0.isLetter || $0.isNumber }
      && text.dropFirst(start.count).first?.isUppercase == true
      && text.last?.isUppercase == false
  }

  /// Whether a text is the name of a view, such as `HeaderLabel`.
  private static func isNameOfView(_ text: String) -> Bool {
    let kinds = ["Label", "Button", "TextField", "TextView", "View"]
    return text.allSatisfy(\.isLetter) && text.first?.isUppercase == true
      && kinds.contains { text.hasSuffix($0) && text.dropLast($0.count).last?.isLowercase == true }
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

extension ViewElement {
  /// Whether the view or one inside it shows a text in a font without metrics.
  package var containsTextInUnknownFont: Bool {
    TextSample(self)?.isFontKnown == false
      || subviews.contains(where: \.containsTextInUnknownFont)
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
