/// The properties of text in labels, text fields and text views.
public struct TextProperties: Hashable, Sendable {
  /// The plain text.
  public internal(set) var text: String?
  /// The text with attributes, which is used if ``usesAttributedText`` is true.
  public internal(set) var attributedText: AttributedText?
  /// Whether the attributed text counts.
  public internal(set) var usesAttributedText = false
  /// The text shown while there is none.
  public internal(set) var placeholder: String?
  /// The font; nothing means the class's own.
  public internal(set) var font: FontElement?
  /// The colour of the text.
  public internal(set) var color: ColorElement?
  /// The alignment, such as `natural` or `center`.
  public internal(set) var alignment: String?
  /// What happens to text too long, such as `tailTruncation`.
  public internal(set) var lineBreakMode: String?
  /// The greatest number of lines; 0 means any, nothing means 1.
  public internal(set) var numberOfLines: Int?
  /// The width at which lines break when the size is asked; nothing means automatic.
  public internal(set) var preferredMaxLayoutWidth: Double?
  /// Whether the font shrinks to fit; true for a label unless the document has `NO`.
  public internal(set) var adjustsFontSizeToFit = false
  /// The least factor by which the font shrinks.
  public internal(set) var minimumScaleFactor: Double?
  /// The least size to which the font shrinks.
  public internal(set) var minimumFontSize: Double?
  /// Whether letters move together to fit.
  public internal(set) var adjustsLetterSpacingToFitWidth = false
  /// Whether the font follows the user's text size.
  public internal(set) var adjustsFontForContentSizeCategory = false
  /// The alignment of a shrunk text, such as `alignBaselines`.
  public internal(set) var baselineAdjustment: String?
  /// The border of a text field: `roundedRect`, `bezel`, `line`; nothing means none.
  public internal(set) var borderStyle: String?
  /// When a text field shows its clear button.
  public internal(set) var clearButtonMode: String?
  /// Whether a text view can be edited.
  public internal(set) var isEditable = true

  /// The displayed text: the attributed one if it is used.
  public var shownText: String {
    if usesAttributedText || text == nil, let attributedText { return attributedText.string }
    return text ?? ""
  }
}

/// What an image view shows.
public struct ImageProperties: Hashable, Sendable {
  /// The image's name.
  public internal(set) var name: String?
  /// `system` for a symbol.
  public internal(set) var catalog: String?
  /// The image's name while highlighted.
  public internal(set) var highlightedName: String?
  /// The symbol's scale, weight and size.
  public internal(set) var symbol: SymbolConfiguration?
}

/// How large and heavy a symbol is.
public struct SymbolConfiguration: Hashable, Sendable {
  /// `pointSize`, `font` or nothing.
  public internal(set) var type: String?
  /// The scale's word, such as `large`.
  public internal(set) var scale: String?
  /// The weight's word, such as `medium`.
  public internal(set) var weight: String?
  /// The size in points.
  public internal(set) var pointSize: Double?
  /// The font it goes with.
  public internal(set) var font: FontElement?
}
