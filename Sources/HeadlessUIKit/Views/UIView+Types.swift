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

  /// How content fills bounds of another size; raw values are Apple's.
  public enum ContentMode: Int, Sendable, CaseIterable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// As large as fits whole, keeping its proportions.
    case scaleAspectFit = 1
    /// As small as covers the bounds, keeping its proportions.
    case scaleAspectFill = 2
    /// Redrawn.
    case redraw = 3
    /// In the middle, at its own size.
    case center = 4
    /// At the top, at its own size.
    case top = 5
    /// At the bottom, at its own size.
    case bottom = 6
    /// At the left, at its own size.
    case left = 7
    /// At the right, at its own size.
    case right = 8
    /// In the top left corner, at its own size.
    case topLeft = 9
    /// In the top right corner, at its own size.
    case topRight = 10
    /// In the bottom left corner, at its own size.
    case bottomLeft = 11
    /// In the bottom right corner, at its own size.
    case bottomRight = 12
  }

  /// Stands for an intrinsic width or height that content does not have (−1).
  public static let noIntrinsicMetric: CGFloat = -1

  /// Asks a fitting for the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// Asks a fitting for the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

/// The pending updates of a view.
struct ViewFlags {
  var needsLayout = true
  /// A view below needs layout.
  var subtreeNeedsLayout = true
  var needsUpdateConstraints = true
  /// A view below needs to update its constraints.
  var subtreeNeedsUpdateConstraints = true
  /// Whether the content size waits to be read again.
  var contentSizeIsStale = false
  /// Whether the engine's facts were read when the view joined its tree, and nothing changed since.
  var factsAreFresh = false
  /// How many views there are up to the root of the tree that lays the view out.
  var level = 0
}

/// The content of a plain view whose content comes from elsewhere.
package enum MediaKind: Sendable {
  case web, map
}

/// Properties that few views set.
@MainActor
struct ViewStorage {
  var horizontalHugging = UILayoutPriority.defaultLow
  var verticalHugging = UILayoutPriority.defaultLow
  var horizontalCompression = UILayoutPriority.defaultHigh
  var verticalCompression = UILayoutPriority.defaultHigh
  var tintColor: UIColor?
  var traitOverrides = UITraitOverrides()
  var traitObservers = TraitObservers()
  /// Recognizers and interactions, once there are any.
  var interactions: ViewInteractions?
  var contentScaleFactor: CGFloat?
  /// The layer, once it has been accessed.
  var layer: CALayer?
  var margins = Margins.standard
  /// Margins that count instead of the class's.
  var standardMargins: UIEdgeInsets?
  /// Whether a cell leaves its content view where it is.
  var keepsContentFrame = false
  /// Whether a list that shows the view's cell gives the view its size.
  var isEncapsulated = false
  /// The content of a plain view in pictures: a web page, a map.
  var mediaKind: MediaKind?
  /// The class in a document, if it is not one of Purlin's.
  var nibClassName: String?
  var effectiveMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var safeAreaInsets = UIEdgeInsets.zero
  var systemGuides: [EngineItem.Inset: UILayoutGuide] = [:]
  /// Guides of special shape that belong to the view: old layout guides, a scroll view's.
  var specialGuides: [UILayoutGuide] = []
  /// The keyboard's guide, once it has been accessed.
  var keyboardGuide: UIKeyboardLayoutGuide?
  /// Of a window: the keyboard that a test shows.
  var keyboard: Device.Keyboard?
  /// An intrinsic content size that comes from outside, such as a document, instead of the content.
  var contentSizeOverride: CGSize?
  /// Whether that size only makes a view without content visible, so that it counts as no content.
  var hasPlaceholderSize = false
  /// The width at which text in this view was last measured, in points.
  var measuredWidth: CGFloat?

  /// The margins that were set.
  enum Margins: Equatable {
    /// 8 points, or what the system asks of a controller's root view.
    case standard
    case physical(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }
}

extension CGRect {
  func outset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x - insets.left, y: origin.y - insets.top,
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }
}
