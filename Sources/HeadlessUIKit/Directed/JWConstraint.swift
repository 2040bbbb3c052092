public import Foundation

/// A directed constraint for a ``JWConstraintLayoutView``: `view.attribute :=
/// relativeView.relativeAttribute × scale + offset`, evaluated in this direction only.
///
/// If there is no relative view, the attribute is that of the layout view. The attributes can be on
/// different axes (`caconstraint:K3.4`).
@preconcurrency @MainActor
open class JWConstraint: NSObject {
  /// The view whose attribute is computed.
  public let view: UIView
  /// The attribute that is computed.
  public let attribute: JWConstraintAttribute
  /// The sibling whose attribute is read; nil for the layout view.
  public let relativeView: UIView?
  /// The attribute that is read.
  public let relativeAttribute: JWConstraintAttribute
  /// The factor of the attribute that is read.
  public let scale: CGFloat
  /// The offset added to the product, in points.
  public let offset: CGFloat

  /// Creates a constraint.
  public init(
    view: UIView, attribute: JWConstraintAttribute, relativeTo relativeView: UIView?,
    attribute relativeAttribute: JWConstraintAttribute, scale: CGFloat, offset: CGFloat
  ) {
    self.view = view
    self.attribute = attribute
    self.relativeView = relativeView
    self.relativeAttribute = relativeAttribute
    self.scale = scale
    self.offset = offset
  }

  /// Creates a constraint with a scale of 1.
  public convenience init(
    view: UIView, attribute: JWConstraintAttribute, relativeTo relativeView: UIView?,
    attribute relativeAttribute: JWConstraintAttribute, offset: CGFloat
  ) {
    self.init(
      view: view, attribute: attribute, relativeTo: relativeView, attribute: relativeAttribute,
      scale: 1, offset: offset)
  }

  /// Creates a constraint with a scale of 1 and an offset of 0 (`caconstraint:K3.5`).
  public convenience init(
    view: UIView, attribute: JWConstraintAttribute, relativeTo relativeView: UIView?,
    attribute relativeAttribute: JWConstraintAttribute
  ) {
    self.init(
      view: view, attribute: attribute, relativeTo: relativeView, attribute: relativeAttribute,
      scale: 1, offset: 0)
  }
}
