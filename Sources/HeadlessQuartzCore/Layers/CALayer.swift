public import Foundation

/// A layer, with geometry, borders and shadows.
///
/// Geometry and layout are those of Apple's QuartzCore. Nothing is drawn or animated, so changes
/// take effect immediately. A view's layer has the view's geometry, and changing one changes the
/// other.
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/calayer>
open class CALayer: NSObject {
  /// Creates a layer of size 0.
  public override init() { super.init() }

  /// Creates a copy of a layer without its sublayers.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    storedGeometry = other.geometry
    storedAppearance = other.appearance
    name = other.name
    edge = other.edge
  }

  /// Creates a layer without extent; archives are not read.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: State of CALayer+….swift

  var storedGeometry = LayerGeometry(frame: .zero)
  var storedAppearance = LayerAppearance()
  /// The view of the layer; nil if there is none.
  package weak var host: (any LayerHost)?
  weak var superlayerStorage: CALayer?
  var ownSublayers: [PlacedLayer] = []
  var flags = LayerFlags()
  var edge = LayerEdge()
  var directed = DirectedLayoutState()
  var extras: LayerExtras?

  /// The delegate, which is notified of layout.
  open weak var delegate: (any CALayerDelegate)?

  // MARK: Geometry

  /// The frame in the superlayer's coordinates: the bounding rectangle of the transformed bounds.
  open var frame: CGRect {
    get { geometry.frame }
    set { changeGeometry { $0.frame = newValue } }
  }

  /// The bounds in the layer's coordinates.
  ///
  /// Changing the size keeps the position.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { changeGeometry { $0.bounds = newValue } }
  }

  /// The position of the anchor point in the superlayer's coordinates.
  open var position: CGPoint {
    get { geometry.position }
    set { changeGeometry { $0.position = newValue } }
  }

  /// The anchor point in unit coordinates of the bounds; by default the center.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { changeGeometry { $0.anchorPoint = newValue } }
  }

  /// The z coordinate of the anchor point.
  open var anchorPointZ: CGFloat = 0

  /// The z position, which determines the order of siblings.
  open var zPosition: CGFloat = 0

  /// The transform around the anchor point.
  open var transform: CATransform3D {
    get { geometry.transform3D }
    set { changeGeometry { $0.transform3D = newValue } }
  }

  /// The transform of the sublayers for rendering; it does not affect geometry.
  open var sublayerTransform = CATransform3DIdentity

  /// Returns the affine part of the transform.
  open func affineTransform() -> CGAffineTransform { geometry.transform }

  /// Sets an affine transform.
  open func setAffineTransform(_ m: CGAffineTransform) { changeGeometry { $0.transform = m } }

  /// Whether y increases upward for sublayers.
  ///
  /// The value is stored, without effect on geometry (`caconstraint:K1.9`).
  open var isGeometryFlipped = false

  /// The number of pixels per point of the contents.
  open var contentsScale: CGFloat = 1

  // MARK: Appearance

  /// Whether the layer is hidden.
  open var isHidden: Bool {
    get { appearance.isHidden }
    set { appearance.isHidden = newValue }
  }

  /// The opacity, from 0 to 1.
  open var opacity: Float {
    get { Float(appearance.opacity) }
    set { appearance.opacity = CGFloat(newValue) }
  }

  /// Whether the layer is opaque.
  open var isOpaque: Bool {
    get { appearance.isOpaque }
    set { appearance.isOpaque = newValue }
  }

  /// The background color.
  open var backgroundColor: CGColor? {
    get { appearance.backgroundColor }
    set { appearance.backgroundColor = newValue }
  }

  /// Whether sublayers are clipped to the bounds.
  open var masksToBounds: Bool {
    get { appearance.masksToBounds }
    set { appearance.masksToBounds = newValue }
  }

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat {
    get { edge.cornerRadius }
    set { edge.cornerRadius = newValue }
  }

  /// The width of the border inside the bounds, in points.
  open var borderWidth: CGFloat {
    get { edge.borderWidth }
    set { edge.borderWidth = newValue }
  }

  /// The color of the border; black by default.
  open var borderColor: CGColor? {
    get { edge.borderColor }
    set { edge.borderColor = newValue }
  }

  /// The color of the shadow; black by default.
  open var shadowColor: CGColor? {
    get { edge.shadowColor }
    set { edge.shadowColor = newValue }
  }

  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float {
    get { edge.shadowOpacity }
    set { edge.shadowOpacity = newValue }
  }

  /// The offset of the shadow.
  open var shadowOffset: CGSize {
    get { edge.shadowOffset }
    set { edge.shadowOffset = newValue }
  }

  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat {
    get { edge.shadowRadius }
    set { edge.shadowRadius = newValue }
  }

  /// Whether the layer is rasterized; has no effect.
  open var shouldRasterize: Bool {
    get { edge.shouldRasterize }
    set { edge.shouldRasterize = newValue }
  }

  /// The number of pixels per point for rasterization.
  open var rasterizationScale: CGFloat {
    get { edge.rasterizationScale }
    set { edge.rasterizationScale = newValue }
  }

  // MARK: Hierarchy

  /// The name by which constraints refer to the layer.
  open var name: String? {
    didSet { if name != oldValue { superlayer?.directedConstraintsDidChange() } }
  }

  /// The superlayer.
  open var superlayer: CALayer? { host?.superlayerOfHost ?? superlayerStorage }

  /// The sublayers, from back to front; nil if there are none.
  open var sublayers: [CALayer]? {
    get { childLayers.isEmpty ? nil : childLayers }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Adds a layer in front of the others, and removes it from its previous superlayer.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: childCount) }

  /// Inserts a layer at an index; 0 is the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Inserts a layer directly behind a sublayer, or at the back if it is nil.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: place(of: sibling) ?? 0)
  }

  /// Inserts a layer directly in front of a sublayer, or at the front if it is nil.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: place(of: sibling).map { $0 + 1 } ?? childCount)
  }

  /// Replaces a sublayer by another layer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = place(of: oldLayer) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// Removes the layer.
  ///
  /// A view's layer is removed only with its view.
  open func removeFromSuperlayer() { leaveSuperlayer() }

  // MARK: Layout

  /// The layout manager of the sublayers, such as a `CAConstraintLayoutManager`, used if the
  /// delegate does not lay them out.
  open var layoutManager: (any CALayoutManager)? {
    didSet { setNeedsLayout() }
  }

  /// Lays out the sublayers: calls the delegate, or the layout manager.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
    layoutManager?.layoutSublayers(of: self)
  }

  /// Marks the layer for ``layoutSublayers()`` in the next layout pass.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Returns whether ``layoutSublayers()`` will be called.
  open func needsLayout() -> Bool { host?.hostNeedsLayout ?? flags.needsLayout }

  /// Lays out this tree immediately, from the highest ancestor that needs layout.
  open func layoutIfNeeded() { layOutNow() }

  /// Returns the preferred size according to the layout manager; the present size if there is none.
  open func preferredFrameSize() -> CGSize {
    layoutManager?.preferredSize(of: self) ?? bounds.size
  }

  /// Marks the contents to be redrawn; has no effect.
  open func setNeedsDisplay() {}
  /// Marks a part of the contents to be redrawn; has no effect.
  open func setNeedsDisplay(_ r: CGRect) {}
  /// Returns whether a change of a property redraws the contents; by default false.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Updates the contents if needed; has no effect.
  open func displayIfNeeded() {}
  /// Updates the contents; never called, because nothing is drawn.
  open func display() {}
  /// Draws the contents; never called, because nothing is drawn.
  open func draw(in ctx: CGContext) {}
  /// Draws the layer and its sublayers; has no effect.
  open func render(in ctx: CGContext) {}

  // MARK: Animations

  /// Adds an animation, which ends in the next turn of the main queue.
  ///
  /// Properties keep their values.
  open func add(_ anim: CAAnimation, forKey key: String?) { begin(anim, key) }
  /// Removes an animation; its delegate is notified that it has not finished.
  open func removeAnimation(forKey key: String) { breakOff(key) }
  /// Removes all animations.
  open func removeAllAnimations() { breakOff(nil) }
  /// Returns the action for a change of a property, from ``actions``.
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }
  /// Returns the default action for a change of a property: nil unless overridden.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
}

/// The pending updates of a layer.
struct LayerFlags {
  var needsLayout = true
  /// Whether a descendant needs layout.
  var subtreeNeedsLayout = true
  /// Whether the view of the layer is being laid out.
  var isInHostPass = false
}

/// A layer without a view, among the layers of views.
struct PlacedLayer {
  let layer: CALayer
  /// The number of views' layers behind it.
  var hostedBehind: Int
}
