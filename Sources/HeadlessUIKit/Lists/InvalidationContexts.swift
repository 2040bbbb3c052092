public import Foundation

/// What an invalidation of a layout concerns.
///
/// The layouts of Purlin are always invalidated as a whole.
///
/// Apple:
/// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext>
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates a context.
  public required override init() { super.init() }
  /// Whether everything is invalid, as after `reloadData` and `invalidateLayout`.
  open var invalidateEverything: Bool { concernsEverything }
  /// Whether the numbers of items are invalid, as after `reloadData` and a change of the items.
  open var invalidateDataSourceCounts: Bool { concernsCounts }
  var concernsEverything = false
  var concernsCounts = false
  /// Whether the bounds have another origin, but the same size.
  var concernsOrigin = false
  /// The change of the offset, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size, in points.
  open var contentSizeAdjustment = CGSize.zero
  /// The items that are invalid.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// Adds items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Adds supplementary views; has no effect.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {}
  /// Adds decoration views; has no effect.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
}

/// What an invalidation of a flow layout concerns.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes again; it always is.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether positions are computed again; they always are.
  open var invalidateFlowLayoutAttributes = true
}

/// A change of the items of a collection.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem>
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change; raw values are Apple's.
  public enum Action: Int, Sendable {
    /// Items are inserted.
    case insert = 0
    /// Items are deleted.
    case delete = 1
    /// Items are reloaded.
    case reload = 2
    /// An item is moved.
    case move = 3
    /// Nothing.
    case none = 4
  }

  /// The item before the change; nil if it is inserted.
  public let indexPathBeforeUpdate: IndexPath?
  /// The item after the change; nil if it is deleted.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of the change.
  public let updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
  }
}
