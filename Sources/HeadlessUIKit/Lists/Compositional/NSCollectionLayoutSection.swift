public import Foundation

/// The scrolling of a section across the layout's scroll direction; raw values are Apple's.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll by itself.
  case none = 0
  /// Scrolling stops anywhere.
  case continuous = 1
  /// Scrolling stops at the leading edge of a group.
  case continuousGroupLeadingBoundary = 2
  /// Scrolling stops at multiples of the width.
  case paging = 3
  /// Scrolling stops at groups, one at a time.
  case groupPaging = 4
  /// Scrolling stops at groups in the center, one at a time.
  case groupPagingCentered = 5
}

/// The region to which the insets of a section are added; raw values are Apple's.
public enum UIContentInsetsReference: Int, Sendable {
  /// That of the layout.
  case automatic = 0
  /// The bounds of the collection view.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The readable content guide.
  case readableContent = 4
}

/// Changes the visible items of a section while it scrolls.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) ->
  Void

/// A section of a compositional layout: a group that is repeated, headers and footers.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nscollectionlayoutsection>
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup

  /// Creates a section that repeats a group along the scroll direction.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// The insets of the groups, inside headers and footers.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The region to which ``contentInsets`` are added.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The region in which headers and footers are.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The scrolling of the section across the layout's scroll direction.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers, footers and side views.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether the insets at the sides also apply to headers and footers.
  open var supplementariesFollowContentInsets = true
  /// Called in each layout with the visible items, whose opacity, center and transform it can
  /// change.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The views behind the items.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// The appearance of a list section.
  var list: UICollectionLayoutListConfiguration?

  var scrollsByItself: Bool { orthogonalScrollingBehavior != .none }
}
