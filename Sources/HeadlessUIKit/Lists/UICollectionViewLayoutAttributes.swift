internal import AutoLayout
public import Foundation

/// Where one cell or supplementary view of a collection is.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes>
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The kind of the element.
  public private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of supplementary view.
  public private(set) var representedElementKind: String?
  /// The item, or the supplementary view's section.
  open var indexPath = IndexPath()
  /// The rectangle in the content.
  open var frame = CGRect.zero
  /// The opacity.
  open var alpha: CGFloat = 1
  /// The order in depth: greater values are in front.
  open var zIndex = 0
  /// Whether the view is not shown.
  open var isHidden = false
  /// Applied around the centre.
  open var transform = CGAffineTransform.identity

  /// Creates the attributes of a cell without an index path.
  public required override init() { super.init() }

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
    self.indexPath = indexPath
  }

  /// The size of ``frame``.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }

  /// The centre of ``frame``.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The rectangle of the size at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Returns attributes with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainThread.assume("UICollectionViewLayoutAttributes.isEqual") {
      let copy = Self()
      copy.representedElementCategory = representedElementCategory
      copy.representedElementKind = representedElementKind
      copy.indexPath = indexPath
      copy.frame = frame
      copy.alpha = alpha
      copy.zIndex = zIndex
      copy.isHidden = isHidden
      copy.transform = transform
      return Unchecked(copy)
    }.value
  }

  /// Carries a result out of the assumed actor; the caller is on it.
  private struct Unchecked: @unchecked Sendable {
    let value: Any
    init(_ value: Any) { self.value = value }
  }
}
