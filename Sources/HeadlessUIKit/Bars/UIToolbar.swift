public import Foundation

/// A toolbar.
///
/// Its items are stored, but not laid out.
///
/// Not implemented: layout of the items.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitoolbar>
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// Creates an empty toolbar.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty toolbar.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The items, from the leading edge.
  open var items: [UIBarButtonItem]?
  /// Sets the items, without animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// The style of the bar.
  open var barStyle = UIBarStyle.default
  /// The appearance of the bar.
  open var standardAppearance = UIToolbarAppearance()
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
