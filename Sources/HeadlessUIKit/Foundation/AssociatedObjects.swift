// They are declared where constraints are, which are hosts as well.
@_exported public import class AutoLayout.AssociatedObjects
@_exported public import protocol AutoLayout.AssociatedObjectStorage
