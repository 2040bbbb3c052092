// Names from before Swift 4.2, for older sources; each is deprecated where it is declared.
@_exported import typealias AutoLayout.NSLayoutAttribute
@_exported import typealias AutoLayout.NSLayoutFormatOptions
@_exported import typealias AutoLayout.NSLayoutRelation
@_exported import typealias AutoLayout.UILayoutConstraintAxis
@_exported import let AutoLayout.UILayoutPriorityDefaultHigh
@_exported import let AutoLayout.UILayoutPriorityDefaultLow
@_exported import let AutoLayout.UILayoutPriorityFittingSizeLevel
@_exported import let AutoLayout.UILayoutPriorityRequired
