public import AutoLayout
public import Foundation

// Spellings of Swift 2 and of Objective-C setters, kept so that older sources compile.

extension UIView {
  /// The spelling of Swift 1.
  @available(*, deprecated, message: "Set translatesAutoresizingMaskIntoConstraints")
  public func setTranslatesAutoresizingMaskIntoConstraints(_ flag: Bool) {
    translatesAutoresizingMaskIntoConstraints = flag
  }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "contentHuggingPriority(for:)")
  public func contentHuggingPriorityForAxis(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentHuggingPriority(for: axis)
  }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "setContentHuggingPriority(_:for:)")
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, forAxis axis: NSLayoutConstraint.Axis
  ) { setContentHuggingPriority(priority, for: axis) }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "contentCompressionResistancePriority(for:)")
  public func contentCompressionResistancePriorityForAxis(_ axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { contentCompressionResistancePriority(for: axis) }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "setContentCompressionResistancePriority(_:for:)")
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, forAxis axis: NSLayoutConstraint.Axis
  ) { setContentCompressionResistancePriority(priority, for: axis) }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "constraintsAffectingLayout(for:)")
  public func constraintsAffectingLayoutForAxis(_ axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  { constraintsAffectingLayout(for: axis) }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "systemLayoutSizeFitting(_:)")
  public func systemLayoutSizeFittingSize(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(targetSize)
  }

  /// The spelling of Swift 2.
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

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "alignmentRect(forFrame:)")
  public func alignmentRectForFrame(_ frame: CGRect) -> CGRect { alignmentRect(forFrame: frame) }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "frame(forAlignmentRect:)")
  public func frameForAlignmentRect(_ alignmentRect: CGRect) -> CGRect {
    frame(forAlignmentRect: alignmentRect)
  }

  /// The view whose text is this one's baseline, by the name of before iOS 9.
  @available(*, deprecated, message: "Use forFirstBaselineLayout or forLastBaselineLayout")
  public func viewForBaselineLayout() -> UIView { forLastBaselineLayout }
}
