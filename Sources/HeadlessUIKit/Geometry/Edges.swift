/// A set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The set as bits: top 1, left 2, bottom 4, right 8.
  public let rawValue: UInt

  /// Creates a set from Apple's bits; unknown bits are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge with the smallest y.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The edge with the smallest x.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The edge with the largest y.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The edge with the largest x.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A set of edges of a rectangle, with leading and trailing edges.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The set as bits: top 1, leading 2, bottom 4, trailing 8.
  public let rawValue: UInt

  /// Creates a set from Apple's bits; unknown bits are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge with the smallest y.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The leading edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The edge with the largest y.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The trailing edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A set of axes.
///
/// Unlike `NSLayoutConstraint.Axis`, the set can contain both axes or none.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The set as bits: horizontal 1, vertical 2.
  public let rawValue: UInt

  /// Creates a set from Apple's bits; unknown bits are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// No axis.
  public static let neither: UIAxis = []
  /// The axis from left to right.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// The axis from top to bottom.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// The horizontal and the vertical axis.
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The set as bits: top left 1, top right 2, bottom left 4, bottom right 8.
  public let rawValue: UInt

  /// Creates a set from Apple's bits; unknown bits are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner with the smallest x and y.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner with the largest x and the smallest y.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner with the smallest x and the largest y.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner with the largest x and y.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All corners.
  ///
  /// All bits are set, as in UIKit.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
