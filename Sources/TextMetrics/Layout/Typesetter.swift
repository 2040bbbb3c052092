/// Breaks a text into lines, for one or more widths.
///
/// The initializer measures the characters and finds the break opportunities;
/// `layout(width:numberOfLines:)` only adds up widths. A label keeps its typesetter until its
/// text, font or style changes.
///
///     let text = StyledText("Hello, world", .system(17))
///     let typesetter = Typesetter(text, measurer: SystemTextMeasurer())
///     typesetter.layout(width: 60).lines.count   // 2
public struct Typesetter: Sendable {
  /// The text to lay out.
  public let text: StyledText
  /// The style of paragraphs whose first run has no style.
  ///
  /// The properties for the end of the text (``ParagraphStyle/countsFinalNewline``,
  /// ``ParagraphStyle/countsLastLineSpacing``) are always those of this style.
  public let style: ParagraphStyle
  /// The reasons why widths are estimates; empty if all characters were measured.
  public let estimates: TextEstimates

  let string: String
  let cells: [TextCell]
  let runMetrics: [RunMetrics]

  /// Creates a typesetter for a text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(
    _ text: StyledText, style: ParagraphStyle = ParagraphStyle(), measurer: some TextMeasurer
  ) {
    self.text = text
    self.style = style
    string = text.string
    cells = Self.cells(of: text, string: string, measurer: measurer)
    runMetrics = text.runs.map { RunMetrics($0, measurer: measurer) }
    var estimates: TextEstimates = []
    for cell in cells { estimates.formUnion(cell.estimates) }
    self.estimates = estimates
  }

  /// Creates a typesetter for a text in one font.
  public init(
    _ text: String, font: TextFont, style: ParagraphStyle = ParagraphStyle(),
    measurer: some TextMeasurer
  ) {
    self.init(StyledText(text, font), style: style, measurer: measurer)
  }

  /// Returns the advance of the characters between two UTF-8 offsets of the text, in points; tabs
  /// have none.
  public func width(ofBytes range: Range<Int>) -> Double {
    var (width, start) = (0.0, 0)
    for cell in cells {
      defer { start = cell.end }
      guard start >= range.lowerBound, cell.end <= range.upperBound else { continue }
      width += cell.advance + cell.kerning
    }
    return width
  }

  /// Returns the size of the text in lines of at most `width`, not rounded.
  ///
  /// - Parameters:
  ///   - width: The width of a line in points; infinity breaks at newlines only.
  ///   - numberOfLines: The maximum number of lines; 0 for no limit.
  /// - Returns: The size of ``layout(width:numberOfLines:)``.
  public func boundingSize(width: Double, numberOfLines: Int = 0) -> LayoutSize {
    layout(width: width, numberOfLines: numberOfLines).size
  }
}

/// A measured character.
struct TextCell: Sendable {
  enum Kind: UInt8, Sendable {
    case glyph
    /// White space, which does not count at the end of a wrapped line.
    case space
    case tab
    case newline
    case softHyphen
  }

  var advance: Double
  /// The kerning to the next cell if it is on the same line.
  var kerning: Double
  /// The end of the character, as a UTF-8 offset in the whole text.
  var end: Int
  var run: Int
  var kind: Kind
  var breakAfter: LineBreak
  var estimates: TextEstimates
}

/// The metrics of a run that determine the height of its lines.
struct RunMetrics: Sendable {
  var ascent: Double
  var descent: Double
  var leading: Double
  var ellipsisWidth: Double
  var hyphenWidth: Double

  init(_ run: StyledText.Run, measurer: some TextMeasurer) {
    let metrics = measurer.metrics(of: run.font)
    // The line height is this sum, except for fonts that specify a line height.
    let extra = metrics.lineHeight - (metrics.ascender - metrics.descender)
    ascent = metrics.ascender + extra + run.baselineOffset
    descent = -metrics.descender - run.baselineOffset
    leading = metrics.leading + run.font.lineSpacing
    if let attachment = run.attachment {
      (ascent, descent, leading) = (attachment.ascent, attachment.descent, 0)
      ascent += run.baselineOffset
      descent -= run.baselineOffset
    }
    ellipsisWidth = measurer.width(of: "…", in: run.font).points + run.letterSpacing
    hyphenWidth = measurer.width(of: "-", in: run.font).points + run.letterSpacing
  }
}
