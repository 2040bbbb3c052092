public import LayoutGeometry

extension NSLayoutConstraint {
  /// An attribute that a constraint relates: an edge, a center, a size or a baseline of an item.
  public typealias Attribute = LayoutAttribute

  /// How the two sides of a constraint compare.
  public typealias Relation = LayoutRelation

  /// An axis of layout: along the width, or along the height.
  public typealias Axis = LayoutAxis
}

extension NSLayoutConstraint.Attribute {
  /// The older name of ``lastBaseline``.
  public static var baseline: NSLayoutConstraint.Attribute { .lastBaseline }
}
