public import Foundation

/// Says where the items of a collection are; the base of layouts of your own.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout>
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// Creates a layout.
  public override init() { super.init() }

  /// Creates a layout from a document.
  public required init?(coder: NSCoder) { super.init() }

  /// The collection that is laid out.
  open internal(set) weak var collectionView: UICollectionView?

  var isStale = true

  /// Computes positions before they are requested.
  open func prepare() {}

  /// The size of everything.
  open var collectionViewContentSize: CGSize { .zero }

  /// The places of what lies in a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The place of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The place of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Whether other bounds need other places; a change of size unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Has everything worked out again.
  open func invalidateLayout() {
    isStale = true
    collectionView?.setNeedsLayout()
  }

  /// Measures what of a rectangle has not been measured; returns whether places change.
  func measureItems(in rect: CGRect) -> Bool { false }

  func prepareIfNeeded() {
    guard isStale else { return }
    isStale = false
    prepare()
  }
}
