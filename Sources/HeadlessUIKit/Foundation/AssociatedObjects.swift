// Declared in `AutoLayout`, because constraints also have associated objects.
@_exported public import class AutoLayout.AssociatedObjects
@_exported public import protocol AutoLayout.AssociatedObjectStorage
