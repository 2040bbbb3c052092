/// The properties of text in labels, text fields and text views.
public struct TextProperties: Hashable, Sendable {
  /// The plain text.
  public internal(set) var text: String?
  /// The attributed text, which is used if ``usesAttributedText`` is true.
  package internal(set) var attributedText: AttributedText?
  /// Whether the attributed text is used instead of the plain text.
  package internal(set) var usesAttributedText = false
  /// The placeholder, which is shown if there is no text.
  package internal(set) var placeholder: String?
  /// The font; nil for the default font of the class.
  public internal(set) var font: FontElement?
  /// The text color.
  package internal(set) var color: ColorElement?
  /// The alignment, such as `natural` or `center`.
  public internal(set) var alignment: String?
  /// The line break mode, such as `tailTruncation`.
  package internal(set) var lineBreakMode: String?
  /// The maximum number of lines; 0 for no limit, nil for 1.
  package internal(set) var numberOfLines: Int?
  /// The width at which lines break when the intrinsic content size is computed; nil for automatic.
  package internal(set) var preferredMaxLayoutWidth: Double?
  /// Whether the font size is reduced to fit; true for a label unless the document specifies `NO`.
  package internal(set) var adjustsFontSizeToFit = false
  /// The minimum scale factor of the font.
  package internal(set) var minimumScaleFactor: Double?
  /// The minimum size of the font.
  package internal(set) var minimumFontSize: Double?
  /// Whether the spacing between letters is reduced to fit.
  package internal(set) var adjustsLetterSpacingToFitWidth = false
  /// Whether the font is adjusted for the content size category.
  package internal(set) var adjustsFontForContentSizeCategory = false
  /// The alignment of text whose font size is reduced, such as `alignBaselines`.
  package internal(set) var baselineAdjustment: String?
  /// The border style of a text field: `roundedRect`, `bezel` or `line`; nil for none.
  package internal(set) var borderStyle: String?
  /// When a text field shows its clear button.
  package internal(set) var clearButtonMode: String?
  /// Whether a text view can be edited.
  package internal(set) var isEditable = true

  /// The displayed text: the attributed text if it is used, otherwise the plain text.
  public var shownText: String {
    if usesAttributedText || text == nil, let attributedText { return attributedText.string }
    return text ?? ""
  }
}

/// The image of an image view.
public struct ImageProperties: Hashable, Sendable {
  /// The image's name.
  public internal(set) var name: String?
  /// `system` for a symbol.
  public internal(set) var catalog: String?
  /// The name of the highlighted image.
  package internal(set) var highlightedName: String?
  /// The symbol's scale, weight and size.
  package internal(set) var symbol: SymbolConfiguration?
}

/// The size and weight of a symbol.
public struct SymbolConfiguration: Hashable, Sendable {
  /// The type: `pointSize`, `font` or nil.
  public internal(set) var type: String?
  /// The scale, such as `large`.
  public internal(set) var scale: String?
  /// The weight, such as `medium`.
  package internal(set) var weight: String?
  /// The size in points.
  package internal(set) var pointSize: Double?
  /// The font that determines the size and weight.
  public internal(set) var font: FontElement?
}
