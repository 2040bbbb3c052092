internal import AutoLayout
public import Foundation

/// A view of a collection that shows one item or section after another.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionreusableview>
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// Makes a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view as a document does.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What the view was registered by.
  open internal(set) var reuseIdentifier: String?

  override var fitsWithoutSolving: Bool { true }

  /// Forgets what the view showed, before it shows something else.
  open func prepareForReuse() {}

  /// Takes the place a layout gives.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The place the view would like; the size that its constraints give unless overridden.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  package override func describe(in shown: inout ViewDescription) { shown.kind = "cell" }
}

/// A view of a collection that shows an item; constraints go to ``contentView``.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewcell>
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that takes content; as large as the cell.
  public let contentView = UIView(frame: .zero)

  /// Makes a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a cell as a document does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Whether the cell is chosen.
  open var isSelected = false
  /// Whether the cell is being touched.
  open var isHighlighted = false
  /// What lies behind the content.
  open var backgroundView: UIView?
  /// What lies behind the content while chosen.
  open var selectedBackgroundView: UIView?

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = systemLayoutSizeFitting(
      layoutAttributes.size, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    layoutAttributes.frame.size = size
    return layoutAttributes
  }
}
