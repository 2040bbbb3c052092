public import Foundation

/// A row of items, mostly at the bottom; its items are kept, not placed.
///
/// Not offered: placing its items, appearances.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitoolbar>
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// Creates an empty toolbar.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty toolbar.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The items from the leading end.
  open var items: [UIBarButtonItem]?
  /// Changes the items, at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// The style of the bar.
  open var barStyle = UIBarStyle.default
  /// The look of the bar.
  open var standardAppearance = UIToolbarAppearance()
  /// That look while content ends at the bar.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// That look in a low bar.
  open var compactAppearance: UIToolbarAppearance?
  /// That look in a low bar while content ends at the bar.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  /// Sets the image behind the bar at a place.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { backgroundImages[barMetrics] = backgroundImage }
  /// The image behind the bar at a place.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[barMetrics] }
  /// Sets the image of the line at the bar's edge; it is not shown.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {}
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether content shows through.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }

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
    shown.state = ViewDescription.State(
      items: (items ?? []).map(ViewDescription.Item.init))
  }
}
