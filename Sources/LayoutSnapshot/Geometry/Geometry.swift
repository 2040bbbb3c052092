@_exported public import LayoutGeometry

extension LayoutSnapshot {
  /// A place, in points.
  public typealias Point = LayoutPoint
  /// A width and a height, in points.
  public typealias Size = LayoutSize
  /// A rectangle, in points.
  public typealias Rect = LayoutRect
  /// Distances inwards from four edges, in points.
  public typealias Insets = LayoutInsets
}
