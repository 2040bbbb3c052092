internal import AutoLayout
public import Foundation

/// A reusable view of a collection view.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionreusableview>
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The identifier with which the view was registered.
  open internal(set) var reuseIdentifier: String?

  override var fitsWithoutSolving: Bool { true }

  /// Prepares the view for reuse with other content.
  open func prepareForReuse() {}

  /// Applies the attributes of the layout; does nothing unless overridden.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the preferred attributes: the fitting size unless overridden.
  ///
  /// In a compositional layout, only dimensions that are estimated change (`scrollview:V6.3`).
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = layoutAttributes.fittingAxes
    let size = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    layoutAttributes.frame.size = size
    return layoutAttributes
  }

  package override func describe(in shown: inout ViewDescription) { shown.kind = "cell" }
}

/// A cell of a collection view.
///
/// Add its content to ``contentView``.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewcell>
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view for content, with the size of the cell.
  public let contentView = UIView(frame: .zero)

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a cell from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Whether the cell is selected.
  open var isSelected = false
  /// The segue of the cell's prototype.
  var whenSelected: ((NSObject) -> Void)?
  /// Whether the cell is highlighted.
  open var isHighlighted = false
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content of a selected item.
  open var selectedBackgroundView: UIView?
}
