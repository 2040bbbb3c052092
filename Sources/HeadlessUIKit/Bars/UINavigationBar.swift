public import Foundation

/// A navigation bar.
///
/// Custom views of its items are laid out; places of other items are those of the picture.
///
/// Not implemented: subtitles of iOS 26.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uinavigationbar>
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Creates a bar without items.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a bar without items.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var stack: [UINavigationItem] = []

  /// The items, from the first to the one that is shown.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items, without animation.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    for item in stack where item.bar === self { item.bar = nil }
    stack = items ?? []
    for item in stack { item.bar = self }
    itemsDidChange()
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }
  /// The item to which the back button leads.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Pushes an item.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    setItems(stack + [item], animated: animated)
  }

  /// Pops the top item.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    let last = stack.last
    setItems(Array(stack.dropLast()), animated: animated)
    return last
  }

  /// Whether titles are large, unless their items specify otherwise.
  open var prefersLargeTitles = false { didSet { itemsDidChange() } }
  /// The style of the bar.
  open var barStyle = UIBarStyle.default
  /// The delegate of a bar that is not in a navigation controller; never called.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The appearance of the bar.
  open var standardAppearance = UINavigationBarAppearance() { didSet { hasOwnAppearance = true } }
  /// Whether the app has set ``standardAppearance``.
  private(set) var hasOwnAppearance = false
  /// The appearance when scrolled content ends at the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance at compact height.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance at compact height when scrolled content ends at the bar.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The image of the line below the bar.
  open var shadowImage: UIImage?
  /// The image of the back indicator.
  open var backIndicatorImage: UIImage?
  /// The mask of the back indicator during transitions.
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  /// Sets the background image for bar metrics.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }
  /// Sets the background image for a bar position.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { backgroundImages[barMetrics] = backgroundImage }
  /// Returns the background image for bar metrics.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }
  private var titleOffsets: [UIBarMetrics: CGFloat] = [:]
  /// Sets the vertical offset of the title, in points; has no effect on rendering.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics)
  { titleOffsets[barMetrics] = adjustment }
  /// Returns the vertical offset of the title, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleOffsets[barMetrics] ?? 0
  }
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// Whether the bar is translucent.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// Whether the bar is hidden; the content has its space then.
  open override var isHidden: Bool { didSet { superview?.setNeedsLayout() } }
  /// The text attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The text attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  func itemsDidChange() {
    invalidateIntrinsicContentSize()
    // The container lays out the content below the bar.
    superview?.setNeedsLayout()
  }

  /// Whether a large title is shown.
  ///
  /// `automatic` is the mode of the previous item, and for the first item that of the bar.
  package var showsLargeTitle: Bool {
    guard prefersLargeTitles, let top = stack.last, largeTitleHeight > 0 else { return false }
    let said = stack.last { $0.largeTitleDisplayMode != .automatic } ?? top
    return said.largeTitleDisplayMode != .never
  }

  /// Whether the bar is at the top of a sheet, where it is taller since iOS 13.
  var isInSheet = false { didSet { if isInSheet != oldValue { itemsDidChange() } } }

  private var height: CGFloat {
    let sizes = controlSizes
    let bar = isInSheet ? max(standardBarHeight, sizes.sheetBarHeight) : standardBarHeight
    guard showsTitleRow else { return bar + searchHeight - standardBarHeight }
    return bar + searchHeight + (showsLargeTitle ? largeTitleHeight : 0)
      + (topItem?.prompt == nil ? 0 : sizes.promptHeight)
  }

  /// The search bar below the title; nil if there is none, or in iOS 11 and 12 if it is hidden until content is pulled.
  private var shownSearchBar: UISearchBar? {
    let generation = layoutEnvironment.generation
    guard let item = topItem, let search = item.searchController, generation < .iOS26,
      !item.hidesSearchBarWhenScrolling || search.isActive || generation >= .iOS13
    else { return nil }
    return search.searchBar
  }

  /// Whether the title and the buttons are shown: not during a search that hides them.
  var showsTitleRow: Bool {
    guard let search = topItem?.searchController, search.isActive, shownSearchBar != nil else {
      return true
    }
    return !search.hidesNavigationBarDuringPresentation
  }

  /// The height of a search bar below the title in iOS 11 to 18; assumed, not measured
  /// (Documentation/Differences.md).
  private static let searchBarHeight: CGFloat = 52

  private var searchHeight: CGFloat { shownSearchBar == nil ? 0 : Self.searchBarHeight }

  private weak var placedSearchBar: UISearchBar?

  open override func layoutSubviews() {
    super.layoutSubviews()
    let shown = shownSearchBar
    if let placedSearchBar, placedSearchBar !== shown, placedSearchBar.superview === self {
      placedSearchBar.removeFromSuperview()
    }
    placedSearchBar = shown
    placeCustomViews()
    guard let shown else { return }
    if shown.superview !== self { addSubview(shown) }
    shown.frame = CGRect(
      x: 0, y: bounds.height - Self.searchBarHeight, width: bounds.width,
      height: Self.searchBarHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    invalidateIntrinsicContentSize()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    invalidateIntrinsicContentSize()
  }

  package override func describe(in shown: inout ViewDescription) {
    shown.kind = "navigationBar"
    shown.state = ViewDescription.State(
      items: describedItems, style: showsLargeTitle ? "large" : nil)
    if let color = barColor { shown.state?.tints = ViewDescription.Tints(main: color) }
    // A large title is below the row of the view.
    guard showsLargeTitle || topItem?.titleView?.superview?.superview !== self else { return }
    if showsTitleRow, let title = topItem?.title, !title.isEmpty {
      shown.text = ViewDescription.Text(
        string: title, font: .systemFont(ofSize: 17, weight: .semibold), lines: [],
        color: titleColor, alignment: .center)
    }
  }
}
