/// A width and a height, in points.
///
/// JSON: `[width, height]`.
public struct LayoutSize: Hashable, Sendable {
  /// The width.
  public var width: Double

  /// The height.
  public var height: Double

  /// The size whose width and height are 0.
  public static let zero = LayoutSize(width: 0, height: 0)

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

#if !hasFeature(Embedded)
extension LayoutSize: Codable {
  /// Reads the JSON form described above.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(width: try container.decode(Double.self), height: try container.decode(Double.self))
  }

  /// Writes the JSON form described above.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(width)
    try container.encode(height)
  }
}
#endif
