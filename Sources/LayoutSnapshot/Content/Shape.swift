extension LayoutSnapshot {
  /// A path or a line of text that a view draws besides its kind's content: a layer without a view, or
  /// what `draw(_:)` draws.
  ///
  /// Coordinates are those of the view's bounds.
  public struct Shape: Equatable, Sendable {
    /// The path in the notation of SVG, with absolute commands: M, L, Q, C and Z.
    public var path: String

    /// The color of the inside.
    public var fill: Color?

    /// The gradient of the inside, instead of a color.
    public var gradient: Gradient?

    /// Whether the even-odd rule determines the inside; otherwise the nonzero winding rule.
    public var usesEvenOddRule: Bool

    /// The color of the line.
    public var stroke: Color?

    /// The width of the line, in points.
    public var lineWidth: Double

    /// The lengths of dashes and gaps, in points.
    public var dashes: [Double]

    /// Whether ends and corners of the line are round.
    public var hasRoundEnds: Bool

    /// The opacity, from 0 to 1.
    public var opacity: Double

    /// A path to which the shape is clipped.
    public var clip: String?

    /// Further paths to which the shape is clipped: it is drawn in the intersection of all.
    public var moreClips: [String]

    /// A line of text, with its font.
    public var text: Text?

    /// An image, in its frame.
    public var image: Image?

    /// Creates a shape.
    public init(
      path: String = "", fill: Color? = nil, gradient: Gradient? = nil,
      usesEvenOddRule: Bool = false, stroke: Color? = nil, lineWidth: Double = 1,
      dashes: [Double] = [], hasRoundEnds: Bool = false, opacity: Double = 1, clip: String? = nil,
      moreClips: [String] = [], text: Text? = nil, image: Image? = nil
    ) {
      self.path = path
      self.fill = fill
      self.gradient = gradient
      self.usesEvenOddRule = usesEvenOddRule
      self.stroke = stroke
      self.lineWidth = lineWidth
      self.dashes = dashes
      self.hasRoundEnds = hasRoundEnds
      self.opacity = opacity
      self.clip = clip
      self.moreClips = moreClips
      self.text = text
      self.image = image
    }
  }

  /// Colors that change along a line or from a center.
  public struct Gradient: Codable, Equatable, Sendable {
    /// The colors.
    public var colors: [Color]

    /// The position of each color, from 0 to 1.
    public var locations: [Double]

    /// The position of the first color; the center of a radial gradient.
    public var start: Point

    /// The position of the last color.
    public var end: Point

    /// The radius of a radial gradient, in points; nil for a linear one.
    public var radius: Double?

    /// Creates a gradient.
    public init(
      colors: [Color], locations: [Double], start: Point, end: Point, radius: Double? = nil
    ) {
      self.colors = colors
      self.locations = locations
      self.start = start
      self.end = end
      self.radius = radius
    }
  }

  /// The shadow of a view.
  package struct Shadow: Codable, Equatable, Sendable {
    /// The color, including its opacity.
    package var color: Color

    /// The distance from the view, in points.
    package var offset: Size

    /// The radius of the blur, in points.
    package var radius: Double

    /// Creates a shadow.
    package init(color: Color, offset: Size, radius: Double) {
      self.color = color
      self.offset = offset
      self.radius = radius
    }
  }
}

extension LayoutSnapshot.Shape: Codable {
  private enum CodingKeys: String, CodingKey {
    case path, fill, gradient, usesEvenOddRule, stroke, lineWidth, dashes, hasRoundEnds, opacity
    case clip, moreClips, text, image
  }

  /// Decodes the JSON form.
  ///
  /// Missing fields have their default values.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    typealias Color = LayoutSnapshot.Color
    self.init(
      path: try container.decode(.path, default: ""),
      fill: try container.decodeIfPresent(Color.self, forKey: .fill),
      gradient: try container.decodeIfPresent(LayoutSnapshot.Gradient.self, forKey: .gradient),
      usesEvenOddRule: try container.decode(.usesEvenOddRule, default: false),
      stroke: try container.decodeIfPresent(Color.self, forKey: .stroke),
      lineWidth: try container.decode(.lineWidth, default: 1),
      dashes: try container.decode(.dashes, default: []),
      hasRoundEnds: try container.decode(.hasRoundEnds, default: false),
      opacity: try container.decode(.opacity, default: 1),
      clip: try container.decodeIfPresent(String.self, forKey: .clip),
      moreClips: try container.decode(.moreClips, default: []),
      text: try container.decodeIfPresent(LayoutSnapshot.Text.self, forKey: .text),
      image: try container.decodeIfPresent(LayoutSnapshot.Image.self, forKey: .image))
  }

  /// Encodes the JSON form.
  ///
  /// Fields with default values are omitted.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(path, forKey: .path, unless: "")
    try container.encodeIfPresent(fill, forKey: .fill)
    try container.encodeIfPresent(gradient, forKey: .gradient)
    try container.encode(usesEvenOddRule, forKey: .usesEvenOddRule, unless: false)
    try container.encodeIfPresent(stroke, forKey: .stroke)
    try container.encode(lineWidth, forKey: .lineWidth, unless: 1)
    try container.encode(dashes, forKey: .dashes, unless: [])
    try container.encode(hasRoundEnds, forKey: .hasRoundEnds, unless: false)
    try container.encode(opacity, forKey: .opacity, unless: 1)
    try container.encodeIfPresent(clip, forKey: .clip)
    try container.encode(moreClips, forKey: .moreClips, unless: [])
    try container.encodeIfPresent(text, forKey: .text)
    try container.encodeIfPresent(image, forKey: .image)
  }
}
