public import LayoutGeometry

extension NSLayoutConstraint {
  /// An attribute that a constraint relates: an edge, a center, a size or a baseline of an item.
  public typealias Attribute = LayoutAttribute

  /// The relation between the two sides of a constraint.
  public typealias Relation = LayoutRelation

  /// A layout axis: horizontal or vertical.
  public typealias Axis = LayoutAxis
}

extension NSLayoutConstraint.Attribute {
  /// The older name of ``lastBaseline``.
  public static var baseline: NSLayoutConstraint.Attribute { .lastBaseline }
}
