public import Foundation

// Drags and drops come from tests: these are the data that they hand to an app's delegates.

/// An item that is dragged.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidragitem>
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// Creates an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
  /// What provides the item's data.
  public let itemProvider: NSItemProvider
  /// The object of the app that is dragged.
  open var localObject: Any?
  /// Returns the preview of the item.
  open var previewProvider: (() -> UIDragPreview?)?
}

/// A drag or a drop: its items.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Returns the position in a view.
  func location(in view: UIView) -> CGPoint
  /// Whether items can be moved.
  var allowsMoveOperation: Bool { get }
  /// Whether items can only be dropped in this app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether any item has one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

extension UIDragDropSession {
  /// Returns whether any item's provider has an object of a class.
  public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
  /// Returns whether any item's provider has a text.
  public func canLoadObjects(ofClass aClass: String.Type) -> Bool {
    canLoadObjects(ofClass: NSString.self)
  }
  /// Returns whether any item's provider has an address.
  public func canLoadObjects(ofClass aClass: URL.Type) -> Bool {
    canLoadObjects(ofClass: NSURL.self)
  }
  /// The default implementation returns true.
  public var allowsMoveOperation: Bool { true }
  /// The default implementation returns false.
  public var isRestrictedToDraggingApplication: Bool { false }
  /// Returns whether an item's provider has one of the types.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}

/// A drag, on the side of its source.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// A value of the app for the drag.
  var localContext: Any? { get set }
}

/// A drop, on the side of its destination.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in this app.
  var localDragSession: (any UIDragSession)? { get }
}

/// What a drop would do; raw values are Apple's.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing.
  case cancel = 0
  /// Nothing, as the destination forbids it.
  case forbidden = 1
  /// The items are copied.
  case copy = 2
  /// The items are moved.
  case move = 3
}

/// What a drop at a position would do.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidropproposal>
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
  /// The operation.
  public let operation: UIDropOperation
}

/// What a drop on a collection view would do.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewdropproposal>
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where dropped items would be; raw values are Apple's.
  public enum Intent: Int, Sendable {
    /// It is not known yet.
    case unspecified = 0
    /// Between items.
    case insertAtDestinationIndexPath = 1
    /// In an item.
    case insertIntoDestinationIndexPath = 2
  }
  /// Creates a proposal.
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }
  /// Where dropped items would be.
  open private(set) var intent = Intent.unspecified
}

/// An item that is dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The index path, if the item comes from the same collection view.
  var sourceIndexPath: IndexPath? { get }
}

/// A drop on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items.
  var items: [any UICollectionViewDropItem] { get }
  /// Where the items were dropped.
  var destinationIndexPath: IndexPath? { get }
  /// The accepted proposal.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Animates an item to its index path.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates an item into a rectangle of an item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Animates an item to a target.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

extension UIDropSession {
  /// Loads the objects of a class, and calls a closure with them at once.
  @discardableResult
  public func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    completion(items.compactMap { $0.itemProvider.object(ofClass: aClass) })
    return Progress(totalUnitCount: 1)
  }
}

/// A cell that is shown until dropped data is loaded.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewplaceholder>
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// The index path of the cell.
  let insertionIndexPath: IndexPath
  /// The reuse identifier of the cell.
  let reuseIdentifier: String
  /// Creates a placeholder.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
  /// Updates the cell; never called, because placeholders are not shown.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// A cell that is shown at the position of a drop until its data is loaded.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Returns the preview of the cell; never called.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// What an app does with a placeholder when the data is loaded.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Calls a closure that changes the data, with the index path of the placeholder.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Marks the placeholder for an update; has no effect.
  func setNeedsCellUpdate()
}

/// A placeholder that is not shown.
@MainActor
private final class HiddenPlaceholder: NSObject, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let indexPath: IndexPath

  init(_ dragItem: UIDragItem, at indexPath: IndexPath) {
    (self.dragItem, self.indexPath) = (dragItem, indexPath)
  }
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completion(.end)
  }
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    dataSourceUpdates(indexPath)
    return true
  }
  func deletePlaceholder() -> Bool { true }
  func setNeedsCellUpdate() {}
}

extension UICollectionViewDropCoordinator {
  /// Returns a placeholder, which is not shown.
  @discardableResult
  public func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  { HiddenPlaceholder(dragItem, at: placeholder.insertionIndexPath) }
  /// The default implementation ends the animation at once.
  @discardableResult
  public func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    EndedDrag()
  }
  /// The default implementation ends the animation at once.
  @discardableResult
  public func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  { EndedDrag() }
  /// The default implementation ends the animation at once.
  @discardableResult
  public func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    EndedDrag()
  }
}

/// Methods that provide the dragged items of a collection view, which tests call.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Returns the items with which a drag begins; none to prevent it.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// Methods that handle drops on a collection view, which tests call; all but the first are optional.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Performs a drop.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Returns whether a drop is handled: true unless overridden.
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool
  /// Returns what a drop would do: it is canceled unless overridden.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
}

extension UICollectionViewDropDelegate {
  /// Yes.
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Returns a canceled drop.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
}
