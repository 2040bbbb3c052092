public import Foundation

/// An object that provides the dragged rows of a table view; drags come from tests only.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableviewdragdelegate>
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// Returns the items of a drag; none if it does not begin.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// A drop on a table view.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableviewdropcoordinator>
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The row at which the items are dropped.
  var destinationIndexPath: IndexPath? { get }
  /// The session.
  var session: any UIDropSession { get }
  /// The items.
  var items: [any UITableViewDropItem] { get }
  /// The accepted proposal.
  var proposal: UITableViewDropProposal { get }
  /// Animates an item to its row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates an item into a rectangle of a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
}

extension UITableViewDropCoordinator {
  /// The default implementation returns no items.
  public var items: [any UITableViewDropItem] { [] }
  /// The default implementation returns a move.
  public var proposal: UITableViewDropProposal { UITableViewDropProposal(operation: .move) }
  /// The default implementation ends the animation at once.
  @discardableResult
  public func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    EndedDrag()
  }
  /// The default implementation ends the animation at once.
  @discardableResult
  public func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  { EndedDrag() }
}

/// An item that is dropped on a table view.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The index path, if the item comes from the same table view.
  var sourceIndexPath: IndexPath? { get }
}

/// What a drop on a table view would do.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableviewdropproposal>
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// The place of the dropped rows; raw values are Apple's.
  public enum Intent: Int, Sendable {
    /// Not specified.
    case unspecified = 0
    /// As new rows.
    case insertAtDestinationIndexPath = 1
    /// Into a row.
    case insertIntoDestinationIndexPath = 2
    /// The table view chooses.
    case automatic = 3
  }
  /// The place of the dropped rows.
  open private(set) var intent = Intent.unspecified
  /// Creates a proposal.
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }
}

/// An object that receives what is dropped on a table view.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableviewdropdelegate>
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Called when the items are dropped.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether the table view can handle a session.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Returns what a drop would do.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
}

extension UITableViewDropDelegate {
  /// The default implementation returns true.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  /// The default implementation cancels the drop.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
}
