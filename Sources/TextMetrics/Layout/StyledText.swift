/// Text whose parts may have different fonts.
public struct StyledText: Sendable, Hashable {
  /// A stretch of text in one font.
  public struct Run: Sendable, Hashable {
    /// The characters.
    public var text: String
    /// The font they are in.
    public var font: TextFont
    /// Added to every character's advance (`NSAttributedString.Key.kern`), in points.
    public var letterSpacing: Double
    /// The distance of the characters above the baseline, in points.
    public var baselineOffset: Double
    /// How the paragraph that begins in this run is broken and spaced; nil is the whole text's style.
    public var paragraph: ParagraphStyle?

    /// Creates a run.
    public init(
      _ text: String, _ font: TextFont, letterSpacing: Double = 0, baselineOffset: Double = 0,
      paragraph: ParagraphStyle? = nil
    ) {
      self.text = text
      self.font = font
      self.letterSpacing = letterSpacing
      self.baselineOffset = baselineOffset
      self.paragraph = paragraph
    }
  }

  /// The runs in logical order.
  public var runs: [Run]

  /// Creates a text of several runs.
  public init(runs: [Run]) { self.runs = runs }

  /// Creates a text in one font.
  public init(_ text: String, _ font: TextFont) { runs = [Run(text, font)] }

  /// All characters without their fonts.
  public var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
}
