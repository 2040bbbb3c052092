extension LayoutSnapshot {
  /// A rectangle with its origin at the top left, in points.
  ///
  /// JSON: `[x, y, width, height]`.
  public struct Rect: Hashable, Sendable {
    /// The left top corner.
    public var origin: Point

    /// The extent to the right and downwards.
    public var size: Size

    /// The empty rectangle at the origin.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    /// Creates a rectangle from a corner and a size.
    public init(origin: Point, size: Size) {
      self.origin = origin
      self.size = size
    }

    /// Creates a rectangle from its four numbers.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }
  }
}

extension LayoutSnapshot.Rect {
  /// The x coordinate of the left edge.
  public var minX: Double { origin.x }

  /// The y coordinate of the top edge.
  public var minY: Double { origin.y }

  /// The x coordinate of the right edge.
  public var maxX: Double { origin.x + size.width }

  /// The y coordinate of the bottom edge.
  public var maxY: Double { origin.y + size.height }

  /// The x coordinate of the centre.
  public var midX: Double { origin.x + size.width / 2 }

  /// The y coordinate of the centre.
  public var midY: Double { origin.y + size.height / 2 }

  /// The horizontal extent.
  public var width: Double { size.width }

  /// The vertical extent.
  public var height: Double { size.height }

  /// Whether no number is NaN or infinite.
  public var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// Whether the rectangle covers no area.
  public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

  /// Returns the rectangle moved by a distance.
  public func offset(x: Double, y: Double) -> Self {
    Self(x: minX + x, y: minY + y, width: width, height: height)
  }

  /// Returns the rectangle shrunk by insets; never smaller than nothing.
  public func inset(by insets: LayoutSnapshot.Insets) -> Self {
    Self(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// Returns what both rectangles cover, or `nil` when they do not touch.
  public func intersection(_ other: Self) -> Self? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left <= right, top <= bottom else { return nil }
    return Self(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension LayoutSnapshot.Rect: Codable {
  /// Reads the JSON form described above.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(
      x: try container.decode(Double.self), y: try container.decode(Double.self),
      width: try container.decode(Double.self), height: try container.decode(Double.self))
  }

  /// Writes the JSON form described above.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(minX)
    try container.encode(minY)
    try container.encode(width)
    try container.encode(height)
  }
}
