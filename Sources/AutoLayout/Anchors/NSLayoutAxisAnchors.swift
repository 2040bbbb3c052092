public import Foundation

/// An anchor for a horizontal position: leading, trailing, left, right or center.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The length from this position to another, to be compared with lengths.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(AnchorStorage(from: storage, to: otherAnchor.storage))
  }

  /// Creates `self == anchor + multiplier × standard space`, 8 points each.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeSpacing(.equal, anchor, multiplier) }

  /// Creates `self >= anchor + multiplier × standard space`, 8 points each.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeSpacing(.greaterThanOrEqual, anchor, multiplier) }

  /// Creates `self <= anchor + multiplier × standard space`, 8 points each.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeSpacing(.lessThanOrEqual, anchor, multiplier) }
}

/// An anchor for a vertical position: top, bottom, center or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The length from this position to another, to be compared with lengths.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(AnchorStorage(from: storage, to: otherAnchor.storage))
  }

  /// Creates `self == anchor + multiplier × standard space`, 8 points each.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeSpacing(.equal, anchor, multiplier) }

  /// Creates `self >= anchor + multiplier × standard space`, 8 points each.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeSpacing(.greaterThanOrEqual, anchor, multiplier) }

  /// Creates `self <= anchor + multiplier × standard space`, 8 points each.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeSpacing(.lessThanOrEqual, anchor, multiplier) }
}

extension NSLayoutAnchor {
  /// The standard space between plain edges, in points (`anchors:A2.2`).
  static var systemSpacing: CGFloat { 8 }

  func makeSpacing(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = make(relation, anchor, constant: Self.systemSpacing * multiplier)
    constraint.symbol = .anchorSpace
    return constraint
  }
}
