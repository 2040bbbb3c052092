public import Foundation

// Pointer interactions have Apple's API, and no effect.

/// The style of a pointer over a region.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// Creates a style with an effect and a shape.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
  /// Creates a style with a shape.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init() }
  /// Returns a style without a pointer.
  open class func hidden() -> Self { make() }
  /// Returns the system's style.
  open class func system() -> Self { make() }
  private static func make() -> Self { Self() }
  /// Creates the system's style.
  public required override init() { super.init() }
}

/// The effect of a pointer on a view.
@MainActor
public enum UIPointerEffect {
  /// The system's default effect.
  case automatic(UITargetedPreview)
  /// The view is highlighted.
  case highlight(UITargetedPreview)
  /// The view is lifted.
  case lift(UITargetedPreview)
  /// The view is tinted.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
  /// The position of a tint.
  public enum TintMode: Sendable {
    /// No tint.
    case none
    /// In front of the view.
    case overlay
    /// Behind the view.
    case underlay
  }
}

/// The shape of a pointer.
@MainActor
public enum UIPointerShape {
  /// A path.
  case path(UIBezierPath)
  /// A rectangle with rounded corners.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A vertical beam.
  case verticalBeam(length: CGFloat)
  /// A horizontal beam.
  case horizontalBeam(length: CGFloat)
}

/// A region of a view for a pointer.
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
  /// The location of the pointer.
  open var location: CGPoint { .zero }
}

/// Methods that provide the style of a pointer; all are optional.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the region at a location.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the style for a region.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// Returns the default region: the whole view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Returns nil: the system's style.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// An interaction of a view with a pointer.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipointerinteraction>
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The delegate, which provides the pointer's style.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the interaction is enabled.
  open var isEnabled = true
  /// The view.
  open private(set) weak var view: UIView?
  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Requests an update of the style; has no effect.
  open func invalidate() {}
  /// The default implementation does nothing.
  open func willMove(to view: UIView?) {}
  /// Sets the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// A preview of a view that is dragged or pressed.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The parameters of the preview.
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
  /// The place of the preview; the center of the view in its superview unless specified.
  open private(set) lazy var target = UIPreviewTarget(
    container: view.superview ?? view, center: view.center)
  /// Creates a preview of a view at a place.
  public convenience init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.init(view: view, parameters: parameters)
    self.target = target
  }
  /// Returns a preview of the same view at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// The parameters of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The background color.
  open var backgroundColor: UIColor?
  /// The visible part.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow.
  open var shadowPath: UIBezierPath?
  /// Creates parameters without values.
  public override init() { super.init() }
  /// Creates parameters whose visible part is that of lines of text.
  public init(textLineRects: [NSValue]) {
    super.init()
    let path = UIBezierPath()
    for line in textLineRects { path.append(UIBezierPath(rect: line.cgRectValue)) }
    visiblePath = path
  }
}
