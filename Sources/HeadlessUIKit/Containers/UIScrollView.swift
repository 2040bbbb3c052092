internal import AutoLayout
public import Foundation

/// A view that scrolls and zooms its content.
///
/// In constraints with descendants, the edges are those of the content area, whose size follows
/// from the constraints of the content. In other constraints, and for width, height and centers, they are
/// those of the frame (`scrollview:V1.2`, `V1.3`, `V3.9`).
///
/// Not implemented: dragging, deceleration and their delegate methods, scroll indicators, paging.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscrollview>
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollViewDelegating {
  /// The behavior for adding the safe area to the content inset; raw values are Apple's.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// On the scrollable axes, and at the top and bottom in a navigation controller.
    case automatic = 0
    /// On the scrollable axes.
    case scrollableAxes = 1
    /// On no axis.
    case never = 2
    /// On both axes.
    case always = 3
  }

  /// The way in which scrolling dismisses the keyboard; raw values are Apple's.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Scrolling does not dismiss the keyboard.
    case none = 0
    /// The keyboard is dismissed when dragging begins.
    case onDrag = 1
    /// The keyboard follows the finger.
    case interactive = 2
  }

  /// The deceleration rate of scrolling; raw values are Apple's.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor of the velocity per millisecond.
    public let rawValue: CGFloat
    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The normal rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The fast rate.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Creates an empty scroll view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty scroll view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    engineItem.scrollsContent = true
  }

  weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// The size of the content, in points.
  ///
  /// If constraints determine it, layout sets it.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      insetMayHaveChanged()
      valuesDidChange()
    }
  }

  // The origin of the bounds is the content offset.
  open override var bounds: CGRect {
    didSet {
      guard bounds.origin != oldValue.origin, let scrollDelegate,
        NotificationNesting.begin("scrollViewDidScroll(_:)", about: self)
      else { return }
      scrollDelegate.calls.scrollViewDidScroll(self)
      NotificationNesting.end()
    }
  }

  /// The position to which the content is scrolled, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Scrolls to an offset, without animation.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { scrollDelegate?.calls.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls by the shortest distance that makes a rectangle of the content visible, without
  /// animation.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  /// The space around the content that can be scrolled into view.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      insetsMayHaveChanged()
      insetMayHaveChanged()
      valuesDidChange()
    }
  }

  /// The behavior for adding the safe area to ``contentInset``.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      insetsMayHaveChanged()
      insetMayHaveChanged()
    }
  }

  /// Called when ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  /// Whether content smaller than the view bounces horizontally.
  open var alwaysBounceHorizontal = false
  /// Whether content smaller than the view bounces vertically.
  open lazy var alwaysBounceVertical = bouncesByNature
  /// Whether instances of the class bounce vertically by default.
  var bouncesByNature: Bool { false }
  /// Whether scrolling stops at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether scrolling is enabled.
  open var isScrollEnabled = true
  /// Whether scrolling is restricted to one axis at a time.
  open var isDirectionalLockEnabled = false
  /// Whether scrolling bounces at the edges of the content.
  open var bounces = true
  /// Whether the horizontal scroll indicator is visible.
  open var showsHorizontalScrollIndicator = true
  /// Whether the vertical scroll indicator is visible.
  open var showsVerticalScrollIndicator = true
  /// The insets of the vertical scroll indicator.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal scroll indicator.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of both scroll indicators.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// The style of scroll indicators; raw values are Apple's.
  public enum IndicatorStyle: Int, Sendable {
    /// For any background.
    case `default` = 0
    /// For light backgrounds.
    case black = 1
    /// For dark backgrounds.
    case white = 2
  }
  /// The style of the scroll indicators.
  open var indicatorStyle = IndicatorStyle.default
  /// The gesture recognizer for scrolling.
  public private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
    addGestureRecognizer(recognizer)
    return recognizer
  }()
  /// The gesture recognizer for zooming; nil if zooming is not possible.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    maximumZoomScale > minimumZoomScale ? madePinchGestureRecognizer : nil
  }
  private lazy var madePinchGestureRecognizer: UIPinchGestureRecognizer = {
    let recognizer = UIPinchGestureRecognizer(target: nil, action: nil)
    addGestureRecognizer(recognizer)
    return recognizer
  }()
  /// Returns whether touches in a view of the content begin there; true unless overridden.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  { true }
  /// Returns whether touches in a view of the content can be canceled for scrolling: not in
  /// controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Whether the safe area is added to the insets of the scroll indicators.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The way in which scrolling dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The deceleration rate.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// Whether touches are delayed until it is known whether they scroll.
  open var delaysContentTouches = true
  /// Whether touches of the content can be canceled for scrolling.
  open var canCancelContentTouches = true
  /// Whether the user is dragging: always false.
  open var isDragging: Bool { false }
  /// Whether the user is touching the content: always false.
  open var isTracking: Bool { false }
  /// Whether scrolling is decelerating: always false.
  open var isDecelerating: Bool { false }
  /// Shows the indicators; has no effect.
  open func flashScrollIndicators() {}

  // MARK: Zooming

  /// The scale of the zoomed view.
  open var zoomScale: CGFloat = 1 {
    didSet { if zoomScale != oldValue { zoomDidChange(); valuesDidChange() } }
  }
  /// The minimum scale.
  open var minimumZoomScale: CGFloat = 1
  /// The maximum scale.
  open var maximumZoomScale: CGFloat = 1
  /// Whether zooming bounces at its limits.
  open var bouncesZoom = true
  /// Whether the user is zooming: always false.
  open var isZooming: Bool { false }
  /// Whether zooming is bouncing: always false.
  open var isZoomBouncing: Bool { false }

  /// Zooms within the limits, without animation.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
  }

  /// Zooms and scrolls so that a rectangle of the zoomed view fills the view, without animation.
  open func zoom(to rect: CGRect, animated: Bool) { zoomIn(on: rect) }

  // MARK: Insets

  /// ``contentInset`` and the part of the safe area that is added to it (`scrollview:V4.2`).
  open var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    let (horizontal, vertical) = adjustedAxes
    let refreshing = refreshControl?.isRefreshing == true ? refreshControl?.frame.height ?? 0 : 0
    return UIEdgeInsets(
      top: contentInset.top + (vertical ? safe.top : 0) + refreshing,
      left: contentInset.left + (horizontal ? safe.left : 0),
      bottom: contentInset.bottom + (vertical ? safe.bottom : 0),
      right: contentInset.right + (horizontal ? safe.right : 0))
  }

  /// The inset that was last reported.
  var knownInset = UIEdgeInsets.zero
  /// The inset for which the offset was last adjusted, in a window.
  var scrolledInset = UIEdgeInsets.zero

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetMayHaveChanged()
  }

  /// The refresh control above the content, which takes space while it is refreshing.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      setNeedsLayout()
    }
  }

  /// Makes a refresh control that was added as a subview that of the scroll view, as UIKit does.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard refreshControl == nil, let control = subview as? UIRefreshControl else { return }
    refreshControl = control
  }

  /// The content area; constrain its size to set ``contentSize``.
  open private(set) lazy var contentLayoutGuide = makeGuide(.content)

  /// The frame in the coordinates of the content, which does not scroll.
  open private(set) lazy var frameLayoutGuide = makeGuide(.viewport)

  private func makeGuide(_ shape: EngineItem.Shape) -> UILayoutGuide {
    let guide = UILayoutGuide(shape, in: self)
    bring(guide)
    return guide
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let size = tree?.engine.contentSize(of: engineItem) {
      // A zoomed view keeps its size; the content size is scaled.
      contentSize = CGSize(width: size.width * zoomScale, height: size.height * zoomScale)
    }
    placeZoomedView()
    placeRefreshControl()
    insetMayHaveChanged()
  }

  /// Whether the content keeps the safe area at the top and bottom, because it does not scroll along this
  /// axis, and so the insets are not adjusted.
  ///
  /// The height of the content can depend on its safe area, so a layout does not decide this: it would
  /// depend on the layouts before. It is set for the canvas of a document.
  package var contentKeepsSafeArea = false {
    didSet { if contentKeepsSafeArea != oldValue { insetsMayHaveChanged() } }
  }

  override var safeAreaInsetsForSubviews: UIEdgeInsets {
    if contentInsetAdjustmentBehavior == .never { return safeAreaInsets }
    guard contentKeepsSafeArea else { return .zero }
    return UIEdgeInsets(top: safeAreaInsets.top, left: 0, bottom: safeAreaInsets.bottom, right: 0)
  }

  /// The side margins.
  ///
  /// Those at the top and bottom are not passed on, because content scrolls away from them.
  override var marginsForSubviews: UIEdgeInsets {
    let margins = super.marginsForSubviews
    return UIEdgeInsets(top: 0, left: margins.left, bottom: 0, right: margins.right)
  }

  package override func describe(in shown: inout ViewDescription) {
    shown.kind = "scroll"
    shown.contentSize = contentSize
    if !showsHorizontalScrollIndicator || !showsVerticalScrollIndicator {
      var state = shown.state ?? ViewDescription.State()
      if !showsHorizontalScrollIndicator { state.axesWithoutIndicator.append("horizontal") }
      if !showsVerticalScrollIndicator { state.axesWithoutIndicator.append("vertical") }
      shown.state = state
    }
  }
  /// Whether scrolling bounces at the top and bottom.
  open var bouncesVertically = true
  /// Whether scrolling bounces at the sides.
  open var bouncesHorizontally = true
  /// Whether keys scroll.
  open var allowsKeyboardScrolling = true
  /// The position of content that is smaller than the view; it has no effect.
  open var contentAlignmentPoint = CGPoint.zero
  /// Whether horizontal scrolling continues in an outer scroll view.
  open var transfersHorizontalScrollingToParent = true
  /// Whether vertical scrolling continues in an outer scroll view.
  open var transfersVerticalScrollingToParent = true
  /// When the index of a list is shown; raw values are Apple's.
  public enum IndexDisplayMode: Int, Sendable {
    /// When needed.
    case automatic = 0
    /// Never.
    case alwaysHidden = 1
  }
  /// When the index of a list is shown; it is never shown.
  open var indexDisplayMode = IndexDisplayMode.automatic
  /// Whether content is scrolling: always false, because scrolling takes no time.
  open var isScrollAnimating: Bool { false }
  /// Stops scrolling; has no effect.
  open func stopScrollingAndZooming() {}
}
