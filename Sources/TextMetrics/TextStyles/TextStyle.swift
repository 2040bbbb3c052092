/// A role of text, such as body or headline, whose size follows the reader's choice.
///
/// The raw values are those of `UIFont.TextStyle`, which documents store.
public enum TextStyle: String, Sendable, Hashable, CaseIterable {
  /// The title of a screen, 34 points by default.
  case largeTitle = "UICTFontTextStyleTitle0"
  /// The first level of titles, 28 points.
  case title1 = "UICTFontTextStyleTitle1"
  /// The second level of titles, 22 points.
  case title2 = "UICTFontTextStyleTitle2"
  /// The third level of titles, 20 points.
  case title3 = "UICTFontTextStyleTitle3"
  /// A heading in running text, 17 points semibold.
  case headline = "UICTFontTextStyleHeadline"
  /// Running text, 17 points.
  case body = "UICTFontTextStyleBody"
  /// A remark beside running text, 16 points.
  case callout = "UICTFontTextStyleCallout"
  /// A heading below the headline, 15 points.
  case subheadline = "UICTFontTextStyleSubhead"
  /// A note below running text, 13 points.
  case footnote = "UICTFontTextStyleFootnote"
  /// The words to a picture, 12 points.
  case caption1 = "UICTFontTextStyleCaption1"
  /// Smaller words to a picture, 11 points.
  case caption2 = "UICTFontTextStyleCaption2"
  /// A title above all others, 36 points bold; only its default size is known.
  case extraLargeTitle = "UICTFontTextStyleExtraLargeTitle"
  /// A title between that and the large title, 28 points bold; only its default size is known.
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
  /// Returns the system font of a text style at a reader's text size.
  ///
  /// Its lines stand as far apart as Apple's guidelines say (body: 22 points), which documents
  /// confirm for labels and text views in body, headline, callout, subheadline, footnote and
  /// caption 1: 18 in 11 files.
  public static func preferred(
    _ style: TextStyle, in category: ContentSizeCategory = .large
  ) -> TextFont {
    var font = TextFont.system(style.pointSize(in: category), weight: style.weight)
    let lineHeight = SystemFontData.lineHeight * font.size / SystemFontData.unitsPerEm
    font.lineSpacing = max(0, style.recommendedLeading(in: category) - lineHeight)
    return font
  }
}
