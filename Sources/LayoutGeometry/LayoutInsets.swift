/// Insets from the four edges of a rectangle, in points; left and right do not depend on the
/// direction.
///
/// JSON: `[top, left, bottom, right]`.
public struct LayoutInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double

  /// The distance from the left edge.
  public var left: Double

  /// The distance from the bottom edge.
  public var bottom: Double

  /// The distance from the right edge.
  public var right: Double

  /// No insets.
  public static let zero = LayoutInsets()

  /// Creates insets.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

#if !hasFeature(Embedded)
extension LayoutInsets: Codable {
  /// Reads the JSON form described above.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(
      top: try container.decode(Double.self), left: try container.decode(Double.self),
      bottom: try container.decode(Double.self), right: try container.decode(Double.self))
  }

  /// Writes the JSON form described above.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(top)
    try container.encode(left)
    try container.encode(bottom)
    try container.encode(right)
  }
}
#endif
