public import Foundation

/// An item of a compositional layout.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nscollectionlayoutitem>
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size; fractions are those of the group that contains the item.
  public let layoutSize: NSCollectionLayoutSize
  /// The views that are placed relative to the item, such as badges.
  public internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets by which the view is smaller than ``layoutSize``.
  ///
  /// They are ignored on an axis with an estimated dimension.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space around the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with supplementary views.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }

  /// The insets without those of axes with an estimated dimension.
  var insetsInEffect: NSDirectionalEdgeInsets {
    var insets = contentInsets
    if layoutSize.widthDimension.fitsContent { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.fitsContent { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

/// An item of a custom group.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem>
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame in the group.
  public let frame: CGRect
  /// The z-order.
  public let zIndex: Int

  /// Creates an item with a frame in the group.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Creates an item with a frame in the group and a z-order.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
