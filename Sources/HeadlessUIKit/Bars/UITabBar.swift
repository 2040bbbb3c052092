public import Foundation

/// Tabs in a row at the bottom; its items are kept, not placed.
///
/// Not offered: placing its items, appearances, customising.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitabbar>
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Creates a bar without tabs.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a bar without tabs.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The tabs from the leading end.
  open var items: [UITabBarItem]?
  /// Changes the tabs, at once.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// The chosen tab.
  open weak var selectedItem: UITabBarItem?
  /// The style of the bar.
  open var barStyle = UIBarStyle.default
  /// The look of the bar.
  open var standardAppearance = UITabBarAppearance()
  /// That look while content ends at the bar.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The image of the line above the bar.
  open var shadowImage: UIImage?
  /// The image behind the bar.
  open var backgroundImage: UIImage?
  /// The image behind the chosen tab.
  open var selectionIndicatorImage: UIImage?
  /// The delegate for the selection of a tab.
  open weak var delegate: (any UITabBarDelegate)?
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not chosen.
  open var unselectedItemTintColor: UIColor?
  /// Whether content shows through.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }

  /// The height without the safe area, which the bar reaches over when it is placed at the bottom.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: standardTabBarHeight)
  }

  /// The height with the safe area below.
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
    shown.state = ViewDescription.State(
      items: items.map { ViewDescription.Item(title: $0.title, image: $0.image?.name) },
      selectedIndex: items.firstIndex { $0 === selectedItem } ?? (items.isEmpty ? nil : 0))
  }
}
