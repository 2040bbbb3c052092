// `UIUserInterfaceLayoutDirection` is this type.
@_exported public import enum LayoutGeometry.LayoutDirection
