public import Foundation

/// The content of a navigation bar for a controller.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uinavigationitem>
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The display mode of a large title; raw values are Apple's.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the previous item.
    case automatic = 0
    /// The title is large if the bar prefers large titles.
    case always = 1
    /// The title is never large.
    case never = 2
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title.
  public override init() { super.init() }

  /// Creates the item of a controller, with an optional title.
  init(title: String?) {
    self.title = title
    super.init()
  }

  /// Creates an item from a document.
  public required init?(coder: NSCoder) { super.init() }

  /// The title.
  open var title: String? { didSet { changed() } }
  /// The appearance of the bar while the item is shown.
  open var standardAppearance: UINavigationBarAppearance?
  /// The appearance when scrolled content ends at the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance at compact height.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance at compact height when scrolled content ends at the bar.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The search controller of the bar.
  ///
  /// Its search bar is below the title, since iOS 13 also if ``hidesSearchBarWhenScrolling`` is true: content is at its
  /// start when it appears. Screenshots of apps show that; Apple documents only that scrolling hides the bar.
  open var searchController: UISearchController? {
    didSet {
      searchController?.item = self
      changed()
    }
  }
  /// Whether the search bar is hidden when content is scrolled; in iOS 11 and 12, it is then shown during a search only.
  open var hidesSearchBarWhenScrolling = true { didSet { changed() } }
  /// The place of a search bar; raw values are Apple's.
  public enum SearchBarPlacement: Int, Sendable {
    /// The system chooses.
    case automatic = 0
    /// In the bar.
    case inline = 1
    /// Below the bar.
    case stacked = 2
  }
  /// The requested place of the search bar; a search bar is below the bar nevertheless.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// The text below the title; has no effect on the layout.
  open var subtitle: String?
  /// The view below the title; has no effect on the layout.
  open var subtitleView: UIView?
  /// The display mode of the back button.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The display mode of a back button; raw values are Apple's.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title as far as it fits.
    case `default` = 0
    /// The word for "Back".
    case generic = 1
    /// The arrow only.
    case minimal = 2
  }
  /// Shows or hides the back button, without animation.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Sets the first leading item, without animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the first trailing item, without animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// A line of text above the title, which makes the bar taller.
  open var prompt: String? { didSet { changed() } }
  /// The display mode of a large title.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  /// A view that replaces the title, in the middle of the bar.
  open var titleView: UIView? { didSet { bar?.setNeedsLayout() } }
  /// The back button that leads to this item.
  open var backBarButtonItem: UIBarButtonItem? { didSet { bar?.setNeedsLayout() } }
  /// The title of the back button; nil for the title of the item.
  open var backButtonTitle: String? { didSet { bar?.setNeedsLayout() } }
  /// Whether the back button is hidden.
  open var hidesBackButton = false { didSet { bar?.setNeedsLayout() } }
  /// Whether the leading items are shown in addition to the back button.
  open var leftItemsSupplementBackButton = false { didSet { bar?.setNeedsLayout() } }
  /// The leading items, from the leading edge.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
  /// The trailing items, from the trailing edge.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }

  /// The first leading item.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first trailing item.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the leading items, without animation.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the trailing items, without animation.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  weak var bar: UINavigationBar?

  func changed() { bar?.itemsDidChange() }
  /// The menu of the title; nil for none.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// The style of the item.
  open var style = ItemStyle.navigator
  /// The groups at the leading edge.
  open var leadingItemGroups: [UIBarButtonItemGroup] = []
  /// The groups in the middle; they have no place in layout.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// The groups at the trailing edge.
  open var trailingItemGroups: [UIBarButtonItemGroup] = []
  /// The group at the end of the bar.
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  /// The action instead of going back.
  open var backAction: UIAction?
  /// The identifier of the customized items.
  open var customizationIdentifier: String?
  /// The elements of the overflow menu.
  open var additionalOverflowItems: UIDeferredMenuElement?
  /// The title while it is large.
  open var largeTitle: String?
  /// The subtitle below a large title.
  open var largeSubtitle: String?
  /// The subtitle view below a large title.
  open var largeSubtitleView: UIView?
  /// Whether the search bar can be in a toolbar (iOS 26).
  open var searchBarPlacementAllowsToolbarIntegration = true
  /// The style of an item; raw values are Apple's.
  public enum ItemStyle: Int, Sendable {
    /// Of navigation.
    case navigator = 0
    /// Of a browser.
    case browser = 1
    /// Of an editor.
    case editor = 2
  }
}
