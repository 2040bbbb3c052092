extension LayoutSnapshot {
  /// The properties of a view that affect layout, and its baselines.
  public struct LayoutFacts: Equatable, Sendable {
    /// The safe-area insets.
    public var safeAreaInsets: Insets

    /// The layout margins.
    public var layoutMargins: Insets

    /// The layout guides that the view owns.
    public var guides: [Guide]

    /// The intrinsic content size.
    package var intrinsicSize: IntrinsicSize?

    /// The content hugging priorities.
    public var hugging: AxisPriorities?

    /// The content compression resistance priorities.
    public var compression: AxisPriorities?

    /// The distance of the first line's baseline from the top of the view.
    public var firstBaseline: Double?

    /// The distance of the last line's baseline from the top of the view.
    public var lastBaseline: Double?

    /// Whether the layout is ambiguous: the constraints also allow another frame.
    public var isAmbiguous: Bool

    /// Facts without values.
    public static let none = LayoutFacts()

    /// Creates the facts of a view.
    package init(
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
  /// An intrinsic content size, which can be missing along an axis.
  package struct IntrinsicSize: Codable, Equatable, Sendable {
    /// The width; nil if the view has no intrinsic width.
    package var width: Double?

    /// The height; nil if the view has no intrinsic height.
    package var height: Double?

    /// Creates an intrinsic content size.
    package init(width: Double? = nil, height: Double? = nil) {
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

  /// Decodes the JSON form.
  ///
  /// Missing fields have their default values.
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

  /// Encodes the JSON form.
  ///
  /// Fields with default values are omitted.
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
