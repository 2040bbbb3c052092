/// How lines of a paragraph are broken and spaced; lengths are in points.
///
/// Names and meanings are those of `NSParagraphStyle`. Alignment is not here: it moves lines but
/// changes no size.
public struct ParagraphStyle: Sendable, Hashable {
  /// What happens where text is wider than its line.
  public var lineBreakMode: LineBreakMode
  /// Added between two lines of a paragraph; not after the last line of the text.
  public var lineSpacing: Double = 0
  /// A factor for the natural line height; 0 is none.
  public var lineHeightMultiple: Double = 0
  /// The minimum line height; additional space is added above the letters; 0 for none.
  public var minimumLineHeight: Double = 0
  /// The maximum line height; space is removed above the letters; 0 for none.
  public var maximumLineHeight: Double = 0
  /// Added after a paragraph; not after the last one.
  public var paragraphSpacing: Double = 0
  /// Added before a paragraph; not before the first one.
  public var paragraphSpacingBefore: Double = 0
  /// The distance of a paragraph's first line from the leading edge.
  public var firstLineHeadIndent: Double = 0
  /// The distance of the other lines from the leading edge.
  public var headIndent: Double = 0
  /// Where lines end: from the leading edge when positive, else from the trailing edge.
  public var tailIndent: Double = 0
  /// The paragraph's own tab stops, in any order.
  public var tabStops: [TabStop] = []
  /// The distance of two tab stops beyond the paragraph's own; 0 is none, a tab then takes no
  /// space.
  public var tabInterval: Double = 28
  /// Whether a newline at the end of the text makes an empty last line.
  ///
  /// A label ignores such a newline, a text view shows the empty line.
  public var countsFinalNewline: Bool = false
  /// Whether the space that a font adds between lines is also added below the last one.
  ///
  /// It does in a text view, in a label it does not: body text of one line is 22 points high in the
  /// former and 20.29 in the latter.
  public var countsLastLineSpacing: Bool = false

  /// Creates the style of a plain paragraph.
  public init(lineBreakMode: LineBreakMode = .byWordWrapping) {
    self.lineBreakMode = lineBreakMode
  }
}
