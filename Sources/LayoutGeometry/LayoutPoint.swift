/// A point in a coordinate system, in points.
///
/// JSON: `[x, y]`.
public struct LayoutPoint: Hashable, Sendable {
  /// The x coordinate.
  public var x: Double

  /// The y coordinate.
  public var y: Double

  /// The origin.
  public static let zero = LayoutPoint(x: 0, y: 0)

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

#if !hasFeature(Embedded)
extension LayoutPoint: Codable {
  /// Reads the JSON form described above.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(x: try container.decode(Double.self), y: try container.decode(Double.self))
  }

  /// Writes the JSON form described above.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(x)
    try container.encode(y)
  }
}
#endif
