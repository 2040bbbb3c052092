// `UIUserInterfaceLayoutDirection` is a type of this module, whose own name stays behind.
@_exported public import enum LayoutGeometry.LayoutGeometryNames
