// Names from before Swift 4.2, for older sources. Their declarations are marked as deprecated.
@_exported import typealias AutoLayout.NSLayoutAttribute
@_exported import typealias AutoLayout.NSLayoutFormatOptions
@_exported import typealias AutoLayout.NSLayoutRelation
@_exported import typealias AutoLayout.UILayoutConstraintAxis
@_exported import let AutoLayout.UILayoutPriorityDefaultHigh
@_exported import let AutoLayout.UILayoutPriorityDefaultLow
@_exported import let AutoLayout.UILayoutPriorityFittingSizeLevel
@_exported import let AutoLayout.UILayoutPriorityRequired
