extension LayoutSnapshot {
  /// The values of a view that layout reads, and the baselines that it computes.
  public struct LayoutFacts: Equatable, Sendable {
    /// The part of the bounds that bars and the device's shape cover.
    public var safeAreaInsets: Insets

    /// The margins that its content keeps.
    public var layoutMargins: Insets

    /// The layout guides that the view owns.
    public var guides: [Guide]

    /// The size it would like to have.
    public var intrinsicSize: IntrinsicSize?

    /// The priorities at which it resists growing.
    public var hugging: AxisPriorities?

    /// The priorities at which it resists shrinking.
    public var compression: AxisPriorities?

    /// The distance of the first line's baseline from the top of the view.
    public var firstBaseline: Double?

    /// The distance of the last line's baseline from the top of the view.
    public var lastBaseline: Double?

    /// Whether the constraints allow another, equally good frame.
    public var isAmbiguous: Bool

    /// Nothing known.
    public static let none = LayoutFacts()

    /// Creates the facts of a view.
    public init(
      safeAreaInsets: Insets = .zero, layoutMargins: Insets = .zero, guides: [Guide] = [],
      intrinsicSize: IntrinsicSize? = nil, hugging: AxisPriorities? = nil,
      compression: AxisPriorities? = nil, firstBaseline: Double? = nil,
      lastBaseline: Double? = nil, isAmbiguous: Bool = false
    ) {
      self.safeAreaInsets = safeAreaInsets
      self.layoutMargins = layoutMargins
      self.guides = guides
      self.intrinsicSize = intrinsicSize
      self.hugging = hugging
      self.compression = compression
      self.firstBaseline = firstBaseline
      self.lastBaseline = lastBaseline
      self.isAmbiguous = isAmbiguous
    }
  }
}

extension LayoutSnapshot.LayoutFacts {
  /// A size that may be unknown on an axis.
  public struct IntrinsicSize: Codable, Equatable, Sendable {
    /// The width; absent where the view has none of its own.
    public var width: Double?

    /// The height; absent where the view has none of its own.
    public var height: Double?

    /// Creates an intrinsic size.
    public init(width: Double? = nil, height: Double? = nil) {
      self.width = width
      self.height = height
    }
  }

  /// A priority for each axis.
  public struct AxisPriorities: Codable, Equatable, Sendable {
    /// The priority along the horizontal axis, 1 to 1000.
    public var horizontal: Double

    /// The priority along the vertical axis, 1 to 1000.
    public var vertical: Double

    /// Creates a pair of priorities.
    public init(horizontal: Double, vertical: Double) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }
}

extension LayoutSnapshot.LayoutFacts: Codable {
  private enum CodingKeys: String, CodingKey {
    case safeAreaInsets, layoutMargins, guides, intrinsicSize, hugging, compression
    case firstBaseline, lastBaseline, isAmbiguous
  }

  /// Reads the JSON form; absent fields take their defaults.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      safeAreaInsets: try container.decode(.safeAreaInsets, default: .zero),
      layoutMargins: try container.decode(.layoutMargins, default: .zero),
      guides: try container.decode(.guides, default: []),
      intrinsicSize: try container.decodeIfPresent(IntrinsicSize.self, forKey: .intrinsicSize),
      hugging: try container.decodeIfPresent(AxisPriorities.self, forKey: .hugging),
      compression: try container.decodeIfPresent(AxisPriorities.self, forKey: .compression),
      firstBaseline: try container.decodeIfPresent(Double.self, forKey: .firstBaseline),
      lastBaseline: try container.decodeIfPresent(Double.self, forKey: .lastBaseline),
      isAmbiguous: try container.decode(.isAmbiguous, default: false))
  }

  /// Writes the JSON form; fields at their defaults are left out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(safeAreaInsets, forKey: .safeAreaInsets, unless: .zero)
    try container.encode(layoutMargins, forKey: .layoutMargins, unless: .zero)
    try container.encode(guides, forKey: .guides, unless: [])
    try container.encodeIfPresent(intrinsicSize, forKey: .intrinsicSize)
    try container.encodeIfPresent(hugging, forKey: .hugging)
    try container.encodeIfPresent(compression, forKey: .compression)
    try container.encodeIfPresent(firstBaseline, forKey: .firstBaseline)
    try container.encodeIfPresent(lastBaseline, forKey: .lastBaseline)
    try container.encode(isAmbiguous, forKey: .isAmbiguous, unless: false)
  }
}
