extension LayoutSnapshot {
  /// Distances inwards from the four edges, in points.
  ///
  /// JSON: `[top, left, bottom, right]`.
  public struct Insets: Hashable, Sendable {
    /// The distance from the top edge.
    public var top: Double

    /// The distance from the left edge.
    public var left: Double

    /// The distance from the bottom edge.
    public var bottom: Double

    /// The distance from the right edge.
    public var right: Double

    /// No insets.
    public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

    /// Creates insets.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }
}

extension LayoutSnapshot.Insets: Codable {
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
