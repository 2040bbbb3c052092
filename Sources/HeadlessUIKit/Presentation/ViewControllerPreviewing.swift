public import Foundation

/// A view whose controllers are previewed by a firm press, until iOS 13; nothing is previewed.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewing>
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The delegate.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view.
  var sourceView: UIView { get }
  /// The part of the view that stays sharp.
  var sourceRect: CGRect { get set }
}

/// Methods that provide controllers for previews; never called.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewingdelegate>
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the controller for a point; never called.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Shows the controller; never called.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

/// An action of a preview.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title.
  var title: String { get }
}

/// An action of a preview; nothing is previewed.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipreviewaction>
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// The look of an action; raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Plain.
    case `default` = 0
    /// With a mark.
    case selected = 1
    /// Red.
    case destructive = 2
  }
  /// The title.
  public let title: String
  /// What the action does.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void
  let style: Style
  /// Creates an action.
  public init(
    title: String, style: Style,
    handler: @escaping (any UIPreviewActionItem, UIViewController) -> Void
  ) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}

/// A group of actions of a preview.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// The title.
  public let title: String
  let actions: [UIPreviewAction]
  /// Creates a group.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    (self.title, self.actions) = (title, actions)
    super.init()
  }
}

/// What `registerForPreviewing(with:sourceView:)` returns.
@MainActor
private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    (self.delegate, sourceView, sourceRect) = (delegate, view, view.bounds)
  }
}

extension UIViewController {
  /// Registers a view for previews; nothing is previewed.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { PreviewingContext(delegate, sourceView) }

  /// Ends a registration; has no effect.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
