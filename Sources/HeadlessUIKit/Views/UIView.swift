public import AutoLayout
public import Foundation
public import HeadlessQuartzCore

/// A rectangle in a tree of rectangles, placed by constraints, by its frame, or by its mask.
///
/// What Apple's `UIView` promises about layout holds here without a screen. State and everything a
/// subclass may override stand in this file, because an override of a member declared in an extension
/// needs Objective-C; the work is done in `UIView+….swift`, a concern a file.
///
/// Not offered: drawing (`draw(_:)` is not called), focus, motion effects, snapshots of pixels, state
/// restoration.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiview>
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate {
  // MARK: Making

  /// Creates a view with the given frame, in its future superview's coordinates.
  public init(frame: CGRect) {
    geometry = LayerGeometry(frame: frame)
    if let problem = geometry.problem { problem.raise() }
    super.init()
    engineItem.owner = self
  }

  /// Creates a view without extent.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view without extent; archives are not read, documents are.
  public required init?(coder: NSCoder) {
    geometry = LayerGeometry(frame: .zero)
    super.init()
    engineItem.owner = self
  }

  /// Called after the document of the view has been loaded and its outlets are set.
  open func awakeFromNib() {}

  /// Is called by Interface Builder before it shows a designable view; never here.
  open func prepareForInterfaceBuilder() {}

  // MARK: State of layout, the business of UIView+….swift

  var geometry: LayerGeometry
  /// The engine's side of the view.
  package let engineItem = EngineItem()
  var flags = ViewFlags()
  var storage = ViewStorage()
  weak var tree: LayoutTree?
  var ownedTree: LayoutTree?
  weak var superviewStorage: UIView?
  var subviewList = ObjectList<UIView>()
  var guides: [UILayoutGuide] = []
  var constraintList = ObjectList<NSLayoutConstraint>()
  weak var viewController: UIViewController?

  // MARK: Geometry

  /// The rectangle in the superview's coordinates; meaningless while ``transform`` is not the identity.
  open var frame: CGRect {
    get { geometry.frame }
    set { setGeometry { $0.frame = newValue } }
  }

  /// The rectangle in the view's own coordinates; its origin is what a scroll view scrolls by.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { setGeometry { $0.bounds = newValue } }
  }

  /// The position of the anchor point in the superview's coordinates: by default the center of the
  /// frame.
  open var center: CGPoint {
    get { geometry.position }
    set { setGeometry { $0.position = newValue } }
  }

  /// Applied around the centre when drawing; constraints place the untransformed rectangle.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { geometry.transform = newValue }
  }

  /// The transform in space, applied around the anchor point.
  open var transform3D: CATransform3D {
    get { geometry.transform3D }
    set { geometry.transform3D = newValue }
  }

  /// The point of the bounds that stands at ``center``, in shares of the size; a new one keeps the
  /// centre, and so moves the frame.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { setGeometry { $0.anchorPoint = newValue } }
  }

  /// The layer that shows the view's geometry; created on first access.
  open var layer: CALayer { storage.layer ?? makeLayer() }

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// Lays out the view, of whose layer this is the delegate.
  open func layoutSublayers(of layer: CALayer) {
    if layer === storage.layer { layoutSubviews() }
  }

  /// The flexible lengths when the superview changes size.
  open var autoresizingMask: AutoresizingMask = [] { didSet { placementDidChange() } }

  /// Whether a change of size moves subviews by their masks.
  open var autoresizesSubviews = true

  /// The size the view would like within `size`; the present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size it would like, keeping the origin.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  // MARK: Hierarchy

  /// The superview.
  open var superview: UIView? { superviewStorage }

  /// The views that lie in this one, back to front.
  open var subviews: [UIView] { subviewsStorage }

  /// The window at the top of the tree, if there is one.
  open var window: UIWindow? {
    // All views of a tree that has been laid out know its top; the others ask one after the other.
    if let tree { return tree.root as? UIWindow }
    return superview?.window
  }

  /// Puts a view in front of the other subviews, taking it from its present superview.
  open func addSubview(_ view: UIView) { insert(view, at: subviewList.count) }

  /// Puts a view at a place among the subviews, 0 being the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view directly in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, next: sibling, offset: 1)
  }

  /// Puts a view directly behind a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, next: sibling, offset: 0)
  }

  /// Takes the view out; constraints between its tree and the rest go (`constraints:C9.1`).
  open func removeFromSuperview() { leaveSuperview() }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }

  /// Exchanges two subviews' places in the order from back to front.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    subviewList.swapAt(index1, index2)
    storage.layer?.sublayersDidChange()
  }

  /// Called for a new subview.
  open func didAddSubview(_ subview: UIView) {}

  /// Called when a subview is about to go.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called when the view is about to move to another superview, or to none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called when the view has moved to another superview, or to none.
  open func didMoveToSuperview() {}

  /// Called when the view is about to move to another window, or to none.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called when the view has moved to another window, or to none.
  open func didMoveToWindow() {}

  /// The controller whose root view this is, or the superview.
  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Appearance, as far as pictures show it

  /// Whether the view is left out of the picture; layout goes on, except in a stack view.
  open var isHidden = false {
    didSet { if isHidden != oldValue { visibilityDidChange() } }
  }

  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1

  /// The colour behind everything else.
  open var backgroundColor: UIColor?

  // Apple's signature:
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The accent colour; the superview's unless set.
  open var tintColor: UIColor! {
    get { storage.tintColor ?? superview?.tintColor ?? .systemBlue }
    set { storage.tintColor = newValue }
  }

  /// Whether content ends at the bounds.
  open var clipsToBounds = false

  /// Whether the view paints all of its rectangle.
  open var isOpaque = true

  /// A number for finding the view again.
  open var tag = 0

  /// How content fills bounds of another size.
  open var contentMode = ContentMode.scaleToFill

  /// Whether the view takes part in touches.
  open var isUserInteractionEnabled = true

  /// A name for tests and tools; shown instead of the class in constraint descriptions.
  open var accessibilityIdentifier: String?

  override var isElementByDefault: Bool { accessibilityStandards.isElement }
  override var standardTraits: UIAccessibilityTraits { accessibilityStandards.traits }
  override var standardLabel: String? { accessibilityText }
  override var standardValue: String? { accessibilityContent }
  override var standardFrame: CGRect { convert(bounds, to: nil) }

  /// Pixels per point of what the view draws: the screen's.
  open var contentScaleFactor: CGFloat {
    get { storage.contentScaleFactor ?? CGFloat(pixelScale) }
    set { storage.contentScaleFactor = newValue }
  }

  /// Asks for ``draw(_:)``; nothing draws.
  open func setNeedsDisplay() {}

  /// Asks for ``draw(_:)`` of a part; nothing draws.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Draws a part of the view; never called, as nothing draws.
  open func draw(_ rect: CGRect) {}

  /// The frontmost view in this tree that takes a touch at a point of its own coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hit(point, event)
  }

  /// Whether a point of the view's own coordinates lies in its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Attaches a recognizer to the view, taking it from the view that has it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Detaches a recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a recognizer of the view begins; yes unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  override var isInWindow: Bool { window != nil }

  /// Has the first responder in this tree resign.
  ///
  /// - Parameter force: Whether it resigns even if it refuses to.
  /// - Returns: Whether none in this tree is first responder now.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInTree(force) }

  /// How the tint colour is shown; pictures show it as it is.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { storage.interactions?.tintAdjustmentMode ?? .normal }
    set { madeInteractions.tintAdjustmentMode = newValue }
  }

  /// Called when the tint colour has changed.
  open func tintColorDidChange() {}

  /// The nearest view with that tag in this tree, itself included.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Layout

  /// Whether the class needs constraints to work.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Places the subviews: copies what the engine found, with edges on whole pixels.
  ///
  /// Override to place subviews by hand; call `super` first where constraints take part.
  open func layoutSubviews() { applyEngineFrames() }

  /// Asks for ``layoutSubviews()`` in the next pass.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Lays out this tree now, if anything in it needs layout; updates constraints first.
  open func layoutIfNeeded() { layOutNow() }

  /// Makes or changes the view's constraints; call `super` last.
  open func updateConstraints() { flags.needsUpdateConstraints = false }

  /// Asks for ``updateConstraints()`` in the next pass.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }

  /// Returns whether ``updateConstraints()`` will be called.
  open func needsUpdateConstraints() -> Bool { flags.needsUpdateConstraints }

  /// Updates the constraints of this tree now, if needed.
  open func updateConstraintsIfNeeded() { inLayoutEnvironment { updateConstraintsBottomUp() } }

  /// Whether frame and mask are turned into required constraints; false for constrained views.
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { placementDidChange() } }

  // MARK: Intrinsic content size

  /// The size of the content, on each axis ``noIntrinsicMetric`` if it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Called when the view has come to a window with another generation, other fonts or other images.
  ///
  /// The intrinsic content size is read again as in any tree that the view joins; this is for views
  /// that keep something else they have measured.
  func layoutEnvironmentDidChange() {}

  /// Asks for ``intrinsicContentSize`` to be read again.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

  /// How strongly the view resists growing beyond its intrinsic content size.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? storage.horizontalHugging : storage.verticalHugging
  }

  /// Changes how strongly the view resists growing beyond its intrinsic content size.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if let problem = ConstraintProblem.contentPriority(priority) { problem.raise() }
    if axis == .horizontal {
      storage.horizontalHugging = priority
    } else {
      storage.verticalHugging = priority
    }
    contentSizeDidChange()
  }

  /// How strongly the view resists getting smaller than its intrinsic content size.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    axis == .horizontal ? storage.horizontalCompression : storage.verticalCompression
  }

  /// Changes how strongly the view resists getting smaller than its intrinsic content size.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if let problem = ConstraintProblem.contentPriority(priority) { problem.raise() }
    if axis == .horizontal {
      storage.horizontalCompression = priority
    } else {
      storage.verticalCompression = priority
    }
    contentSizeDidChange()
  }

  /// The smallest size in which the constraints of this tree hold; see the three-argument form.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints of this tree give, approaching `targetSize` at those priorities.
  ///
  /// Constraints that leave the tree take no part, and the view itself does not change.
  ///
  /// - Parameters:
  ///   - targetSize: What to approach, in points; ``layoutFittingCompressedSize`` asks for the smallest.
  ///   - horizontalFittingPriority: How strongly the width approaches its target.
  ///   - verticalFittingPriority: How strongly the height does.
  /// - Returns: A frame size, not rounded to pixels (`measured:M3`).
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  // MARK: Alignment and baselines

  /// How far the alignment rectangle, which constraints place, lies inside the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints place, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame whose alignment rectangle is the given one.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.outset(by: alignmentRectInsets)
  }

  /// The view whose first line of text is this one's first baseline.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose last line of text is this one's last baseline.
  open var forLastBaselineLayout: UIView { self }

  /// The view's own first baseline; the top edge unless a control overrides it.
  var ownFirstBaseline: TextBaseline { .top }

  /// The view's own last baseline; the bottom edge unless a control overrides it.
  var ownLastBaseline: TextBaseline { .bottom }

  // MARK: Margins and safe area

  /// The margins in effect, safe area included; setting them sets what they are made of.
  open var layoutMargins: UIEdgeInsets {
    get { storage.effectiveMargins }
    set {
      if let problem = problem(of: newValue.numbers, "layoutMargins") { problem.raise() }
      setMargins(.physical(newValue))
    }
  }

  /// The margins in effect by direction of reading; setting them sets what they are made of.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(storage.effectiveMargins) }
    set {
      if let problem = problem(of: newValue.numbers, "directionalLayoutMargins") { problem.raise() }
      setMargins(.directional(newValue))
    }
  }

  /// Whether a margin is at least what the superview's margin still covers of this view.
  open var preservesSuperviewLayoutMargins = false { didSet { insetsMayHaveChanged() } }

  /// Whether the safe area adds to the margins.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { insetsMayHaveChanged() } }

  /// How much of the view's edges bars and hardware cover.
  open var safeAreaInsets: UIEdgeInsets { storage.safeAreaInsets }

  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}

  /// The safe area of a view at the top of a tree; a window knows its device's.
  var safeAreaOfRoot: UIEdgeInsets { .zero }

  /// The safe area that subviews work theirs out from; a scroll view absorbs it.
  var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

  /// Whether subviews that preserve their superview's margins find any here.
  var passesMarginsToSubviews: Bool { true }

  /// The margins of a view without margins of its own.
  var standardMargins: UIEdgeInsets {
    storage.standardMargins ?? viewController?.standardMargins
      ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  /// Whether a fitting of this view takes no notice of how its tree is laid out now, as a cell's does.
  var fitsWithoutSolving: Bool { false }

  /// Whether text in the view breaks otherwise at that width, so that it must be measured again.
  func rewrapsText(at width: CGFloat) -> Bool { false }

  /// Whether text in the view is measured at the width that layout gives (`engine:E11.1`).
  var wrapsToItsWidth: Bool { false }

  /// How text in the view breaks at a width, as far as layout cares; nil where width does not matter.
  package func textBreaking(at width: CGFloat) -> TextBreaking? { nil }

  /// Returns the size that the text in the view needs, for the width that layout found.
  package func textNeed(at width: CGFloat) -> ContentNeed? { nil }

  // MARK: Traits and direction

  /// The traits in effect: the window's, with what controllers in between override.
  open var traitCollection: UITraitCollection {
    let inherited =
      viewController?.traitCollection ?? superview?.traitCollection ?? .current
    return inherited.overridden(by: storage.traitOverrides)
  }

  /// Called when the traits have changed; `previous` are the old ones.
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

  /// Whether the content reads the other way in a right-to-left layout.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { directionMayHaveChanged() }
  }

  // MARK: Focus

  /// Whether the view has the focus; never here.
  open var isFocused: Bool { false }
  /// Whether the view can have the focus; false unless overridden.
  open var canBecomeFocused: Bool { false }
  /// Where the focus goes first; nowhere unless overridden.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Whether the focus may move; yes unless overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called when the focus has moved, which it never does.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// The direction of reading within this view.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    resolvedDirection
  }

  // MARK: For logs

  /// The class, the address and the frame.
  nonisolated open override var description: String {
    MainThread.assume("UIView.description") {
      "<\(type(of: self)): \(address); frame = \(frameText)>"
    }
  }

  // MARK: What it shows

  /// Says what the view shows, for snapshots; a control says more than its kind.
  package func describe(in shown: inout ViewDescription) {
    switch mediaKind {
    case .web: shown.kind = "web"
    case .map: shown.kind = "map"
    case nil: break
    }
  }

  /// What the view is to the person who looks at it.
  package var contentRole: ViewDescription.Role { mediaKind == nil ? .container : .content }

  /// The text by which a reader knows the view, if it has one.
  package var ownWords: String? { nil }

  /// Whether the picture of this view includes a subview of its own making.
  package func drawsItself(_ subview: UIView) -> Bool { false }
}
