public import Foundation

/// A tab.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitabbaritem>
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The tabs that the system provides; raw values are Apple's.
  public enum SystemItem: Int, Sendable {
    /// More.
    case more = 0
    /// Favorites.
    case favorites = 1
    /// Featured.
    case featured = 2
    /// Top rated.
    case topRated = 3
    /// Recents.
    case recents = 4
    /// Contacts.
    case contacts = 5
    /// History.
    case history = 6
    /// Bookmarks.
    case bookmarks = 7
    /// Search.
    case search = 8
    /// Downloads.
    case downloads = 9
    /// Most recent.
    case mostRecent = 10
    /// Most viewed.
    case mostViewed = 11
  }

  /// The system tab; nil if the item is not one of the system's.
  package internal(set) var systemItem: SystemItem?

  /// Creates a tab without content.
  public override init() { super.init() }

  /// Creates a tab from a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a tab.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with a different image when it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates one of the system's tabs.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  /// The image when the tab is selected.
  open var selectedImage: UIImage?
  /// The text of the badge; `nil` for none.
  open var badgeValue: String?
  /// The color of the badge.
  open var badgeColor: UIColor?
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  private var badgeAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]
  /// Sets the attributes of the badge in a state; they have no effect on layout.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = textAttributes
  }
  /// Returns the attributes of the badge in a state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }
  /// The appearance of the bar while the item is selected.
  open var standardAppearance: UITabBarAppearance?
  /// The appearance of the bar at the end of the content while the item is selected.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Whether a drag above the item selects it; it does not.
  open var isSpringLoaded = false
}
