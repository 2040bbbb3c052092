public import Foundation

// Pointers: declared and kept; there is no pointer here.

/// How a pointer looks over a region.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// Creates a style with an effect and a shape.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
  /// Creates a style with a shape.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init() }
  /// No pointer.
  open class func hidden() -> Self { make() }
  /// The system's pointer.
  open class func system() -> Self { make() }
  private static func make() -> Self { Self() }
  /// Creates the system's style.
  public required override init() { super.init() }
}

/// What happens to a view under a pointer.
@MainActor
public enum UIPointerEffect {
  /// As the system decides.
  case automatic(UITargetedPreview)
  /// It is lit.
  case highlight(UITargetedPreview)
  /// It is lifted.
  case lift(UITargetedPreview)
  /// It is tinted.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
  /// Where a tint lies.
  public enum TintMode: Sendable {
    /// Nowhere.
    case none
    /// In front.
    case overlay
    /// Behind.
    case underlay
  }
}

/// The shape of a pointer.
@MainActor
public enum UIPointerShape {
  /// A path.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A vertical beam.
  case verticalBeam(length: CGFloat)
  /// A level beam.
  case horizontalBeam(length: CGFloat)
}

/// A part of a view that a pointer reacts to.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The rectangle in the view's coordinates.
  public let rect: CGRect
  /// The region's identifier.
  public let identifier: AnyHashable?
  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}

/// A request for the region at a pointer's location.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// Where the pointer is.
  open var location: CGPoint { .zero }
}

/// Says how a pointer looks; all methods are optional.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The region at a place.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The style over a region.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// The whole view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// The system's.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// Has a view react to a pointer.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipointerinteraction>
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The delegate, which provides the pointer's style.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the view reacts.
  open var isEnabled = true
  /// The view.
  open private(set) weak var view: UIView?
  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Asks for the style again.
  open func invalidate() {}
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Takes its view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// A view as it is shown while it is dragged or pressed.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How it is shown.
  public let parameters: UIPreviewParameters
  /// Creates a preview of a view.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }
  /// Creates a preview of a view.
  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }
}

/// How a preview is shown.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The colour behind.
  open var backgroundColor: UIColor?
  /// The part that is shown.
  open var visiblePath: UIBezierPath?
}
