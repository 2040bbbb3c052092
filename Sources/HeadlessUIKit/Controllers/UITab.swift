public import Foundation

/// A tab of a tab bar controller since iOS 18, with the controller that it shows.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitab>
@preconcurrency @MainActor
open class UITab: NSObject {
  /// Where a tab can be placed; raw values are Apple's.
  public enum Placement: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// As `fixed`.
    case `default` = 1
    /// In the sidebar, and in the bar if it fits.
    case optional = 2
    /// In the bar, where the user can move it.
    case movable = 3
    /// In the bar, at its place.
    case pinned = 4
    /// In the bar, at its place.
    case fixed = 5
    /// In the sidebar only.
    case sidebarOnly = 6
  }

  /// The title.
  open var title: String { didSet { showInBar() } }
  /// The image.
  open var image: UIImage? { didSet { showInBar() } }
  /// The text below the title in a sidebar.
  open var subtitle: String?
  /// The identifier, which is unique in the tab bar controller.
  public let identifier: String
  /// The value of the badge.
  open var badgeValue: String? { didSet { showInBar() } }
  /// Any object of the app.
  open var userInfo: Any?
  /// Whether the tab can be selected.
  open var isEnabled = true
  /// Whether the tab is hidden.
  open var isHidden = false { didSet { tabBarController?.showTabs() } }
  /// Whether the tab can be hidden by the user; nothing is hidden by one.
  open var allowsHiding = false
  /// Where the tab can be placed; all are in the bar but those that are in the sidebar only.
  open var preferredPlacement = Placement.automatic { didSet { tabBarController?.showTabs() } }
  /// The group of the tab.
  open internal(set) weak var parent: UITabGroup?
  /// The tab bar controller of the tab.
  open internal(set) weak var tabBarController: UITabBarController?
  /// The controller, which is made when the tab is first shown in the bar.
  open var viewController: UIViewController? {
    if let made { return made }
    made = provider?(self)
    showInBar()
    return made
  }

  var made: UIViewController?
  private let provider: ((UITab) -> UIViewController)?

  /// Creates a tab.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
    super.init()
  }

  /// Gives the item in the bar the title, the image and the badge of the tab.
  func showInBar() {
    guard let item = made?.tabBarItem else { return }
    (item.title, item.image, item.badgeValue) = (title, image, badgeValue)
  }
}

/// A tab with tabs inside, which a sidebar shows.
///
/// Without a controller of its own, it shows that of its first tab.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitabgroup>
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// The tabs inside.
  open var children: [UITab] { didSet { adopt() } }
  /// The order of the tabs, by identifier.
  open var displayOrderIdentifiers: [String] = []
  /// The tab that is selected first; the first one without.
  open weak var defaultChild: UITab?
  /// The selected tab inside.
  open weak var selectedChild: UITab?
  /// The navigation controller that shows the controllers of the tabs.
  open var managingNavigationController: UINavigationController?

  /// Creates a group.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    adopt()
  }

  /// Returns the tab inside with an identifier.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for child in children {
      if child.identifier == identifier { return child }
      if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  open override var viewController: UIViewController? {
    if let own = super.viewController { return own }
    let shown = (selectedChild ?? defaultChild ?? children.first)?.viewController
    guard let managingNavigationController, let shown else { return shown }
    if managingNavigationController.viewControllers.isEmpty {
      managingNavigationController.viewControllers = [shown]
    }
    made = managingNavigationController
    showInBar()
    return made
  }

  private func adopt() { for child in children { child.parent = self } }
}

/// The tab of the search.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisearchtab>
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Whether a tap begins a search; nothing is searched.
  open var automaticallyActivatesSearch = false

  /// Creates the tab, with the system's title and image.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
  }
}

extension UITabBarController {
  /// The sidebar of a tab bar controller, which is not shown.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class>
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    /// Whether the sidebar is hidden; it is not shown in either case.
    open var isHidden = true
    /// The layout the app prefers.
    open var preferredLayout = Layout.automatic
    /// The view at the top.
    open var headerContentConfiguration: (any UIContentConfiguration)?
    /// The view at the bottom.
    open var footerContentConfiguration: (any UIContentConfiguration)?
    /// Whether the user can reorder the tabs.
    open var allowsReordering = false

    /// The arrangement of the sidebar and the content; raw values are Apple's.
    public enum Layout: Int, Sendable {
      /// The system's choice.
      case automatic = 0
      /// Above the content.
      case overlap = 1
      /// Beside the content.
      case tile = 2
    }
  }

  /// Returns the tab with an identifier.
  public func tab(forIdentifier identifier: String) -> UITab? {
    for tab in tabs {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  /// Sets the tabs.
  public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

  /// Shows the controllers of the tabs that the bar has.
  func showTabs() {
    for tab in tabs { tab.tabBarController = self }
    setViewControllers(shownTabs.compactMap(\.viewController), animated: false)
  }

  var shownTabs: [UITab] {
    tabs.filter { !$0.isHidden && $0.preferredPlacement != .sidebarOnly }
  }
}
