@_exported public import LayoutGeometry

extension LayoutSnapshot {
  /// A point, in points of the coordinate system.
  public typealias Point = LayoutPoint
  /// A size, in points.
  public typealias Size = LayoutSize
  /// A rectangle, in points.
  public typealias Rect = LayoutRect
  /// Insets from four edges, in points.
  public typealias Insets = LayoutInsets
}
