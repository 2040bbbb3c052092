public import Foundation

/// A container that shows one page of several, or two side by side.
///
/// Pages that scroll are in the middle of a scroll view that is three pages long, as in UIKit. A
/// page control takes space below them if the data source counts pages and they follow each other
/// horizontally.
///
/// Not implemented: scrolling and curling. Code turns pages with
/// ``setViewControllers(_:direction:animated:completion:)``, and tests turn them with
/// ``TouchSimulator/turnPage(of:_:)``, both immediately.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipageviewcontroller>
@preconcurrency @MainActor
open class UIPageViewController: UIViewController, ContentSwitching {
  /// Creates a controller without pages.
  ///
  /// - Parameters:
  ///   - style: How pages are turned.
  ///   - navigationOrientation: The direction in which they follow each other.
  ///   - options: Where the spine of pages that curl is, and the space between pages that scroll,
  ///     which has no effect because one page is visible at a time.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let location = options?[.spineLocation]
    let rawLocation = location as? Int ?? (location as? NSNumber)?.intValue
    spineLocation =
      style == .scroll ? .none : rawLocation.flatMap(SpineLocation.init) ?? .min
    isDoubleSided = spineLocation == .mid
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that curls pages horizontally; the nib has no effect.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a controller from a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How pages are turned.
  open private(set) var transitionStyle = TransitionStyle.pageCurl
  /// The direction in which pages follow each other.
  open private(set) var navigationOrientation = NavigationOrientation.horizontal
  /// Where the spine is.
  open private(set) var spineLocation = SpineLocation.min
  /// Whether pages have content on the back; no effect except in the middle of turns.
  open var isDoubleSided = false
  /// The object that provides pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if isViewLoaded { updatePageControl() } }
  }
  /// The object that is told of turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The recognizers that turn pages; empty, because pages do not curl.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  private var pages: [UIViewController] = []
  private var scrollView: UIScrollView?
  private var pageControl: UIPageControl?
  var shown: [UIViewController] = []
  var isSwitching = false
  var contentContainer: UIView { scrollView ?? view }

  /// The pages that are shown; nil or empty before any were set.
  open var viewControllers: [UIViewController]? { pages.isEmpty ? nil : pages }

  /// Shows other pages, without animation.
  ///
  /// - Parameters:
  ///   - viewControllers: One page, or two if the spine is in the middle.
  ///   - direction: The direction of the turn.
  ///   - animated: Whether the turn is called animated in the callbacks of the pages.
  ///   - completion: Called with true when the pages have appeared.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    let count = spineLocation == .mid ? 2 : 1
    checkPrecondition(
      new.count == count,
      "The number of view controllers provided (\(new.count)) doesn't match the number required "
        + "(\(count)) for the requested transition")
    let gone = pages.filter { old in !new.contains { $0 === old } }
    let added = new.filter { page in !pages.contains { $0 === page } }
    for page in gone { page.willMove(toParent: nil) }
    pages = new
    for page in added { addChild(page) }
    let finish = {
      for page in gone { page.removeFromParent() }
      for page in added { page.didMove(toParent: self) }
      completion?(true)
    }
    guard isViewLoaded else { return finish() }
    updatePageControl()
    show(pages, order: .oldFirst, animated: animated, completion: finish)
    view.setNeedsLayout()
  }

  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = container
    guard transitionStyle == .scroll else { return }
    let scroll = UIScrollView(frame: container.bounds)
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.clipsToBounds = true
    container.addSubview(scroll)
    scrollView = scroll
  }

  override func installContent(animated: Bool) {
    updatePageControl()
    show(pages, order: .oldFirst, animated: animated)
  }

  private func updatePageControl() {
    let count =
      transitionStyle == .scroll && navigationOrientation == .horizontal
      ? dataSource?.presentationCount(for: self) ?? 0 : 0
    guard count > 0, let dataSource else {
      pageControl?.removeFromSuperview()
      pageControl = nil
      return view.setNeedsLayout()
    }
    let control = pageControl ?? UIPageControl()
    control.numberOfPages = count
    control.currentPage = dataSource.presentationIndex(for: self)
    if pageControl == nil {
      pageControl = control
      view.addSubview(control)
      view.setNeedsLayout()
    }
  }

  /// Lays out the pages, and the page control below them.
  override func layOutContent() {
    show(pages, order: .oldFirst, animated: false)
    var area = view.bounds
    if let pageControl {
      let height = pageControl.intrinsicContentSize.height
      area.size.height = max(area.height - view.safeAreaInsets.bottom - height, 0)
      pageControl.frame = CGRect(x: 0, y: area.maxY, width: area.width, height: height)
    }
    if let scrollView {
      scrollView.frame = area
      let isHorizontal = navigationOrientation == .horizontal
      area.origin =
        isHorizontal ? CGPoint(x: area.width, y: 0) : CGPoint(x: 0, y: area.height)
      scrollView.contentSize = CGSize(
        width: area.width * (isHorizontal ? 3 : 1), height: area.height * (isHorizontal ? 1 : 3))
      scrollView.contentOffset = area.origin
    }
    for (index, page) in shown.enumerated() {
      guard let pageView = page.viewIfLoaded else { continue }
      let frame = shown.count == 2 ? half(of: area, isSecond: index == 1) : area
      if pageView.frame != frame { pageView.frame = frame }
    }
  }

  private func half(of area: CGRect, isSecond: Bool) -> CGRect {
    var half = area
    if navigationOrientation == .horizontal {
      half.size.width /= 2
      if isSecond { half.origin.x += half.width }
    } else {
      half.size.height /= 2
      if isSecond { half.origin.y += half.height }
    }
    return half
  }

  /// Takes the attributes that a document states; those of a controller made in code do not change.
  func take(transitionStyle: String?, orientation: String?, spineLocation: String?) {
    self.transitionStyle = transitionStyle == "scroll" ? .scroll : .pageCurl
    navigationOrientation = orientation == "vertical" ? .vertical : .horizontal
    let locations: [String: SpineLocation] = ["mid": .mid, "max": .max]
    self.spineLocation =
      self.transitionStyle == .scroll ? .none : spineLocation.flatMap { locations[$0] } ?? .min
  }

  /// Turns the page as a user does, who needs the data source for it.
  ///
  /// - Returns: Whether there is such a page.
  func turnPage(_ direction: NavigationDirection) -> Bool {
    guard let dataSource, spineLocation != .mid,
      let edge = direction == .forward ? pages.last : pages.first
    else { return false }
    let page =
      direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: edge)
      : dataSource.pageViewController(self, viewControllerBefore: edge)
    guard let page else { return false }
    let previous = pages
    let index = pageControl?.currentPage
    delegate?.pageViewController(self, willTransitionTo: [page])
    setViewControllers([page], direction: direction, animated: true)
    // The control follows a user without asking the data source.
    if let index { pageControl?.currentPage = index + (direction == .forward ? 1 : -1) }
    (view.window ?? view).layoutIfNeeded()
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: true)
    return true
  }
}
