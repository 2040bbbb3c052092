internal import HeadlessUIKit
package import InterfaceBuilder
internal import TextMetrics

/// The properties of a label's or button's text that rules about text use.
package struct TextSample {
  package let string: String
  /// Whether the text can have any number of lines.
  package let wraps: Bool
  /// The minimum scale factor with which the font shrinks to fit; nil if it does not shrink.
  package let minimumScale: Double?
  /// Whether the font's metrics are known: those of the system font, or of a given file.
  package let isMeasurable: Bool
  /// Whether the metrics of its fonts are known.
  let isFontKnown: Bool
  /// Whether the number of lines is deliberately limited, to more than one.
  package let isLimited: Bool

  /// Creates a sample of a label or button with text; nil for other views.
  package init?(_ view: ViewElement) {
    switch view.kind {
    case .label:
      guard let text = view.text, !text.shownText.isEmpty else { return nil }
      string = text.shownText
      let lines = text.numberOfLines ?? 1
      wraps = lines == 0
      isLimited = lines > 1
      minimumScale = text.adjustsFontSizeToFit ? Self.scale(text) : nil
      let fonts =
        text.usesAttributedText
        ? (text.attributedText?.fragments.map(\.font) ?? []) : [text.font]
      isFontKnown = fonts.allSatisfy { $0.isAtHand }
      isMeasurable = view.customClass == nil && !isLimited && isFontKnown
    case .button:
      guard let button = view.button, let title = view.buttonTitle, !title.isEmpty else {
        return nil
      }
      string = title
      // A button with a configuration wraps its title.
      wraps =
        button.configuration != nil || button.lineBreakMode == "wordWrap"
        || button.lineBreakMode == "characterWrap"
      isLimited = false
      minimumScale = nil
      let hasImage =
        button.normalState?.image != nil || button.configuration?.image != nil
        || button.normalState?.backgroundImage != nil
      isFontKnown = button.font.isAtHand
      isMeasurable = view.customClass == nil && !hasImage && isFontKnown
    default: return nil
    }
  }

  /// Whether it is a text that code replaces; see ``UncertainText``.
  package var isPlaceholder: Bool { UncertainText.isNeverShown(string) }

  /// Whether the text consists of characters of an icon font, which Unicode leaves to private use.
  package var isOfIcons: Bool {
    let scalars = string.unicodeScalars.filter { !$0.properties.isWhitespace }
    return !scalars.isEmpty && scalars.allSatisfy { $0.properties.generalCategory == .privateUse }
  }

  /// Whether the text has letters and is neither a placeholder nor data, so that it has translations.
  package var isTranslatable: Bool {
    string.unicodeScalars.lazy.filter { $0.properties.isAlphabetic }.prefix(3).count == 3
      && !isPlaceholder && !UncertainText.isData(string)
  }

  /// Whether the text can be English, whose growth in translations is known.
  package var isInEnglishLetters: Bool {
    string.unicodeScalars.allSatisfy { !$0.properties.isAlphabetic || $0.isASCII }
  }

  /// Whether it contains ideographs, for which the system uses other fonts.
  package var isIdeographic: Bool { string.unicodeScalars.contains { $0.value >= 0x2E80 } }

  private static func scale(_ text: TextProperties) -> Double {
    if let scale = text.minimumScaleFactor, scale > 0 { return scale }
    if let least = text.minimumFontSize, least > 0, let size = text.font?.pointSize, size > 0 {
      return least / size
    }
    return 0
  }

  /// The factor by which the text becomes longer in a language such as German.
  package var expansion: Double { TextGrowth.factor(forLength: string.count) }
}

extension FontElement? {
  /// Whether it is the system font in any style, or a font whose file the current environment has.
  fileprivate var isAtHand: Bool {
    guard let font = self, font.textStyle == nil, font.type == nil,
      let name = font.name ?? font.family
    else { return true }
    return LayoutEnvironment.current.fonts.face(named: name) != nil
  }
}
