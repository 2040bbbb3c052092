extension LayoutSnapshot {
  /// A laid-out text: the string, its font and the measured lines.
  public struct Text: Equatable, Sendable {
    /// The whole string, before line breaking and truncation.
    public var string: String

    /// The lines; empty if the text has not been measured.
    public var lines: [Line]

    /// The font of the text.
    public var font: Font

    /// The color of the text.
    public var color: Color?

    /// The horizontal alignment of lines.
    public var alignment: Alignment

    /// Whether the string is a placeholder of an empty text field.
    public var isPlaceholder: Bool

    /// Whether the text is truncated: a part of the string is not in `lines`.
    public var isTruncated: Bool

    /// Creates a text.
    public init(
      _ string: String, lines: [Line] = [], font: Font = Font(size: 17), color: Color? = nil,
      alignment: Alignment = .natural, isPlaceholder: Bool = false, isTruncated: Bool = false
    ) {
      self.string = string
      self.lines = lines
      self.font = font
      self.color = color
      self.alignment = alignment
      self.isPlaceholder = isPlaceholder
      self.isTruncated = isTruncated
    }
  }
}

extension LayoutSnapshot.Text {
  /// One line of a text, in the coordinates of its view's bounds.
  public struct Line: Codable, Equatable, Sendable {
    /// The characters of the line, including the ellipsis if the line is truncated.
    public var text: String

    /// The left end of the line; nil if the alignment determines it.
    public var x: Double?

    /// The distance of the baseline from the top of the view.
    public var baseline: Double

    /// The measured advance width, without trailing whitespace.
    public var width: Double

    /// The parts in different fonts and colors, and images; nil for a line in one font and color.
    public var runs: [Run]?

    /// Creates a line.
    public init(
      _ text: String, x: Double? = nil, baseline: Double, width: Double, runs: [Run]? = nil
    ) {
      self.text = text
      self.x = x
      self.baseline = baseline
      self.width = width
      self.runs = runs
    }
  }

  /// A part of a line in one font and color, or an image in the line.
  public struct Run: Codable, Equatable, Sendable {
    /// The characters; empty for an image.
    public var text: String

    /// The distance from the start of the line, in points.
    public var x: Double

    /// The measured advance width, in points.
    public var width: Double

    /// The font.
    public var font: LayoutSnapshot.Font

    /// The color; nil for that of the text.
    public var color: LayoutSnapshot.Color?

    /// The background color.
    public var background: LayoutSnapshot.Color?

    /// Whether the run is underlined.
    public var isUnderlined: Bool?

    /// Whether the run is struck through.
    public var isStruckThrough: Bool?

    /// The color of the underline; nil for that of the run.
    package var underlineColor: LayoutSnapshot.Color?

    /// The color of the line through the run; nil for that of the run.
    package var strikethroughColor: LayoutSnapshot.Color?

    /// The width of the outline, in points; negative if the characters are also filled, nil for none.
    package var outlineWidth: Double?

    /// The color of the outline; nil for that of the run.
    package var outlineColor: LayoutSnapshot.Color?

    /// The shadow.
    package var shadow: LayoutSnapshot.Shadow?

    /// The distance of the run above the baseline, in points.
    public var rise: Double?

    /// The image of an attachment; its frame is relative to the start of the line at the baseline.
    public var image: LayoutSnapshot.Image?

    /// Creates a run.
    public init(
      _ text: String, x: Double, width: Double, font: LayoutSnapshot.Font,
      color: LayoutSnapshot.Color? = nil, background: LayoutSnapshot.Color? = nil,
      isUnderlined: Bool? = nil, isStruckThrough: Bool? = nil, rise: Double? = nil,
      image: LayoutSnapshot.Image? = nil
    ) {
      self.text = text
      self.x = x
      self.width = width
      self.font = font
      self.color = color
      self.background = background
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
      self.rise = rise
      self.image = image
    }
  }

  /// The horizontal alignment of lines.
  public enum Alignment: String, Codable, Sendable {
    /// Left or right, according to the layout direction.
    case natural
    case left
    case center
    case right
    case justified
  }
}

extension LayoutSnapshot.Text: Codable {
  private enum CodingKeys: String, CodingKey {
    case string, lines, font, color, alignment, isPlaceholder, isTruncated
  }

  /// Decodes the JSON form.
  ///
  /// Missing fields have their default values.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(String.self, forKey: .string),
      lines: try container.decode(.lines, default: []),
      font: try container.decode(LayoutSnapshot.Font.self, forKey: .font),
      color: try container.decodeIfPresent(LayoutSnapshot.Color.self, forKey: .color),
      alignment: try container.decode(.alignment, default: .natural),
      isPlaceholder: try container.decode(.isPlaceholder, default: false),
      isTruncated: try container.decode(.isTruncated, default: false))
  }

  /// Encodes the JSON form.
  ///
  /// Fields with default values are omitted.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(string, forKey: .string)
    try container.encode(lines, forKey: .lines, unless: [])
    try container.encode(font, forKey: .font)
    try container.encodeIfPresent(color, forKey: .color)
    try container.encode(alignment, forKey: .alignment, unless: .natural)
    try container.encode(isPlaceholder, forKey: .isPlaceholder, unless: false)
    try container.encode(isTruncated, forKey: .isTruncated, unless: false)
  }
}
