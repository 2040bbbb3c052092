public import Foundation

/// Searches in what another controller shows; its bar takes no space in navigation bars.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisearchcontroller>
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// Creates a search with a controller of results.
  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
  }
  /// The controller of results.
  open private(set) var searchResultsController: UIViewController?
  /// The bar to search with.
  public let searchBar = UISearchBar()
  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate for the search.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the user searches; set it to begin or to end.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }
  /// Whether what is searched is dimmed in the meantime.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar is hidden in the meantime.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button that ends the search comes by itself.
  open var automaticallyShowsCancelButton = true
  /// Whether the line of scopes comes by itself.
  open var automaticallyShowsScopeBar = true
  /// Whether the results show by themselves.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the results show.
  open var showsSearchResultsController = false
}

/// Makes the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Makes the results for the present text.
  func updateSearchResults(for searchController: UISearchController)
}

/// Methods for a search; all are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Is called before the search shows; by tests only.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when the search shows; by tests only.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Is called before the search ends; by tests only.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when the search has ended; by tests only.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Methods for the selection of a tab; all are optional.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when a tab has been chosen; by tests only.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

#if !canImport(Darwin)
/// The data that an app passes to an extension; there are none.
@preconcurrency @MainActor
open class NSExtensionContext: NSObject {
  /// The items that are passed.
  open var inputItems: [Any] { [] }
  /// Ends the extension.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  /// Ends the extension with an error.
  open func cancelRequest(withError error: any Error) {}
  /// Opens an address; nothing opens.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}
#endif
