public import Foundation

/// A rectangle in a tree of rectangles, with a place for a view's edges and shadows.
///
/// Geometry and layout are Apple's; nothing is drawn or animated, so a change takes effect at once.
/// A view's layer shows the view's geometry, and changing one changes the other.
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/calayer>
open class CALayer: NSObject {
  /// Creates a layer without extent.
  public override init() { super.init() }

  /// Creates a copy of a layer's own state, without its sublayers, as for a presentation.
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

  // MARK: State, the business of CALayer+….swift

  var storedGeometry = LayerGeometry(frame: .zero)
  var storedAppearance = LayerAppearance()
  /// The view behind the layer, if there is one.
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

  /// The rectangle in the superlayer's coordinates: the box around the transformed bounds.
  open var frame: CGRect {
    get { geometry.frame }
    set { changeGeometry { $0.frame = newValue } }
  }

  /// The rectangle in the layer's own coordinates; a new size keeps the position.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { changeGeometry { $0.bounds = newValue } }
  }

  /// The position of the anchor point in the superlayer's coordinates.
  open var position: CGPoint {
    get { geometry.position }
    set { changeGeometry { $0.position = newValue } }
  }

  /// The anchor point in unit coordinates of the bounds; by default the middle.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { changeGeometry { $0.anchorPoint = newValue } }
  }

  /// The anchor point's place along z.
  open var anchorPointZ: CGFloat = 0

  /// The position along z, which orders siblings in a picture.
  open var zPosition: CGFloat = 0

  /// Applied around the anchor point.
  open var transform: CATransform3D {
    get { geometry.transform3D }
    set { changeGeometry { $0.transform3D = newValue } }
  }

  /// Applied to the sublayers when they are drawn; geometry does not follow it.
  open var sublayerTransform = CATransform3DIdentity

  /// The transform's part in the plane.
  open func affineTransform() -> CGAffineTransform { geometry.transform }

  /// Sets a transform in the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { changeGeometry { $0.transform = m } }

  /// Whether y grows upwards for sublayers; kept, and without meaning for numbers
  /// (`caconstraint:K1.9`).
  open var isGeometryFlipped = false

  /// Pixels per point of the contents.
  open var contentsScale: CGFloat = 1

  // MARK: Hierarchy

  /// A name, by which constraints find the layer among its siblings.
  open var name: String? {
    didSet { if name != oldValue { superlayer?.directedConstraintsDidChange() } }
  }

  /// The layer this one lies in.
  open var superlayer: CALayer? { host?.superlayerOfHost ?? superlayerStorage }

  /// The layers that lie in this one, back to front; nil without any.
  open var sublayers: [CALayer]? {
    get { childLayers.isEmpty ? nil : childLayers }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Puts a layer in front of the others, taking it from its present superlayer.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: childCount) }

  /// Puts a layer at a place from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Puts a layer directly behind a sublayer, at the back without one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: place(of: sibling) ?? 0)
  }

  /// Puts a layer directly in front of a sublayer, at the front without one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: place(of: sibling).map { $0 + 1 } ?? childCount)
  }

  /// Puts a layer in the place of a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = place(of: oldLayer) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// Takes the layer out; a view's layer leaves with its view only.
  open func removeFromSuperlayer() { leaveSuperlayer() }

  // MARK: Layout

  /// Places sublayers where the delegate does not: nil, or a `CAConstraintLayoutManager`.
  open var layoutManager: (any CALayoutManager)? {
    didSet { setNeedsLayout() }
  }

  /// Places the sublayers: asks the delegate, then the layout manager.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
    layoutManager?.layoutSublayers(of: self)
  }

  /// Asks for ``layoutSublayers()`` in the next pass.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Returns whether ``layoutSublayers()`` will be called.
  open func needsLayout() -> Bool { host?.hostNeedsLayout ?? flags.needsLayout }

  /// Lays out this tree now, from the highest layer above that needs layout.
  open func layoutIfNeeded() { layOutNow() }

  /// The size the layout manager would give the layer; the present one without any.
  open func preferredFrameSize() -> CGSize {
    layoutManager?.preferredSize(of: self) ?? bounds.size
  }

  /// Asks for the contents; nothing draws.
  open func setNeedsDisplay() {}
  /// Asks for the contents of a part; nothing draws.
  open func setNeedsDisplay(_ r: CGRect) {}
  /// Returns whether a change of a property redraws the contents; by default false.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Creates the contents if needed; nothing is drawn.
  open func displayIfNeeded() {}
  /// Makes the contents; never called, as nothing draws.
  open func display() {}
  /// Draws the contents; never called, as nothing draws.
  open func draw(in ctx: CGContext) {}
  /// Draws the layer and its sublayers; nothing draws.
  open func render(in ctx: CGContext) {}

  // MARK: Animations

  /// Adds an animation, which is over in the next turn of the main queue; properties keep their
  /// values.
  open func add(_ anim: CAAnimation, forKey key: String?) { begin(anim, key) }
  /// Removes an animation; its delegate is notified that it has not finished.
  open func removeAnimation(forKey key: String) { breakOff(key) }
  /// Removes all animations.
  open func removeAllAnimations() { breakOff(nil) }
  /// Returns the action for a change of a property, from ``actions``.
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }
  /// What happens when a property changes, for all layers of a class; nothing unless overridden.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
}

/// The pending updates of a layer.
struct LayerFlags {
  var needsLayout = true
  /// A layer below needs layout.
  var subtreeNeedsLayout = true
  /// Whether the view behind the layer is laying out.
  var isInHostPass = false
}

/// A layer that no view backs, among those that views do.
struct PlacedLayer {
  let layer: CALayer
  /// How many views' layers lie behind it.
  var hostedBehind: Int
}
