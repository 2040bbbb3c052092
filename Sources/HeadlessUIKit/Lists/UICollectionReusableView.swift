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
