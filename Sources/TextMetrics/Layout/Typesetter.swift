/// Breaks a text into lines, for any number of widths.
///
/// Measuring and finding break opportunities happen once, when the typesetter is made; `layout`
/// then only adds up. A label keeps its typesetter until text, font or style change.
///
///     let text = StyledText("Hello, world", .system(17))
///     let typesetter = Typesetter(text, measurer: SystemTextMeasurer())
///     typesetter.layout(width: 60).lines.count   // 2
public struct Typesetter: Sendable {
  /// The text that is laid out.
  public let text: StyledText
  /// The style of paragraphs whose first run has none.
  ///
  /// What counts at the end of the text (``ParagraphStyle/countsFinalNewline``,
  /// ``ParagraphStyle/countsLastLineSpacing``) is always this style's.
  public let style: ParagraphStyle
  /// Why widths are estimates; empty when all characters were measured.
  public let estimates: TextEstimates

  let string: String
  let cells: [TextCell]
  let runMetrics: [RunMetrics]

  /// Measures a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init(
    _ text: StyledText, style: ParagraphStyle = ParagraphStyle(), measurer: any TextMeasurer
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

  /// Measures a text in one font.
  public init(
    _ text: String, font: TextFont, style: ParagraphStyle = ParagraphStyle(),
    measurer: any TextMeasurer
  ) {
    self.init(StyledText(text, font), style: style, measurer: measurer)
  }

  /// Returns the size of the text in lines of at most `width`, not rounded.
  ///
  /// - Parameters:
  ///   - width: The width of a line; infinity breaks at newlines only.
  ///   - numberOfLines: The greatest number of lines; 0 is any number.
  /// - Returns: The size of ``layout(width:numberOfLines:)``.
  public func boundingSize(width: Double, numberOfLines: Int = 0) -> LayoutSize {
    layout(width: width, numberOfLines: numberOfLines).size
  }
}

/// One character in the typesetter's hands.
struct TextCell: Sendable {
  enum Kind: UInt8, Sendable {
    case glyph
    /// White space that does not count at a wrapped line's end.
    case space
    case tab
    case newline
    case softHyphen
  }

  var advance: Double
  /// Added when the next cell follows on the same line.
  var kerning: Double
  /// Where the character ends, in bytes of the whole text.
  var end: Int
  var run: Int
  var kind: Kind
  var breakAfter: LineBreak
  var estimates: TextEstimates
}

/// What lines take from the runs they hold.
struct RunMetrics: Sendable {
  var ascent: Double
  var descent: Double
  var leading: Double
  var ellipsisWidth: Double
  var hyphenWidth: Double

  init(_ run: StyledText.Run, measurer: any TextMeasurer) {
    let metrics = measurer.metrics(of: run.font)
    // The line height is the sum, but for fonts that give one of their own.
    let extra = metrics.lineHeight - (metrics.ascender - metrics.descender)
    ascent = metrics.ascender + extra + run.baselineOffset
    descent = -metrics.descender - run.baselineOffset
    leading = metrics.leading + run.font.lineSpacing
    ellipsisWidth = measurer.width(of: "…", in: run.font).points + run.letterSpacing
    hyphenWidth = measurer.width(of: "-", in: run.font).points + run.letterSpacing
  }
}
