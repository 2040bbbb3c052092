public import Foundation

/// Inset distances whose horizontal edges follow the reading direction, in points.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The distance by which the top edge moves down, in points.
  public var top: CGFloat
  /// The distance at the edge where a line of text starts, in points.
  public var leading: CGFloat
  /// The distance by which the bottom edge moves up, in points.
  public var bottom: CGFloat
  /// The distance at the edge where a line of text ends, in points.
  public var trailing: CGFloat

  /// Insets that leave every rectangle as it is.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of 0 on every edge.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets from one distance per edge, in Apple's order.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates the directional form of physical insets, as seen in a layout of `direction`.
  package init(_ insets: UIEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
    let isLeftToRight = direction == .leftToRight
    self.init(
      top: insets.top, leading: isLeftToRight ? insets.left : insets.right,
      bottom: insets.bottom, trailing: isLeftToRight ? insets.right : insets.left)
  }
}

extension UIEdgeInsets {
  /// Creates the physical form of directional insets, as seen in a layout of `direction`.
  package init(_ insets: NSDirectionalEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
    let isLeftToRight = direction == .leftToRight
    self.init(
      top: insets.top, left: isLeftToRight ? insets.leading : insets.trailing,
      bottom: insets.bottom, right: isLeftToRight ? insets.trailing : insets.leading)
  }
}

extension NSDirectionalEdgeInsets: CustomDebugStringConvertible {
  /// The four distances, with their names, as a debugger prints them.
  public var debugDescription: String {
    "NSDirectionalEdgeInsets(top: \(top), leading: \(leading), bottom: \(bottom), "
      + "trailing: \(trailing))"
  }
}
