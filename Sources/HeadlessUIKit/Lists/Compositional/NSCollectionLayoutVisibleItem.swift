public import Foundation

/// A visible view of a section, whose attributes an invalidation handler can change.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem>
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity.
  var alpha: CGFloat { get set }
  /// The z-order.
  var zIndex: Int { get set }
  /// Whether the view is hidden.
  var isHidden: Bool { get set }
  /// The center in the content.
  var center: CGPoint { get set }
  /// The transform around the center.
  var transform: CGAffineTransform { get set }
  /// The identifier of the view: the empty string.
  var name: String { get }
  /// The index path.
  var indexPath: IndexPath { get }
  /// The frame in the content.
  var frame: CGRect { get }
  /// The rectangle of the size at the origin.
  var bounds: CGRect { get }
  /// The kind of the view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary view.
  var representedElementKind: String? { get }
}

final class VisibleItem: NSCollectionLayoutVisibleItem {
  let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var name: String { "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
