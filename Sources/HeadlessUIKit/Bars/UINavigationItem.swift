public import Foundation

/// The content of a navigation bar for a controller.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uinavigationitem>
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether the title is large; raw values are Apple's.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As that of the item before.
    case automatic = 0
    /// Where the bar prefers it.
    case always = 1
    /// Never.
    case never = 2
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates a controller's item, whose title may be missing.
  init(title: String?) {
    self.title = title
    super.init()
  }

  /// Creates an item from a document.
  public required init?(coder: NSCoder) { super.init() }

  /// The title.
  open var title: String? { didSet { changed() } }
  /// The look of the bar while the item shows.
  open var standardAppearance: UINavigationBarAppearance?
  /// That look while content ends at the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// That look in a low bar.
  open var compactAppearance: UINavigationBarAppearance?
  /// That look in a low bar while content ends at the bar.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The search that the bar offers; its field takes no space.
  open var searchController: UISearchController?
  /// Whether the field leaves while content is scrolled.
  open var hidesSearchBarWhenScrolling = true
  /// How the back button shows.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// How a back button shows; raw values are Apple's.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// With as much of the title as fits.
    case `default` = 0
    /// With the word for "back".
    case generic = 1
    /// With the arrow alone.
    case minimal = 2
  }
  /// Shows or hides the back button, at once.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Changes the first leading item, at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Changes the first trailing item, at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// A line above the title, which makes the bar higher.
  open var prompt: String? { didSet { changed() } }
  /// Whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  /// A view instead of the title; kept, not placed.
  open var titleView: UIView?
  /// The button that leads back here.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the back button, if it differs from the controller's title.
  open var backButtonTitle: String?
  /// Whether there is no back button.
  open var hidesBackButton = false
  /// Whether the leading items are shown in addition to the back button.
  open var leftItemsSupplementBackButton = false
  /// The items at the leading end, from there.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The items at the trailing end, from there.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// The first item at the leading end.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item at the trailing end.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Changes the leading items, at once.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Changes the trailing items, at once.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  weak var bar: UINavigationBar?

  private func changed() { bar?.itemsDidChange() }
}
