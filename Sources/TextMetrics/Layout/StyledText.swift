/// A text with fonts and attributes.
public struct StyledText: Sendable, Hashable {
  /// A part of the text in one font.
  public struct Run: Sendable, Hashable {
    /// The characters.
    public var text: String
    /// The font.
    public var font: TextFont
    /// The space added to each character's advance (`NSAttributedString.Key.kern`), in points.
    public var letterSpacing: Double
    /// The distance of the characters above the baseline, in points.
    public var baselineOffset: Double
    /// The style of the paragraph that begins in this run; nil for the style of the whole text.
    public var paragraph: ParagraphStyle?
    /// The size of an attachment, which replaces that of the run's characters.
    package var attachment: Attachment?

    /// Creates a run.
    package init(
      _ text: String, _ font: TextFont, letterSpacing: Double = 0, baselineOffset: Double = 0,
      paragraph: ParagraphStyle? = nil, attachment: Attachment? = nil
    ) {
      self.text = text
      self.font = font
      self.letterSpacing = letterSpacing
      self.baselineOffset = baselineOffset
      self.paragraph = paragraph
      self.attachment = attachment
    }
  }

  /// The space of an attachment in a line.
  package struct Attachment: Sendable, Hashable {
    /// The width, in points.
    package var width: Double
    /// The height above the baseline, in points.
    package var ascent: Double
    /// The height below the baseline, in points.
    package var descent: Double

    /// Creates the space of an attachment.
    package init(width: Double, ascent: Double, descent: Double) {
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }
  }

  /// The runs in logical order.
  public var runs: [Run]

  /// Creates a text from runs.
  public init(runs: [Run]) { self.runs = runs }

  /// Creates a text in one font.
  public init(_ text: String, _ font: TextFont) { runs = [Run(text, font)] }

  /// The characters of all runs.
  public var string: String { runs.count == 1 ? runs[0].text : runs.map { $0.text }.joined() }
}
