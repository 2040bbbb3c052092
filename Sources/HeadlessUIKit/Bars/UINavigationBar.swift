public import Foundation

/// The title of what shows, and the way back; its items are kept, not placed.
///
/// Not offered: placing its items, appearances, search fields, subtitles of iOS 26.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uinavigationbar>
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Creates a bar without items.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a bar without items.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var stack: [UINavigationItem] = []

  /// The items from the first to the one that shows.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }

  /// Changes the items, at once.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    for item in stack where item.bar === self { item.bar = nil }
    stack = items ?? []
    for item in stack { item.bar = self }
    itemsDidChange()
  }

  /// The item that shows.
  open var topItem: UINavigationItem? { stack.last }
  /// The item that the way back leads to.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Shows an item.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    setItems(stack + [item], animated: animated)
  }

  /// Goes back by an item.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    let last = stack.last
    setItems(Array(stack.dropLast()), animated: animated)
    return last
  }

  /// Whether titles are large where their items do not refuse it.
  open var prefersLargeTitles = false { didSet { itemsDidChange() } }
  /// The style of the bar.
  open var barStyle = UIBarStyle.default
  /// The look of the bar.
  open var standardAppearance = UINavigationBarAppearance()
  /// That look while content ends at the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// That look in a low bar.
  open var compactAppearance: UINavigationBarAppearance?
  /// That look in a low bar while content ends at the bar.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The image of the line below the bar.
  open var shadowImage: UIImage?
  /// The image of the way back.
  open var backIndicatorImage: UIImage?
  /// The mask of the way back while it comes.
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  /// Sets the image behind the bar.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }
  /// Sets the image behind the bar at a place.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { backgroundImages[barMetrics] = backgroundImage }
  /// The image behind the bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }
  private var titleOffsets: [UIBarMetrics: CGFloat] = [:]
  /// Moves the title, in points; pictures do not follow.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics)
  { titleOffsets[barMetrics] = adjustment }
  /// How far the title is moved, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleOffsets[barMetrics] ?? 0
  }
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether content shows through.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How a large title looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  func itemsDidChange() {
    invalidateIntrinsicContentSize()
    // A container places the content below.
    superview?.setNeedsLayout()
  }

  /// Whether a large title shows; `automatic` follows the items before, and the bar at the first.
  package var showsLargeTitle: Bool {
    guard prefersLargeTitles, let top = stack.last, controlSizes.largeTitleHeight > 0,
      traitCollection.verticalSizeClass != .compact
    else { return false }
    let said = stack.last { $0.largeTitleDisplayMode != .automatic } ?? top
    return said.largeTitleDisplayMode != .never
  }

  /// Whether the bar is at the top of a sheet, where it is higher since iOS 13.
  var isInSheet = false { didSet { if isInSheet != oldValue { itemsDidChange() } } }

  private var height: CGFloat {
    let sizes = controlSizes
    let bar = isInSheet ? max(standardBarHeight, sizes.sheetBarHeight) : standardBarHeight
    return bar + (showsLargeTitle ? sizes.largeTitleHeight : 0)
      + (topItem?.prompt == nil ? 0 : sizes.promptHeight)
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
    let sides = [
      ("leading", topItem?.leftBarButtonItems), ("trailing", topItem?.rightBarButtonItems),
    ]
    shown.state = ViewDescription.State(
      items: sides.flatMap { side, items in
        (items ?? []).map {
          ViewDescription.Item(title: $0.title, image: $0.image?.name, placement: side)
        }
      }, style: prefersLargeTitles ? "large" : nil)
  }
}
