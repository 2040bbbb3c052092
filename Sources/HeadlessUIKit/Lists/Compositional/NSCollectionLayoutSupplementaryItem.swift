public import Foundation

/// A view that is placed relative to an item or a group, such as a badge.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem>
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The anchor in the item or group.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The anchor in the view; nil if the view is inside the container's edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The z-order; that of items is 0.
  open var zIndex = 1

  /// Creates a view that is placed inside the edges of its container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

  /// Creates a view whose anchor is placed at the anchor of its container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String,
    _ containerAnchor: NSCollectionLayoutAnchor, _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns the frame of the view for a container, from its top leading corner.
  func frame(size: CGSize, in container: CGRect) -> CGRect {
    let (at, inView) = (containerAnchor.position, (itemAnchor ?? containerAnchor).position)
    let (shift, own) = (containerAnchor.offset(of: size), itemAnchor?.offset(of: size) ?? .zero)
    return CGRect(
      x: container.minX + at.x * container.width - inView.x * size.width + shift.x + own.x,
      y: container.minY + at.y * container.height - inView.y * size.height + shift.y + own.y,
      width: size.width, height: size.height)
  }
}

/// A header, footer or side view of a section or of the whole layout.
///
/// Apple:
/// <https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem>
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner at which the view is.
  public let alignment: NSRectAlignment
  /// The offset from its place, in points.
  public let offset: CGPoint
  /// Whether the section is larger by the view; otherwise the view covers the content.
  open var extendsBoundary = true
  /// Whether the view stays visible as long as its section is.
  open var pinToVisibleBounds = false

  /// Creates a view at an edge or corner.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a view at an offset from an edge or corner.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
  }
}

/// A view behind the items of a section.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem>
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind, for which the layout has a registered class.
  public let elementKind: String
  /// The z-order.
  open var zIndex = 0

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Returns a view as large as its section, reduced by ``NSCollectionLayoutItem/contentInsets``.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}
