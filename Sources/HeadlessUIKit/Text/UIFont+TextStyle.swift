internal import Foundation
internal import TextMetrics

extension UIFont {
  /// A role of text, whose size follows the reader's choice; raw values are Apple's.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the style, which documents store.
    public let rawValue: String
    /// Creates a style with Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A title above all others, 36 points bold.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// A title between that and the large title, 28 points bold.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// The title of a screen, 34 points by default.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The first level of titles, 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The second level of titles, 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The third level of titles, 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading in running text, 17 points semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A heading below the headline, 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text, 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark beside running text, 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A note below running text, 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The words to a picture, 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Smaller words to a picture, 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The style whose sizes are known; an unknown name counts as body.
    var measured: TextMetrics.TextStyle { TextMetrics.TextStyle(rawValue: rawValue) ?? .body }
  }

  /// Returns the font of a text style at the text size of the current traits.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the text size that the traits name; large if they do not.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? .current
    return UIFont(
      .preferred(style.measured, in: ContentSizeCategory(traits)).legible(in: traits),
      dynamicType: DynamicType(style: style.measured))
  }

  /// The same font at the text size that the traits name; the font itself if it does not follow.
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
  /// The text size that traits name; large if they name none.
  init(_ traitCollection: UITraitCollection) {
    self =
      ContentSizeCategory(rawValue: traitCollection.preferredContentSizeCategory.rawValue)
      ?? .large
  }
}

extension TextFont {
  /// The font as a reader who asked for bold text gets it: the system's two weights heavier, so that
  /// regular becomes semibold; fonts by name do not change.
  func legible(in traits: UITraitCollection) -> TextFont {
    guard traits.legibilityWeight == .bold, case .system = family else { return self }
    var font = self
    let named = FontWeight.named
    let index = named.lastIndex { $0 <= weight } ?? 0
    font.weight = named[min(index + 2, named.count - 1)]
    return font
  }

  /// The font in the size that it has at a text size, in whole points (`controls:N2.6`).
  func scaled(by type: UIFont.DynamicType, in category: ContentSizeCategory) -> TextFont {
    var size = type.style.scaledValue(self.size, in: category).rounded()
    if let maximum = type.maximumPointSize { size = min(size, Double(maximum)) }
    return withSize(size)
  }
}
