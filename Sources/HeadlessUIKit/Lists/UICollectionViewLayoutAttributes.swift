internal import AutoLayout
public import Foundation
public import HeadlessQuartzCore

/// The layout attributes of a cell or supplementary view.
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
  /// The frame in the content.
  open var frame = CGRect.zero
  /// The opacity.
  open var alpha: CGFloat = 1
  /// The z-order: views with greater values are in front.
  open var zIndex = 0
  /// Whether the view is hidden.
  open var isHidden = false
  /// The transform around the center, in three dimensions.
  open var transform3D = CATransform3DIdentity
  /// The transform around the center: that of ``transform3D`` if it has two dimensions.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The axes on which the view is measured; both in a flow layout.
  var fittingAxes = UIAxis.both
  /// The section whose scroll view contains the view; nil for the collection view.
  var stripSection: Int?

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

  /// Creates the attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
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

  /// The center of ``frame``.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The rectangle of ``size`` at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Returns attributes with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainThread.assume("UICollectionViewLayoutAttributes.copy") {
      let copy = Self()
      copy.representedElementCategory = representedElementCategory
      copy.representedElementKind = representedElementKind
      copy.indexPath = indexPath
      copy.frame = frame
      copy.alpha = alpha
      copy.zIndex = zIndex
      copy.isHidden = isHidden
      copy.transform3D = transform3D
      copy.fittingAxes = fittingAxes
      copy.stripSection = stripSection
      return Unchecked(copy)
    }.value
  }

  /// Passes a result out of the assumed isolation; the caller is on the main actor.
  private struct Unchecked: @unchecked Sendable {
    let value: Any
    init(_ value: Any) { self.value = value }
  }
}
