public import Foundation

/// A displacement of a position, in points, where positive values lead right and down.
public struct UIOffset: Hashable, Codable, Sendable {
  /// The displacement to the right, in points.
  public var horizontal: CGFloat
  /// The displacement downwards, in points.
  public var vertical: CGFloat

  /// The offset that leaves a position where it is.
  public static let zero = UIOffset()

  /// Creates an offset of 0 in both directions.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset from its two displacements, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
