internal import AutoLayout
public import Foundation

/// A layout that arranges items in lines, in sections with a header and a footer.
///
/// The items of a full line are distributed over its length. The last line of a section has the
/// gaps of the other lines if all items have the same size, otherwise the minimum gaps. A line with
/// space for one item only has it in the middle.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout>
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The value of ``estimatedItemSize`` with which items are measured.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// The default size of items, which the delegate can override.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The estimated size of items.
  ///
  /// If it is not zero, items are measured.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The minimum spacing between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum spacing between the items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The insets of a section.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// What the insets of sections are measured from; raw values are Apple's.
  public enum SectionInsetReference: Int, Sendable {
    /// The content inset.
    case fromContentInset = 0
    /// The safe area, or the content inset where that is larger.
    case fromSafeArea = 1
    /// The layout margins, or the content inset where that is larger.
    case fromLayoutMargins = 2
  }
  /// What the insets of sections are measured from, along the lines.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidateLayout() }
  }
  /// The size of headers, whose extent in the scroll direction is used; 0 for no headers.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers, whose extent in the scroll direction is used; 0 for no footers.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The scroll direction.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }

  /// Whether headers stay visible as long as their section is.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether footers stay visible as long as their section is.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  var ordered: [UICollectionViewLayoutAttributes] = []
  /// Lines, headers and footers, in the scroll direction.
  var lines: [Line] = []
  /// The headers and footers among the ordered elements.
  var edges: [Int] = []
  /// The items of each section with their insets, in the scroll direction.
  var extents: [Int: ClosedRange<CGFloat>] = [:]
  var contentSize = CGSize.zero
  /// The measured sizes of items that have been visible.
  var measured: [IndexPath: CGSize] = [:]

  /// A line, header or footer, between two positions in the scroll direction.
  struct Line {
    var start: CGFloat
    var end: CGFloat
    var members: Range<Int>
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !context.concernsOrigin { measured.removeAll() }
    super.invalidateLayout(with: context)
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  override var measuresItems: Bool { true }

  override func measureItems(in rect: CGRect) -> Bool {
    guard estimatedItemSize != .zero else { return false }
    return measureEstimates(in: rect)
  }

  open override func prepare() { placeItems() }
  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    // Rectangles that only touch are excluded; Foundation's `intersects` includes them on this
    // platform.
    members(in: rect).filter { !isPinned($0) && $0.frame.overlaps(rect) } + pinnedEdges(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { items[indexPath] }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    edges.lazy.map { self.ordered[$0] }
      .first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
      .map { isPinned($0) ? pinned($0) : $0 }
  }
}
