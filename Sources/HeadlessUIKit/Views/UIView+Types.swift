internal import AutoLayout
public import Foundation
internal import HeadlessQuartzCore

extension UIView {
  /// The flexible lengths of a view when its superview changes size.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// Apple's bits (`engine:E7`).
    public let rawValue: UInt
    /// Creates a mask with Apple's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The space on the left is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The space on the right is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The space above is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The space below is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The way in which content fills the bounds; raw values are Apple's.
  public enum ContentMode: Int, Sendable, CaseIterable {
    /// The content is scaled to the bounds.
    case scaleToFill = 0
    /// The content is scaled to fit the bounds, keeping its aspect ratio.
    case scaleAspectFit = 1
    /// The content is scaled to fill the bounds, keeping its aspect ratio.
    case scaleAspectFill = 2
    /// The content is redrawn.
    case redraw = 3
    /// Centered, unscaled.
    case center = 4
    /// At the top, unscaled.
    case top = 5
    /// At the bottom, unscaled.
    case bottom = 6
    /// At the left, unscaled.
    case left = 7
    /// At the right, unscaled.
    case right = 8
    /// In the top-left corner, unscaled.
    case topLeft = 9
    /// In the top-right corner, unscaled.
    case topRight = 10
    /// In the bottom-left corner, unscaled.
    case bottomLeft = 11
    /// In the bottom-right corner, unscaled.
    case bottomRight = 12
  }

  /// The value for an intrinsic width or height that the content does not have (−1).
  public static let noIntrinsicMetric: CGFloat = -1

  /// The target size for the smallest fitting size.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The target size for the largest fitting size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

/// The kind of external content of a view.
package enum MediaKind: Sendable {
  case web, map
}

extension CGRect {
  func outset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x - insets.left, y: origin.y - insets.top,
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }
}

extension CACornerMask {
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
