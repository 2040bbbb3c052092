internal import Foundation

/// Headers and footers that stay visible as long as their section is.
extension UICollectionViewFlowLayout {
  func isPinned(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    switch attributes.representedElementKind {
    case UICollectionView.elementKindSectionHeader: sectionHeadersPinToVisibleBounds
    case UICollectionView.elementKindSectionFooter: sectionFootersPinToVisibleBounds
    default: false
    }
  }

  /// Returns the pinned headers and footers of the sections in a rectangle, in front of the items.
  ///
  /// - Complexity: O(*e*), where *e* is the number of headers and footers.
  func pinnedEdges(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds else { return [] }
    return edges.map { ordered[$0] }.filter { isPinned($0) }.map { pinned($0) }
      .filter { $0.frame.overlaps(rect) }
  }

  /// Returns a header or footer moved into the visible part of its section.
  func pinned(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let collectionView, let moved = attributes.copy() as? UICollectionViewLayoutAttributes,
      let extent = extents[attributes.indexPath.section]
    else { return attributes }
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    let isHeader = attributes.representedElementKind == UICollectionView.elementKindSectionHeader
    let isVertical = scrollDirection == .vertical
    let length = isVertical ? moved.frame.height : moved.frame.width
    let start = isVertical ? moved.frame.minY : moved.frame.minX
    let (low, high) = isVertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
    let place =
      isHeader
      ? min(max(start, low), max(extent.upperBound - length, start))
      : max(min(start, high - length), min(extent.lowerBound, start))
    if isVertical { moved.frame.origin.y = place } else { moved.frame.origin.x = place }
    moved.zIndex = 1
    return moved
  }
}
