public import Foundation

/// A menu that a long press on a view opens.
///
/// Nothing opens it by itself. A test asks for it with ``purlinConfiguration(at:)``.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontextmenuinteraction>
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The appearance of a menu; raw values are Apple's.
  public enum Appearance: UInt, Sendable {
    /// No menu is shown.
    case unknown = 0
    /// A menu with a preview.
    case rich = 1
    /// A menu without a preview.
    case compact = 2
  }

  /// The delegate, which provides the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that has the interaction.
  open private(set) weak var view: UIView?
  /// The appearance of the menu: always unknown, because none is shown.
  open var menuAppearance: Appearance { .unknown }

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the view changes.
  open func willMove(to view: UIView?) {}
  /// Called after the view has changed.
  open func didMove(to view: UIView?) { self.view = view }
  /// Returns the location of the menu: the origin of the view, because there are no touches.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(CGPoint.zero, to: view) ?? .zero
  }
  /// Changes the visible menu; has no effect, because none is visible.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
  /// Hides the menu; has no effect.
  open func dismissMenu() {}

  /// Returns the menu that a long press at a point in the view would open.
  public func purlinConfiguration(at location: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
  }
}

/// An object that provides the menu of an interaction.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontextmenuinteractiondelegate>
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu for a long press at a point in the view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the preview of a menu that appears.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the preview of a menu that disappears.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the preview was tapped.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before the menu appears.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu disappears.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// The default implementation returns nil.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The default implementation returns nil.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The default implementation does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// The default implementation does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// The default implementation does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// Closures that run along with the animation of a menu.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating>
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Runs a closure along with the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs a closure after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The style in which a preview becomes a screen; raw values are Apple's.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview disappears.
  case dismiss = 0
  /// The preview grows.
  case pop = 1
}

/// Closures that run along with the animation of a tapped preview.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitanimating>
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The style in which the preview becomes a screen.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
