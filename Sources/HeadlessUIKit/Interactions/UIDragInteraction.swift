public import Foundation

/// Dragging from a view; drags come from tests only.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidraginteraction>
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// The delegate, which provides the items.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that has the interaction.
  open private(set) weak var view: UIView?
  /// Whether drags can begin.
  open var isEnabled = true
  /// Whether other recognizers work during the lift.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether drags begin without a setting: true, as on iPad.
  open class var isEnabledByDefault: Bool { true }

  /// Creates an interaction.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the view changes.
  open func willMove(to view: UIView?) {}
  /// Called after the view has changed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// An object that provides what is dragged from a view.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidraginteractiondelegate>
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns the items of a drag; none if it does not begin.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// Returns the preview of an item.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedPreview?
  /// Called before a drag begins.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
}

extension UIDragInteractionDelegate {
  /// The default implementation returns nil.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedPreview? { nil }
  /// The default implementation does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {}
}

/// Dropping on a view; drops come from tests only.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidropinteraction>
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// The delegate, which receives the items.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that has the interaction.
  open private(set) weak var view: UIView?
  /// Whether several sessions can be above the view.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the view changes.
  open func willMove(to view: UIView?) {}
  /// Called after the view has changed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// An object that receives what is dropped on a view.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidropinteractiondelegate>
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Returns whether the view can handle a session.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  /// Called when a session is above the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Returns what a drop would do.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  )
    -> UIDropProposal
  /// Called when a session has left the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Called when the items are dropped.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called when a session has ended.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// The default implementation returns true.
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {}
  /// The default implementation cancels the drop.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// The default implementation does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {}
  /// The default implementation does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}
  /// The default implementation does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {}
}
