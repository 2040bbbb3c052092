/// The attributes for breaking and spacing the lines of a paragraph; lengths are in points.
///
/// Names and meanings are those of `NSParagraphStyle`. Alignment is not included, because it does
/// not change sizes.
public struct ParagraphStyle: Sendable, Hashable {
  /// The treatment of text that is wider than its line.
  public var lineBreakMode: LineBreakMode
  /// The space between two lines of a paragraph; not added after the last line of the text.
  public var lineSpacing: Double = 0
  /// A factor for the line height of the font; 0 for none.
  public var lineHeightMultiple: Double = 0
  /// The minimum line height; 0 for none.
  ///
  /// Additional space is added above the text.
  public var minimumLineHeight: Double = 0
  /// The maximum line height; 0 for none.
  ///
  /// Space is removed above the text.
  public var maximumLineHeight: Double = 0
  /// The space after a paragraph, except the last one.
  public var paragraphSpacing: Double = 0
  /// The space before a paragraph, except the first one.
  public var paragraphSpacingBefore: Double = 0
  /// The indent of a paragraph's first line from the leading edge.
  public var firstLineHeadIndent: Double = 0
  /// The indent of the other lines from the leading edge.
  public var headIndent: Double = 0
  /// The end of the lines: a distance from the leading edge if positive, otherwise from the
  /// trailing edge.
  public var tailIndent: Double = 0
  /// The paragraph's own tab stops, in any order.
  public var tabStops: [TabStop] = []
  /// The interval of tab stops after the paragraph's own.
  ///
  /// If it is 0, there are none, and a tab has no width.
  public var tabInterval: Double = 28
  /// Whether a newline at the end of the text adds an empty last line.
  ///
  /// A label ignores such a newline; a text view shows the empty line.
  public var countsFinalNewline: Bool = false
  /// Whether the line spacing of a font is also added below the last line.
  ///
  /// It is in a text view, but not in a label: one line of body text is 22 points high in a text
  /// view and 20.29 points in a label.
  public var countsLastLineSpacing: Bool = false

  /// Creates the style of a plain paragraph.
  public init(lineBreakMode: LineBreakMode = .byWordWrapping) {
    self.lineBreakMode = lineBreakMode
  }
}
