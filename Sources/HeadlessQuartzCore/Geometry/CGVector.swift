#if !canImport(Darwin)
public import Foundation

/// A two-dimensional vector, for directions and differences rather than positions.
public struct CGVector: Hashable, Codable, Sendable {
  /// The horizontal component; positive values are to the right.
  public var dx: CGFloat
  /// The vertical component; positive values are downward.
  public var dy: CGFloat

  /// The zero vector.
  public static let zero = CGVector()

  /// Creates the zero vector.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Creates a vector from its horizontal and vertical component.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from components of type `Double`.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Creates a vector from whole components.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Creates a vector from the unkeyed pair `[dx, dy]` that `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let dx = try container.decode(CGFloat.self)
    let dy = try container.decode(CGFloat.self)
    self.init(dx: dx, dy: dy)
  }

  /// Writes the vector as the unkeyed pair `[dx, dy]`, as Core Graphics does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(dx)
    try container.encode(dy)
  }
}
#endif
