internal import Foundation
internal import TextMetrics

extension UIFont {
  /// A text style, whose font size depends on the content size category; raw values are Apple's.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the style, as in documents.
    public let rawValue: String
    /// Creates a style with Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Extra-large titles, 36 points bold.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// Second-level extra-large titles, 28 points bold.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// Large titles, 34 points by default.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// First-level titles, 28 points by default.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Second-level titles, 22 points by default.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Third-level titles, 20 points by default.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings, 17 points semibold by default.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Subheadings, 15 points by default.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Body text, 17 points by default.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts, 16 points by default.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes, 13 points by default.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Standard captions, 12 points by default.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Alternate captions, 11 points by default.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The style of TextMetrics; body for an unknown name.
    var measured: TextMetrics.TextStyle { TextMetrics.TextStyle(rawValue: rawValue) ?? .body }
  }

  /// Returns the font of a text style for the current traits.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style for traits; large if they do not specify a content size
  /// category.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? .current
    return UIFont(
      .preferred(style.measured, in: ContentSizeCategory(traits)).legible(in: traits),
      dynamicType: DynamicType(style: style.measured))
  }

  /// The font in semibold weight, which does not scale afterwards.
  var semibold: UIFont {
    var font = textFont
    font.weight = max(font.weight, .semibold)
    return UIFont(font, dynamicType: nil)
  }

  /// Returns the font for the content size category of traits; the same font if it does not scale.
  func adjusted(to traitCollection: UITraitCollection) -> UIFont {
    guard let dynamicType else { return self }
    let category = ContentSizeCategory(traitCollection)
    guard let base = dynamicType.base else {
      return UIFont(
        .preferred(dynamicType.style, in: category).legible(in: traitCollection),
        dynamicType: dynamicType)
    }
    return UIFont(
      base.scaled(by: dynamicType, in: category).legible(in: traitCollection),
      dynamicType: dynamicType)
  }
}

extension ContentSizeCategory {
  /// Creates the content size category of traits; large if it is not specified.
  init(_ traitCollection: UITraitCollection) {
    self =
      ContentSizeCategory(rawValue: traitCollection.preferredContentSizeCategory.rawValue)
      ?? .large
  }
}

extension TextFont {
  /// Returns the font for the Bold Text setting: the system font is two weights bolder, so that
  /// regular becomes semibold; named fonts do not change.
  func legible(in traits: UITraitCollection) -> TextFont {
    guard traits.legibilityWeight == .bold, case .system = family else { return self }
    var font = self
    let named = FontWeight.named
    let index = named.lastIndex { $0 <= weight } ?? 0
    font.weight = named[min(index + 2, named.count - 1)]
    return font
  }

  /// Returns the font scaled for a content size category, in whole points (`controls:N2.6`).
  func scaled(by type: UIFont.DynamicType, in category: ContentSizeCategory) -> TextFont {
    var size = type.style.scaledValue(self.size, in: category).rounded()
    if let maximum = type.maximumPointSize { size = min(size, Double(maximum)) }
    return withSize(size)
  }
}
