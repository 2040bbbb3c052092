public import Foundation

/// Dots that say which page of several shows.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipagecontrol>
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// Creates a page control without pages.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a page control without pages.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
      invalidateIntrinsicContentSize()
    }
  }

  /// Which page shows, from 0.
  open var currentPage = 0
  /// Whether a single dot hides.
  open var hidesForSinglePage = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the present page's dot.
  open var currentPageIndicatorTintColor: UIColor?

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// The size of a control with so many pages.
  ///
  /// Since iOS 14 only the size for three pages is known (115.5 × 26, since iOS 18.4 73 points wide);
  /// other widths are estimates.
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
  }
}
