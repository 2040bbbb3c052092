public import Foundation

/// A tab bar.
///
/// Its items are stored, but not laid out.
///
/// Not implemented: layout of the items, customization.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitabbar>
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Creates a bar without tabs.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a bar without tabs.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The tabs, from the leading edge.
  open var items: [UITabBarItem]?
  /// Sets the tabs, without animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// The selected tab.
  open weak var selectedItem: UITabBarItem?
  /// The style of the bar.
  open var barStyle = UIBarStyle.default
  /// The appearance of the bar.
  open var standardAppearance = UITabBarAppearance() { didSet { hasOwnAppearance = true } }
  /// Whether the app has set ``standardAppearance``.
  private(set) var hasOwnAppearance = false
  /// The appearance when scrolled content ends at the bar.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The image of the line above the bar.
  open var shadowImage: UIImage?
  /// The background image.
  open var backgroundImage: UIImage?
  /// The image behind the selected tab.
  open var selectionIndicatorImage: UIImage?
  /// The delegate for the selection of a tab.
  open weak var delegate: (any UITabBarDelegate)?
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// The color of tabs that are not selected.
  open var unselectedItemTintColor: UIColor?
  /// Whether the bar is translucent.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// Whether the bar is hidden; the content has its space then.
  open override var isHidden: Bool { didSet { superview?.setNeedsLayout() } }

  /// The height without the safe area, over which the bar extends when it is at the bottom.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: standardTabBarHeight)
  }

  /// Returns the height including the safe area below.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let below = window?.safeAreaInsets.bottom ?? 0
    return CGSize(width: size.width, height: standardTabBarHeight + below)
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
    shown.kind = "tabBar"
    let items = items ?? []
    let selected = items.firstIndex { $0 === selectedItem } ?? (items.isEmpty ? nil : 0)
    shown.state = ViewDescription.State(
      items: items.enumerated().map { describe($1, isSelected: $0 == selected) },
      selectedIndex: selected)
    if let color = barColor { shown.state?.tints = ViewDescription.Tints(main: color) }
  }
  /// The width of items, without effect; 0 for the default.
  open var itemWidth: CGFloat = 0
  /// The distance of items, without effect; 0 for the default.
  open var itemSpacing: CGFloat = 0
  /// Whether the user rearranges items: always false.
  open var isCustomizing: Bool { false }
  /// The placement of items; raw values are Apple's.
  public enum ItemPositioning: Int, Sendable {
    /// As the device does.
    case automatic = 0
    /// Items fill the bar.
    case fill = 1
    /// Items are in the middle.
    case centered = 2
  }
  /// The placement of items; it has no effect.
  open var itemPositioning = ItemPositioning.automatic
}
