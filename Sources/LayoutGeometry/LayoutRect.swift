/// A rectangle in points.
///
/// The origin is the top-left corner, and y increases downward.
///
/// JSON: `[x, y, width, height]`.
public struct LayoutRect: Hashable, Sendable {
  /// The x coordinate of the left edge.
  public var x: Double
  /// The y coordinate of the top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// The empty rectangle at the origin.
  public static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle from its coordinates and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a rectangle from its top-left corner and its size.
  public init(origin: LayoutPoint, size: LayoutSize) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }
}

extension LayoutRect {
  /// The top-left corner.
  public var origin: LayoutPoint {
    get { LayoutPoint(x: x, y: y) }
    set { (x, y) = (newValue.x, newValue.y) }
  }

  /// The size.
  public var size: LayoutSize {
    get { LayoutSize(width: width, height: height) }
    set { (width, height) = (newValue.width, newValue.height) }
  }

  /// The x coordinate of the left edge.
  public var minX: Double { x }

  /// The y coordinate of the top edge.
  public var minY: Double { y }

  /// The x coordinate of the right edge.
  public var maxX: Double { x + width }

  /// The y coordinate of the bottom edge.
  public var maxY: Double { y + height }

  /// The x coordinate of the center.
  public var midX: Double { x + width / 2 }

  /// The y coordinate of the center.
  public var midY: Double { y + height / 2 }

  /// Whether the coordinates and the size are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

  /// Whether the rectangle has no area.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Returns the rectangle with its origin moved by an offset.
  public func offset(x dx: Double, y dy: Double) -> Self {
    Self(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Returns the rectangle reduced by insets.
  ///
  /// Its width and height do not become negative.
  public func inset(by insets: LayoutInsets) -> Self {
    Self(
      x: x + insets.left, y: y + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// Returns the intersection of two rectangles, or nil if they do not touch.
  public func intersection(_ other: Self) -> Self? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left <= right, top <= bottom else { return nil }
    return Self(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The x- and y-coordinate, the width and the height.
  public var numbers: [Double] { [x, y, width, height] }

  /// Returns the greatest absolute difference of the coordinates and sizes of two rectangles.
  public func distance(to other: Self) -> Double {
    max(abs(x - other.x), abs(y - other.y), abs(width - other.width), abs(height - other.height))
  }
}

#if !hasFeature(Embedded)
extension LayoutRect: Codable {
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
    try container.encode(x)
    try container.encode(y)
    try container.encode(width)
    try container.encode(height)
  }
}
#endif
