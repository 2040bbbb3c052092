extension LayoutSnapshot {
  /// The colors, border, corners, shadow and mask of a view.
  public struct Appearance: Equatable, Sendable {
    /// The background color, if any.
    public var backgroundColor: Color?

    /// The tint color, which controls and template images inherit.
    public var tintColor: Color?

    /// The color of the border.
    public var borderColor: Color?

    /// The width of the border, in points.
    ///
    /// The border is inside the frame.
    public var borderWidth: Double

    /// The radius of the corners, in points.
    public var cornerRadius: Double

    /// The corners that are rounded, as the bits of `CACornerMask`; 15 for all.
    public var roundedCorners: Int

    /// The shadow, if any.
    package var shadow: Shadow?

    /// Shapes whose opacity masks the view and its subviews; empty without a mask.
    public var mask: [Shape]

    /// The rotation of the view, of whose rectangle the frame is the bounding box; nil for none.
    package var rotation: Rotation?

    /// A rotation about the center of the frame.
    package struct Rotation: Codable, Equatable, Sendable {
      /// The angle, clockwise.
      package var degrees: Double
      /// The size of the rectangle, in points.
      package var size: Size

      /// Creates a rotation.
      package init(degrees: Double, size: Size) {
        self.degrees = degrees
        self.size = size
      }
    }

    /// An appearance without values.
    public static let none = Appearance()

    /// Creates an appearance.
    package init(
      backgroundColor: Color? = nil, tintColor: Color? = nil, borderColor: Color? = nil,
      borderWidth: Double = 0, cornerRadius: Double = 0, roundedCorners: Int = 15,
      shadow: Shadow? = nil, mask: [Shape] = []
    ) {
      self.backgroundColor = backgroundColor
      self.tintColor = tintColor
      self.borderColor = borderColor
      self.borderWidth = borderWidth
      self.cornerRadius = cornerRadius
      self.roundedCorners = roundedCorners
      self.shadow = shadow
      self.mask = mask
    }
  }
}

extension LayoutSnapshot.Appearance: Codable {
  private enum CodingKeys: String, CodingKey {
    case backgroundColor, tintColor, borderColor, borderWidth, cornerRadius
    case roundedCorners, shadow, mask, rotation
  }

  /// Decodes the JSON form.
  ///
  /// Missing fields have their default values.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    typealias Color = LayoutSnapshot.Color
    self.init(
      backgroundColor: try container.decodeIfPresent(Color.self, forKey: .backgroundColor),
      tintColor: try container.decodeIfPresent(Color.self, forKey: .tintColor),
      borderColor: try container.decodeIfPresent(Color.self, forKey: .borderColor),
      borderWidth: try container.decode(.borderWidth, default: 0),
      cornerRadius: try container.decode(.cornerRadius, default: 0),
      roundedCorners: try container.decode(.roundedCorners, default: 15),
      shadow: try container.decodeIfPresent(LayoutSnapshot.Shadow.self, forKey: .shadow),
      mask: try container.decode(.mask, default: []))
    rotation = try container.decodeIfPresent(Rotation.self, forKey: .rotation)
  }

  /// Encodes the JSON form.
  ///
  /// Fields with default values are omitted.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(backgroundColor, forKey: .backgroundColor)
    try container.encodeIfPresent(tintColor, forKey: .tintColor)
    try container.encodeIfPresent(borderColor, forKey: .borderColor)
    try container.encode(borderWidth, forKey: .borderWidth, unless: 0)
    try container.encode(cornerRadius, forKey: .cornerRadius, unless: 0)
    try container.encode(roundedCorners, forKey: .roundedCorners, unless: 15)
    try container.encodeIfPresent(shadow, forKey: .shadow)
    try container.encode(mask, forKey: .mask, unless: [])
    try container.encodeIfPresent(rotation, forKey: .rotation)
  }
}
