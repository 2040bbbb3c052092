public import Foundation

/// A space between items, fixed or with a minimum.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing>
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The space, or its minimum, in points.
  public let spacing: CGFloat
  /// Whether the space grows to fill its group.
  public let isFlexible: Bool
  /// Whether the space has a fixed length.
  open var isFixed: Bool { !isFlexible }

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
  }

  /// Returns a space with a minimum; the remaining space of the group is divided equally among its
  /// flexible spaces.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
  /// Returns a fixed space.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
}

/// The space around an item, outside its size.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nscollectionlayoutedgespacing>
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The space before the item.
  public let leading: NSCollectionLayoutSpacing?
  /// The space above the item.
  public let top: NSCollectionLayoutSpacing?
  /// The space after the item.
  public let trailing: NSCollectionLayoutSpacing?
  /// The space below the item.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates spaces; nil is no space.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}
