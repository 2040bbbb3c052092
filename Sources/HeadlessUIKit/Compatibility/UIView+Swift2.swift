public import AutoLayout
public import Foundation

// Names in Swift 2 and of Objective-C setters, so that older sources compile.

extension UIView {
  /// The name in Swift 1.
  @available(*, deprecated, message: "Set translatesAutoresizingMaskIntoConstraints")
  public func setTranslatesAutoresizingMaskIntoConstraints(_ flag: Bool) {
    translatesAutoresizingMaskIntoConstraints = flag
  }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "contentHuggingPriority(for:)")
  public func contentHuggingPriorityForAxis(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentHuggingPriority(for: axis)
  }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "setContentHuggingPriority(_:for:)")
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, forAxis axis: NSLayoutConstraint.Axis
  ) { setContentHuggingPriority(priority, for: axis) }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "contentCompressionResistancePriority(for:)")
  public func contentCompressionResistancePriorityForAxis(_ axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { contentCompressionResistancePriority(for: axis) }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "setContentCompressionResistancePriority(_:for:)")
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, forAxis axis: NSLayoutConstraint.Axis
  ) { setContentCompressionResistancePriority(priority, for: axis) }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "constraintsAffectingLayout(for:)")
  public func constraintsAffectingLayoutForAxis(_ axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  { constraintsAffectingLayout(for: axis) }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "systemLayoutSizeFitting(_:)")
  public func systemLayoutSizeFittingSize(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(targetSize)
  }

  /// The name in Swift 2.
  @available(
    *, deprecated,
    renamed: "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)"
  )
  public func systemLayoutSizeFittingSize(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "alignmentRect(forFrame:)")
  public func alignmentRectForFrame(_ frame: CGRect) -> CGRect { alignmentRect(forFrame: frame) }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "frame(forAlignmentRect:)")
  public func frameForAlignmentRect(_ alignmentRect: CGRect) -> CGRect {
    frame(forAlignmentRect: alignmentRect)
  }

  /// The view that provides the baseline; the name before iOS 9.
  @available(*, deprecated, message: "Use forFirstBaselineLayout or forLastBaselineLayout")
  public func viewForBaselineLayout() -> UIView { forLastBaselineLayout }
}
