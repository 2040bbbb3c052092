public import Foundation

/// Inset distances for the four physical edges of a rectangle, in points.
///
/// A positive value moves an edge inwards. Left and right stay where they are in a right-to-left
/// layout; ``NSDirectionalEdgeInsets`` follows the reading direction instead.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// The distance by which the top edge moves down, in points.
  public var top: CGFloat
  /// The distance by which the left edge moves right, in points.
  public var left: CGFloat
  /// The distance by which the bottom edge moves up, in points.
  public var bottom: CGFloat
  /// The distance by which the right edge moves left, in points.
  public var right: CGFloat

  /// Insets that leave every rectangle as it is.
  public static let zero = UIEdgeInsets()

  /// Creates insets of 0 on every edge.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets from one distance per edge, counterclockwise from the top.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension UIEdgeInsets: CustomDebugStringConvertible {
  /// The four distances, with their names, as a debugger prints them.
  public var debugDescription: String {
    "UIEdgeInsets(top: \(top), left: \(left), bottom: \(bottom), right: \(right))"
  }
}

extension CGRect {
  /// Returns the rectangle whose edges lie `insets` further inwards than this one's.
  ///
  /// Opposite insets larger than the rectangle give a negative size rather than an empty
  /// rectangle.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - (insets.left + insets.right),
      height: size.height - (insets.top + insets.bottom))
  }
}
