/// A text style, such as body or headline, whose font size depends on the content size category.
///
/// The raw values are those of `UIFont.TextStyle`, as in documents.
public enum TextStyle: String, Sendable, Hashable, CaseIterable {
  /// Large titles, 34 points by default.
  case largeTitle = "UICTFontTextStyleTitle0"
  /// First-level titles, 28 points by default.
  case title1 = "UICTFontTextStyleTitle1"
  /// Second-level titles, 22 points by default.
  case title2 = "UICTFontTextStyleTitle2"
  /// Third-level titles, 20 points by default.
  case title3 = "UICTFontTextStyleTitle3"
  /// Headings, 17 points semibold by default.
  case headline = "UICTFontTextStyleHeadline"
  /// Body text, 17 points by default.
  case body = "UICTFontTextStyleBody"
  /// Callouts, 16 points by default.
  case callout = "UICTFontTextStyleCallout"
  /// Subheadings, 15 points by default.
  case subheadline = "UICTFontTextStyleSubhead"
  /// Footnotes, 13 points by default.
  case footnote = "UICTFontTextStyleFootnote"
  /// Standard captions, 12 points by default.
  case caption1 = "UICTFontTextStyleCaption1"
  /// Alternate captions, 11 points by default.
  case caption2 = "UICTFontTextStyleCaption2"
  /// Extra-large titles, 36 points bold; only the default size is known.
  case extraLargeTitle = "UICTFontTextStyleExtraLargeTitle"
  /// Second-level extra-large titles, 28 points bold; only the default size is known.
  case extraLargeTitle2 = "UICTFontTextStyleExtraLargeTitle2"

  /// The weight of the style's font.
  public var weight: FontWeight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }
}

extension TextFont {
  /// Returns the system font of a text style for a content size category.
  ///
  /// The distance between lines is the leading of Apple's guidelines (22 points for body). Eighteen
  /// labels and text views in 11 documents confirm it for body, headline, callout, subheadline,
  /// footnote and caption 1.
  public static func preferred(
    _ style: TextStyle, in category: ContentSizeCategory = .large
  ) -> TextFont {
    var font = TextFont.system(style.pointSize(in: category), weight: style.weight)
    let lineHeight = SystemFontData.lineHeight * font.size / SystemFontData.unitsPerEm
    font.lineSpacing = max(0, style.recommendedLeading(in: category) - lineHeight)
    return font
  }
}
