internal import HeadlessUIKit
internal import InterfaceBuilder
internal import TextMetrics

/// A text of a label or button that people read, as far as rules about text care.
struct TextSample {
  let string: String
  /// Whether the text may take as many lines as it needs.
  let wraps: Bool
  /// The least factor by which the font shrinks to fit; nothing where it does not shrink.
  let minimumScale: Double?
  /// Whether the font's measures are known: the system's, or those of a file that was given.
  let isMeasurable: Bool
  /// Whether the text has letters and was written by somebody, so that another language has another.
  let isTranslatable: Bool
  /// Whether it has letters as wide as they are high, which the system takes from other fonts.
  let isIdeographic: Bool
  /// Whether the text can be limited to a number of lines above one, on purpose.
  let isLimited: Bool

  /// Reads a label or button with text; nil for other views.
  init?(_ view: ViewElement) {
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
      isMeasurable = view.customClass == nil && !isLimited && fonts.allSatisfy { $0.isAtHand }
    case .button:
      guard let button = view.button, let title = view.buttonTitle, !title.isEmpty else {
        return nil
      }
      string = title
      // A button with a configuration breaks its title over lines.
      wraps =
        button.configuration != nil || button.lineBreakMode == "wordWrap"
        || button.lineBreakMode == "characterWrap"
      isLimited = false
      minimumScale = nil
      let hasImage =
        button.normalState?.image != nil || button.configuration?.image != nil
        || button.normalState?.backgroundImage != nil
      isMeasurable = view.customClass == nil && !hasImage && button.font.isAtHand
    default: return nil
    }
    // What a new label or button has on the canvas is replaced before anybody reads it.
    let isPlaceholder = ["Label", "Button"].contains(string)
    isTranslatable =
      !isPlaceholder && string.unicodeScalars.filter { $0.properties.isAlphabetic }.count > 2
    isIdeographic = string.unicodeScalars.contains { $0.value >= 0x2E80 }
  }

  private static func scale(_ text: TextProperties) -> Double {
    if let scale = text.minimumScaleFactor, scale > 0 { return scale }
    if let least = text.minimumFontSize, least > 0, let size = text.font?.pointSize, size > 0 {
      return least / size
    }
    return 0
  }

  /// How much longer the text becomes in a language like German.
  ///
  /// Source: IBM's globalization guidelines, "Text expansion" (up to 10 characters 200 to 300 %, 20
  /// characters 180 to 200 %, 30 characters 160 to 180 %, 50 characters 140 to 160 %, beyond 130 %).
  /// Of the growth in its smaller numbers three quarters count, so that findings are sure.
  var expansion: Double {
    switch string.count {
    case ...10: 1.75
    case ...20: 1.6
    case ...30: 1.45
    case ...50: 1.3
    default: 1.22
    }
  }
}

extension FontElement? {
  /// Whether it is the system's font, in any style, or one whose file the current environment has.
  fileprivate var isAtHand: Bool {
    guard let font = self, font.textStyle == nil, font.type == nil,
      let name = font.name ?? font.family
    else { return true }
    return LayoutEnvironment.current.fonts.face(named: name) != nil
  }
}
