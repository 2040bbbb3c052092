public import Foundation

/// `view.attribute := relativeView.relativeAttribute × scale + offset`, computed in this direction
/// only, for a ``JWConstraintLayoutView``.
///
/// Without a relative view the layout view is read. The two attributes may be of different axes
/// (`caconstraint:K3.4`).
@preconcurrency @MainActor
open class JWConstraint: NSObject {
  /// The view that is placed.
  public let view: UIView
  /// The attribute that is computed.
  public let attribute: JWConstraintAttribute
  /// The sibling that is read; nil for the layout view.
  public let relativeView: UIView?
  /// The attribute that is read.
  public let relativeAttribute: JWConstraintAttribute
  /// The factor of what is read.
  public let scale: CGFloat
  /// Added to the product, in points.
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

  /// Creates a constraint with a scale of 1 and without offset (`caconstraint:K3.5`).
  public convenience init(
    view: UIView, attribute: JWConstraintAttribute, relativeTo relativeView: UIView?,
    attribute relativeAttribute: JWConstraintAttribute
  ) {
    self.init(
      view: view, attribute: attribute, relativeTo: relativeView, attribute: relativeAttribute,
      scale: 1, offset: 0)
  }
}
