extension LayoutSnapshot {
  /// The properties of a font that a picture requires.
  public struct Font: Equatable, Sendable {
    /// The family name; nil for the system font.
    public var family: String?

    /// The size, in points.
    public var size: Double

    /// The weight on the scale of CSS, from 100 (ultra light) to 900 (black); 400 is regular.
    public var weight: Int

    /// Whether the face is italic or slanted.
    public var isItalic: Bool

    /// Creates a font description.
    public init(family: String? = nil, size: Double, weight: Int = 400, isItalic: Bool = false) {
      self.family = family
      self.size = size
      self.weight = weight
      self.isItalic = isItalic
    }
  }
}

extension LayoutSnapshot.Font: Codable {
  private enum CodingKeys: String, CodingKey {
    case family, size, weight, isItalic
  }

  /// Decodes the JSON form.
  ///
  /// Missing fields have their default values.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      family: try container.decodeIfPresent(String.self, forKey: .family),
      size: try container.decode(Double.self, forKey: .size),
      weight: try container.decode(.weight, default: 400),
      isItalic: try container.decode(.isItalic, default: false))
  }

  /// Encodes the JSON form.
  ///
  /// Fields with default values are omitted.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(family, forKey: .family)
    try container.encode(size, forKey: .size)
    try container.encode(weight, forKey: .weight, unless: 400)
    try container.encode(isItalic, forKey: .isItalic, unless: false)
  }
}
