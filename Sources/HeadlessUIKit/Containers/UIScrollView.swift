internal import AutoLayout
public import Foundation

/// A window onto content larger than itself.
///
/// Edges seen from inside mean the content area, whose size follows from the constraints of the
/// content; edges seen from outside, and width and height for anybody, mean the frame
/// (`scrollview:V1.2`, `V1.3`).
///
/// Not offered: dragging, decelerating and everything that tells of them, gesture recognisers,
/// scroll indicators' views, paging by itself.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscrollview>
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollViewDelegating {
  /// Which part of the safe area adds to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Where content scrolls, and at the top and bottom in a navigation controller.
    case automatic = 0
    /// Where content scrolls.
    case scrollableAxes = 1
    /// Nowhere.
    case never = 2
    /// Everywhere.
    case always = 3
  }

  /// How the user could put the keyboard away; raw values are Apple's.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not by scrolling.
    case none = 0
    /// By beginning to scroll.
    case onDrag = 1
    /// By scrolling into the keyboard.
    case interactive = 2
  }

  /// How fast scrolling would come to rest; raw values are Apple's.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the speed left after a millisecond.
    public let rawValue: CGFloat
    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// As lists do.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// As pages do.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Creates a scroll view with nothing in it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a scroll view with nothing in it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    engineItem.scrollsContent = true
  }

  weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// The size of the content, in points; set by layout where constraints determine it.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { insetMayHaveChanged() } }
  }

  // The origin of the bounds is how far the content is scrolled, whoever sets it.
  open override var bounds: CGRect {
    didSet {
      if bounds.origin != oldValue.origin { scrollDelegate?.calls.scrollViewDidScroll(self) }
    }
  }

  /// How far the content is scrolled, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Scrolls, at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { scrollDelegate?.calls.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls as little as brings a rectangle of the content into view, at once.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  /// Room around the content that can be scrolled into view.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      insetsMayHaveChanged()
      insetMayHaveChanged()
    }
  }

  /// Which part of the safe area adds to ``contentInset``.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      insetsMayHaveChanged()
      insetMayHaveChanged()
    }
  }

  /// Called when ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  /// Whether content smaller than the view still scrolls horizontally.
  open var alwaysBounceHorizontal = false
  /// Whether content smaller than the view still scrolls up and down.
  open lazy var alwaysBounceVertical = bouncesByNature
  /// Whether the class bounces up and down by default.
  var bouncesByNature: Bool { false }
  /// Whether scrolling stops at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether anything scrolls.
  open var isScrollEnabled = true
  /// Whether scrolling keeps to one axis.
  open var isDirectionalLockEnabled = false
  /// Whether scrolling bounces at the ends.
  open var bounces = true
  /// Whether a horizontal indicator shows.
  open var showsHorizontalScrollIndicator = true
  /// Whether a vertical indicator shows.
  open var showsVerticalScrollIndicator = true
  /// The space around a vertical indicator.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The space around a horizontal indicator.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The space around both indicators.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// How indicators look; raw values are Apple's.
  public enum IndicatorStyle: Int, Sendable {
    /// For any background.
    case `default` = 0
    /// For light backgrounds.
    case black = 1
    /// For dark backgrounds.
    case white = 2
  }
  /// How indicators look.
  open var indicatorStyle = IndicatorStyle.default
  /// The recognizer that would scroll.
  public private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
    addGestureRecognizer(recognizer)
    return recognizer
  }()
  /// The recognizer that would zoom; nil unless zooming is possible.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    maximumZoomScale > minimumZoomScale ? madePinchGestureRecognizer : nil
  }
  private lazy var madePinchGestureRecognizer: UIPinchGestureRecognizer = {
    let recognizer = UIPinchGestureRecognizer(target: nil, action: nil)
    addGestureRecognizer(recognizer)
    return recognizer
  }()
  /// Whether touches in a view of the content begin there; yes unless overridden.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  { true }
  /// Whether touches of the content may become scrolling: not those in controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Whether the safe area adds to the space around indicators.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// How the user could put the keyboard away.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How fast scrolling would come to rest.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a tap on the status bar would scroll to the top.
  open var scrollsToTop = true
  /// Whether touches wait until it is clear that nothing scrolls.
  open var delaysContentTouches = true
  /// Whether touches of the content may become scrolling.
  open var canCancelContentTouches = true
  /// Whether a finger drags, which none does.
  open var isDragging: Bool { false }
  /// Whether a finger is down, which none is.
  open var isTracking: Bool { false }
  /// Whether scrolling is coming to rest, which it is at once.
  open var isDecelerating: Bool { false }
  /// Shows the indicators; has no effect.
  open func flashScrollIndicators() {}

  // MARK: Zooming

  /// The scale of the zoomed view.
  open var zoomScale: CGFloat = 1 { didSet { if zoomScale != oldValue { zoomDidChange() } } }
  /// The least scale.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest scale.
  open var maximumZoomScale: CGFloat = 1
  /// Whether zooming bounces at its limits.
  open var bouncesZoom = true
  /// Whether fingers zoom, which none do.
  open var isZooming: Bool { false }
  /// Whether zooming is coming to rest, which it is at once.
  open var isZoomBouncing: Bool { false }

  /// Zooms within the limits, at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
  }

  /// Zooms and scrolls so that a rectangle of the zoomed view fills the view, at once.
  open func zoom(to rect: CGRect, animated: Bool) { zoomIn(on: rect) }

  // MARK: Insets

  /// ``contentInset`` and the part of the safe area that counts (`scrollview:V4.2`).
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

  /// The inset that the offset was last brought in line with.
  var knownInset = UIEdgeInsets.zero

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetMayHaveChanged()
  }

  /// A wheel above the content, which takes space while it turns.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      setNeedsLayout()
    }
  }

  /// The content area; constrain its size to set ``contentSize``.
  open private(set) lazy var contentLayoutGuide = makeGuide(.content)

  /// The frame as seen from the content: what stays put while content scrolls.
  open private(set) lazy var frameLayoutGuide = makeGuide(.viewport)

  private func makeGuide(_ shape: EngineItem.Shape) -> UILayoutGuide {
    let guide = UILayoutGuide(shape, in: self)
    bring(guide)
    return guide
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let size = tree?.engine.contentSize(of: engineItem) {
      // A zoomed view keeps its own size, the content grows with what is seen of it.
      contentSize = CGSize(width: size.width * zoomScale, height: size.height * zoomScale)
    }
    placeZoomedView()
    placeRefreshControl()
    insetMayHaveChanged()
  }

  override var safeAreaInsetsForSubviews: UIEdgeInsets {
    contentInsetAdjustmentBehavior == .never ? safeAreaInsets : .zero
  }

  override var passesMarginsToSubviews: Bool { false }

  package override func describe(in shown: inout ViewDescription) {
    shown.kind = "scroll"
    shown.contentSize = contentSize
  }
}
