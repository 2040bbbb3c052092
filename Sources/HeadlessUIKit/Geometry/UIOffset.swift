public import Foundation

/// An offset of a position, in points.
///
/// Positive values are to the right and downward.
public struct UIOffset: Hashable, Codable, Sendable {
  /// The horizontal offset, in points.
  public var horizontal: CGFloat
  /// The vertical offset, in points.
  public var vertical: CGFloat

  /// An offset of 0.
  public static let zero = UIOffset()

  /// Creates an offset of 0 in both directions.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
