public import Foundation
public import HeadlessQuartzCore

/// The preview of a dragged item.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidragpreview>
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The parameters.
  public let parameters: UIDragPreviewParameters
  /// Creates a preview.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
  /// Creates a preview.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}

/// The parameters of the preview of a dragged item.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidragpreviewparameters>
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The place of a preview.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipreviewtarget>
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view that contains the preview.
  public let container: UIView
  /// The center of the preview in the container.
  public let center: CGPoint
  /// The transform of the preview.
  public let transform: CGAffineTransform
  /// Creates a place.
  public init(
    container: UIView, center: CGPoint, transform: CGAffineTransform = .identity
  ) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// The place of the preview of a dragged item.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidragpreviewtarget>
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview of a dragged item with its place.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitargeteddragpreview>
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {}

/// What is animated with a drag or a drop: at once.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidraganimating>
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Performs changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls a closure at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// A drag that has ended.
final class EndedDrag: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
