public import Foundation

/// Methods that control and report searching; all are optional.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisearchbardelegate>
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Returns whether editing can begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether editing can end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the text has been changed by typing.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether a range of the text can be replaced.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the search button has been tapped.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the cancel button has been tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the bookmark button has been tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when the button for search results has been tapped.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called when another scope has been selected.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns true.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// The default implementation does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Returns true.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// The default implementation does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// The default implementation does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Returns true.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// The default implementation does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// The default implementation does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// The default implementation does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// The default implementation does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
