public import Foundation

/// A text, a secondary text and an image, as in the cells, headers and footers of a list.
///
/// Margins and fonts are those of the cells of table views; Apple does not document them
/// (Documentation/Differences.md).
///
/// Apple: <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct>
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The alignment of a text.
  public enum TextAlignment: Int, Sendable {
    /// By the direction of the language.
    case natural = 0
    /// In the center.
    case center = 1
    /// From edge to edge.
    case justified = 2
  }

  /// A change of a text's letters.
  public enum TextTransform: Int, Sendable {
    /// None.
    case none = 0
    /// In capitals.
    case uppercase = 1
    /// In small letters.
    case lowercase = 2
    /// The first letter of each word as a capital.
    case capitalized = 3
  }

  /// The appearance of a text.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The color.
    public var color = UIColor.label
    /// Changes the color.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment.
    public var alignment = TextAlignment.natural
    /// Where lines break.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for any.
    public var numberOfLines = 0
    /// Whether the font shrinks to fit; has no effect.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor of the font size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move closer to fit; has no effect.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the text size.
    public var adjustsFontForContentSizeCategory = true
    /// The change of letters.
    public var transform = TextTransform.none
    /// Whether the text is shown at its full size when it is pressed long.
    public var showsExpansionTextWhenTruncated = false

    init(_ style: UIFont.TextStyle, _ color: UIColor = .label) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }

    /// Returns ``color``, changed by ``colorTransformer``.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  /// The appearance of an image.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// The dimension that stands for the size of symbols in the list.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    /// The configuration of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of a template image; nil for the tint color.
    public var tintColor: UIColor?
    /// Changes the color.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The size to which a larger image is scaled, with its proportions; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The size of the space in which the image is centered; 0 for the image's own.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image is not inverted by accessibility settings.
    public var accessibilityIgnoresInvertColors = false
  }

  /// The text.
  public var text: String?
  /// The text with attributes, which replaces ``text``.
  public var attributedText: NSAttributedString?
  /// The secondary text.
  public var secondaryText: String?
  /// The secondary text with attributes, which replaces ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// The image.
  public var image: UIImage?
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The opacity of the content.
  public var alpha: CGFloat = 1
  /// The axes on which the margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The margins of the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the secondary text is beside the text.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space between image and text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The space between text and secondary text side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The space between text and secondary text, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat

  init(_ text: TextProperties, _ secondary: TextProperties, margins: NSDirectionalEdgeInsets? = nil)
  {
    textProperties = text
    secondaryTextProperties = secondary
    let sizes = LayoutEnvironment.current.generation.sizes
    textToSecondaryTextVerticalPadding = sizes.subtitleGap
    let vertical = sizes.cellVerticalMargin
    directionalLayoutMargins =
      margins
      ?? NSDirectionalEdgeInsets(top: vertical, leading: 16, bottom: vertical, trailing: 8)
  }

  /// Returns a new view with the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration for a state: disabled texts are in the tertiary label color.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    guard isDisabled else { return self }
    var updated = self
    updated.textProperties.color = .tertiaryLabel
    updated.secondaryTextProperties.color = .tertiaryLabel
    return updated
  }
}

extension UIListContentConfiguration {
  /// A cell with body text, and small text below it.
  public static func cell() -> Self {
    Self(TextProperties(.body), TextProperties(.caption1, .secondaryLabel))
  }
  /// A cell with body text, and small text below it.
  public static func subtitleCell() -> Self {
    Self(TextProperties(.body), TextProperties(.caption1))
  }
  /// A cell with body text, and a value beside it.
  public static func valueCell() -> Self {
    var value = Self(TextProperties(.body), TextProperties(.body, .secondaryLabel))
    value.prefersSideBySideTextAndSecondaryText = true
    return value
  }
  /// A cell of a sidebar.
  public static func sidebarCell() -> Self { cell() }
  /// A cell of a sidebar with small text below its text.
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }
  /// A cell of a sidebar with an accompanying text.
  public static func accompaniedSidebarCell() -> Self { cell() }
  /// A cell of a sidebar with an accompanying text, and small text below its text.
  public static func accompaniedSidebarSubtitleCell() -> Self { subtitleCell() }

  /// A header, in the list's style.
  public static func header() -> Self { groupedHeader() }
  /// A footer, in the list's style.
  public static func footer() -> Self { groupedFooter() }
  /// A header of a plain list.
  public static func plainHeader() -> Self {
    var header = edge(
      TextProperties(.headline), TextProperties(.subheadline, .secondaryLabel), vertical: 4)
    if LayoutEnvironment.current.generation >= .iOS15 {
      (header.textProperties.font, header.textProperties.color) = (
        .plainSectionHeader, .secondaryLabel
      )
    }
    return header
  }
  /// A footer of a plain list.
  public static func plainFooter() -> Self {
    edge(TextProperties(.subheadline), TextProperties(.subheadline, .secondaryLabel), vertical: 4)
  }
  /// A header of a group.
  public static func groupedHeader() -> Self {
    edge(small(), small(), vertical: 11)
  }
  /// A footer of a group.
  public static func groupedFooter() -> Self {
    edge(small(), small(), vertical: 11)
  }
  /// A large header of an inset group.
  public static func prominentInsetGroupedHeader() -> Self {
    edge(TextProperties(.headline), TextProperties(.subheadline, .secondaryLabel), vertical: 11)
  }
  /// A large header of an inset group with more space above.
  public static func extraProminentInsetGroupedHeader() -> Self {
    edge(TextProperties(.title3), TextProperties(.subheadline, .secondaryLabel), vertical: 11)
  }
  /// A header of a sidebar.
  public static func sidebarHeader() -> Self { prominentInsetGroupedHeader() }

  private static func small() -> TextProperties { TextProperties(.footnote, .secondaryLabel) }

  private static func edge(
    _ text: TextProperties, _ secondary: TextProperties, vertical: CGFloat
  ) -> Self {
    Self(
      text, secondary,
      margins: NSDirectionalEdgeInsets(
        top: vertical, leading: 16, bottom: vertical, trailing: 16))
  }
}

extension UIListContentConfiguration.TextTransform {
  /// Returns a text with changed letters.
  func callAsFunction(_ text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
