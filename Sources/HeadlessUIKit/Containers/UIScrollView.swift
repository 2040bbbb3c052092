internal import AutoLayout
public import Foundation

/// A window onto content larger than itself.
///
/// Edges seen from inside mean the content area, whose size follows from the constraints of the
/// content; edges seen from outside, and width and height for anybody, mean the frame
/// (`scrollview:V1.2`, `V1.3`).
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscrollview>
@preconcurrency @MainActor
open class UIScrollView: UIView {
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

  /// Makes a scroll view with nothing in it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a scroll view with nothing in it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    engineItem.scrollsContent = true
  }

  /// The size of the content, in points; set by layout where constraints determine it.
  open var contentSize = CGSize.zero

  /// How far the content is scrolled, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Scrolls, at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Room around the content that can be scrolled into view.
  open var contentInset = UIEdgeInsets.zero { didSet { insetsMayHaveChanged() } }

  /// Which part of the safe area adds to ``contentInset``.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsMayHaveChanged() }
  }

  /// Whether content smaller than the view still scrolls sideways.
  open var alwaysBounceHorizontal = false
  /// Whether content smaller than the view still scrolls up and down.
  open var alwaysBounceVertical = false
  /// Whether scrolling stops at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether anything scrolls.
  open var isScrollEnabled = true
  /// Whether scrolling bounces at the ends.
  open var bounces = true
  /// Whether a sideways indicator shows.
  open var showsHorizontalScrollIndicator = true
  /// Whether an upright indicator shows.
  open var showsVerticalScrollIndicator = true

  /// ``contentInset`` and the part of the safe area that counts (`scrollview:V4.2`).
  open var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    let horizontal: Bool
    let vertical: Bool
    switch contentInsetAdjustmentBehavior {
    case .never: (horizontal, vertical) = (false, false)
    case .always: (horizontal, vertical) = (true, true)
    case .automatic, .scrollableAxes:
      horizontal = alwaysBounceHorizontal || contentSize.width > bounds.width
      vertical = alwaysBounceVertical || contentSize.height > bounds.height
    }
    return UIEdgeInsets(
      top: contentInset.top + (vertical ? safe.top : 0),
      left: contentInset.left + (horizontal ? safe.left : 0),
      bottom: contentInset.bottom + (vertical ? safe.bottom : 0),
      right: contentInset.right + (horizontal ? safe.right : 0))
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
      contentSize = CGSize(width: size.width, height: size.height)
    }
  }

  override var safeAreaInsetsForSubviews: UIEdgeInsets {
    contentInsetAdjustmentBehavior == .never ? safeAreaInsets : .zero
  }

  override var passesMarginsToSubviews: Bool { false }
}
