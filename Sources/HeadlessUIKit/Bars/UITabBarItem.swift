public import Foundation

/// A tab.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitabbaritem>
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Tabs that the system knows; raw values are Apple's.
  public enum SystemItem: Int, Sendable {
    /// More.
    case more = 0
    /// Favourites.
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

  /// Which of the system's tabs it is, if it is one.
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

  /// Creates a tab with another image while it is chosen.
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

  /// The image while the tab is chosen.
  open var selectedImage: UIImage?
  /// The text of the badge; `nil` for none.
  open var badgeValue: String?
  /// The colour of the badge.
  open var badgeColor: UIColor?
  /// Moves the title.
  open var titlePositionAdjustment = UIOffset.zero
}
