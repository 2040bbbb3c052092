public import AutoLayout
public import Foundation
public import HeadlessQuartzCore

/// A view, positioned by constraints, by its frame, or by its autoresizing mask.
///
/// Its layout is that of UIKit's `UIView`, without a screen. This file contains the stored
/// properties and all members that a subclass can override, because overriding a member declared in
/// an extension would require Objective-C. The implementation is in `UIView+….swift`.
///
/// Not implemented: drawing (`draw(_:)` is not called), focus, motion effects, snapshots of pixels,
/// state restoration.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiview>
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate {
  // MARK: Initializers

  /// Creates a view with a frame in the coordinates of its future superview.
  public init(frame: CGRect) {
    geometry = LayerGeometry(frame: frame)
    if let problem = geometry.problem { problem.raise() }
    super.init()
    engineItem.setHoldingItem(self)
    engineItem.site = CallSites.present()
  }

  /// Creates a view of size 0.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view from a document; archives are not supported.
  public required init?(coder: NSCoder) {
    geometry = LayerGeometry(frame: .zero)
    super.init()
    engineItem.setHoldingItem(self)
  }

  /// Encodes nothing: archives are not supported.
  open func encode(with coder: NSCoder) {}

  /// Called after the view has been loaded from a document and its outlets are set.
  open func awakeFromNib() {}
  /// Never called; overridden where an instance's method was meant.
  open class func awakeFromNib() {}

  /// Called by Interface Builder before it shows a designable view; Purlin never calls it.
  open func prepareForInterfaceBuilder() {}

  // MARK: Layout state of UIView+….swift

  var geometry: LayerGeometry
  /// The engine's representation of the view.
  package final var engineItem: EngineItem { itemOwnership.item }
  private let itemOwnership = ItemOwnership(EngineItem())
  var flags = ViewFlags()
  var storage = ViewStorage()
  var top = TreeTop.none
  /// The item of ``superviewStorage``.
  var superviewItem: EngineItem?
  var subviewList = ObjectList<UIView>()
  var constraintList = ObjectList<NSLayoutConstraint>()
  weak var viewController: UIViewController?

  // MARK: Geometry

  /// The frame in the superview's coordinates; undefined if ``transform`` is not the identity.
  open var frame: CGRect {
    get { geometry.frame }
    set { setGeometry { $0.frame = newValue } }
  }

  /// The bounds in the view's coordinates.
  ///
  /// The origin is the content offset of a scroll view.
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

  /// The transform around the center.
  ///
  /// Constraints apply to the untransformed frame.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set {
      geometry.transform = newValue
      geometryDidChange()
    }
  }

  /// The three-dimensional transform around the anchor point.
  open var transform3D: CATransform3D {
    get { geometry.transform3D }
    set {
      geometry.transform3D = newValue
      geometryDidChange()
    }
  }

  /// The point of the bounds that is at ``center``, as fractions of the size.
  ///
  /// Changing it keeps the center and moves the frame.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { setGeometry { $0.anchorPoint = newValue } }
  }

  /// The layer that shows the view's geometry; created on first access.
  open var layer: CALayer { storage.layer ?? makeLayer() }

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// Lays out the view, as the delegate of its layer.
  open func layoutSublayers(of layer: CALayer) {
    if layer === storage.layer { layoutSubviews() }
  }

  /// Returns the action of a change of the layer: nil unless overridden, as nothing is animated.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  /// The flexible lengths when the size of the superview changes.
  open var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: UInt(storage.mask)) }
    set {
      // Apple's six bits; others have no meaning.
      storage.mask = UInt8(truncatingIfNeeded: newValue.rawValue)
      placementDidChange()
    }
  }

  /// Whether subviews are resized by their autoresizing masks when the size changes.
  open var autoresizesSubviews: Bool {
    get { storage.autoresizesSubviews }
    set { storage.autoresizesSubviews = newValue }
  }

  /// Returns the preferred size for `size`: the present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to its preferred size, keeping the origin; has no effect when called by
  /// ``sizeThatFits(_:)`` of the view.
  open func sizeToFit() {
    guard !flags[.isSizingToFit] else { return }
    flags[.isSizingToFit] = true
    defer { flags[.isSizingToFit] = false }
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  // MARK: Hierarchy

  /// The superview.
  open var superview: UIView? { superviewStorage }

  /// The subviews, from back to front.
  open var subviews: [UIView] { subviewsStorage }

  /// The window at the root of the tree; nil if there is none.
  open var window: UIWindow? {
    // After the first layout, all views of a tree have a reference to its root.
    if case .layout(let reference) = top, let tree = reference.tree {
      return tree.root as? UIWindow
    }
    return enclosingWindow
  }

  /// Adds a view in front of the other subviews, and removes it from its previous superview.
  open func addSubview(_ view: UIView) { insert(view, at: subviewList.count) }

  /// Inserts a view at an index among the subviews; 0 is the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a view directly in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, next: sibling, offset: 1)
  }

  /// Inserts a view directly behind a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, next: sibling, offset: 0)
  }

  /// Removes the view, and the constraints between its tree and other views (`constraints:C9.1`).
  open func removeFromSuperview() { leaveSuperview() }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }

  /// Exchanges two subviews in the order from back to front.
  ///
  /// - Precondition: Both indexes are those of subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let indices = 0..<subviewList.count
    checkPrecondition(
      indices.contains(index1) && indices.contains(index2),
      "cannot exchange the subviews at \(index1) and \(index2): there are \(indices.count)")
    subviewList.swapAt(index1, index2)
    storage.layer?.sublayersDidChange()
  }

  /// Called after a subview has been added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called when a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called when the superview is about to change; it is nil if the view is removed.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called when the superview has changed.
  open func didMoveToSuperview() {}

  /// Called when the window is about to change; it is nil if the view is removed.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called when the window has changed.
  open func didMoveToWindow() {}

  /// The controller whose root view this is, or the superview.
  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Appearance

  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1 { didSet { valuesDidChange() } }

  /// The background color.
  open var backgroundColor: UIColor? {
    didSet {
      resolve(.color, "backgroundColor", isNil: backgroundColor == nil)
      valuesDidChange()
    }
  }

  /// Whether the view is hidden.
  ///
  /// It still takes part in layout, except in a stack view.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      visibilityDidChange()
      valuesDidChange()
    }
  }

  // Apple's signature:
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tint color; by default that of the superview.
  open var tintColor: UIColor! {
    get { storage.tintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      storage.tintColor = newValue
      resolve(.color, "tintColor", isNil: newValue == nil)
    }
  }

  /// Whether content is clipped to the bounds.
  open var clipsToBounds = false

  /// Whether the view is opaque.
  open var isOpaque: Bool {
    get { storage.isOpaque }
    set { storage.isOpaque = newValue }
  }

  /// A number that identifies the view.
  open var tag: Int {
    get { storage.tag }
    set { storage.tag = newValue }
  }

  /// The way in which content fills the bounds.
  open var contentMode = ContentMode.scaleToFill

  /// Whether the view receives touches.
  open var isUserInteractionEnabled = true

  /// An identifier for tests and tools, which replaces the class in descriptions of constraints.
  open var accessibilityIdentifier: String? {
    get { storage.accessibilityIdentifier }
    set { storage.accessibilityIdentifier = newValue }
  }

  override var isElementByDefault: Bool { accessibilityStandards.isElement }
  override var standardTraits: UIAccessibilityTraits { accessibilityStandards.traits }
  override var standardLabel: String? { accessibilityText }
  override var standardValue: String? { accessibilityContent }
  override var standardFrame: CGRect { convert(bounds, to: nil) }

  /// The number of pixels per point: that of the screen.
  open var contentScaleFactor: CGFloat {
    get { storage.contentScaleFactor ?? CGFloat(pixelScale) }
    set { storage.contentScaleFactor = newValue }
  }

  /// Marks the view to be redrawn; has no effect.
  open func setNeedsDisplay() {}

  /// Marks a part of the view to be redrawn; has no effect.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Draws a part of the view; called with the bounds when a snapshot is taken.
  open func draw(_ rect: CGRect) {}

  /// The view whose opacity masks this view in pictures; it is not in the view hierarchy.
  open var mask: UIView? {
    get { storage.maskView }
    set { storage.maskView = newValue }
  }

  /// Returns the frontmost descendant that receives touches at a point in this view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hit(point, event)
  }

  /// Returns whether a point in the view's coordinates is in its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Adds a gesture recognizer, and removes it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes a gesture recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Returns whether a gesture recognizer of the view begins: true unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  override var isInWindow: Bool { window != nil }

  /// Resigns the first responder if it is in this tree.
  ///
  /// - Parameter force: Whether the first responder resigns even if it cannot.
  /// - Returns: Whether no view in this tree is first responder.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInTree(force) }

  /// The adjustment of the tint color; has no effect on rendering.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { storage.interactions?.tintAdjustmentMode ?? .normal }
    set { madeInteractions.tintAdjustmentMode = newValue }
  }

  /// Called when the tint color has changed.
  open func tintColorDidChange() {}

  /// Returns the nearest view with a tag in this tree, including this view.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Layout

  /// Whether the class requires Auto Layout.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Lays out the subviews: sets the frames found by the engine, with edges on whole pixels.
  ///
  /// Override this method to set frames of subviews; call `super` first if they also have
  /// constraints.
  open func layoutSubviews() { applyEngineFrames() }

  /// Updates properties that follow from the app's data, since iOS 26; by default, nothing.
  ///
  /// It is called before the first layout of the view, and before the next one after
  /// ``setNeedsUpdateProperties()``. Reading observable data does not register the view.
  open func updateProperties() {}

  /// Marks the view for ``updateProperties()`` before the next layout, which lays it out as well.
  open func setNeedsUpdateProperties() {
    flags[.propertiesAreCurrent] = false
    markNeedsLayout()
  }

  /// Calls ``updateProperties()`` now if it is due.
  open func updatePropertiesIfNeeded() { updateDueProperties() }

  /// Marks the view for ``layoutSubviews()`` in the next layout pass.
  open func setNeedsLayout() {
    flags[.layoutIsRequested] = true
    markNeedsLayout()
  }

  /// Updates the constraints and lays out this tree immediately if needed.
  ///
  /// It can be called during a layout. Views that are being laid out are then not entered again, but
  /// laid out once more when their layout has ended. If views still need layout after 8 rounds, the
  /// layout ends with a message in the log, in the words of UIKit's layout feedback loop debugger.
  ///
  /// - Precondition: This is the main thread.
  open func layoutIfNeeded() { layOutNow() }

  /// Updates the view's constraints; call `super` last.
  open func updateConstraints() { flags.needsUpdateConstraints = false }

  /// Marks the view for ``updateConstraints()`` in the next layout pass.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }

  /// Returns whether ``updateConstraints()`` will be called.
  open func needsUpdateConstraints() -> Bool { flags.needsUpdateConstraints }

  /// Updates the constraints of this tree immediately if needed.
  open func updateConstraintsIfNeeded() {
    MainThread.requireForLayout("-[UIView updateConstraintsIfNeeded]")
    inLayoutEnvironment { updateConstraintsBottomUp() }
  }

  /// Whether the frame and autoresizing mask are translated into required constraints; set it to
  /// false for a view with constraints.
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { placementDidChange() } }

  // MARK: Intrinsic content size

  /// The intrinsic size of the content; `noIntrinsicMetric` on an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Called when the view has moved to a window with another generation, other fonts or other
  /// images.
  ///
  /// The intrinsic content size is read again in any case. Views that cache other measurements
  /// override this method.
  func layoutEnvironmentDidChange() {}

  /// Marks ``intrinsicContentSize`` to be read again.
  open func invalidateIntrinsicContentSize() {
    contentSizeDidChange()
    valuesDidChange()
  }

  /// Returns the content hugging priority on an axis.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? storage.horizontalHugging : storage.verticalHugging
  }

  /// Sets the content hugging priority on an axis.
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

  /// Returns the compression resistance priority on an axis.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    axis == .horizontal ? storage.horizontalCompression : storage.verticalCompression
  }

  /// Sets the compression resistance priority on an axis.
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

  /// Returns the size that satisfies the constraints of this tree and approaches `targetSize` at
  /// the fitting size level.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that satisfies the constraints of this tree and approaches `targetSize` at
  /// the given priorities.
  ///
  /// Constraints with items outside the tree are ignored, and the view does not change.
  ///
  /// - Parameters:
  ///   - targetSize: The target size, in points; ``layoutFittingCompressedSize`` for the smallest
  ///     size.
  ///   - horizontalFittingPriority: The priority at which the width approaches its target.
  ///   - verticalFittingPriority: The priority at which the height approaches its target.
  /// - Returns: A frame size, not rounded to pixels (`measured:M3`).
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  // MARK: Alignment and baselines

  /// The insets of the alignment rectangle from the frame.
  ///
  /// Constraints apply to the alignment rectangle.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the alignment rectangle for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.outset(by: alignmentRectInsets)
  }

  /// The view that provides the first baseline.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view that provides the last baseline.
  open var forLastBaselineLayout: UIView { self }

  /// The first baseline of the view's text: the top edge unless overridden.
  var ownFirstBaseline: TextBaseline { .top }

  /// The last baseline of the view's text: the bottom edge unless overridden.
  var ownLastBaseline: TextBaseline { .bottom }

  // MARK: Margins and safe area

  /// The effective margins, including the safe area.
  ///
  /// Setting them sets the margins without the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { storage.effectiveMargins }
    set {
      if let problem = problem(of: newValue.numbers, "layoutMargins") { problem.raise() }
      setMargins(.physical(newValue))
    }
  }

  /// The effective margins with leading and trailing edges.
  ///
  /// Setting them sets the margins without the safe area.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(storage.effectiveMargins) }
    set {
      if let problem = problem(of: newValue.numbers, "directionalLayoutMargins") { problem.raise() }
      setMargins(.directional(newValue))
    }
  }

  /// Whether the margins are at least the part of the superview's margins that overlaps this view.
  open var preservesSuperviewLayoutMargins = false { didSet { insetsMayHaveChanged() } }

  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { insetsMayHaveChanged() } }

  /// The insets of the safe area, which bars and hardware do not cover.
  open var safeAreaInsets: UIEdgeInsets { storage.safeAreaInsets }

  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}

  /// The safe area insets of the root of a tree; for a window, those of its device.
  var safeAreaOfRoot: UIEdgeInsets { .zero }

  /// The safe area insets from which those of subviews are computed; 0 for a scroll view that
  /// adjusts its content inset.
  var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

  /// The effective margins that subviews can preserve.
  var marginsForSubviews: UIEdgeInsets { storage.effectiveMargins }

  /// The default margins.
  var standardMargins: UIEdgeInsets {
    storage.standardMargins
      ?? viewController.flatMap { $0.hostsPlainView ? nil : $0.standardMargins }
      ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  /// Whether the default margins depend on the width of the view or its superview.
  var standardMarginsFollowWidth: Bool { false }

  /// Whether the fitting size of this view does not depend on the present layout of its tree, as
  /// for a cell.
  var fitsWithoutSolving: Bool { false }

  /// Called when the intrinsic content size of a subview has changed.
  func contentSizeDidChange(of subview: UIView) {}

  /// Returns whether text in the view has other line breaks at a width, so that it must be measured
  /// again.
  func rewrapsText(at width: CGFloat) -> Bool { false }

  /// Whether text in the view is measured at the width that results from layout (`engine:E11.1`).
  var wrapsToItsWidth: Bool { false }

  /// Whether the height of the content depends on the width that results from layout.
  var isMeasuredAtItsWidth: Bool { wrapsToItsWidth }

  /// Returns the line breaks of the view's text at a width; nil if they do not depend on the width.
  package func textBreaking(at width: CGFloat) -> TextBreaking? { nil }

  /// Returns the minimum size of the view's text, for the width that results from layout.
  package func textNeed(at width: CGFloat) -> ContentNeed? { nil }

  // MARK: Traits and direction

  /// The current traits: those of the window, with the overrides of controllers and superviews.
  open var traitCollection: UITraitCollection {
    if let known = InheritedTraits.known(of: self) { return known }
    let inherited =
      viewController?.traitCollection ?? superview?.traitCollection ?? .current
    let traits = inherited.overridden(by: storage.traitOverrides)
    InheritedTraits.note(traits, of: self)
    return traits
  }

  /// Called when the traits have changed; `previous` contains the old ones.
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

  /// The semantic meaning of the content, which determines whether it is mirrored in a
  /// right-to-left layout.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { directionMayHaveChanged() }
  }

  // MARK: Focus

  /// Whether the view has the focus; always false, because there is no focus engine.
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

  /// The layout direction of this view.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    resolvedDirection
  }

  // MARK: Description

  /// The class, the address and the frame.
  nonisolated open override var description: String {
    MainThread.assume("UIView.description") {
      "<\(type(of: self)): \(address); frame = \(frameText)>"
    }
  }

  // MARK: Content for snapshots

  /// Describes the content of the view, for snapshots.
  ///
  /// Controls override this method.
  package func describe(in shown: inout ViewDescription) {
    switch mediaKind {
    case .web: shown.kind = "web"
    case .map: shown.kind = "map"
    case nil: break
    }
  }

  /// The role of the view for the user.
  package var contentRole: ViewDescription.Role { mediaKind == nil ? .container : .content }

  /// The text by which a user recognizes the view; nil if it has none.
  package var ownWords: String? { nil }

  /// Returns whether the rendering of this view includes a private subview.
  package func drawsItself(_ subview: UIView) -> Bool { false }
}
