public import Foundation

/// A controller that searches the content of another controller.
///
/// Its search bar is below the title of a navigation bar, see
/// ``UINavigationItem/hidesSearchBarWhenScrolling``. A controller for results is shown over the searched one
/// during the search.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisearchcontroller>
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// Creates a search controller with a controller for the results.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a search controller that shows results in the controller that it searches.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a search controller from a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The navigation item that shows the search bar.
  weak var item: UINavigationItem?
  /// The controller for the results.
  open private(set) var searchResultsController: UIViewController?
  /// The search bar.
  open var searchBar: UISearchBar { standardSearchBar }
  private let standardSearchBar = UISearchBar()
  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate for the search.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the search is active; set it to begin or end the search.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive {
        delegate?.willPresentSearchController(self)
      } else {
        delegate?.willDismissSearchController(self)
      }
      if automaticallyShowsCancelButton { searchBar.showsCancelButton = isActive }
      item?.changed()
      if isActive {
        delegate?.didPresentSearchController(self)
      } else {
        delegate?.didDismissSearchController(self)
      }
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }
  /// Whether the searched content is dimmed during the search.
  open var obscuresBackgroundDuringPresentation = true
  /// The deprecated name of ``obscuresBackgroundDuringPresentation``.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the navigation bar is hidden during the search.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the Cancel button is shown automatically.
  open var automaticallyShowsCancelButton = true
  /// Whether the scope bar is shown automatically.
  open var automaticallyShowsScopeBar = true
  /// Whether the results are shown automatically.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the results are shown.
  open var showsSearchResultsController = false
  /// The suggestions below the field.
  open var searchSuggestions: [any UISearchSuggestion]?
  /// Whether suggestions do not count for the placement of the search bar.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
  /// When the scope buttons are shown; raw values are Apple's.
  public enum ScopeBarActivation: Int, Sendable {
    /// As the system does.
    case automatic = 0
    /// Never by itself.
    case manual = 1
    /// With text.
    case onTextEntry = 2
    /// With the search.
    case onSearchActivation = 3
  }
  /// When the scope buttons are shown; the app shows them.
  open var scopeBarActivation = ScopeBarActivation.automatic
}

/// An object that updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the text or the state of the search has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// Methods for a search; all are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before the search is presented.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when the search has been presented.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search is dismissed.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when the search has been dismissed.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// The default implementation does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// The default implementation does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// The default implementation does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// The default implementation does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Methods for the selection of a tab; all are optional.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when a tab has been selected; only tests call it.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// The default implementation does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

#if !canImport(Darwin)
/// The context that an app passes to an extension.
///
/// It is always empty.
@preconcurrency @MainActor
open class NSExtensionContext: NSObject {
  /// The items passed to the extension.
  open var inputItems: [Any] { [] }
  /// Ends the extension.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  /// Ends the extension with an error.
  open func cancelRequest(withError error: any Error) {}
  /// Opens a URL; has no effect.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}
#endif
