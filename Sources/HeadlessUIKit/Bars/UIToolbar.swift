public import Foundation

/// A toolbar.
///
/// Custom views of its items are laid out; places of other items are those of the picture.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitoolbar>
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// Creates an empty toolbar.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty toolbar.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The items, from the leading edge.
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
  /// Sets the items, without animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// The style of the bar.
  open var barStyle = UIBarStyle.default
  /// The appearance of the bar.
  open var standardAppearance = UIToolbarAppearance() { didSet { hasOwnAppearance = true } }
  /// Whether the app has set ``standardAppearance``.
  private(set) var hasOwnAppearance = false
  /// The appearance when scrolled content ends at the bar.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The appearance at compact height.
  open var compactAppearance: UIToolbarAppearance?
  /// The appearance at compact height when scrolled content ends at the bar.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  /// Sets the background image for a bar position.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { backgroundImages[barMetrics] = backgroundImage }
  /// Returns the background image for a bar position.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[barMetrics] }
  /// Sets the image of the line at the bar's edge; has no effect on rendering.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {}
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// Whether the bar is translucent.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// Whether the bar is hidden; the content has its space then.
  open override var isHidden: Bool { didSet { superview?.setNeedsLayout() } }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: standardBarHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: standardBarHeight)
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
    shown.kind = "toolbar"
    let hasViews = placesItems(items ?? [])
    shown.state = ViewDescription.State(
      items: places.map { place in
        var item = ViewDescription.Item(place.item)
        if placesCustomViews, place.item.image == nil, let system = place.item.systemItem {
          (item.title, item.image) = (system.words, system.symbolName)
        }
        if hasViews { item.frame = place.frame }
        return item
      })
    if let color = barColor { shown.state?.tints = ViewDescription.Tints(main: color) }
  }

  /// The color of the background; nil on a document's canvas.
  private var barColor: UIColor? {
    guard placesCustomViews else { return nil }
    let image = backgroundImage(forToolbarPosition: .any, barMetrics: .default)
    return BarBackground(
      standard: standardAppearance, edge: scrollEdgeAppearance, tint: barTintColor,
      isTranslucent: isTranslucent, isDark: isDarkBar(barStyle),
      hasEmptyImage: image?.size == .zero, isAtEdge: contentEnds(at: .bottom)
    ).color
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard placesCustomViews else { return }
    let shown = (items ?? []).filter { !$0.isHidden }
    guard !takeCustomViews(shown.compactMap(\.customView)).isEmpty else { return }
    for place in places {
      guard let view = place.item.customView?.superview as? BarItemView else { continue }
      if view.frame != place.frame { view.frame = place.frame }
    }
  }

  /// The items and their places: flexible spaces share what the others leave (*estimates*).
  private var places: [PlacedBarItem] {
    let items = (items ?? []).filter { !$0.isHidden }
    let row = CGSize(width: bounds.width, height: min(standardBarHeight, bounds.height))
    let sizes = items.map { $0.size(in: row) }
    let (margin, gap): (CGFloat, CGFloat) = (16, 16)
    let springs = items.count { $0.systemItem == .flexibleSpace }
    let used = sizes.reduce(0) { $0 + $1.width } + gap * CGFloat(max(items.count - 1, 0))
    let spring = springs == 0 ? 0 : max(row.width - 2 * margin - used, 0) / CGFloat(springs)
    var x = margin
    return zip(items, sizes).map { item, size in
      let width = item.systemItem == .flexibleSpace ? spring : size.width
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let frame = CGRect(
        x: isMirrored ? row.width - x - width : x, y: (row.height - size.height) / 2, width: width,
        height: size.height)
      x += width + gap
      return PlacedBarItem(item: item, frame: frame)
    }
  }
}
