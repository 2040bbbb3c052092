public import Foundation

/// An enlarged title and image of a control at the largest text sizes; it is never shown.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uilargecontentviewerinteraction>
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The delegate.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view that has the interaction.
  open private(set) weak var view: UIView?
  /// A recognizer with which others can be coordinated.
  public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer =
    UILongPressGestureRecognizer()
  /// Whether the viewer is available: always false.
  open class var isEnabled: Bool { false }

  /// Creates an interaction.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the view changes.
  open func willMove(to view: UIView?) {}
  /// Called after the view has changed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// An object that is notified of the viewer; never called.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uilargecontentviewerinteractiondelegate>
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Called when the viewer has been dismissed.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  /// Returns the item at a point.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// Returns the controller on which the viewer is shown.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// The default implementation does nothing.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}
  /// The default implementation returns nil.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }
  /// The default implementation returns the controller of the view's window.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    interaction.view?.window?.rootViewController ?? UIViewController()
  }
}

/// A view whose content the viewer enlarges.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uilargecontentvieweritem>
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the viewer shows the item.
  var showsLargeContentViewer: Bool { get }
  /// The title.
  var largeContentTitle: String? { get }
  /// The image.
  var largeContentImage: UIImage? { get }
}
