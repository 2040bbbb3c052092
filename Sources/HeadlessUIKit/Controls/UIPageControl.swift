public import Foundation

/// A control that shows the current page as one of several dots.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipagecontrol>
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// Creates a page control without pages.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a page control without pages.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of pages; a negative number counts as 0.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
      invalidateIntrinsicContentSize()
    }
  }

  /// The index of the current page, from 0 to ``numberOfPages`` − 1; other values are set to the nearest of these.
  open var currentPage = 0 {
    didSet { currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0)) }
  }
  /// The direction in which pages follow each other.
  public enum Direction: Int, Sendable {
    /// That of text.
    case natural = 0
    /// To the right.
    case leftToRight = 1
    /// To the left.
    case rightToLeft = 2
    /// Downwards.
    case topToBottom = 3
    /// Upwards.
    case bottomToTop = 4
  }
  /// The direction of the dots, which has no effect on layout.
  open var direction = Direction.natural
  /// Whether the control is hidden if there is only one page.
  open var hidesForSinglePage = false
  /// The color of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the current page's dot.
  open var currentPageIndicatorTintColor: UIColor?

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// Returns the size of the control for a number of pages.
  ///
  /// Since iOS 14, only the size for three pages is known (115.5 × 26; 73 points wide since iOS
  /// 18.4). Other widths are estimates.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let sizes = controlSizes
    let width = sizes.pageControlPadding + sizes.pageControlPitch * CGFloat(pageCount)
    return CGSize(width: pageCount > 0 ? width : 0, height: sizes.pageControlHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override func describe(in shown: inout ViewDescription) {
    shown.kind = "pageControl"
    shown.state = ViewDescription.State(
      selectedIndex: currentPage, pageCount: numberOfPages)
    if pageIndicatorTintColor != nil || currentPageIndicatorTintColor != nil {
      shown.state?.tints = ViewDescription.Tints(
        main: currentPageIndicatorTintColor, track: pageIndicatorTintColor)
    }
  }
  /// Whether dragging changes the page continuously.
  open var allowsContinuousInteraction = true
  /// The image of all indicators; its size has no effect on layout.
  open var preferredIndicatorImage: UIImage?
  /// The image of the current indicator; its size has no effect on layout.
  open var preferredCurrentPageIndicatorImage: UIImage?
  /// The background; it is not drawn.
  open var backgroundStyle = BackgroundStyle.automatic
  /// The state of an interaction: always none.
  open var interactionState: InteractionState { .none }
  /// The background of a page control; raw values are Apple's.
  public enum BackgroundStyle: Int, Sendable {
    /// As the system does.
    case automatic = 0
    /// Always visible.
    case prominent = 1
    /// Never visible.
    case minimal = 2
  }
  /// The state of an interaction; raw values are Apple's.
  public enum InteractionState: Int, Sendable {
    /// None.
    case none = 0
    /// A tap.
    case discrete = 1
    /// A drag.
    case continuous = 2
  }
  private var indicatorImages: [Int: UIImage] = [:]
  /// Sets the image of a page's indicator; its size has no effect on layout.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
  }
  /// Returns the image of a page's indicator.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }
}
