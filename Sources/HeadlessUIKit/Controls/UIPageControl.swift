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

  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
      invalidateIntrinsicContentSize()
    }
  }

  /// The index of the current page.
  open var currentPage = 0
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
  }
}
