internal import Foundation

/// The sizes and frames of the headers, footers and side views of a section or a layout.
@MainActor
struct BoundaryPlan {
  let items: [NSCollectionLayoutBoundarySupplementaryItem]
  /// The region at whose edges the views are, reduced by insets.
  let container: CGSize
  private(set) var sizes: [CGSize]
  private(set) var isMeasured: [Bool]

  init(_ items: [NSCollectionLayoutBoundarySupplementaryItem], in container: CGSize) {
    self.items = items
    self.container = container
    sizes = items.map { $0.layoutSize.size(in: container) }
    isMeasured = items.map { $0.layoutSize.fittingAxes.isEmpty }
  }

  mutating func setMeasured(_ size: CGSize, at index: Int) {
    sizes[index] = size
    isMeasured[index] = true
  }

  /// The space that the views take from the content at each edge.
  ///
  /// A view in a corner takes space above or below the content.
  var insets: NSDirectionalEdgeInsets {
    var insets = NSDirectionalEdgeInsets.zero
    for (item, size) in zip(items, sizes) where item.extendsBoundary {
      let edges = item.alignment.edges
      if edges.contains(.top) {
        insets.top = max(insets.top, size.height)
      } else if edges.contains(.bottom) {
        insets.bottom = max(insets.bottom, size.height)
      } else if edges.contains(.leading) {
        insets.leading = max(insets.leading, size.width)
      } else if edges.contains(.trailing) {
        insets.trailing = max(insets.trailing, size.width)
      }
    }
    return insets
  }

  /// Returns the frame of a view in a region, which is the section reduced by the insets at the sides;
  /// a view that covers the section's content is in `content`.
  func frame(of index: Int, region: CGRect, content: CGRect) -> CGRect {
    let (item, size) = (items[index], sizes[index])
    let isCorner = !item.alignment.edges.isDisjoint(with: [.top, .bottom])
    var area = item.extendsBoundary || !isCorner ? region : content
    if isCorner { (area.origin.x, area.size.width) = (region.minX, region.width) }
    if !isCorner { (area.origin.y, area.size.height) = (content.minY, content.height) }
    let at = item.containerAnchor.position
    return CGRect(
      x: area.minX + at.x * (area.width - size.width) + item.offset.x,
      y: area.minY + at.y * (area.height - size.height) + item.offset.y,
      width: size.width, height: size.height)
  }
}
