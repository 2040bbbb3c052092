internal import AutoLayout
public import Foundation

/// Items in lines that break when they are full, in sections with header and footer.
///
/// A full line spreads its items over its whole length; the last line of a section keeps the gaps
/// of the lines before it if all items are of one size, else the least ones.
///
/// Not offered: headers that stay in view, invalidation contexts, insets by reference to the safe
/// area.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout>
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Stands for an estimate by the system: items are measured.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// The default size of items, which the delegate can override.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// Anything but zero has items measured.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The least space between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least space between items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The space around the items of a section.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The extent of headers in the direction of scrolling; 0 for none.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The extent of footers in the direction of scrolling; 0 for none.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Where content runs on.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }

  var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  var ordered: [UICollectionViewLayoutAttributes] = []
  /// Lines, headers and footers, in the direction of scrolling.
  var lines: [Line] = []
  var contentSize = CGSize.zero
  /// Sizes of items that have been in view, in a layout that measures.
  var measured: [IndexPath: CGSize] = [:]

  /// A part of what is placed, between two places in the direction of scrolling.
  struct Line {
    var start: CGFloat
    var end: CGFloat
    var members: Range<Int>
  }

  open override func invalidateLayout() {
    measured.removeAll()
    super.invalidateLayout()
  }

  override func measureItems(in rect: CGRect) -> Bool {
    guard estimatedItemSize != .zero else { return false }
    return measureEstimates(in: rect)
  }

  open override func prepare() { placeItems() }
  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    // Edges that only touch do not count; Foundation's `intersects` says they do on this platform.
    members(in: rect).filter { attributes in
      let frame = attributes.frame
      return frame.minX < rect.maxX && frame.maxX > rect.minX && frame.minY < rect.maxY
        && frame.maxY > rect.minY
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { items[indexPath] }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ordered.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }
}
