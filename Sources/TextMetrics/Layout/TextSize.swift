@_exported public import LayoutGeometry

/// The size of a text, in points.
public typealias TextSize = LayoutSize
